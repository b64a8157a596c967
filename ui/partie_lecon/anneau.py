"""The ring around the move that is asked about, over the board: what it covers is seen and clicked through it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ui.plateau.vue import PlateauVue
from ui.socle.filtres_evenements import filtrer
from ui.socle.theme import CLAIR, Theme

EPAISSEUR: Final = 0.07  # of a square
BLANC: Final = 0.05  # of a square, on both sides: red is not seen by all, nor on every disc


class AnneauFaute(QWidget):
    """Rings a square of ``plateau``, whatever the size of the board."""

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self.setObjectName("anneau_faute")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plateau, self._theme = plateau, CLAIR
        self._case: Position | None = None
        filtrer(plateau, self, QEvent.Type.Resize)
        self.hide()

    def entourer(self, case: Position | None) -> None:
        """Ring ``case``, nothing for ``None``."""
        self._case = case
        self._placer()
        self.setVisible(case is not None)

    def definir_theme(self, theme: Theme) -> None:
        """Take the red of ``theme``."""
        self._theme = theme
        self._placer()
        self.update()

    def _placer(self) -> None:
        if self._case is not None:
            self.setGeometry(self._plateau.geometrie().rectangle(self._case).toAlignedRect())

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the size of the board."""
        self._placer()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring inside its square."""
        trait = self.width() * EPAISSEUR
        marge = trait / 2 + self.width() * BLANC
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for couleur, epaisseur in (
                (Qt.GlobalColor.white, trait + self.width() * BLANC),
                (QColor(self._theme.gaffe), trait),
            ):
                p.setPen(QPen(couleur, epaisseur))
                p.drawEllipse(QRectF(self.rect()).adjusted(marge, marge, -marge, -marge))
