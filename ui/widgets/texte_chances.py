"""The chances in figures, at the end of their bar: a percentage, or a proved result after a closed padlock."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.socle.textes import Etiquette
from ui.socle.theme import marquer

ECART: Final = 8  # px between the bar and the text
CORPS: Final = QRectF(0.5, 4, 7, 5)  # of the padlock, px; its shackle is above
LARGEUR_CADENAS: Final = 11  # px, with what separates it from the word


class TexteChances(Etiquette):
    """A text as wide as the longest that it will say, so that the bar beside it keeps its length."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._prouve = False

    def reserver(self, *textes: str) -> None:
        """Keep room for ``textes``, each with a padlock; for none, leave the bar all the room."""
        self.setVisible(bool(textes))
        longueur = max(map(self.fontMetrics().horizontalAdvance, textes), default=0)
        self.setMinimumWidth(ECART + LARGEUR_CADENAS + longueur)

    def montrer(self, texte: str, *, prouve: bool = False) -> None:
        """Say ``texte``, after a padlock where it is proved."""
        self._prouve = prouve
        self.setContentsMargins(ECART + LARGEUR_CADENAS * prouve, 0, 0, 0)
        self.setText(texte)

    def vieillir(self, ancien: bool) -> None:
        """Say it paler, for a position before, or as plainly as anything else."""
        marquer(self, "ancien", ancien)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the padlock before the text, in its colour."""
        super().paintEvent(event)
        if not self._prouve:
            return
        couleur = self.palette().color(self.foregroundRole())
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.translate(QPointF(ECART, (self.height() - CORPS.bottom()) / 2))
            peintre.fillRect(CORPS, couleur)
            anse = QPainterPath(QPointF(CORPS.left() + 1.5, CORPS.top()))
            anse.arcTo(QRectF(CORPS.left() + 1.5, 0.5, CORPS.width() - 3, 5), 180, -180)
            anse.lineTo(CORPS.right() - 1.5, CORPS.top())
            peintre.setPen(QPen(couleur, 1.3))
            peintre.drawPath(anse)
