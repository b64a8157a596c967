"""The board on which a position is set up: strokes of the mouse, squares painted by the keyboard."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ui.plateau.saisie import FLECHES, MODIFICATEURS, VALIDATIONS
from ui.plateau.style import PlateauAffiche
from ui.plateau.vue import PlateauVue
from ui.socle.messages import annoncer

BOUTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
EFFACEMENTS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PlateauPose(PlateauVue):
    """Shows what is set up, and tells the squares over which a stroke goes; it knows no game.

    ``case_choisie`` comes from the keyboard or from a screen reader: one square is painted.
    """

    presse = Signal(object, Qt.MouseButton)  # a stroke begins on a square
    glisse = Signal(object)  # it goes on over another one
    lache = Signal()  # it ends
    case_effacee = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plateau_pose")
        self._trace: QPointF | None = None  # where the stroke under way has come to

    def montrer(self, vue: PlateauAffiche, dite: Position | None = None) -> None:
        """Show what is set up; a screen reader is told of the square ``dite``, which was painted."""
        self.afficher(vue, animer=False)
        if dite is not None:
            annoncer(self, self.description_case(dite), presse=True)

    # Mouse: each press paints, the second one of a double click too.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke."""
        case = self.position_en(event.position())
        if event.button() not in BOUTONS or case is None:
            event.ignore()
            return
        self._trace = event.position()
        self._clavier.cacher()
        self._clavier.poser(case)
        self.montrer_focus(False)
        self.presse.emit(case, event.button())

    mouseDoubleClickEvent = mousePressEvent

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on over every square between the last point and this one: a fast hand skips none."""
        if self._trace is None or not event.buttons():
            super().mouseMoveEvent(event)
            return
        depart, self._trace = self._trace, event.position()
        trajet = self._trace - depart
        pas = 1 + round(2 * max(abs(trajet.x()), abs(trajet.y())) / self.geometrie().case)
        cases = [self.position_en(depart + trajet * rang / pas) for rang in range(pas + 1)]
        for avant, case in pairwise(cases):
            if case is not None and case != avant:
                self.glisse.emit(case)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke with the last button."""
        if self._trace is not None and not event.buttons():
            self._trace = None
            self.lache.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer no menu: the right button paints."""
        event.accept()

    # Keyboard: the arrows, what paints, what empties; every other key goes to the mode.

    def event(self, event: QEvent) -> bool:
        """Keep the keys that empty a square: an entry of the menus has one of them too, for the moves of a game."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return super().event(event)
        garde = event.key() in EFFACEMENTS and not event.modifiers() & MODIFICATEURS
        event.setAccepted(garde)
        return garde or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, paint or empty its square."""
        touche = Qt.Key(event.key())
        if event.modifiers() & MODIFICATEURS:
            event.ignore()
        elif touche in EFFACEMENTS and self.curseur is not None:
            self.case_effacee.emit(self.curseur)
        elif touche in FLECHES or touche in VALIDATIONS:
            super().keyPressEvent(event)
        else:
            event.ignore()
