"""Where the classes of morpion stand on the map: a layer a number of signs, X's wins at the left, O's at the right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF

from ecosysteme.jeu import PREMIER
from ecosysteme.solveurs.graphe_morpion import Classe, Sort

# In the map's units, a node each.
LARGEURS: Final = range(4, 120)  # nodes a row at most: what fits the widget best
INTERVALLE: Final = 1.5  # between two layers, for the edges


def disposer(classes: Sequence[Classe], forme: float = 1.0) -> list[QPointF]:
    """Return where each class stands: a layer a level, in as many rows as it needs, filled column by column.

    ``forme``: how many times as wide as high the map should be, so that it is seen as large as can be.
    """
    niveaux = [list(groupe) for _, groupe in groupby(range(len(classes)), key=lambda numero: classes[numero].niveau)]
    large = min(LARGEURS, key=lambda large: _cote([len(niveau) for niveau in niveaux], large, forme))
    points = [QPointF()] * len(classes)
    haut = 0.0
    for niveau in niveaux:
        lignes = ceil(len(niveau) / large)
        colonnes = ceil(len(niveau) / lignes)
        for rang, numero in enumerate(sorted(niveau, key=lambda numero: _place(classes[numero].sort))):
            colonne, ligne = divmod(rang, lignes)
            points[numero] = QPointF(colonne - (colonnes - 1) / 2, haut + ligne)
        haut += lignes + INTERVALLE
    return points


def _cote(effectifs: Sequence[int], large: int, forme: float) -> float:
    """Return how wide the map would be, or what its height asks for: the least is seen the largest."""
    lignes = [ceil(effectif / large) for effectif in effectifs]
    colonnes = max(ceil(effectif / nombre) for effectif, nombre in zip(effectifs, lignes, strict=True))
    return max(colonnes, forme * (sum(lignes) + INTERVALLE * len(lignes)))


def _place(sort: Sort) -> int:
    """Order a layer: X's nearest wins first, then its farther ones, nobody's, O's farther, O's nearest."""
    if sort.rang is None:
        return 0
    return (sort.rang - 100) * (1 if sort.camp == PREMIER else -1)
