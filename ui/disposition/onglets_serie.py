"""What the panel shows of a series: the game on the board, or the match that it is a part of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTabBar

PARTIE: Final = 0
MATCH: Final = 1


class OngletsSerie(QTabBar):
    """Two tabs at the end of the line of those of Matchs, so that they take no height from what they show."""

    def __init__(self) -> None:
        """Begin with the match."""
        super().__init__()
        self.setObjectName("onglets_serie")
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setDrawBase(False)
        for _ in (PARTIE, MATCH):
            self.addTab("")
        self.setCurrentIndex(MATCH)
        self.currentChanged.connect(lambda _: self.updateGeometry())  # the bold one is not as wide as the other
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
