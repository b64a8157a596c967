"""Stepping through a game with the mouse wheel and the plain arrow keys, where it is analysed or studied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from ui.disposition.modes import Modes
from ui.widgets.fenetre import FenetreDessinee

MODES_DE_LECTURE: Final = ("analyser", "etudier")
CRAN: Final = 120  # eighths of a degree in one notch of the wheel


class PasAPas(QObject):
    """Gives the step entries of the menu to the wheel and to the arrows, while the game is read."""

    def __init__(self, fenetre: FenetreDessinee, modes: Modes) -> None:
        """Listen to the board of ``fenetre``; in the other modes its arrows move the cursor."""
        super().__init__(fenetre)
        self._modes, self._tourne = modes, 0
        widgets = fenetre.widgets
        self._arriere, self._avant = widgets.action_precedent, widgets.action_suivant
        self._touches = {
            Qt.Key.Key_Left: self._arriere,
            Qt.Key.Key_Right: self._avant,
            Qt.Key.Key_Home: widgets.action_debut,
            Qt.Key.Key_End: widgets.action_fin,
        }
        fenetre.widgets.plateau.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Take the wheel and the plain arrows where a game is read, and only there."""
        if event.type() == QEvent.Type.Wheel and isinstance(event, QWheelEvent):
            return self._modes.nom in MODES_DE_LECTURE and self._rouler(event.angleDelta().y())
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            pas = self._touches.get(Qt.Key(event.key()))
            modificateurs = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if pas is not None and not modificateurs and self._modes.nom in MODES_DE_LECTURE:
                pas.trigger()
                return True
        return False

    def _rouler(self, angle: int) -> bool:
        """Step once a notch, however finely the wheel turns: towards the hand is forwards."""
        self._tourne += angle
        while abs(self._tourne) >= CRAN:
            recule = self._tourne > 0
            self._tourne -= CRAN if recule else -CRAN
            (self._arriere if recule else self._avant).trigger()
        return True
