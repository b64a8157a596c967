"""What may be shown over a position besides hints: discs just turned, stable discs, move numbers, the coming move.

And where a mistake should have been played instead, as a review says; and what is drawn by hand: marks, letters and
arrows. The first lie under the hints, and leave the middle of the last move to its dot; the second lie above, around
what stands in the middle of a square. Each has a shape of its own: nothing is told by a colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, TEXTE, Dessins, Figure, Fleche
from ui.plateau.geometrie import Geometrie

# Proportions, in squares.
ANNEAU: Final = 0.335  # radius of the ring of a disc that was turned
LOSANGE: Final = (0.25, 0.075)  # of a stable disc: how far below the middle, half its height
CHIFFRES: Final = 0.27  # height of a number
ECART_DERNIER: Final = 0.17  # by which the number of the last move stands above its dot
A_VENIR: Final = 0.403  # radius of the coming move
ETOILE: Final = 0.15  # radius of the star of a better move
COTE_FIGURE: Final = 0.41  # from the middle of a square to the edge of a mark
BRAS: Final = 0.16  # length of the arms of a cross that leaves the middle free
RECUL: Final = 0.3  # from the middle of a square to the ends of an arrow
FUT: Final = 0.1  # thickness of the shaft of an arrow
TETE: Final = (0.26, 0.17)  # of its head: length, half the width
COIN: Final = (0.3, 0.17)  # of a triangle in a corner: how far from the middle, its radius
PASTILLE: Final = (0.32, 0.17)  # of a letter beside what stands in the middle: how far from it, its radius

CLAIR: Final = QColor("#ffffff")
SOMBRE: Final = QColor("#10201a")
TRAIT: Final = QColor("#ffb81c")  # of what is drawn by hand: in a dark edge it is seen on any board and any disc


@dataclass(frozen=True)
class Reperes:
    """What is shown over one position: ``mieux`` were better than the last move; ``trace`` is the arrow being drawn."""

    retournes: frozenset[Position] = frozenset()
    stables: frozenset[Position] = frozenset()
    numeros: Mapping[Position, int] = field(default_factory=dict)
    suivant: Position | None = None
    dessins: Dessins = SANS_DESSINS
    trace: Fleche | None = None
    mieux: frozenset[Position] = frozenset()


SANS_REPERES: Final = Reperes()


def peindre_reperes(
    p: QPainter,
    geo: Geometrie,
    pions: Mapping[Position, int],
    dernier: Collection[Position],
    reperes: Reperes,
    indices: Collection[Position],
) -> None:
    """Paint what lies under the hints ``indices``."""
    for case in reperes.retournes & pions.keys():
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(_encre(pions[case]), max(geo.case * 0.03, 1.2)))
        p.drawEllipse(geo.rectangle(case).center(), geo.case * ANNEAU, geo.case * ANNEAU)
    for case in reperes.stables & pions.keys():
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(_encre(pions[case]))
        bas, demi = (geo.case * part for part in LOSANGE)
        p.drawPolygon(_losange(geo.rectangle(case).center() + QPointF(0, bas), demi))
    for case, numero in reperes.numeros.items():
        if case in pions:
            monte = ECART_DERNIER * geo.case if case in dernier else 0.0
            place = geo.rectangle(case).translated(0, -monte)
            _ecrire(p, place, str(numero), _encre(pions[case]), geo.case * CHIFFRES)
    for case in reperes.mieux - pions.keys():
        _peindre_mieux(p, geo, case)
    if reperes.suivant is not None:
        _peindre_suivant(p, geo, reperes.suivant, libre=reperes.suivant not in indices)


def peindre_dessins(p: QPainter, geo: Geometrie, reperes: Reperes, pris: Collection[Position]) -> None:
    """Paint what is drawn by hand; on the squares ``pris`` something stands in the middle, which stays seen."""
    for case, figure in reperes.dessins.figures.items():
        chemin = _FIGURES[figure](geo.rectangle(case).center(), geo.case, case in pris)
        _tracer(p, chemin, geo.case * 0.055)
    tracees = (*reperes.dessins.fleches, *([reperes.trace] if reperes.trace else []))
    for depart, arrivee in tracees:
        contour = _fleche(geo.rectangle(depart).center(), geo.rectangle(arrivee).center(), geo.case)
        p.setPen(QPen(SOMBRE, max(geo.case * 0.025, 1.0)))
        p.setBrush(TRAIT)
        p.drawPolygon(contour)
    for case, texte in reperes.dessins.textes.items():
        _peindre_texte(p, geo, case, texte[:TEXTE], a_cote=case in pris)


def _encre(camp: int) -> QColor:
    return CLAIR if camp == 1 else SOMBRE


def _losange(centre: QPointF, demi: float) -> QPolygonF:
    return QPolygonF([centre + QPointF(x * demi, y * demi) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])


def _ecrire(p: QPainter, case: QRectF, texte: str, couleur: QColor, hauteur: float) -> None:
    """Write ``texte`` in the middle of ``case``, smaller where it would not fit."""
    police = p.font()
    police.setBold(True)
    police.setPixelSize(max(round(hauteur), 7))
    large = QFontMetricsF(police).horizontalAdvance(texte)
    if large > (place := case.width() * 0.62):
        police.setPixelSize(max(int(police.pixelSize() * place / large), 6))
    p.save()
    p.setFont(police)
    p.setPen(couleur)
    p.drawText(case, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, texte)
    p.restore()


def _peindre_suivant(p: QPainter, geo: Geometrie, case: Position, *, libre: bool) -> None:
    """Ring the square of the coming move in dashes, with a dot in the middle where no hint stands there."""
    centre, trait = geo.rectangle(case).center(), max(geo.case * 0.035, 1.4)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for couleur, epaisseur in ((SOMBRE, 1.9 * trait), (CLAIR, trait)):
        p.setPen(QPen(couleur, epaisseur, Qt.PenStyle.DashLine))
        p.drawEllipse(centre, geo.case * A_VENIR, geo.case * A_VENIR)
    if libre:
        p.setPen(QPen(SOMBRE, trait / 2))
        p.setBrush(CLAIR)
        p.drawEllipse(centre, geo.case * 0.08, geo.case * 0.08)


def _peindre_mieux(p: QPainter, geo: Geometrie, case: Position) -> None:
    """Ring the square of a better move, with the star at its top that the printed report has too."""
    centre, trait = geo.rectangle(case).center(), max(geo.case * 0.045, 1.8)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for couleur, epaisseur in ((SOMBRE, 1.9 * trait), (CLAIR, trait)):
        p.setPen(QPen(couleur, epaisseur))
        p.drawEllipse(centre, geo.case * A_VENIR, geo.case * A_VENIR)
    haut = centre - QPointF(0, geo.case * A_VENIR)
    p.setPen(QPen(SOMBRE, trait / 2))
    p.setBrush(TRAIT)
    p.drawPolygon(_etoile(haut + QPointF(0, geo.case * 0.05), geo.case * ETOILE))


def _etoile(centre: QPointF, rayon: float) -> QPolygonF:
    branches = [(math.pi * rang / 5, rayon if rang % 2 == 0 else 0.42 * rayon) for rang in range(10)]
    return QPolygonF([centre + QPointF(math.sin(angle) * loin, -math.cos(angle) * loin) for angle, loin in branches])


def _tracer(p: QPainter, chemin: QPainterPath, epaisseur: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    trait = max(epaisseur, 2.0)
    for couleur, large in ((SOMBRE, 1.8 * trait), (TRAIT, trait)):
        p.setPen(QPen(couleur, large, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        p.drawPath(chemin)


def _rond(centre: QPointF, cote: float, _pris: bool) -> QPainterPath:
    chemin = QPainterPath()
    chemin.addEllipse(centre, cote * COTE_FIGURE, cote * COTE_FIGURE)
    return chemin


def _croix(centre: QPointF, cote: float, pris: bool) -> QPainterPath:
    """Return a cross, or its four ends where something stands in the middle."""
    chemin, bout = QPainterPath(), cote * (COTE_FIGURE if pris else 0.27)
    depart = bout - cote * BRAS if pris else 0.0
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        chemin.moveTo(centre + QPointF(x * depart, y * depart))
        chemin.lineTo(centre + QPointF(x * bout, y * bout))
    return chemin


def _triangle(centre: QPointF, cote: float, pris: bool) -> QPainterPath:
    """Return a triangle, a small one in a corner where something stands in the middle: its sides would cross that."""
    rayon = cote * (COIN[1] if pris else COTE_FIGURE * 1.12)
    bas = centre + (QPointF(-COIN[0], COIN[0]) if pris else QPointF(0, 0.06)) * cote
    sommets = [bas + QPointF(math.sin(angle) * rayon, -math.cos(angle) * rayon) for angle in (0, 2.0944, 4.1888)]
    chemin = QPainterPath()
    chemin.addPolygon(QPolygonF([*sommets, sommets[0]]))
    chemin.closeSubpath()
    return chemin


def _carre(centre: QPointF, cote: float, _pris: bool) -> QPainterPath:
    demi = cote * COTE_FIGURE * 0.95
    chemin = QPainterPath()
    chemin.addRect(QRectF(centre.x() - demi, centre.y() - demi, 2 * demi, 2 * demi))
    return chemin


_FIGURES: Final[Mapping[Figure, Callable[[QPointF, float, bool], QPainterPath]]] = {
    Figure.ROND: _rond,
    Figure.CROIX: _croix,
    Figure.TRIANGLE: _triangle,
    Figure.CARRE: _carre,
}


def _fleche(depart: QPointF, arrivee: QPointF, cote: float) -> QPolygonF:
    """Return the outline of an arrow that leaves the middles of both its squares free."""
    trajet = arrivee - depart
    longueur = math.hypot(trajet.x(), trajet.y())
    le_long = trajet / longueur
    travers = QPointF(-le_long.y(), le_long.x())
    pied, pointe = depart + le_long * cote * RECUL, arrivee - le_long * cote * RECUL
    longueur_tete, envergure = TETE
    col = pointe - le_long * cote * longueur_tete
    fut, aile = travers * cote * FUT / 2, travers * cote * envergure
    return QPolygonF([pied + fut, col + fut, col + aile, pointe, col - aile, col - fut, pied - fut])


def _peindre_texte(p: QPainter, geo: Geometrie, case: Position, texte: str, *, a_cote: bool) -> None:
    """Write a letter on a disc of its own, in the middle of its square or in the corner that no tick takes."""
    ecart, rayon = (geo.case * part for part in PASTILLE)
    rayon = rayon if a_cote else geo.case * 0.27
    rect = geo.rectangle(case)
    centre = rect.center() - (QPointF(ecart, ecart) if a_cote else QPointF())
    p.setPen(QPen(SOMBRE, max(geo.case * 0.025, 1.0)))
    p.setBrush(TRAIT)
    p.drawEllipse(centre, rayon, rayon)
    place = QRectF(0, 0, 2.6 * rayon, 2 * rayon)
    place.moveCenter(centre)
    _ecrire(p, place, texte, SOMBRE, rayon * 1.25)
