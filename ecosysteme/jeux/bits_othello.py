"""The rules of Othello on 8 by 8 squares, on two integers: square a1 is bit 0, h8 bit 63.

For what plays thousands of games at a time and keeps no board: no compiler, no ``Plateau``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.plateau import nom_case, rayons

CASES: Final = 64
PLEIN: Final = (1 << CASES) - 1
INTERIEUR: Final = 0x7E7E_7E7E_7E7E_7E7E  # without the columns where a line that is not a column would leave the board
NOMS: Final = tuple(nom_case(divmod(case, 8)) for case in range(CASES))  # a1, b1… h8
CASE_DE: Final = {nom: case for case, nom in enumerate(NOMS)}
BITS_DU_DEPART: Final = 1 << 28 | 1 << 35, 1 << 27 | 1 << 36  # Black's discs, who begins, then White's


def _rayons(case: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the lines of squares that leave ``case``, as bits: the nearest, then the others in order."""
    lignes = rayons(TAILLE_STANDARD)[divmod(case, 8)]
    return tuple(
        (1 << 8 * y + x, tuple(1 << 8 * ligne + colonne for ligne, colonne in suite)) for (y, x), suite in lignes
    )


RAYONS: Final = tuple(map(_rayons, range(CASES)))


def pris(nous: int, eux: int, case: int) -> int:
    """Return the discs that ``nous`` turns by playing on ``case``, 0 when the move is illegal."""
    if (nous | eux) >> case & 1:
        return 0
    tous = 0
    for premier, suite in RAYONS[case]:
        if not eux & premier:  # most lines: they turn nothing
            continue
        chemin = premier
        for bit in suite:
            if eux & bit:
                chemin |= bit
                continue
            if nous & bit:
                tous |= chemin
            break
    return tous


def peut_jouer(nous: int, eux: int) -> bool:
    """Tell whether ``nous`` has a legal move."""
    return bool(jouables(nous, eux))


def jouables(nous: int, eux: int) -> int:
    """Return the squares where ``nous`` may play, all at once: lines of ``eux`` grow from ``nous``."""
    ailleurs = eux & INTERIEUR
    tous = 0
    for pas, traversables in ((1, ailleurs), (7, ailleurs), (8, eux), (9, ailleurs)):
        gauche, droite = nous << pas & traversables, nous >> pas & traversables
        for _ in range(5):  # six discs at most stand between two others
            gauche |= gauche << pas & traversables
            droite |= droite >> pas & traversables
        tous |= gauche << pas | droite >> pas
    return tous & PLEIN & ~(nous | eux)


def jouer_cases(cases: bytes, nous: int, eux: int) -> Iterator[tuple[int, int, bool]]:
    """Yield, after each move of a game, the discs of who plays next and the others, and whether a pass came before it.

    Passes play themselves; it ends before the first move that is not legal.
    """
    for case in cases:
        passe, retournes = False, pris(nous, eux, case)
        if not retournes:
            if peut_jouer(nous, eux) or not (retournes := pris(eux, nous, case)):
                return
            nous, eux, passe = eux, nous, True
        nous, eux = eux ^ retournes, nous | retournes | 1 << case
        yield nous, eux, passe
