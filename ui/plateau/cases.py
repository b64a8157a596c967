"""What may be chosen on a board, one by one, for a screen reader: widgets that are neither painted nor clicked.

A reader finds the children of a widget, asks each for its name and its place, and may press it. Real widgets are used
because PySide6 offers no safe way to answer for children that do not exist: Qt would own the answers, Python too.

They are made when something first asks Qt what a board is to a screen reader: without a reader, a tenth of an opening
and a part of each move went into them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QFocusEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from ecosysteme.cases import Position
from ui.plateau.geometrie import Geometrie
from ui.plateau.style import PlateauAffiche

DELAI: Final = 40  # ms: the names follow the board at most this often, so that fast series stay fast
_NULLE_PART: Final = QRegion(-2, -2, 1, 1)  # a mask outside the widget: Qt never asks it to paint


class CaseLue(QAbstractButton):
    """One choice. Pressed by a reader it is ``clicked``; given the focus it hands it on, see ``visee``."""

    visee = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Be out of the way of the mouse and of the Tab key."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a reader may focus it; no click ever reaches it
        self.setMask(_NULLE_PART)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the board does."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to whoever listens."""
        self.visee.emit()


class CasesLues(QObject):
    """Keeps one ``CaseLue`` a choice of the position shown; tells which one was pressed, or looked at."""

    choisie = Signal(object)
    visee = Signal(object)

    def __init__(
        self,
        plateau: QWidget,
        vue: Callable[[], PlateauAffiche],
        geometrie: Callable[[], Geometrie],
        decrire: Callable[[Position], str],
    ) -> None:
        """Ask for the position, where its squares lie and what is said of each when they have changed."""
        super().__init__(plateau)
        self._plateau, self._vue, self._geometrie, self._decrire = plateau, vue, geometrie, decrire
        self._boutons: list[CaseLue] = []
        self._choix: Sequence[Position] = ()
        self._lues = False
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self.actualiser)
        _PLATEAUX[plateau] = self
        _ecouter()

    def lire(self) -> None:
        """Make the choices, now that somebody reads the board, and keep them from now on."""
        if not self._lues:
            self._lues = True
            self.actualiser()

    def suivre(self) -> None:
        """Write the names and the places again soon."""
        if self._lues and not self._bientot.isActive():
            self._bientot.start()

    def actualiser(self) -> None:
        """Write them now, if anybody reads them."""
        if not self._lues:
            return
        vue, geometrie = self._vue(), self._geometrie()
        self._choix = vue.style.explorables(vue)
        if len(self._boutons) < len(self._choix):
            while len(self._boutons) < len(self._choix):
                self._ajouter()
            for bouton in reversed(self._boutons):  # a reader goes from the lowest child up
                bouton.lower()
        for rang, bouton in enumerate(self._boutons):
            bouton.setVisible(rang < len(self._choix))
        for bouton, position in zip(self._boutons, self._choix, strict=False):
            nom = self._decrire(position)
            if nom != bouton.accessibleName():  # each change is told to the reader
                bouton.setAccessibleName(nom)
            bouton.setGeometry(_etendue(vue, geometrie, position))

    def _ajouter(self) -> None:
        rang, bouton = len(self._boutons), CaseLue(self._plateau)
        bouton.clicked.connect(lambda: self._dire(self.choisie, rang))
        bouton.visee.connect(lambda: self._dire(self.visee, rang))
        self._boutons.append(bouton)

    def _dire(self, signal: SignalInstance, rang: int) -> None:
        """Tell which choice it was; a reader's press comes a moment later, when the board may be a smaller one."""
        if rang < len(self._choix):
            signal.emit(self._choix[rang])


_PLATEAUX: Final[WeakKeyDictionary[QWidget, CasesLues]] = WeakKeyDictionary()  # the boards, and what is read of each


@cache
def _ecouter() -> None:
    """Hear, for all boards, what Qt is asked to describe: it asks whoever was installed last before it does so itself.

    We never describe anything; but a board has its squares before Qt counts its children.
    """

    def decrire(_classe: str, objet: QObject | None) -> None:
        if isinstance(objet, QWidget) and (cases := _PLATEAUX.get(objet)) is not None:
            cases.lire()

    QAccessible.installFactory(decrire)


def _etendue(vue: PlateauAffiche, geometrie: Geometrie, position: Position) -> QRect:
    """The squares that are one choice with ``position``: a whole column in Puissance 4."""
    cadre = QRectF(geometrie.rectangle(position))
    for case in vue.colonne(position[1]):
        if vue.style.meme_choix(position, case):
            cadre = cadre.united(geometrie.rectangle(case))
    return cadre.toAlignedRect()
