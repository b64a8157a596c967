"""A sentence above or below the board, in the place of the players' card or of the strip."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.socle.textes import Etiquette
from ui.socle.theme import marquer


class BarreTexte(QFrame):
    """One sentence in a card, as high as what it stands for; the card is in sight while there is one."""

    def __init__(self, parent: QWidget, nom: str, hauteur: int) -> None:
        super().__init__(parent)
        self.setObjectName(nom)
        self.setFixedHeight(hauteur)
        self.texte = Etiquette(pliee=True)
        self.texte.setObjectName(f"{nom}_texte")
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(12, 2, 12, 2)
        ligne.addWidget(self.texte)

    def dire(self, phrase: str) -> None:
        """Say ``phrase``; nothing when it is empty, and its place stays."""
        self.texte.setText(phrase)
        marquer(self, "role", "carte" if phrase else "")
