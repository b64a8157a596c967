"""The column of the board: the players' card above it and the strip below it are as wide as it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ui.socle.chargeur import trouver

LARGEUR_MINIMALE: Final = 340  # px of the column
LARGEUR_UTILE: Final = 512  # px: what the card and the strip may take beside a smaller board


class ColonnePlateau(QObject):
    """Follows the board's size."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the card, the board and the strip from the loaded window."""
        super().__init__(fenetre)
        self._plateau = trouver(fenetre, QWidget, "plateau")
        self._autour = [trouver(fenetre, QWidget, nom) for nom in ("cadre_joueurs", "bande")]
        colonne = trouver(fenetre, QVBoxLayout, "colonne_plateau")
        for widget in self._autour:
            colonne.setAlignment(widget, Qt.AlignmentFlag.AlignHCenter)
        # Else the widths given below would keep the column from becoming narrower again.
        trouver(fenetre, QWidget, "centre").setMinimumWidth(LARGEUR_MINIMALE)
        self._plateau.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Give the card and the strip the width of the board."""
        if event.type() == QEvent.Type.Resize:
            cote = min(self._plateau.width(), max(self._plateau.height(), LARGEUR_UTILE))
            for widget in self._autour:
                widget.setFixedWidth(cote)
        return False
