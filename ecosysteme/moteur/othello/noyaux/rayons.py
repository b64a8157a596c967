"""The squares that each square sees, as constant bitboards: what flips, stability and move ordering stand on."""

from __future__ import annotations

# Steps towards higher square numbers: east, south-west, south, south-east. The four others are their opposites.
PAS = (1, 7, 8, 9)
_VECTEURS = ((0, 1), (1, -1), (1, 0), (1, 1))
COINS = 0x8100000000000081


def _rayon(case: int, dy: int, dx: int) -> int:
    y, x = divmod(case, 8)
    masque = 0
    while 0 <= (y := y + dy) < 8 and 0 <= (x := x + dx) < 8:
        masque |= 1 << (8 * y + x)
    return masque


def montants(case: int) -> tuple[int, int, int, int]:
    """Return the rays from ``case`` (excluded) along the four ``PAS``."""
    a, b, c, d = (_rayon(case, dy, dx) for dy, dx in _VECTEURS)
    return a, b, c, d


def descendants(case: int) -> tuple[int, int, int, int]:
    """Return the rays from ``case`` (excluded) against the four ``PAS``."""
    a, b, c, d = (_rayon(case, -dy, -dx) for dy, dx in _VECTEURS)
    return a, b, c, d


def voisins(case: int) -> int:
    """Return the squares that touch ``case``."""
    y, x = divmod(case, 8)
    autour = ((y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx)
    return sum(1 << (8 * i + j) for i, j in autour if 0 <= i < 8 and 0 <= j < 8)


# Eight words a square: its four rays upwards, then its four rays downwards.
MASQUES = tuple(rayon for case in range(64) for rayon in (*montants(case), *descendants(case)))
VOISINS = tuple(voisins(case) for case in range(64))
