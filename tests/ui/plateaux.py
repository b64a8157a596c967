"""Positions of every style for the tests of the board, and how they are painted without a widget."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ecosysteme.cases import Position
from ui.plateau.geometrie import Geometrie
from ui.plateau.instant import Instant
from ui.plateau.style import Peintre, PlateauAffiche
from ui.plateau.style_morpion import MORPION
from ui.plateau.style_nim import NIM
from ui.plateau.style_othello import OTHELLO
from ui.plateau.style_puissance4 import PUISSANCE4

COTE = 536
FOND = "#808080"

othello = partial(PlateauAffiche, style=OTHELLO)

DEPART_OTHELLO = othello(
    8,
    8,
    {(3, 3): 2, (4, 4): 2, (3, 4): 1, (4, 3): 1},
    trait=1,
    legaux={(2, 3): [(3, 3)], (3, 2): [(3, 3)], (4, 5): [(4, 4)], (5, 4): [(4, 4)]},
    interactif=True,
)


def puissance4(coups: str = "", *, interactif: bool = True, gagnants: str = "") -> PlateauAffiche:
    """The position after ``coups``, columns as written (``4435``); ``gagnants`` are the ranks of the winning ones."""
    posees: list[Position] = []
    for coup in coups:
        colonne = int(coup) - 1
        posees.append((5 - sum(autre == colonne for _, autre in posees), colonne))
    arrivees = {colonne: 5 - sum(autre == colonne for _, autre in posees) for colonne in range(7)}
    legaux = {(ligne, c): ((arrivees[c], c),) for c in range(7) if arrivees[c] >= 0 for ligne in range(6)}
    return PlateauAffiche(
        6,
        7,
        {position: 1 + rang % 2 for rang, position in enumerate(posees)},
        trait=1 + len(posees) % 2,
        legaux=legaux if interactif else {},
        dernier=tuple(posees[-1:]),
        gagnants=frozenset(posees[int(rang)] for rang in gagnants),
        interactif=interactif,
        style=PUISSANCE4,
    )


def morpion(
    grille: str = " " * 9, *, dernier: Position | None = None, gagnants: tuple[Position, ...] = ()
) -> PlateauAffiche:
    """The position drawn by ``grille``, nine characters, line after line."""
    cases = [(ligne, colonne) for ligne in range(3) for colonne in range(3)]
    pions = {case: " XO".index(signe) for case, signe in zip(cases, grille, strict=True) if signe != " "}
    return PlateauAffiche(
        3,
        3,
        pions,
        trait=1 + len(pions) % 2,
        legaux={case: () for case in cases if case not in pions},
        dernier=() if dernier is None else (dernier,),
        gagnants=frozenset(gagnants),
        interactif=True,
        style=MORPION,
    )


def nim(*tas: int, lignes: int = 5, maximum: int = 99, pris: tuple[int, int] | None = None) -> PlateauAffiche:
    """Heaps of ``tas`` objects; ``pris`` are the heap and the number of the last move."""

    def objets(colonne: int, bas: int, haut: int) -> list[Position]:
        return [(lignes - 1 - rang, colonne) for rang in range(bas, haut)]

    return PlateauAffiche(
        lignes,
        len(tas),
        {position: 1 for colonne, nombre in enumerate(tas) for position in objets(colonne, 0, nombre)},
        trait=1,
        legaux={
            (lignes - 1 - rang, colonne): objets(colonne, rang, nombre)
            for colonne, nombre in enumerate(tas)
            for rang in range(max(0, nombre - maximum), nombre)
        },
        dernier=tuple(objets(pris[0], tas[pris[0]], tas[pris[0]] + pris[1])) if pris else (),
        interactif=True,
        style=NIM,
    )


def geometrie(vue: PlateauAffiche) -> Geometrie:
    """Where the squares are in the images of ``peindre``."""
    return vue.geometrie(COTE, COTE, 1.0)


def peindre(peintre: Peintre, vue: PlateauAffiche, instant: Instant | None = None, fond: str = FOND) -> QImage:
    """The image of ``vue``, on grey unless ``fond`` is another colour."""
    image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
    image.fill(QColor(fond))
    with QPainter(image) as p:
        peintre.peindre(p, geometrie(vue), vue, instant or Instant(), QRectF(0, 0, COTE, COTE))
    return image


def pixel(image: QImage, geo: Geometrie, position: Position, dx: float = 0.0, dy: float = 0.0) -> QColor:
    """The colour at a point of a square, ``dx`` and ``dy`` in heights of a square from its centre."""
    return image.pixelColor((geo.rectangle(position).center() + QPointF(dx, dy) * geo.case).toPoint())


def changees(une: QImage, autre: QImage, geo: Geometrie) -> set[Position | None]:
    """The squares where two images differ, ``None`` for the outside of the squares."""
    lignes, colonnes = np.nonzero(_points(une) != _points(autre))
    return {geo.position_en(QPointF(x + 0.5, y + 0.5)) for x, y in zip(colonnes, lignes, strict=True)}


def difference_hors(une: QImage, autre: QImage, zones: Iterable[QRectF] = ()) -> int:
    """The greatest difference of a channel, 0 to 255, between two images outside ``zones``."""
    ecarts = np.abs(_canaux(une) - _canaux(autre)).max(axis=2)
    for zone in zones:
        pixels = zone.toAlignedRect()
        ecarts[max(pixels.top(), 0) : pixels.bottom() + 1, max(pixels.left(), 0) : pixels.right() + 1] = 0
    return int(ecarts.max())


def _points(image: QImage) -> npt.NDArray[np.uint32]:
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())


def _canaux(image: QImage) -> npt.NDArray[np.int16]:
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4).astype(np.int16)
