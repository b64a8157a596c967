"""Plugs the tournament room into the window: one menu, one dock, and leaving politely."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu

from ecosysteme.reglages import Reglage
from ecosysteme.tournoi.execution import Etat, EtatChange
from ecosysteme.tournoi.plan import Reglement
from ui.socle.docks import PlaceDock
from ui.socle.langue import deux_points
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire
from ui.socle.taches import Tache
from ui.socle.theme import CLAIR, Theme
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.dock import DockTournoi
from ui.tournoi.fichiers import ECRITURES, Dossier
from ui.tournoi.pilote import Regie
from ui.tournoi.preparation import Preparation, base_habituelle
from ui.tournoi.processus import Moyens

DERNIER = Reglage("tournoi_montre", "", "Dernier fichier de tournois montré dans la fenêtre.")
DUREE_MESSAGE = 8000  # ms in the status bar
LARGEUR = 540  # px of the dock beside the window
FLOTTANTE = QSize(1000, 560)


class Tournois(QObject):
    """The tournaments of ``fenetre``; ``definir_theme`` and ``fermer`` are to be called by it."""

    def __init__(self, fenetre: QMainWindow, memoire: Memoire) -> None:
        """Add the menu ``menu_tournoi``, before that of help, and the dock ``dock_tournoi``, hidden at first."""
        super().__init__(fenetre)
        self._fenetre, self._memoire, self._theme = fenetre, memoire, CLAIR
        self._dialogue: DialogueTournoi | None = None
        self._inscription: Tache | None = None
        self._rappele = self._demande = False  # the last tournament was looked for; somebody asked for another
        self.regie = Regie(self)
        self.dock = DockTournoi(fenetre)
        self._place = PlaceDock(fenetre, self.dock, LARGEUR, FLOTTANTE)
        self._faire_menu()
        self._brancher()
        self._traduire()
        self._permettre()
        fenetre.installEventFilter(self)

    def _faire_menu(self) -> None:
        barre = self._fenetre.menuBar()
        self._menu = QMenu(self._fenetre)
        self._menu.setObjectName("menu_tournoi")
        gestes: dict[str, tuple[str, Callable[[], object]]] = {
            "nouveau_tournoi": ("Ctrl+T", self.regler),
            "ouvrir_tournoi": ("Ctrl+Shift+T", self.choisir_fichier),
            "exporter_tournoi": ("Ctrl+Alt+T", self.choisir_export),
            "demarrer_tournoi": ("Shift+F5", self.dock.demarrer.emit),
            "pause_tournoi": ("Shift+F6", self.dock.pause.emit),
            "arreter_tournoi": ("Ctrl+Shift+F6", self.dock.arreter.emit),
        }
        self._actions: dict[str, QAction] = {}
        for nom, (raccourci, geste) in gestes.items():
            action = self._actions[nom] = QAction(self._fenetre)
            action.setObjectName(f"action_{nom}")
            action.setShortcut(QKeySequence(raccourci))
            action.triggered.connect(lambda _coche=False, geste=geste: geste())
            self._menu.addAction(action)
        self._menu.addSeparator()
        # Not the dock's own action: it shows the dock before anybody can make room for it.
        montrer = self._actions["dock_tournoi"] = QAction(self._fenetre)
        montrer.setObjectName("action_dock_tournoi")
        montrer.setCheckable(True)
        montrer.setShortcut(QKeySequence("F9"))
        montrer.triggered.connect(lambda coche: self.montrer() if coche else self._place.rendre())
        self._menu.addAction(montrer)
        aide = next((entree for entree in barre.actions() if _nom_du_menu(entree) == "menu_aide"), None)
        if aide is None:
            barre.addMenu(self._menu)
        else:
            barre.insertMenu(aide, self._menu)

    def _brancher(self) -> None:
        dock, regie = self.dock, self.regie
        dock.nouveau.connect(self.regler)
        dock.ouvrir.connect(self.choisir_fichier)
        dock.exporter.connect(self.choisir_export)
        dock.demarrer.connect(regie.demarrer)
        dock.pause.connect(regie.pause)
        dock.arreter.connect(regie.arreter)
        dock.numero_choisi.connect(self._changer_numero)
        dock.statistiques_en_vue.connect(regie.suivre_bilans)
        dock.visibilityChanged.connect(self._rappeler)
        dock.toggleViewAction().toggled.connect(lambda _: self._suivre_dock())
        regie.ouvert.connect(self._presenter)
        regie.tableau_change.connect(dock.montrer)
        regie.plateaux_change.connect(dock.montrer_plateaux)
        regie.incidents_survenus.connect(dock.ajouter_incidents)
        regie.etat_change.connect(self._changer_etat)
        regie.bilans_prets.connect(dock.statistiques.montrer)
        regie.exporte.connect(lambda vers: self._dire(self.tr("Tournoi écrit dans {}").format(vers)))
        regie.refus.connect(self._dire)
        for arret in (dock.pause, dock.arreter):
            arret.connect(self._permettre)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.dock.definir_theme(theme)

    def montrer(self) -> None:
        """Show the dock, the first time where there is room."""
        self._place.montrer()

    def _suivre_dock(self) -> None:
        """Tick the menu entry while the room is there, and give its width back when it goes."""
        self._actions["dock_tournoi"].setChecked(not self.dock.isHidden())
        if self.dock.isHidden():
            self._place.rendre()

    def _rappeler(self, visible: bool) -> None:
        """Look for the tournament of the last time, the first time that somebody sees the room empty."""
        if not visible or self._rappele or self._demande:
            return
        self._rappele = True
        if not (chemin := str(self._memoire.lire(DERNIER))):
            return
        self.dock.annoncer(self.tr("Lecture de {}…").format(chemin))
        self.regie.moyens = Preparation.rappeler(self._memoire).moyens
        self.regie.ouvrir(Path(chemin), echec=self._renoncer)

    def _renoncer(self, erreur: BaseException) -> None:
        """Say why the tournament of the last time is not there."""
        self.dock.annoncer(deux_points(self.tr("Dernier tournoi"), dire(erreur)))

    # What the menu and the dock ask for.

    def regler(self) -> None:
        """Open the set-up of a new tournament, unless one is played."""
        if self.regie.en_cours:
            return
        if self._dialogue is None:
            self._dialogue = DialogueTournoi(self._fenetre, self._memoire, self._theme, self._inscrire)
            self._dialogue.finished.connect(self._oublier_dialogue)
        self._dialogue.open()

    def _oublier_dialogue(self) -> None:
        self._dialogue = None
        if self._inscription is not None:
            self._inscription.annuler()  # somebody closed the dialog first; it changes nothing otherwise
            self._inscription = None

    def _inscrire(
        self,
        reglement: Reglement,
        chemin: Path,
        moyens: Moyens,
        fait: Callable[[], None],
        echec: Callable[[BaseException], None],
    ) -> None:
        self._demande = True
        self.regie.moyens = moyens
        self._inscription = self.regie.inscrire(reglement, chemin, fait, echec)

    def choisir_fichier(self) -> None:
        """Ask for a file of tournaments, and show its newest one."""
        if self.regie.en_cours:
            return
        boite = self._boite("boite_ouvrir_tournoi", self.tr("Ouvrir un tournoi"), self._base)
        boite.setNameFilters([self.tr("Tournois (*.sqlite)"), self.tr("Tous les fichiers (*)")])
        boite.setFileMode(QFileDialog.FileMode.ExistingFile)
        boite.fileSelected.connect(lambda chemin: self.ouvrir(Path(chemin)))
        boite.open()

    def ouvrir(self, chemin: Path, numero: int | None = None) -> None:
        """Show a tournament of a file, the newest by default; resuming it takes who played the last one."""
        self._demande = True
        self.regie.moyens = Preparation.rappeler(self._memoire).moyens
        self.regie.ouvrir(chemin, numero)

    def _changer_numero(self, numero: int) -> None:
        if self.regie.dossier is not None:
            self.ouvrir(self.regie.dossier.chemin, numero)

    def choisir_export(self) -> None:
        """Ask where to write the tournament on show; the suffix says what: a report, the table, the games."""
        if self.regie.dossier is None:
            return
        boite = self._boite("boite_exporter_tournoi", self.tr("Exporter le tournoi"), self._base.with_suffix(".html"))
        quoi = {
            ".html": self.tr("Rapport"),
            ".json": self.tr("Tableau"),
            ".csv": self.tr("Parties, une ligne chacune"),
            ".txt": self.tr("Transcriptions"),
            ".ggf": self.tr("Parties GGF"),
        }
        boite.setNameFilters([f"{quoi.get(suffixe, suffixe)} (*{suffixe})" for suffixe in ECRITURES])
        boite.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffixes = list(ECRITURES)
        boite.filterSelected.connect(lambda filtre: boite.setDefaultSuffix(suffixes[boite.nameFilters().index(filtre)]))
        boite.setDefaultSuffix(suffixes[0])
        boite.fileSelected.connect(lambda chemin: self.regie.exporter(Path(chemin)))
        boite.open()

    def _boite(self, nom: str, titre: str, chemin: Path) -> QFileDialog:
        boite = QFileDialog(self._fenetre, titre, str(chemin.parent))
        boite.setObjectName(nom)
        boite.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        boite.selectFile(chemin.name)
        return boite

    @property
    def _base(self) -> Path:
        if self.regie.dossier is not None:
            return self.regie.dossier.chemin
        return Path(Preparation.rappeler(self._memoire).base or base_habituelle())

    # What comes of it.

    def _presenter(self, dossier: Dossier) -> None:
        self._memoire.ecrire(DERNIER, str(dossier.chemin.absolute()))
        self.dock.presenter(dossier, self.regie.etat or Etat.PRET)
        if self._demande:
            self.montrer()
        self._permettre()

    def _changer_etat(self, changement: EtatChange) -> None:
        self.dock.changer_etat(changement.etat, changement.raison)
        self._permettre()

    def _permettre(self) -> None:
        for nom, bouton in self.dock.boutons.items():
            self._actions[f"{nom}_tournoi"].setEnabled(bouton.isEnabled())

    def _dire(self, phrase: str) -> None:
        self._fenetre.statusBar().showMessage(phrase, DUREE_MESSAGE)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the language of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()
        return False

    def _traduire(self) -> None:
        self._menu.setTitle(self.tr("Tournoi"))
        self._actions["nouveau_tournoi"].setText(self.tr("&Nouveau tournoi…"))
        self._actions["ouvrir_tournoi"].setText(self.tr("&Ouvrir un tournoi…"))
        self._actions["exporter_tournoi"].setText(self.tr("&Exporter le tournoi…"))
        self._actions["demarrer_tournoi"].setText(self.tr("&Démarrer ou reprendre"))
        self._actions["pause_tournoi"].setText(self.tr("&Pause"))
        self._actions["arreter_tournoi"].setText(self.tr("&Arrêter"))
        self._actions["dock_tournoi"].setText(self.tr("&Salle des tournois"))

    def fermer(self) -> None:
        """Pause what is played, and end every process."""
        if self._dialogue is not None:
            self._dialogue.reject()
        self.regie.fermer()


def _nom_du_menu(entree: QAction) -> str:
    menu = entree.menu()
    return menu.objectName() if isinstance(menu, QMenu) else ""
