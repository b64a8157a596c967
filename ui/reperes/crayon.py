"""Drawing on the board by hand: the right button of the mouse, or the keyboard's cursor and a key.

A click marks a square, with a cross under Shift, a triangle under Ctrl, a square under both; a drag draws an arrow; a
middle click puts a letter, for window managers keep clicks under Alt to themselves. The keys are letters that name no
column of any board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import Figure, Fleche
from ui.plateau.saisie import MODIFICATEURS
from ui.plateau.vue import PlateauVue
from ui.socle.filtres_evenements import filtrer

MAJ: Final = Qt.KeyboardModifier.ShiftModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
DROIT, MILIEU = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
TOUCHES: Final = {"o": Figure.ROND, "x": Figure.CROIX, "v": Figure.TRIANGLE, "k": Figure.CARRE}
LETTRE: Final = "n"
FLECHE: Final = "w"  # at the square where it begins, and again where it ends


class Crayon(QObject):
    """Watches a board, and tells what is drawn on it."""

    figure = Signal(object, object)  # a square, its ``Figure``
    lettre = Signal(object)
    fleche = Signal(object)
    trace = Signal(object)  # the arrow that is being drawn, ``None`` when it is none any more
    depart_change = Signal(object)  # where the arrow of the keyboard begins; ``None`` when it is given up

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self._plateau = plateau
        self._presse: Position | None = None
        self._trace: Fleche | None = None
        self.depart: Position | None = None  # of an arrow drawn by the keyboard
        genres = QEvent.Type
        souris = genres.MouseButtonPress, genres.MouseButtonDblClick, genres.MouseMove, genres.MouseButtonRelease
        filtrer(plateau, self, *souris, genres.ContextMenu, genres.KeyPress)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Keep what draws; all else goes to the board."""
        if isinstance(event, QContextMenuEvent):
            return event.reason() == QContextMenuEvent.Reason.Mouse
        if isinstance(event, QKeyEvent):
            return self._touche(event)
        return isinstance(event, QMouseEvent) and self._souris(event)

    def oublier(self) -> None:
        """Give up what is being drawn: the position is another one."""
        self._presse = None
        self._suivre(None)
        self._partir(None)

    # Mouse.

    def _souris(self, event: QMouseEvent) -> bool:
        genre = event.type()
        if genre == QEvent.Type.MouseMove and self._presse is None:
            return False
        case = self._plateau.position_en(event.position())
        if genre == QEvent.Type.MouseMove:
            if not event.buttons() & DROIT:  # released where nobody heard it
                self._presse = case = None
            self._suivre(case)
            return True
        if event.button() == MILIEU and genre != QEvent.Type.MouseButtonRelease and case is not None:
            self.lettre.emit(case)
        if event.button() != DROIT:
            return event.button() == MILIEU
        if genre != QEvent.Type.MouseButtonRelease:
            self._presse = case
        elif (depart := self._presse) is not None:
            self._presse = None
            self._suivre(None)
            if case is not None:
                self._dessiner(depart, case, event.modifiers())
        return True

    def _suivre(self, case: Position | None) -> None:
        """Show the arrow up to ``case``."""
        tracee = (self._presse, case) if self._presse and case is not None and case != self._presse else None
        if tracee != self._trace:
            self._trace = tracee
            self.trace.emit(tracee)

    def _dessiner(self, depart: Position, arrivee: Position, avec: Qt.KeyboardModifier) -> None:
        if arrivee != depart:
            self.fleche.emit((depart, arrivee))
        elif avec & MAJ and avec & CTRL:
            self.figure.emit(depart, Figure.CARRE)
        else:
            self.figure.emit(depart, Figure.CROIX if avec & MAJ else Figure.TRIANGLE if avec & CTRL else Figure.ROND)

    # Keyboard.

    def _touche(self, event: QKeyEvent) -> bool:
        lettre, case = event.text().lower(), self._plateau.curseur
        if event.modifiers() & MODIFICATEURS or self._plateau.saisie:
            return False
        if event.key() == Qt.Key.Key_Escape and self.depart is not None:
            self._partir(None)
            return True
        if lettre not in (*TOUCHES, LETTRE, FLECHE):
            return False
        if case is None:  # as for Enter: nothing is drawn where nobody sees
            self._plateau.montrer_case(self._plateau.vue.style.depart(self._plateau.vue))
        elif not event.isAutoRepeat():
            self._dessiner_au_clavier(lettre, case)
        return True

    def _dessiner_au_clavier(self, lettre: str, case: Position) -> None:
        if lettre == LETTRE:
            self.lettre.emit(case)
        elif lettre != FLECHE:
            self.figure.emit(case, TOUCHES[lettre])
        elif self.depart is None:
            self._partir(case)
        else:
            depart = self.depart
            self._partir(None)
            if depart != case:
                self.fleche.emit((depart, case))

    def _partir(self, case: Position | None) -> None:
        if case != self.depart:
            self.depart = case
            self.depart_change.emit(case)
