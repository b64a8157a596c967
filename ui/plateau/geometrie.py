"""Where the squares of the board are on the screen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from ecosysteme.cases import Position
from ui.socle.aspects.orientation import DROITE, Orientation


@dataclass(frozen=True)
class Cadrage:
    """What a style asks of the room around its squares."""

    entete: float = 0.0  # squares kept free above the frame
    rangs: bool = True  # whether the numbers of the lines need a margin at the left
    allonge: float = 0.0  # if any: how many times as wide as high a square is at least, more until the frame is square


ORDINAIRE = Cadrage()


@dataclass(frozen=True)
class Geometrie:
    """Where the squares are, in the widget's coordinates, every edge on a whole device pixel.

    ``case`` is the height of a square and ``pas`` its width, the same unless the style widens them; ``flanc`` is the
    margin at the left, ``marge`` the one below, ``bord`` the two others, ``entete`` what is kept free above the frame.
    """

    lignes: int
    colonnes: int
    gauche: float
    haut: float
    case: float
    pas: float
    flanc: float
    marge: float
    bord: float
    entete: float
    densite: float
    orientation: Orientation = DROITE

    @classmethod
    def pour(
        cls,
        lignes: int,
        colonnes: int,
        largeur: float,
        hauteur: float,
        densite: float,
        cadrage: Cadrage = ORDINAIRE,
        orientation: Orientation = DROITE,
    ) -> Geometrie:
        """Fit the largest board of square cells, centred, into ``largeur`` by ``hauteur`` logical pixels."""

        # Whole device pixels throughout: dividing only at the end keeps rounding noise from eating one.
        cote, large, haute = min(largeur, hauteur), int(largeur * densite), int(hauteur * densite)
        marge = int(min(max(cote * 0.052, 18.0), 44.0) * densite)
        bord = int(min(max(cote * 0.022, 6.0), 20.0) * densite)
        flanc = marge if cadrage.rangs else bord
        pas = max((large - flanc - bord) // colonnes, 1)
        case = max(min(int(pas / (cadrage.allonge or 1)), int((haute - marge - bord) / (lignes + cadrage.entete))), 1)
        cadre_haut = marge + bord + case * lignes
        carre = (cadre_haut - flanc - bord) // colonnes
        pas = min(pas, max(carre, int(case * cadrage.allonge))) if cadrage.allonge else case
        entete = int(case * cadrage.entete)
        gauche = (large - flanc - bord - pas * colonnes + 1) // 2 + flanc  # of an odd rest, as layouts centre
        haut = (haute - entete - cadre_haut) // 2 + entete + bord
        pixels = {
            "gauche": gauche,
            "haut": haut,
            "case": case,
            "pas": pas,
            "flanc": flanc,
            "marge": marge,
            "bord": bord,
        }
        mesures = {nom: nombre / densite for nom, nombre in pixels.items()}
        return cls(lignes, colonnes, **mesures, entete=entete / densite, densite=densite, orientation=orientation)

    @property
    def tapis(self) -> QRectF:
        """The felt: all the squares."""
        return QRectF(self.gauche, self.haut, self.pas * self.colonnes, self.case * self.lignes)

    @property
    def cadre(self) -> QRectF:
        """The frame with the coordinates, felt included."""
        return self.tapis.adjusted(-self.flanc, -self.bord, self.bord, self.marge)

    def rectangle(self, position: Position) -> QRectF:
        """The square at ``position``."""
        ligne, colonne = self.orientation.a_l_ecran(position, self.lignes)
        return QRectF(self.gauche + colonne * self.pas, self.haut + ligne * self.case, self.pas, self.case)

    def colonne(self, colonne: int) -> QRectF:
        """A whole column of squares."""
        return QRectF(self.gauche + colonne * self.pas, self.haut, self.pas, self.case * self.lignes)

    def position_en(self, point: QPointF) -> Position | None:
        """The square under ``point``, None on the frame and outside; what is kept free above leads to the top line."""
        ligne = math.floor((point.y() - self.haut) / self.case)
        colonne = math.floor((point.x() - self.gauche) / self.pas)
        if self.entete and -self.bord - self.entete <= point.y() - self.haut < 0:
            ligne = 0
        dedans = 0 <= ligne < self.lignes and 0 <= colonne < self.colonnes
        return self.orientation.du_plateau((ligne, colonne), self.lignes) if dedans else None

    def nom_colonne(self, rang: int) -> str:
        """What the ``rang``-th column of the screen, from the left, is called: by a letter, or by a number."""
        ligne, colonne = self.orientation.du_plateau((0, rang), self.lignes)
        return str(ligne + 1) if self.orientation.echange else chr(ord("a") + colonne)

    def nom_ligne(self, rang: int) -> str:
        """What the ``rang``-th line of the screen, from the top, is called."""
        ligne, colonne = self.orientation.du_plateau((rang, 0), self.lignes)
        return chr(ord("a") + colonne) if self.orientation.echange else str(ligne + 1)
