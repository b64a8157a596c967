"""What the panel shows of a series: the game on the board, or the match that it is a part of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent

from ui.socle.docks import OngletsEnLigne

PARTIE: Final = 0
MATCH: Final = 1


class OngletsSerie(OngletsEnLigne):
    """Two tabs at the end of the line of those of Matchs, so that they take no height from what they show."""

    def __init__(self) -> None:
        """Begin with the match."""
        super().__init__("onglets_serie", 2)
        self.setCurrentIndex(MATCH)
        self._traduire()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()

    def _traduire(self) -> None:
        self.setTabText(PARTIE, self.tr("Partie"))
        self.setTabText(MATCH, self.tr("Match"))
        self.setAccessibleName(self.tr("Ce que l'on voit de la série"))
