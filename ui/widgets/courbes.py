"""Curves over the moves of a game, painted: an axis of three figures or words, and a cursor that the mouse moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.socle.theme import CLAIR, Theme

LARGEUR_AXE: Final = 34  # px for figures; words take what they need
TAILLE_MINIMALE: Final = QSize(160, 60)  # px
PETIT: Final = 0.8  # of the ordinary letters, on the axis
DEPASSEMENT: Final = 1.25  # how much higher than the largest figure of the axis the frame goes
MARGE: Final = 0.02  # of the moves, before the first and after the last
RAYON: Final = 2.5  # px of a dot


@dataclass(frozen=True)
class Courbe:
    """Points of one curve, a number of moves and a value each, and how they are drawn: dots and dashes tell too."""

    points: Sequence[tuple[int, float]]
    couleur: str
    style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ronds: bool = False
    epaisseur: float = 2  # px


@dataclass(frozen=True)
class CadreCourbes:
    """What the axes span: moves from 0 to ``coups`` (1 or more), values around zero, the three texts bottom to top."""

    coups: int = 10
    portee: float = 1
    textes: tuple[str, str, str] = ("−1", "0", "1")


class VueCourbes(QWidget):
    """Paints curves, the first of them over the others; tells which move the mouse is pressed or dragged on."""

    coup_vise = Signal(int)  # the nearest, not bounded by the moves that were played

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = CLAIR
        self.courbes: tuple[Courbe, ...] = ()
        self.cadre = CadreCourbes()
        self.curseur = 0  # the number of moves of the position on the board

    def definir_theme(self, theme: Theme) -> None:
        """Repaint axes and cursor in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(self, courbes: Sequence[Courbe], cadre: CadreCourbes, curseur: int) -> None:
        """Draw ``courbes`` in ``cadre``, with the cursor after ``curseur`` moves."""
        self.courbes, self.cadre, self.curseur = tuple(courbes), cadre, curseur
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Room for the axis and some moves."""
        return TAILLE_MINIMALE

    def sizeHint(self) -> QSize:
        """As small as may be: the frame around says how large."""
        return TAILLE_MINIMALE

    # Where things are.

    @property
    def _police(self) -> QFont:
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * PETIT)
        return police

    @property
    def _aire(self) -> QRectF:
        """Where the curves are: what the axis leaves."""
        mesures = QFontMetrics(self._police)
        axe = max(LARGEUR_AXE, *(mesures.horizontalAdvance(texte) + 12 for texte in self.cadre.textes))
        return QRectF(self.rect()).adjusted(axe, 0, 0, 0)

    def point(self, coup: float, valeur: float = 0) -> QPointF:
        """Return where ``valeur`` after ``coup`` moves is painted, px."""
        aire, cadre = self._aire, self.cadre
        part = (coup / cadre.coups + MARGE) / (1 + 2 * MARGE)
        hauteur = valeur / (cadre.portee * DEPASSEMENT)
        return QPointF(aire.left() + part * aire.width(), aire.center().y() - hauteur * aire.height() / 2)

    def _coup(self, abscisse: float) -> int:
        aire = self._aire
        part = (abscisse - aire.left()) / max(aire.width(), 1)
        return round((part * (1 + 2 * MARGE) - MARGE) * self.cadre.coups)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axis, the cursor, then the curves."""
        with QPainter(self) as peintre:
            peintre.fillRect(self.rect(), QColor(self._theme.carte))
            self._peindre_axe(peintre)
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setPen(QPen(QColor(self._theme.curseur), 1.4))
            pied = self.point(self.curseur).x()
            peintre.drawLine(QPointF(pied, 0), QPointF(pied, self.height()))
            peintre.setClipRect(self._aire)
            for courbe in reversed(self.courbes):
                self._peindre_courbe(peintre, courbe)

    def _peindre_axe(self, peintre: QPainter) -> None:
        aire = self._aire
        peintre.setPen(QColor(self._theme.bord))
        peintre.drawLine(aire.topLeft(), aire.bottomLeft())
        peintre.drawLine(self.point(0).toPoint(), QPointF(aire.right(), self.point(0).y()).toPoint())
        peintre.setPen(QColor(self._theme.discret))
        peintre.setFont(self._police)
        haut = QFontMetrics(self._police).height()
        for rang, texte in zip((-1, 0, 1), self.cadre.textes, strict=True):
            milieu = self.point(0, rang * self.cadre.portee).y()
            case = QRectF(0, milieu - haut / 2, aire.left() - 6, haut)
            peintre.drawText(case, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, texte)

    def _peindre_courbe(self, peintre: QPainter, courbe: Courbe) -> None:
        points = [self.point(coup, valeur) for coup, valeur in courbe.points]
        couleur = QColor(courbe.couleur)
        peintre.setPen(QPen(couleur, courbe.epaisseur, courbe.style))
        peintre.drawPolyline(points)
        if courbe.ronds:
            peintre.setPen(Qt.PenStyle.NoPen)
            peintre.setBrush(couleur)
            for point in points:
                peintre.drawEllipse(point, RAYON, RAYON)
            peintre.setBrush(Qt.BrushStyle.NoBrush)

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which move the left button is pressed on."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.coup_vise.emit(self._coup(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which move the mouse is dragged to."""
        self.mousePressEvent(event)
