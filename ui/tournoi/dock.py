"""The tournament room as a dock: what is played, how far it is, who leads, the boards, and its few buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.fautes import Message
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.fiche import PartieFinie
from ui.jeux.registre import adaptateur_de
from ui.socle.docks import ContenuDock, DefilementDock, DockTardif, OngletsDock, OngletsEnLigne, nommer_boutons
from ui.socle.langue import accorder, deux_points
from ui.socle.raisons import dire
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme, marquer
from ui.tournoi.annonces import AnnoncesTournoi
from ui.tournoi.direct.plateaux import PanneauPlateaux
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.fichiers import INCIDENTS_MAX, Dossier, Incident
from ui.tournoi.incidents import TableIncidents
from ui.tournoi.instantane import InstantaneTournoi
from ui.tournoi.jauge_sprt import JaugeSprt
from ui.tournoi.mots import dire_etat, dire_rythme, nommer_joueurs, reglages, titre
from ui.tournoi.parties import ListeParties
from ui.tournoi.statistiques import PanneauStatistiques
from ui.tournoi.tableau_croise import TableauCroise

CLASSEMENT, STATISTIQUES, INCIDENTS = VUES = range(3)  # tabs
LARGEUR_MINIMALE: Final = 320  # px
TAILLE: Final = QSize(470, 700)
# Of the tables and of the boards, by the way in which the dock is split: high, the tables have what they ask for.
PARTS: Final = {Qt.Orientation.Horizontal: (3000, 2000), Qt.Orientation.Vertical: (10_000, 1)}
SANS_LIMITE: Final = 16_777_215  # px, Qt's own


class DockTournoi(DockTardif):
    """Shows a tournament and says which button was pressed; it decides nothing.

    Whoever asks for a tournament to be shown fills it first, as whoever shows it does.
    """

    nouveau, ouvrir, exporter = Signal(), Signal(), Signal()
    demarrer, pause, arreter, rejouer, allonger = Signal(), Signal(), Signal(), Signal(), Signal()
    numero_choisi = Signal(int)
    statistiques_en_vue = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dock_tournoi")
        self._etat: EtatTournoi | None = None
        self._annonce = self._chemin = ""
        self._raison: Message | None = None
        self._pause_demandee = False
        self._annonces = AnnoncesTournoi(self)
        self._instantane: InstantaneTournoi | None = None
        self._fiches: Sequence[PartieFinie] = ()
        self._noms: list[str] = []
        self._traduire()

    def _garnir(self) -> None:
        self._faire_widgets()
        self._disposer()
        self._brancher()

    def _faire_widgets(self) -> None:
        self.titre, self.phrase, self.rythme = Etiquette(), Etiquette(), Etiquette()
        self.titre.setProperty("role", "titre")
        self.rythme.setProperty("role", "discret")
        for nom, texte in (("titre", self.titre), ("phrase", self.phrase), ("rythme", self.rythme)):
            texte.setObjectName(f"tournoi_{nom}")
            texte.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            texte.setWordWrap(True)
        self.numeros = QComboBox()
        self.numeros.setObjectName("tournoi_numeros")
        self.numeros.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # in another language too
        self.progression = QProgressBar()
        self.progression.setObjectName("tournoi_progression")
        self.progression.setTextVisible(False)
        self.progression.setFixedHeight(10)
        self.boutons: dict[str, QPushButton] = {}
        for nom in ("demarrer", "pause", "arreter", "allonger", "rejouer", "nouveau", "ouvrir", "exporter"):
            self.boutons[nom] = QPushButton()
            self.boutons[nom].setObjectName(f"tournoi_{nom}")
        self.jauge = JaugeSprt()
        self.jauge.setObjectName("tournoi_jauge")
        self.jauge.hide()
        self.tableau, self.aide = TableauCroise(), Etiquette()
        self.aide.setObjectName("tournoi_aide")
        self.aide.setProperty("role", "detail")
        self.statistiques = PanneauStatistiques()
        self.incidents = TableIncidents()
        self.parties = ListeParties()
        self.plateaux = PanneauPlateaux()
        self.vues, self.onglets = OngletsEnLigne("tournoi_vues", len(VUES)), OngletsDock()
        self.onglets.setObjectName("tournoi_onglets")
        self.onglets.tabBar().hide()  # ``vues`` are its tabs, which may stand on another line
        self.onglets.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # or Tab would give them the keyboard, and stay here
        self._classement = _colonne(self.aide, self.tableau, self.parties)
        for onglet in (self._classement, self.statistiques, _colonne(self.incidents)):
            self.onglets.addTab(onglet, "")

    def _disposer(self) -> None:
        partage = self._partage = QSplitter(Qt.Orientation.Vertical)
        partage.addWidget(self.onglets)
        partage.addWidget(self.plateaux)
        partage.setChildrenCollapsible(False)
        contenu = ContenuDock(partage, TAILLE, LARGEUR_MINIMALE)
        contenu.tourne.connect(self._partager)
        colonne = QVBoxLayout(contenu)
        gauche, haut = QVBoxLayout(), QHBoxLayout()
        gauche.addWidget(self.titre)
        gauche.addWidget(self.progression)
        haut.addLayout(gauche, 1)
        for nom in ("allonger", "arreter", "pause", "demarrer"):  # what goes on stands where what pauses stood
            haut.addWidget(self.boutons[nom])
        colonne.addLayout(haut)
        colonne.addLayout(_ligne(self.phrase, self.numeros))
        colonne.addWidget(self.rythme)
        colonne.addWidget(self.boutons["rejouer"])
        colonne.addWidget(self.jauge)
        colonne.addWidget(self.vues)  # unless a title above the room takes it
        colonne.addWidget(partage, 1000)
        colonne.addStretch(1)
        salle = QWidget()
        tout = QVBoxLayout(salle)
        tout.setContentsMargins(0, 0, 0, 0)
        tout.setSpacing(0)
        tout.addWidget(DefilementDock(contenu), 1)
        pied = _ligne(*(self.boutons[nom] for nom in ("nouveau", "ouvrir", "exporter")), egaux=True)
        pied.setContentsMargins(colonne.contentsMargins())
        pied.setSpacing(colonne.spacing())
        tout.addLayout(pied)
        self.setWidget(salle)

    def _partager(self) -> None:
        """Give the standing the height of its lines where boards lie under it, and other tables what they can take."""
        haute = self._partage.orientation() == Qt.Orientation.Vertical
        limite = SANS_LIMITE
        if haute and self._etat is EtatTournoi.EN_COURS and self.onglets.currentIndex() == CLASSEMENT:
            limite = self.onglets.hauteur_autour_de(self._classement)
        self.onglets.setMaximumHeight(limite)
        self._partage.setSizes(PARTS[self._partage.orientation()])

    def _brancher(self) -> None:
        for nom, bouton in self.boutons.items():
            bouton.clicked.connect(getattr(self, nom))
        self.pause.connect(self._attendre_pause)
        self.arreter.connect(self._attendre_arret)
        self.numeros.activated.connect(lambda rang: self.numero_choisi.emit(self.numeros.itemData(rang)))
        self.vues.currentChanged.connect(self.onglets.setCurrentIndex)
        self.onglets.currentChanged.connect(self.vues.setCurrentIndex)
        self.onglets.currentChanged.connect(lambda _: self._dire_vue())
        self.onglets.currentChanged.connect(lambda _: self._partager())
        self.tableau.hauteur_changee.connect(self._partager)
        self.visibilityChanged.connect(lambda _: self._dire_vue())

    def _dire_vue(self) -> None:
        self.statistiques_en_vue.emit(self.isVisible() and self.onglets.currentIndex() == STATISTIQUES)

    def _vetir(self, theme: Theme) -> None:
        for partie in (self.jauge, self.plateaux, self.statistiques):
            partie.definir_theme(theme)

    # What is shown.

    def annoncer(self, annonce: str) -> None:
        """Say why there is no tournament, or not yet, as long as there is none."""
        self._annonce = annonce
        self._ecrire()

    def presenter(self, dossier: Dossier, etat: EtatTournoi) -> None:
        """Show another tournament."""
        self._annonces.oublier()
        self._etat = etat
        self._noms = nommer_joueurs(dossier.etat.reglement)
        with QSignalBlocker(self.numeros):
            self.numeros.clear()
            for numero in reversed(dossier.numeros):
                self.numeros.addItem("", numero)
            self.numeros.setCurrentIndex(self.numeros.findData(dossier.numero))
        self._ecrire_numeros()
        self._chemin = str(dossier.chemin)
        self.plateaux.presenter(self._noms)
        self.incidents.presenter(self._noms)
        self.montrer(dossier.etat)
        self.parties.presenter()
        self.montrer_parties(())
        self.ajouter_incidents(dossier.incidents)
        self.changer_etat(etat)

    def _ecrire_numeros(self) -> None:
        for rang in range(self.numeros.count()):
            self.numeros.setItemText(rang, self.tr("n° {}").format(self.numeros.itemData(rang)))

    def montrer(self, etat: InstantaneTournoi) -> None:
        """Show how far the tournament is."""
        self._instantane = etat
        self.tableau.montrer(etat)
        self.progression.setRange(0, max(etat.reglement.parties, 1))
        self.progression.setValue(etat.parties)
        self._ecrire()

    def montrer_plateaux(self, plateaux: tuple[PlateauSuivi, ...]) -> None:
        """Show the games in progress: none once nobody plays, though the last boards may come after that."""
        self.plateaux.montrer(plateaux if self._etat is EtatTournoi.EN_COURS else ())

    def ajouter_incidents(self, incidents: Iterable[Incident]) -> None:
        """Add games that did not go to their end, with the reason."""
        self.incidents.ajouter(incidents)
        self._intituler_incidents()

    def _intituler_incidents(self) -> None:
        comptes = self.incidents.nombre
        au_moins = "+" * (comptes >= INCIDENTS_MAX)  # the first ones of the file are read
        self.vues.setTabText(INCIDENTS, self.tr("Incidents"))  # all tabs are read on one line, also in a narrow room
        self.vues.setTabToolTip(INCIDENTS, deux_points(self.incidents.accessibleName(), f"{comptes}{au_moins}"))
        self.vues.setTabVisible(INCIDENTS, comptes > 0)

    def montrer_parties(self, fiches: Sequence[PartieFinie]) -> None:
        """List the finished games, which have the place of the boards when nobody plays."""
        self._fiches = fiches
        if self._instantane is not None:
            vue = adaptateur_de(self._instantane.reglement.creer_jeu())
            self.parties.montrer(fiches, self._noms, vue, self._instantane.parties)
        self._ecrire()

    def changer_etat(self, etat: EtatTournoi | None, raison: Message | None = None) -> None:
        """Show where the tournament stands, and let exactly the buttons be pressed that do something."""
        self._etat, self._raison, self._pause_demandee = etat, raison, False
        if etat is not EtatTournoi.EN_COURS:
            self.montrer_plateaux(())
        self._ecrire()
        self._partager()

    def _attendre_pause(self) -> None:
        """Say that the pause was asked for: the games in progress may still take long to end."""
        self._pause_demandee = True
        self._ecrire()
        self._annonces.dire(self._mot)

    def _attendre_arret(self) -> None:
        """Say at once that it stops: the games in progress are given up, which takes a moment too."""
        self.phrase.setText(self.tr("Arrêt…"))
        self._annonces.dire(self.phrase.text())

    @property
    def permis(self) -> dict[str, bool]:
        """Which of its buttons, and of the entries that do the same, would do something."""
        en_cours, la = self._etat is EtatTournoi.EN_COURS, self._etat is not None
        return {
            "demarrer": la and not en_cours and self._etat is not EtatTournoi.FINI,
            "pause": en_cours and not self._pause_demandee,
            "arreter": en_cours,
            "rejouer": la and not en_cours and self._instantane is not None and self._instantane.forfaits > 0,
            "allonger": self._etat is EtatTournoi.FINI and self._instantane is not None and not self._instantane.juge,
            "nouveau": not en_cours,
            "ouvrir": not en_cours,
            "exporter": la,
        }

    def _permettre(self) -> None:
        for nom, permis in self.permis.items():
            self.boutons[nom].setEnabled(permis)
        en_cours = self._etat is EtatTournoi.EN_COURS
        vus = {"pause": en_cours, "arreter": en_cours, "nouveau": True, "ouvrir": True}
        for nom, bouton in self.boutons.items():
            bouton.setVisible(vus.get(nom, self.permis[nom]))
        marquer(self.boutons["nouveau"], "role", "principal" if self._etat is None else "")  # the first step
        self.numeros.setVisible(self.numeros.count() > 1)
        self.numeros.setEnabled(not en_cours)
        for choix in (self.boutons["nouveau"], self.boutons["ouvrir"], self.numeros):
            infobulle(choix, self.occupe if en_cours else "")

    @property
    def occupe(self) -> str:
        """Say why no other tournament can be shown while this one is played."""
        return self.tr("Un tournoi se joue : Pause ou Arrêter, puis un autre. Rien de ce qui est joué n'est perdu.")

    @property
    def _accueil(self) -> str:
        """Say what can be done while there is no tournament."""
        quoi = self.tr("Des machines se rencontrent ici : classement, Elo, parties en cours.")
        nouveau = self.tr("« Nouveau… » règle un tournoi et le lance.")
        ouvrir = self.tr("« Ouvrir… » en montre un d'un fichier ; interrompu, il reprend où il en était.")
        return "\n\n".join(filter(None, (self._annonce, quoi, nouveau, ouvrir)))

    def _ecrire(self) -> None:
        etat = self._instantane
        self._permettre()
        vide = etat is None or self._etat is None
        for widget in (self.progression, self.vues, self._partage):
            widget.setVisible(not vide)
        joue = self._etat is EtatTournoi.EN_COURS
        self.plateaux.setVisible(joue)  # the tables have the room of boards that nobody plays on
        self.parties.setVisible(not joue and etat is not None and etat.parties > 0)
        commence = etat is not None and etat.parties
        self.boutons["demarrer"].setText(self.tr("Reprendre") if commence else self.tr("Démarrer"))
        if etat is None or self._etat is None:
            self.titre.setText(self.tr("Aucun tournoi"))
            self.phrase.setText(self._accueil)
            self.rythme.hide()
            return
        self.titre.setText(titre(etat.reglement))
        infobulle(self.titre, f"{reglages(etat.reglement)}\n{self._chemin}")
        self.titre.setAccessibleDescription(reglages(etat.reglement))
        self.phrase.setText(self._phrase(etat))
        self.jauge.montrer(etat.jauge, self._noms[0])
        self.rythme.setText(dire_rythme(etat, self._noms, joue=joue, arrive=self._pause_demandee))
        self.rythme.setVisible(bool(self.rythme.text()))
        self.progression.setAccessibleName(self._compte(etat))
        self._annonces.suivre(etat, self._etat, self._mot, self.phrase.text())

    def lire(self) -> None:
        """Have a screen reader say what is on show."""
        if self._instantane is None or self._etat is None:
            self._annonces.dire(self._annonce or f"{self.titre.text()}. {self.phrase.text()}")
        else:
            self._annonces.lire(self._instantane, self.phrase.text())

    def _compte(self, etat: InstantaneTournoi) -> str:
        faites = accorder(etat.parties, self.tr("{} partie"), self.tr("{} parties"))
        return self.tr("{} sur {}").format(faites, QLocale().toString(etat.reglement.parties))

    @property
    def _mot(self) -> str:
        """Where the tournament stands, in a word or with the reason."""
        if self._pause_demandee and not self._raison:
            return self.tr("Pause demandée, les parties en cours se finissent")
        mot = "" if self._etat is None else dire_etat(self._etat)
        return deux_points(mot, dire(self._raison)) if self._raison else mot

    def _phrase(self, etat: InstantaneTournoi) -> str:
        nombres = QLocale()
        dites = [self._mot, self._compte(etat)]
        if etat.forfaits:
            dites.append(self.tr("dont perdues par forfait : {}").format(nombres.toString(etat.forfaits)))
        return " · ".join(dites)

    def _traduire_cadre(self) -> None:
        self.setWindowTitle(self.tr("Tournoi"))
        nommer_boutons(self, self.tr("Cacher la salle"), self.tr("Détacher la salle"))

    def _traduire_contenu(self) -> None:
        textes = {
            "pause": self.tr("Pause"),
            "arreter": self.tr("Arrêter"),
            "rejouer": self.tr("Rejouer les forfaits"),
            "allonger": self.tr("Ajouter des parties…"),
            "nouveau": self.tr("Nouveau…"),
            "ouvrir": self.tr("Ouvrir…"),
            "exporter": self.tr("Exporter…"),
        }
        for nom, texte in textes.items():
            self.boutons[nom].setText(texte)
        infobulle(self.boutons["pause"], self.tr("Les parties en cours se finissent"))
        infobulle(self.boutons["arreter"], self.tr("Les parties en cours seront rejouées"))
        infobulle(self.boutons["rejouer"], self.tr("Efface les parties perdues par forfait, et les joue de nouveau"))
        self.numeros.setAccessibleName(self.tr("Tournois du fichier"))
        for rang, texte in enumerate((self.tr("Classement"), self.tr("Statistiques"))):
            self.vues.setTabText(rang, texte)
        self.vues.setAccessibleName(self.tr("Ce que l'on voit du tournoi"))
        self.aide.setText(self.tr("Double clic ou Entrée : les parties d'un joueur, ou d'une rencontre"))
        if self._instantane is not None:
            self._noms = nommer_joueurs(self._instantane.reglement)
            self.plateaux.renommer(self._noms)
            self.incidents.renommer(self._noms)
            self.montrer_parties(self._fiches)
        self._ecrire_numeros()
        self._intituler_incidents()
        self._ecrire()


def _colonne(*widgets: QWidget) -> QWidget:
    """Put widgets under each other; the last one takes what the others leave."""
    page = QWidget()
    colonne = QVBoxLayout(page)
    colonne.setContentsMargins(0, 4, 0, 0)
    for widget in widgets:
        colonne.addWidget(widget, widget is widgets[-1])
    return page


def _ligne(*widgets: QWidget, egaux: bool = False) -> QHBoxLayout:
    ligne = QHBoxLayout()
    for rang, widget in enumerate(widgets):
        ligne.addWidget(widget, 1 if egaux or not rang else 0)
    return ligne
