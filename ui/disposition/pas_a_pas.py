"""Reviewing with the board under the hand: the wheel and the plain arrows step through the game in mode Analyser."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent

from ui.disposition.modes import Modes
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee

CRAN: Final = 120  # eighths of a degree in one notch of the wheel
TOUCHES: Final = {
    Qt.Key.Key_Left: "precedent",
    Qt.Key.Key_Right: "suivant",
    Qt.Key.Key_Home: "debut",
    Qt.Key.Key_End: "fin",
}


class PasAPas(QObject):
    """Gives the step entries of the menu to the wheel and to the arrows, while the game is reviewed."""

    def __init__(self, fenetre: FenetreDessinee, modes: Modes) -> None:
        """Listen to the board of ``fenetre``; in the other modes its arrows move the cursor."""
        super().__init__(fenetre)
        self._modes, self._tourne = modes, 0
        noms = set(TOUCHES.values())
        self._pas = {nom: trouver(fenetre, QAction, f"action_{nom}") for nom in noms}
        fenetre.widgets.plateau.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Take the wheel and the plain arrows in mode Analyser, and only there."""
        if event.type() == QEvent.Type.Wheel and isinstance(event, QWheelEvent):
            return self._modes.nom == "analyser" and self._rouler(event.angleDelta().y())
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            nom = TOUCHES.get(Qt.Key(event.key()))
            modificateurs = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if nom is not None and not modificateurs and self._modes.nom == "analyser":
                self._pas[nom].trigger()
                return True
        return False

    def _rouler(self, angle: int) -> bool:
        """Step once a notch, however finely the wheel turns: towards the hand is forwards."""
        self._tourne += angle
        while abs(self._tourne) >= CRAN:
            recule = self._tourne > 0
            self._tourne -= CRAN if recule else -CRAN
            self._pas["precedent" if recule else "suivant"].trigger()
        return True
