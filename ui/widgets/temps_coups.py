"""The time of each move of the line, as bars under the curves: upwards for the first camp, downwards for the second."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ecosysteme.jeu import PREMIER
from ecosysteme.variantes.noeud import Noeud
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import deux_points
from ui.socle.nombres import nombre, temps
from ui.socle.textes import montrer_bulle
from ui.socle.theme import CLAIR, Theme
from ui.widgets.courbes import VueCourbes

HAUTEUR: Final = 28  # px
MARGE: Final = 2  # px, between the longest bar and the edge
PLEIN: Final = 0.7  # of the room of a move is its bar
LARGEUR_MAX: Final = 10.0  # px of a bar
DIX: Final = 10.0  # s
DIXIEME: Final = 0.1  # s: what is shorter is told in a smaller unit


class TempsCoups(QWidget):
    """Paints the times on the horizontal axis of ``courbes``; without any, it is hidden and takes no place.

    Tells which move the mouse is pressed or dragged on, as the curves do, and the time of the one under the mouse.
    """

    coup_vise = Signal(int)  # the nearest, not bounded by the moves that were played

    def __init__(self, courbes: VueCourbes, parent: QWidget | None = None) -> None:
        """Stand hidden under ``courbes``, which must have the same left and right ends."""
        super().__init__(parent)
        self._courbes, self._theme = courbes, CLAIR
        self._vue: AdaptateurJeu | None = None
        self._coups: tuple[Noeud, ...] = ()
        self._curseur = 0
        self._maximum = 0.0  # s
        self.setFixedHeight(HAUTEUR)
        self.hide()

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(self, vue: AdaptateurJeu, coups: Sequence[Noeud], curseur: int) -> None:
        """Draw the times of ``coups``, the moves of the line without the passes, the cursor after ``curseur``."""
        self._vue, self._coups, self._curseur = vue, tuple(coups), curseur
        self._maximum = max(map(self._secondes, range(1, len(coups) + 1)), default=0.0)
        self.setVisible(self._maximum > 0)
        self.update()

    def _secondes(self, coup: int) -> float:
        """Return the time of a move, counted from one; 0 where it is not known."""
        secondes = self._coups[coup - 1].secondes if 1 <= coup <= len(self._coups) else 0.0
        return secondes if 0 < secondes < inf else 0.0

    def dire(self, coup: int) -> str:
        """Say the time of a move; nothing where it is not known."""
        secondes = self._secondes(coup)
        if secondes < DIXIEME:
            return temps(secondes) if secondes else ""
        # French has the singular below two; the English of both texts is the plural.
        modele = self.tr("{} seconde") if round(secondes, 1) < 2 else self.tr("{} secondes")
        return modele.format(nombre(secondes, 1))

    def description(self, coup: int) -> str:
        """Tell whose move it is and its time, for a tooltip; nothing where the time is not known."""
        secondes = self._secondes(coup)
        if self._vue is None or not secondes:
            return ""
        debut = self.tr("coup {}, {}").format(coup, self._vue.camp(self._coups[coup - 1].auteur))
        return deux_points(debut, _ecrire(secondes))

    def barre(self, coup: int) -> QRectF:
        """Return where the time of a move is painted, px; nothing where it is not known."""
        secondes = self._secondes(coup)
        if not secondes:
            return QRectF()
        pas = self._courbes.point(1).x() - self._courbes.point(0).x()
        largeur = min(max(PLEIN * pas, 1.0), LARGEUR_MAX)
        hauteur = max(secondes / self._maximum * (HAUTEUR / 2 - MARGE), 1.0)
        haut = HAUTEUR / 2 - (hauteur if self._coups[coup - 1].auteur == PREMIER else 0)
        return QRectF(self._courbes.point(coup).x() - largeur / 2, haut, largeur, hauteur)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axes, how long the longest move is, the cursor, then the bars."""
        aire, theme, milieu = self._courbes.aire, self._theme, HAUTEUR / 2
        with QPainter(self) as peintre:
            peintre.fillRect(self.rect(), QColor(theme.carte))
            peintre.setPen(QColor(theme.bord))
            peintre.drawLine(QPointF(aire.left(), 0), QPointF(aire.left(), HAUTEUR))
            peintre.drawLine(QPointF(aire.left(), milieu), QPointF(aire.right(), milieu))
            peintre.setFont(self._courbes.police)
            texte, place = _ecrire(self._maximum, rond=True), QRectF(0, 0, aire.left() - 6, HAUTEUR)
            if QFontMetrics(peintre.font()).horizontalAdvance(texte) <= place.width():
                peintre.setPen(QColor(theme.discret))
                peintre.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, texte)
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setPen(QPen(QColor(theme.curseur), 1.4))
            pied = self._courbes.point(self._curseur).x()
            peintre.drawLine(QPointF(pied, 0), QPointF(pied, HAUTEUR))
            for coup in range(1, len(self._coups) + 1):
                couleur = theme.curseur if coup == self._curseur else theme.discret
                peintre.fillRect(self.barre(coup), QColor(couleur))

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which move the left button is pressed on."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.coup_vise.emit(self._courbes.coup_en(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which move the mouse is dragged to."""
        self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell the time of the move under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            montrer_bulle(event.globalPos(), self.description(self._courbes.coup_en(event.pos().x())), self)
            return True
        return super().event(event)


def _ecrire(secondes: float, *, rond: bool = False) -> str:
    """Write a time; ``rond``: from ten seconds on, in whole ones."""
    return f"{nombre(secondes, 0 if rond and secondes >= DIX else 1)} s" if secondes >= DIXIEME else temps(secondes)
