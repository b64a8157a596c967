"""The panel of the mode Étudier: the tabs of the rooms in which one learns, and the page of the one that is chosen.

A room adds its own tab by one call on ``disposition.etudier``, in the ``branchement`` that ``ui/salles.py`` makes:

    disposition.etudier.ajouter(Onglet("repertoire", lambda: self.tr("Répertoire"), page=self._creer_page))

Its name is in ``ORDRE``, which says where the tab stands. ``page`` makes the widget when it is first shown; a room that
has the board as long as its tab is chosen gives ``entrer`` too, called each time that it is, and calls
``rendre`` when it has left the board. ``choisir`` shows a tab from elsewhere, ``intituler`` writes the titles again (a
count in one of them has changed), and ``nom`` says which one is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit

# From left to right; a tab that nobody has added is not there.
ORDRE: Final = ("bibliotheque", "repertoire", "livre", "analyse_en_serie", "exercices", "erreurs")


@dataclass(frozen=True)
class Onglet:
    """A tab: ``titre`` is read in the language of the moment; one with ``entrer`` has the board with its page."""

    nom: str
    titre: Callable[[], str]
    page: Callable[[], QWidget]
    entrer: Callable[[], object] | None = None


class DockEtudier(Retraduit, QDockWidget):
    """Holds the tabs; of the pages only those are made that were shown."""

    change = Signal(str)  # another page is on show

    def __init__(self, parent: QWidget) -> None:
        """Have no tab yet."""
        super().__init__(parent)
        self.setObjectName("dock_etudier")
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget())  # Qt's own would only say what the header says
        self._onglets: list[Onglet] = []
        self._pages: dict[str, QWidget] = {}
        self.nom = ""  # of the page on show
        self._sans_plateau = ""  # the one that was shown before a room had the board
        self._barre = QTabBar()
        self._barre.setObjectName("onglets_etudier")
        self._barre.setExpanding(False)
        self._barre.setDrawBase(False)
        self._barre.currentChanged.connect(self._suivre)
        self._pile = QStackedWidget()
        contenu = QWidget()
        colonne = QVBoxLayout(contenu)
        colonne.setContentsMargins(4, 2, 4, 0)
        colonne.setSpacing(0)
        colonne.addWidget(self._barre)
        colonne.addWidget(self._pile, 1)
        self.setWidget(contenu)
        self._brancher_touches()
        self._traduire()

    def _brancher_touches(self) -> None:
        """Have keys for the tabs while they are in sight, wherever the keyboard is."""
        touches = {"Ctrl+Tab": partial(self._tourner, 1), "Ctrl+Shift+Tab": partial(self._tourner, -1)}
        touches |= {f"Alt+{rang + 1}": partial(self._aller, rang) for rang in range(len(ORDRE))}
        for touche, geste in touches.items():
            raccourci = QShortcut(QKeySequence(touche), self)
            raccourci.setContext(Qt.ShortcutContext.WindowShortcut)
            raccourci.activated.connect(geste)

    def ajouter(self, onglet: Onglet) -> None:
        """Have a tab more, at its place in ``ORDRE``; ``ValueError`` for a name that is not there."""
        place = sorted([*(un.nom for un in self._onglets), onglet.nom], key=ORDRE.index).index(onglet.nom)
        with QSignalBlocker(self._barre):
            self._onglets.insert(place, onglet)
            self._barre.insertTab(place, onglet.titre())
            if not self._pages:  # the first one is shown first
                self.nom = next((un.nom for un in self._onglets if un.entrer is None), "")
            self._revenir()

    def completer(self) -> None:
        """Have a page if the window opened here, before any room had added its tab."""
        if not self.isHidden():
            self._garnir()

    def choisir(self, nom: str) -> None:
        """Show the page ``nom``, and enter its room; ``KeyError`` for a tab that is not there."""
        onglets = {un.nom: un for un in self._onglets}
        onglet = onglets[nom]
        if nom != self.nom:
            if self.nom and onglets[self.nom].entrer is None:
                self._sans_plateau = self.nom
            self.nom = nom
            self._revenir()
            self._garnir()
            self.change.emit(nom)
        if onglet.entrer is not None:
            onglet.entrer()

    def rendre(self) -> None:
        """Show the page that was there before a room had the board, unless another one was chosen meanwhile."""
        if any(un.nom == self.nom and un.entrer is not None for un in self._onglets):
            self.choisir(self._sans_plateau)

    def intituler(self) -> None:
        """Write the titles as they are now; Qt tells no reader that a tab has another name, as it does of a label."""
        for rang, onglet in enumerate(self._onglets):
            if (titre := onglet.titre()) != self._barre.tabText(rang):
                self._barre.setTabText(rang, titre)
                renommage = QAccessibleEvent(self._barre, QAccessible.Event.NameChanged)
                renommage.setChild(rang)
                QAccessible.updateAccessibility(renommage)

    def _suivre(self, rang: int) -> None:
        if rang >= 0:
            self.choisir(self._onglets[rang].nom)

    def _revenir(self) -> None:
        """Keep the tab of the page on show chosen."""
        noms = [un.nom for un in self._onglets]
        if self.nom in noms:
            with QSignalBlocker(self._barre):
                self._barre.setCurrentIndex(noms.index(self.nom))

    def _tourner(self, pas: int) -> None:
        """Go to the next page on that side."""
        pages = [un.nom for un in self._onglets]
        if self.nom in pages:
            self._mener(pages[(pages.index(self.nom) + pas) % len(pages)])

    def _aller(self, rang: int) -> None:
        if rang < len(self._onglets):
            self._mener(self._onglets[rang].nom)

    def _mener(self, nom: str) -> None:
        """Show a page by its key, and have it named: the keyboard stays where it is."""
        self.choisir(nom)
        if nom == self.nom:
            annoncer(self._barre, self._barre.tabText(self._barre.currentIndex()))

    def _garnir(self) -> None:
        """Make the page on show, unless it is there."""
        fabrique = next((un.page for un in self._onglets if un.nom == self.nom), None)
        if fabrique is not None and self.nom not in self._pages:
            self._pages[self.nom] = fabrique()
            self._pile.addWidget(self._pages[self.nom])
        if self.nom in self._pages:
            self._pile.setCurrentWidget(self._pages[self.nom])

    def setVisible(self, visible: bool) -> None:
        """Have a page before anything is laid out; Qt shows and hides through here too."""
        if visible:
            self._garnir()
        super().setVisible(visible)

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Étudier"))
        self._barre.setAccessibleName(self.tr("Façons d'étudier"))
        self.intituler()
