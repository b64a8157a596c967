"""The modes of the window: one board, one panel beside it, and what the panel holds in each mode.

A mode is a line of ``MODES``, not a class: the blocks of the panel that it shows, or the dock that takes the panel's
place. The panel is a dock of the window, so that Qt draws the splitter, and lets the rooms be torn off.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QWidget

from ecosysteme.reglages import MODE, Reglage, ValeurReglage
from ui.disposition.detachement import Detachement
from ui.disposition.onglets_matchs import NOMS, OngletsMatchs
from ui.disposition.onglets_serie import PARTIE, OngletsSerie
from ui.disposition.panneau import Panneau
from ui.disposition.tabulation import arrets, tabuler
from ui.socle.filtres_evenements import filtrer
from ui.socle.memoire import Memoire
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee

MODES_DE_LA_SERIE: Final = ("jouer", "matchs", "tournoi")  # where the board is that of the game under way
ETROITE: Final = 900  # px of window under which the panel lies under the board
PANNEAU_MIN: Final = 392  # px: three boxes a row, the three buttons in French, the scroll bar
PANNEAU_MAX: Final = 576
GRAND_ECRAN: Final = 1600  # px of window above which the panel takes a share of it instead
PART_GRAND_ECRAN: Final = 0.35
PART_MAX: Final = 0.7  # of the window, for a room that asks for much
AUTOUR: Final = 24  # px beside the board, in its column


@dataclass(frozen=True)
class Mode:
    """What a mode shows: ``blocs`` of the panel, else the dock that was given for it.

    ``action`` is the entry of the header that leads there; ``part`` the share of the window's width that it would like,
    0 for what the board leaves. ``partie`` are the blocks that it shows instead while the tab of the game is chosen.
    """

    action: str
    blocs: tuple[str, ...] = ()
    part: float = 0.0
    partie: tuple[str, ...] = ()


MODES: Final[Mapping[str, Mode]] = {
    "jouer": Mode(
        "mode_jouer",
        ("joueur_noir", "joueur_blanc", "cadre_match", "cadre_coups", "cadre_statistiques", "cadre_boutons"),
    ),
    "analyser": Mode("mode_analyser", ("cadre_graphique", "cadre_coups")),
    "etudier": Mode("mode_etudier", part=0.47),
    "matchs": Mode(
        "mode_matchs",
        ("joueur_noir", "joueur_blanc", "cadre_match", "cadre_statistiques", "cadre_parties", "cadre_boutons"),
        partie=("joueur_noir", "joueur_blanc", "cadre_match", "cadre_graphique", "cadre_coups", "cadre_boutons"),
    ),
    "tournoi": Mode("mode_matchs"),
    "comprendre": Mode("mode_comprendre", part=0.55),
}


class Modes(QObject):
    """Chooses what stands beside the board. A dock that somebody tore off comes and goes with its mode too."""

    change = Signal(str)

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        """Take the header's entries and the panel from the loaded window; ``restaurer`` chooses the first mode."""
        super().__init__(fenetre)
        self._fenetre, self._memoire = fenetre, memoire
        self._panneau = fenetre.widgets.dock_panneau
        self._panneau.setTitleBarWidget(QWidget())  # Qt's own would only say what the header says
        self._contenu = Panneau(fenetre)
        self._onglets = {nom: OngletsMatchs(nom) for nom in NOMS}
        fenetre.widgets.colonne_contenu.insertWidget(0, self._onglets["matchs"])
        self._serie = OngletsSerie()
        self._onglets["matchs"].ajouter(self._serie)
        tabuler(fenetre.widgets.defilement, *arrets(self._onglets["matchs"]))
        self._serie.currentChanged.connect(lambda _: self.montrer())
        for onglets in self._onglets.values():
            onglets.choisi.connect(self.choisir)
        self._docks = {nom: self._panneau for nom, mode in MODES.items() if mode.blocs}
        self._vus = {MODES[nom].action: nom for nom in reversed(list(MODES))}  # by the entry: the mode seen last
        self._detachements: dict[str, Detachement] = {}
        self.jouent: frozenset[str] = frozenset()  # the modes in which programs play at this moment
        self._largeurs: dict[str, int] = {}  # chosen by the user, px
        self._prise = 0  # px: the width of the panel when the mouse took the splitter
        self.nom, self._etroite, self._projete = "jouer", False, False
        self._attendu: str | None = None  # the mode that the memory wants, until the room that has its dock is there
        self._bouton_panneau = fenetre.widgets.action_panneau
        self._bouton_panneau.setChecked(True)
        self._bouton_panneau.toggled.connect(lambda _: self.montrer())
        self._plus_tard = QTimer(self, singleShot=True, interval=0)
        self._plus_tard.timeout.connect(self._dimensionner)
        self._lache = QTimer(self, singleShot=True, interval=0)  # Qt moves the splitter after its events
        self._lache.timeout.connect(self._retenir_largeur)
        groupe = QActionGroup(self)
        for action in dict.fromkeys(mode.action for mode in MODES.values()):
            entree = groupe.addAction(fenetre.widgets.trouver(QAction, f"action_{action}"))
            entree.triggered.connect(lambda _coche, action=action: self._suivre_entete(action))
        genres = QEvent.Type
        filtrer(fenetre, self, genres.Resize, genres.MouseButtonPress, genres.MouseButtonRelease)

    # What is chosen.

    def ajouter(self, nom: str, dock: QDockWidget) -> None:
        """Give the mode ``nom`` a dock in the panel's place; ``KeyError`` for a mode that does not exist."""
        assert MODES[nom].action
        self._docks[nom] = dock
        dock.hide()
        dock.installEventFilter(self)
        titre = self._onglets.get(nom)
        if titre is not None:
            titre.intituler(dock)
        if dock.features() & QDockWidget.DockWidgetFeature.DockWidgetFloatable:
            self._detachements[nom] = Detachement(self._fenetre, dock, titre)

    def prolonger(self, nom: str, widget: QWidget) -> None:
        """Hold ``widget`` in the title of the dock of the mode ``nom``, in the window and out of it."""
        self._detachements[nom].prolonger(widget)

    def choisir(self, nom: str) -> None:
        """Go to the mode ``nom``, and unfold the panel; ``KeyError`` for a mode that does not exist."""
        action = self._fenetre.widgets.trouver(QAction, f"action_{MODES[nom].action}")
        change, self.nom, self._attendu = nom != self.nom, nom, None
        self._vus[MODES[nom].action] = nom
        action.setChecked(True)
        with QSignalBlocker(self._bouton_panneau):
            self._bouton_panneau.setChecked(True)
        self.montrer()
        if change:
            self.change.emit(nom)

    def restaurer(self) -> None:
        """Go where the memory says that the window was left, or wait for the dock of that mode."""
        nom = str(self._memoire.lire(MODE))
        self.choisir(nom if nom in self._docks else "jouer")
        self._attendu = nom if nom in MODES and nom != self.nom else None
        self._suivre_forme()

    def completer(self) -> None:
        """Go to the mode that was waited for, unless another one was chosen, now that every mode has its dock."""
        if self._attendu is not None:
            self.choisir(self._attendu)

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering."""
        return {MODE: self._attendu or self.nom}

    def _suivre_entete(self, action: str) -> None:
        """Go to the mode of an entry; of two, to the one where something plays, else to the one seen last."""
        ailleurs = MODES[self.nom].action != action
        jouent = [nom for nom in self.jouent if MODES[nom].action == action]
        self.choisir(jouent[0] if ailleurs and len(jouent) == 1 else self._vus[action])

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for onglets in self._onglets.values():
            onglets.definir_theme(theme)

    # What is shown.

    @property
    def _zone(self) -> Qt.DockWidgetArea:
        bas, droite = Qt.DockWidgetArea.BottomDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        return bas if self._etroite else droite

    def montrer(self) -> None:
        """Show the dock of the mode, in the window or by itself, unless the panel is folded; hide the others."""
        fenetre, vu = self._fenetre, self._docks[self.nom]
        self._placer(vu)  # first: what became a window of its own meanwhile would never be painted
        fenetre.setUpdatesEnabled(False)  # painted once, as it will stand
        if vu is self._panneau:
            mode = MODES[self.nom]
            self._contenu.montrer(mode.partie if mode.partie and self._serie.currentIndex() == PARTIE else mode.blocs)
            self._onglets["matchs"].setVisible(self.nom == "matchs")
        for dock in set(self._docks.values()):
            dock.setVisible(dock is vu and self._deplie)
        self._dimensionner()
        fenetre.setUpdatesEnabled(True)
        if self._projete:
            self._plus_tard.start()  # once more when the layouts know what came or went

    def _placee(self, dock: QDockWidget) -> bool:
        """Tell whether the window holds a place for ``dock``."""
        return self._fenetre.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea

    def _placer(self, dock: QDockWidget) -> None:
        """Give a dock its place when its mode is first shown: Qt shows at once what it puts back where it was."""
        if not (self._placee(dock) or self._memoire.lire_dock(self._fenetre, dock)) or self._est_egare(dock):
            self._fenetre.addDockWidget(self._zone, dock)

    def _est_egare(self, dock: QDockWidget) -> bool:
        """Tell whether ``dock`` stands where a window of another shape had it, as the memory of another screen says."""
        return self._placee(dock) and not dock.isFloating() and self._fenetre.dockWidgetArea(dock) != self._zone

    @property
    def _deplie(self) -> bool:
        """Whether the panel is seen: at the projector, only a room that has a picture of its own to show."""
        return bool(MODES[self.nom].part) if self._projete else self._bouton_panneau.isChecked()

    def projeter(self, grand: bool) -> None:
        """Leave the whole window to the board and to the tree, or give the panel back."""
        self._projete = grand
        self.montrer()
        self._plus_tard.start()

    def _dimensionner(self) -> None:
        """Give the panel its width, and the board all the rest."""
        dock = self._docks[self.nom]
        if dock.isHidden() or dock.isFloating():
            return
        if self._etroite:
            self._fenetre.resizeDocks([dock], [self._fenetre.height() // 2], Qt.Orientation.Vertical)
            return
        largeur = self._largeurs.get(self.nom) or self._largeur()
        self._fenetre.resizeDocks([dock], [largeur], Qt.Orientation.Horizontal)

    def _largeur(self) -> int:
        """Return the width that leaves the board as large as the height allows."""
        largeur, part = self._fenetre.width(), MODES[self.nom].part
        if part:
            return min(round(largeur * part), self._reste)
        if largeur > GRAND_ECRAN:
            return round(largeur * PART_GRAND_ECRAN)
        return max(PANNEAU_MIN, min(PANNEAU_MAX, self._reste))

    @property
    def _reste(self) -> int:
        """The width that a board as high as the window leaves, px."""
        haute = self._fenetre.widgets.centre.height() - self._hors_plateau
        return self._fenetre.width() - haute - AUTOUR

    @property
    def _hors_plateau(self) -> int:
        """The height that the players' card and the strip take from the board, px; larger letters just set count."""
        self._fenetre.widgets.colonne_plateau.activate()
        return self._fenetre.widgets.centre.height() - self._fenetre.widgets.plateau.height()

    def _retenir_largeur(self) -> None:
        """Keep the width that the user gave the panel with the splitter; a click elsewhere leaves it as it was."""
        largeur = self._docks[self.nom].width()
        if largeur != self._prise and not self._etroite:
            self._largeurs[self.nom] = largeur

    # The shape of the window.

    def _suivre_forme(self) -> None:
        """Put the panel under the board in a narrow or a high window, beside it in any other."""
        fenetre = self._fenetre
        etroite = fenetre.width() < ETROITE or fenetre.height() > fenetre.width()
        change, self._etroite = etroite != self._etroite, etroite
        for dock in filter(self._est_egare, set(self._docks.values())):
            visible = not dock.isHidden()
            fenetre.addDockWidget(self._zone, dock)
            dock.setVisible(visible)
        if change:
            self._contenu.serrer(etroite)
            self._bouton_panneau.setChecked(not etroite)
        self._plus_tard.start()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the window's shape; put a dock that is closed back in its mode."""
        if objet is self._fenetre and event.type() == QEvent.Type.Resize:
            self._suivre_forme()
        elif objet is self._fenetre and event.type() == QEvent.Type.MouseButtonPress:  # the splitter is no widget
            self._prise = self._docks[self.nom].width()
        elif objet is self._fenetre and event.type() == QEvent.Type.MouseButtonRelease:
            self._lache.start()
        elif isinstance(objet, QDockWidget) and event.type() == QEvent.Type.Close:
            event.ignore()
            if objet.isFloating():
                objet.setFloating(False)
                self.montrer()
            else:
                self._bouton_panneau.setChecked(False)
            return True
        return False
