"""Positions up to symmetry, as two bitboards ``(nous, eux)`` in plain integers: no NumPy, no compiler.

A symmetry is a number from 0 to 7: 1 mirrors the lines, 2 the columns, 4 then swaps lines and columns.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ecosysteme.moteur.othello.conversion import Bits

SYMETRIES: Final = range(8)
_BITS_RENVERSES: Final = bytes(int(f"{octet:08b}"[::-1], 2) for octet in range(256))
# Transposition by three swaps of blocks, 1 by 1 to 4 by 4: where the upper right ones lie, and how far to the others.
_ECHANGES: Final = ((0x00AA00AA00AA00AA, 7), (0x0000CCCC0000CCCC, 14), (0x00000000F0F0F0F0, 28))


def image(symetrie: int, mot: int) -> int:
    """Return a bitboard seen through a symmetry."""
    octets = mot.to_bytes(8, "big" if symetrie & 1 else "little")
    mot = int.from_bytes(octets.translate(_BITS_RENVERSES) if symetrie & 2 else octets, "little")
    if symetrie & 4:
        for masque, pas in _ECHANGES:
            ecart = (mot ^ mot >> pas) & masque
            mot ^= ecart ^ ecart << pas
    return mot


def _case(symetrie: int, case: int) -> int:
    return image(symetrie, 1 << case).bit_length() - 1


# Where each symmetry puts each square, and where it took it from.
CASES: Final = tuple(tuple(_case(symetrie, case) for case in range(64)) for symetrie in SYMETRIES)
ORIGINES: Final = tuple(tuple(cases.index(case) for case in range(64)) for cases in CASES)


def canonique(bits: Bits) -> tuple[Bits, tuple[int, ...]]:
    """Return the smallest of the eight images, and the symmetries that lead to it: several for a symmetric position."""
    images = [(image(symetrie, bits[0]), image(symetrie, bits[1])) for symetrie in SYMETRIES]
    plus_petite = min(images)
    return plus_petite, tuple(symetrie for symetrie in SYMETRIES if images[symetrie] == plus_petite)


@lru_cache(64)
def propres(bits: Bits) -> tuple[int, ...]:
    """Return the symmetries that leave a position as it is: most often the first alone, which changes nothing."""
    return tuple(s for s in SYMETRIES if (image(s, bits[0]), image(s, bits[1])) == bits)


def modeles(bits: Bits, cases: Iterable[int]) -> dict[int, int]:
    """Give each square the smallest one that a symmetry of the position itself exchanges it with: most often itself."""
    siennes = propres(bits)
    return {case: min(CASES[symetrie][case] for symetrie in siennes) for case in cases}
