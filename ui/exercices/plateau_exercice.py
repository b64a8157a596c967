"""The board of an exercise: its cursor can be brought to a square."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ecosysteme.cases import Position
from ui.plateau.vue import PlateauVue


class PlateauExercice(PlateauVue):
    """Lies over the board of the game."""

    def montrer_case(self, case: Position) -> None:
        """Bring the keyboard and its cursor to ``case``, where its move is previewed."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self._clavier.montrer(case)
