"""Plugs the reasoning into the window: one menu, one dock that follows the board, and the ghost of a node."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu

from ecosysteme.arbre import Arbre
from ecosysteme.jeu import Camp, EtatQuelconque, JeuQuelconque
from ecosysteme.partie import Partie, PartieQuelconque
from ui.fenetre.affichage import Affichage
from ui.jeux.registre import vue_de
from ui.raisonnement.arbre.image import EcritureImage
from ui.raisonnement.arbre.recherche import Demande, RegieArbre
from ui.raisonnement.dock import DockArbre
from ui.raisonnement.onglets import PanneauxRaisonnement
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.docks import PlaceDock
from ui.socle.taches import Taches
from ui.socle.theme import Theme

LARGEUR: Final = 560  # px of the dock beside the window
FLOTTANTE: Final = QSize(900, 640)
DELAI: Final = 60  # ms: a fast series does not start a search at each of its moves
PATIENCE: Final = 150  # ms before the tree on show gives way to « Recherche… »


class Arbres(QObject):
    """The reasoning about the position on the board of ``fenetre``; nothing runs while its dock is hidden.

    The window calls ``suivre`` after each change of the position or of the players, ``definir_theme`` and ``fermer``.
    """

    cherche = Signal(bool)  # the engine is asked for its line, or no more: hints should leave it

    def __init__(
        self,
        fenetre: QMainWindow,
        affichage: Affichage,
        specification: Callable[[Camp], str],
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Add the menu ``menu_comprendre`` and the dock ``arbre_recherche``, hidden at first.

        ``specification`` tells the player ticked for a camp; ``moteur`` is asked for its line through ``taches``.
        """
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._specification = fenetre, affichage, specification
        self._partie: PartieQuelconque | None = None
        self._epingle: tuple[JeuQuelconque, EtatQuelconque] | None = None  # the game and the state that are kept
        self.dock = DockArbre(fenetre)
        self.place = PlaceDock(fenetre, self.dock, LARGEUR, FLOTTANTE)
        self.panneaux = PanneauxRaisonnement(self.dock.onglets, affichage, taches, moteur)
        self.panneaux.cherche.connect(self.cherche)
        self.regie = RegieArbre(self)
        self._ecriture = EcritureImage(self)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._demander)
        self._attente = QTimer(self, singleShot=True, interval=PATIENCE)
        self._attente.timeout.connect(self._dire_recherche)
        self._faire_menu()
        self._brancher()
        self._traduire()
        fenetre.installEventFilter(self)

    def _faire_menu(self) -> None:
        self._menu = QMenu(self._fenetre)
        self._menu.setObjectName("menu_comprendre")
        self._action = QAction(self._fenetre)
        self._action.setObjectName("action_arbre")
        self._action.setCheckable(True)
        self._action.setShortcut(QKeySequence("F8"))
        self._action.triggered.connect(self._basculer)
        self._menu.addAction(self._action)
        barre = self._fenetre.menuBar()
        noms = {menu.objectName(): entree for entree in barre.actions() if isinstance(menu := entree.menu(), QMenu)}
        suivant = noms.get("menu_tournoi") or noms.get("menu_aide")
        if suivant is None:
            barre.addMenu(self._menu)
        else:
            barre.insertMenu(suivant, self._menu)

    def _brancher(self) -> None:
        dock, regie = self.dock, self.regie
        dock.toggleViewAction().toggled.connect(lambda _: self._suivre_dock())
        dock.noeud_choisi.connect(self._montrer_fantome)
        dock.onglets.currentChanged.connect(lambda _: self._suivre_onglet())
        dock.reglage.change.connect(self._redemander)
        dock.reglage.epingle_change.connect(self._epingler)
        dock.reglage.reprise_demandee.connect(self._reprendre)
        dock.arret_demande.connect(self._interrompre)
        dock.outils.exporter.connect(self.choisir_export)
        regie.arbre_pret.connect(self._presenter)
        regie.arbre_refuse.connect(self._refuser)
        regie.comptes_attendus.connect(lambda: dock.comptes.montrer({}))
        regie.comptes_prets.connect(dock.comptes.montrer)
        regie.comptes_prets.connect(lambda _: self._finir())
        regie.comptes_refuses.connect(lambda raison: dock.comptes.montrer({}, raison))
        regie.comptes_refuses.connect(lambda _: self._finir())
        regie.comptes_refuses.connect(self._affichage.dire)
        self._affichage.fantome.quitte.connect(dock.oublier_choix)
        self._ecriture.fini.connect(self._affichage.dire)

    # The dock, and what it follows.

    def _basculer(self, montrer: bool) -> None:
        if montrer:
            self.place.montrer()
            self.dock.toile.setFocus()
        else:
            self.place.rendre()

    def _suivre_dock(self) -> None:
        """Search what the dock missed while it was hidden, or stop everything when it goes."""
        cache = self.dock.isHidden()
        self._action.setChecked(not cache)
        if not cache:
            self._bientot.start()
            self.panneaux.actualiser()
            return
        self._arreter()
        self._affichage.montrer_fantome(None, "")
        self.place.rendre()

    def _suivre_onglet(self) -> None:
        """Reason about the tree only while it is seen."""
        if self.dock.arbre_en_vue:
            self._bientot.start()
        else:
            self._arreter()

    def suivre(self, partie: PartieQuelconque, *, occupe: bool) -> None:
        """Follow ``partie``, wherever it stands; ``occupe``: a machine thinks about its move."""
        if self._partie is not None and partie.jeu is not self._partie.jeu:
            self.dock.reglage.epingler.setChecked(False)  # what was kept is of another game
        self._partie = partie
        self.panneaux.suivre(partie, occupe=occupe)
        self._redemander()

    def _epingler(self, garder: bool) -> None:
        self._epingle = (self._partie.jeu, self._partie.etat) if garder and self._partie is not None else None
        self._redemander()

    def _redemander(self) -> None:
        """Ask again soon, if somebody looks: words that change with the language are a change too."""
        if self.dock.isHidden() or self._partie is None:
            return
        if not self.regie.porte_sur(*(self._epingle or (self._partie.jeu, self._partie.etat))):
            self.regie.oublier()
            self.dock.perimer(True)
            self.dock.comptes.montrer({})
        self._bientot.start()

    def _demander(self, *, dite: bool = False) -> None:
        """Ask for what is missing; ``dite`` says at once that it is searched, instead of when it lasts."""
        if self._partie is None or self.dock.isHidden() or not self.dock.arbre_en_vue:
            return
        jeu, etat = self._epingle or (self._partie.jeu, self._partie.etat)
        reglage = self.dock.reglage
        reglage.suivre_joueur(self._specification(jeu.trait(etat)).partition(":")[0])
        self._bientot.stop()  # the player's algorithm is another one: it is read below
        demande = Demande(jeu, etat, reglage.algorithme, reglage.profondeur.value(), reglage.ordonner.isChecked())
        if self.regie.demander(demande):
            if dite:
                self._dire_recherche()
            else:
                self._attente.start()
                self.dock.montrer_recherche(en_cours=False, arretee=False)
        self.dock.perimer(self.regie.cultive)

    def _arreter(self) -> None:
        """Search no more until somebody looks again; what was answered is still there, at the step where it was."""
        self._bientot.stop()
        self._attente.stop()
        self.dock.lecture.arreter()
        if self.regie.occupee:
            self.regie.suspendre()

    # A search that lasts: it is said, and may be stopped.

    def _dire_recherche(self) -> None:
        if self.regie.cultive:
            self.dock.attendre()
        self.dock.montrer_recherche(en_cours=self.regie.occupee, arretee=False)

    def _finir(self) -> None:
        """Follow an answer, which may not be the last."""
        if not self.regie.occupee:
            self._attente.stop()
            self.dock.montrer_recherche(en_cours=False, arretee=False)

    def _interrompre(self) -> None:
        """Stop at the user's wish: nothing starts again by itself as long as the question is the same."""
        regie, dock, arret = self.regie, self.dock, self.tr("Recherche arrêtée")
        cultive, compare = regie.cultive, regie.compare
        if not regie.occupee:
            return
        regie.arreter()
        if cultive:
            self._affichage.montrer_fantome(None, "")
            dock.interrompre()
        if compare:
            dock.comptes.montrer({}, arret)
        dock.montrer_recherche(en_cours=False, arretee=True)
        self._affichage.dire(arret)

    def _reprendre(self) -> None:
        self.regie.suspendre()
        self._demander(dite=True)

    # What comes of it.

    def _presenter(self, arbre: Arbre) -> None:
        self._finir()
        self._affichage.montrer_fantome(None, "")
        self.dock.presenter(arbre, vue_de(arbre.jeu))

    def _refuser(self, raison: str) -> None:
        self._finir()
        self._affichage.montrer_fantome(None, "")
        self.dock.refuser(raison)

    def _montrer_fantome(self, noeud: int) -> None:
        arbre, mots = self.dock.arbre, self.dock.mots
        if noeud < 0 or arbre is None or mots is None:
            self._affichage.montrer_fantome(None, "")
            return
        partie = Partie(arbre.jeu, arbre.racine)
        for coup in arbre.ligne(noeud):
            if coup is not None:  # passes play themselves
                partie.jouer(coup)
        self._affichage.montrer_fantome(partie, mots.ligne(noeud))

    # Pictures.

    def choisir_export(self, suffixe: str) -> None:
        """Ask where to write a picture of the tree as it is now, ``svg`` or ``png``."""
        arbre = self.dock.arbre
        if arbre is None:
            return
        titre = self.tr("Enregistrer l'arbre en {}").format(suffixe.upper())
        boite = QFileDialog(self._fenetre, titre, str(Path.home()))
        boite.setObjectName("boite_exporter_arbre")
        boite.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        boite.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        boite.setNameFilter(self.tr("Image {} (*.{})").format(suffixe.upper(), suffixe))
        boite.setDefaultSuffix(suffixe)
        boite.selectFile(f"{arbre.jeu.nom}-{arbre.algorithme.removeprefix('ia_')}-{arbre.profondeur}.{suffixe}")
        boite.fileSelected.connect(lambda chemin: self.exporter(Path(chemin)))
        boite.open()

    def exporter(self, chemin: Path) -> None:
        """Write the tree as it is now; the suffix of ``chemin`` says how."""
        if self.dock.arbre is not None:
            self._ecriture.ecrire(chemin, self.dock.arbre, self.dock.lecture.k, self.dock.toile)

    # Words, colours, leaving.

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.dock.definir_theme(theme)
        self.panneaux.definir_theme(theme)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the language of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()
            if self.dock.arbre is None and not self.regie.inachevee:  # the reason why must be said again
                self.regie.oublier()
                self._redemander()
        return False

    def _traduire(self) -> None:
        self._menu.setTitle(self.tr("Comprendre"))
        self._action.setText(self.tr("&Arbre de recherche"))
        self._action.setToolTip(self.tr("Voir comment l'algorithme du joueur cherche son coup"))

    def fermer(self) -> None:
        """Stop what runs, and give the window its width back."""
        self._arreter()
        self.place.rendre()
        self.panneaux.fermer()
        self.regie.fermer()
        self._ecriture.fermer()
