"""The live score: the bar shared by the two colours, the little discs beside the figures, whose turn it is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QMainWindow, QSizePolicy, QWidget

from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ui.chargeur import trouver
from ui.plateau_peinture import dessiner_pion
from ui.theme import CLAIR, Theme


class Disque(QWidget):
    """A disc of the camp given by the ``camp`` property, as on the board; 0 paints nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with the first camp; the ``.ui`` file sets the property."""
        super().__init__(parent)
        self._camp = int(PREMIER)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _lire_camp(self) -> int:
        return self._camp

    def _ecrire_camp(self, camp: int) -> None:
        self._camp = camp
        self.update()

    camp = Property(int, _lire_camp, _ecrire_camp)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc with a margin for its shadow."""
        if not self._camp:
            return
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            cote = min(self.width(), self.height())
            centre, rayon = QRectF(self.rect()).center(), cote / 2 - 2
            dessiner_pion(peintre, centre, rayon, self._camp)
            peintre.setBrush(Qt.BrushStyle.NoBrush)
            peintre.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))  # black on a dark card
            peintre.drawEllipse(centre, rayon, rayon)


class BarreScore(QWidget):
    """The share of each camp's discs, as one bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start level."""
        super().__init__(parent)
        self._scores = (2, 2)
        self._theme = CLAIR

    def sizeHint(self) -> QSize:
        """Prefer a long thin bar."""
        return QSize(340, 14)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(self, scores: tuple[int, int]) -> None:
        """Show how ``scores`` compare; level when both are zero."""
        if scores != self._scores:
            self._scores = scores
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the two parts inside one rounded frame."""
        premier, second = self._scores
        part = premier / (premier + second) if premier + second else 0.5
        cadre = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        contour = QPainterPath()
        contour.addRoundedRect(cadre, cadre.height() / 2, cadre.height() / 2)
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setClipPath(contour)
            peintre.fillRect(cadre, QColor("#efeeea"))
            peintre.fillRect(QRectF(cadre.left(), cadre.top(), cadre.width() * part, cadre.height()), QColor("#1b1f1f"))
            peintre.setClipping(False)
            peintre.setPen(QColor(self._theme.eteint))
            peintre.drawPath(contour)


class PanneauScore:
    """The header above the board: figures, bar, whose turn."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the widgets from the loaded window."""
        self.noir = trouver(fenetre, QLabel, "score_noir")
        self.blanc = trouver(fenetre, QLabel, "score_blanc")
        self.trait = trouver(fenetre, QLabel, "trait")
        self._disque = trouver(fenetre, Disque, "disque_trait")
        self.barre = trouver(fenetre, BarreScore, "barre_score")
        self.trait.setTextFormat(Qt.TextFormat.PlainText)

    def definir_theme(self, theme: Theme) -> None:
        """Follow the theme."""
        self.barre.definir_theme(theme)

    def montrer(self, partie: Partie[Any, Any], annonce: str) -> None:
        """Show the discs of ``partie``, and ``annonce``: whose turn, or the result."""
        noirs, blancs = partie.scores
        self.noir.setText(str(noirs))
        self.blanc.setText(str(blancs))
        self.barre.montrer((noirs, blancs))
        self.trait.setText(annonce)
        # The winner's disc at the end, none for a draw.
        self._disque.setProperty("camp", int(partie.trait or partie.issue or 0))
