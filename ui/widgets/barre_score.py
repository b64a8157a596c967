"""The bar that the two camps share as they share the points."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.plateau.style import Style
from ui.plateau.style_othello import OTHELLO
from ui.socle.theme import CLAIR, Theme


class BarreScore(QWidget):
    """The shares of the two camps, as one bar; what is drawn lies in between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = (0, 0, 0)
        self._theme = CLAIR
        self._couleurs = OTHELLO.couleurs

    def sizeHint(self) -> QSize:
        """Prefer a long thin bar."""
        return QSize(340, 14)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def definir_style(self, style: Style) -> None:
        """Take the colours of the camps of a game."""
        self._couleurs = style.couleurs
        self.update()

    def montrer(self, premier: int, second: int, nulles: int = 0) -> None:
        """Show how the parts compare; a bar without any colour when all are zero."""
        if (premier, nulles, second) != self._parts:
            self._parts = (premier, nulles, second)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the three parts inside one rounded frame."""
        couleurs = (self._couleurs[0], self._theme.desactive, self._couleurs[1])
        total = sum(self._parts)
        cadre = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        contour = QPainterPath()
        contour.addRoundedRect(cadre, cadre.height() / 2, cadre.height() / 2)
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setClipPath(contour)
            peintre.fillRect(cadre, QColor(self._theme.desactive))
            gauche = cadre.left()
            for part, couleur in zip(self._parts, couleurs, strict=True):
                largeur = cadre.width() * part / total if total else 0.0
                peintre.fillRect(QRectF(gauche, cadre.top(), largeur, cadre.height()), QColor(couleur))
                gauche += largeur
            peintre.setClipping(False)
            peintre.setPen(QColor(self._theme.eteint))
            peintre.drawPath(contour)
