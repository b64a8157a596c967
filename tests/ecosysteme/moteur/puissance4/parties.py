"""Positions for the tests of Puissance 4."""

from __future__ import annotations

import random

from ecosysteme.atelier.bancs.tirage_puissance4 import tirer
from ecosysteme.moteur.puissance4.position import Bits, jouer


def apres(coups: str) -> Bits:
    """Return the position after moves written 1 to 7, from the empty board."""
    position = (0, 0)
    for coup in coups:
        position = jouer(*position, int(coup) - 1)
    return position


def positions_au_hasard(graine: int, nombre: int, mini: int = 0, maxi: int = 41) -> list[Bits]:
    """Draw positions of unfinished random games with ``mini`` to ``maxi`` discs."""
    source = random.Random(graine)
    return [tirer(source, source.randint(mini, maxi)) for _ in range(nombre)]
