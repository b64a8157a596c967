"""Tables over one line of eight squares, held as constants in the machine code: flips of a last disc, stable edges."""

from __future__ import annotations

from functools import cache

from ecosysteme.moteur.othello.noyaux.rayons import descendants, montants


def _tournes(rang: int, nous: int, pas: int) -> int:
    """Count the discs turned from ``rang`` one way, when every square of the line that is not ours is opposing."""
    pris, rang = 0, rang + pas
    while 0 <= rang < 8:
        if nous >> rang & 1:
            return pris
        pris, rang = pris + 1, rang + pas
    return 0


# One byte for each (rank in the line, our discs): how many a disc there turns, no other square being empty.
# Squares beyond a short diagonal read as opposing discs with none of ours behind: they turn nothing.
TOURNES = bytes(_tournes(rang, nous, 1) + _tournes(rang, nous, -1) for rang in range(8) for nous in range(256))

# Two words a square, itself left out: its diagonal of the a1-h8 direction, then the one of the a8-h1 direction.
DIAGONALES = tuple(montants(case)[sens] | descendants(case)[sens] for case in range(64) for sens in (3, 1))


@cache
def _bord_stable(nous: int, eux: int) -> int:
    """Return our discs and theirs on an edge that no sequence of moves on that edge turns, whoever plays."""
    stables = nous | eux
    for rang in range(8):
        case = 1 << rang
        if (nous | eux) & case:
            continue
        for joueur, autre in ((nous, eux), (eux, nous)):
            pris = 0
            for pas in (1, -1):
                chemin, suivant = 0, rang + pas
                while 0 <= suivant < 8 and autre >> suivant & 1:
                    chemin, suivant = chemin | 1 << suivant, suivant + pas
                if 0 <= suivant < 8 and joueur >> suivant & 1:
                    pris |= chemin
            # What is turned here is not stable; nor is what a later move turns.
            stables &= ~pris & _bord_stable(joueur | pris | case, autre & ~pris)
            if not stables:
                return 0
    return stables


def bords_stables() -> bytes:
    """Return one byte for each pair of edges, at index ``256 * nous + eux``: the discs of ``nous`` stable there.

    Shape: 65,536 bytes; a pair with a square in both is 0. About 0.1 s: ``contexte`` computes it once a process.
    """
    table = bytearray(65536)
    for nous in range(256):
        libre = 255 & ~nous
        eux = libre
        while True:
            table[256 * nous + eux] = _bord_stable(nous, eux) & nous
            if eux == 0:
                break
            eux = (eux - 1) & libre
    return bytes(table)
