"""Where the squares of the board are on the screen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from ecosysteme.plateau import Position


@dataclass(frozen=True)
class Geometrie:
    """Where the squares are, in the widget's coordinates, every edge on a whole device pixel."""

    taille: int
    gauche: float
    haut: float
    case: float
    marge: float
    bord: float
    densite: float

    @classmethod
    def pour(cls, taille: int, largeur: float, hauteur: float, densite: float) -> Geometrie:
        """Fit the largest board of square cells, centred, into ``largeur`` by ``hauteur`` logical pixels."""

        # Whole device pixels throughout: dividing only at the end keeps rounding noise from eating one.
        cote = min(largeur, hauteur)
        marge = int(min(max(cote * 0.052, 18.0), 44.0) * densite)
        bord = int(min(max(cote * 0.022, 6.0), 20.0) * densite)
        case = max((int(cote * densite) - marge - bord) // taille, 1)
        cadre = marge + bord + case * taille
        gauche = (int(largeur * densite) - cadre) // 2 + marge
        haut = (int(hauteur * densite) - cadre) // 2 + bord
        return cls(taille, gauche / densite, haut / densite, case / densite, marge / densite, bord / densite, densite)

    @property
    def tapis(self) -> QRectF:
        """The felt: all the squares."""
        cote = self.case * self.taille
        return QRectF(self.gauche, self.haut, cote, cote)

    @property
    def cadre(self) -> QRectF:
        """The wooden frame with the coordinates, felt included."""
        return self.tapis.adjusted(-self.marge, -self.bord, self.bord, self.marge)

    def rectangle(self, position: Position) -> QRectF:
        """The square at ``position``."""
        ligne, colonne = position
        return QRectF(self.gauche + colonne * self.case, self.haut + ligne * self.case, self.case, self.case)

    def position_en(self, point: QPointF) -> Position | None:
        """The square under ``point``, None on the frame and outside."""
        ligne = math.floor((point.y() - self.haut) / self.case)
        colonne = math.floor((point.x() - self.gauche) / self.case)
        return (ligne, colonne) if 0 <= ligne < self.taille and 0 <= colonne < self.taille else None
