"""Many positions at once, and which of them the moves of the others lead to: kernels, and what they do for arrays.

Books of other programs say what a position is worth, and leave it to who reads them to find the moves between two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import bit
from ecosysteme.moteur.commun.typage import Disques, Entier, Entiers, Mot, Mots, Octets
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.sequences import SYMETRIES, image, images_egales, moindre_image
from ecosysteme.moteur.othello.symetries import CASES

LOT: Final = 65_536  # positions whose moves are listed together
COUPS_MAX: Final = 34  # of a position; 33 is the most that was ever found
AUCUNE: Final = 64

ColonneDeCases = npt.NDArray[np.uint8]
# By the symmetries that lead to a canonical position, a bit each, and by square: the least of its images.
MOINDRES: Final = np.array(
    [
        [
            min((CASES[symetrie][case] for symetrie in range(SYMETRIES) if masque >> symetrie & 1), default=AUCUNE)
            for case in range(64)
        ]
        for masque in range(256)
    ],
    np.uint8,
)


SUITE, ENCORE, FINIE, ILLEGALE = 0, 1, 2, 3  # the others move, they pass, the game is over, there is no such move
ABSENTE: Final = -1

ZERO = np.uint64(0)
MELANGE_NOUS, MELANGE_EUX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)  # odd, their bits scattered
MOITIE = np.uint64(32)


@deplier
def _canonique(nous: Disques, eux: Disques) -> tuple[Disques, Disques]:
    """Return the smallest of the eight images of a position, as ``symetries.canonique`` orders them."""
    nous_vus, eux_vus = nous, eux
    for symetrie in range(1, SYMETRIES):
        les_notres = image(symetrie, nous)
        if les_notres <= nous_vus:
            les_leurs = image(symetrie, eux)
            if les_notres < nous_vus or les_leurs < eux_vus:
                nous_vus, eux_vus = les_notres, les_leurs
    return nous_vus, eux_vus


@compiler
def canoniser_positions(nous: Mots, eux: Mots, symetries: Octets) -> None:
    """Put canonical positions in the place of others, and write which symmetries led there, a bit each."""
    for rang in range(nous.shape[0]):
        nous_vus, eux_vus = _canonique(nous[rang], eux[rang])
        symetries[rang] = images_egales(nous[rang], eux[rang], nous_vus, eux_vus)
        nous[rang], eux[rang] = nous_vus, eux_vus


@compiler
def lister(nous: Mots, eux: Mots, parents: Entiers, cases: Octets) -> Entier:
    """Write each move of each position, one of symmetric ones, and the place of its position; return how many."""
    ecrits = 0
    for rang in range(nous.shape[0]):
        permis = mobilite(nous[rang], eux[rang])
        siennes = images_egales(nous[rang], eux[rang], nous[rang], eux[rang])
        for case in range(64):
            if permis & bit(np.uint64(case)) != ZERO and moindre_image(siennes, case)[0] == case:
                parents[ecrits], cases[ecrits] = rang, case
                ecrits += 1
    return ecrits


@compiler
def suivre(nous: Mots, eux: Mots, cases: Octets, etats: Octets) -> None:
    """Put the canonical position after each move in the place of the one before; a forced pass plays itself."""
    for rang in range(nous.shape[0]):
        case = np.uint64(cases[rang])
        les_notres, les_leurs = nous[rang], eux[rang]
        pris = ZERO
        if case < np.uint64(64) and (les_notres | les_leurs) & bit(case) == ZERO:
            pris = retournes(les_notres, les_leurs, case)
        if pris == ZERO:
            etats[rang] = ILLEGALE
            continue
        les_notres, les_leurs = les_leurs ^ pris, les_notres | pris | bit(case)
        etats[rang] = SUITE
        if mobilite(les_notres, les_leurs) == ZERO:
            les_notres, les_leurs = les_leurs, les_notres
            etats[rang] = ENCORE if mobilite(les_notres, les_leurs) != ZERO else FINIE
        nous[rang], eux[rang] = _canonique(les_notres, les_leurs)


@deplier
def _place(nous: Disques, eux: Disques, masque: Mot) -> Entier:
    melange = nous * MELANGE_NOUS ^ eux * MELANGE_EUX
    return int((melange ^ melange >> MOITIE) & masque)


@compiler
def ranger(nous: Mots, eux: Mots, table: Entiers) -> None:
    """Fill a table, of ``ABSENTE`` and a power of two long, with the places of the positions, all distinct."""
    masque = np.uint64(table.shape[0] - 1)
    for rang in range(nous.shape[0]):
        place = _place(nous[rang], eux[rang], masque)
        while table[place] != ABSENTE:
            place = int(np.uint64(place + 1) & masque)
        table[place] = rang


@compiler
def retrouver(nous: Mots, eux: Mots, table: Entiers, nous_voulus: Mots, eux_voulus: Mots, rangs: Entiers) -> None:
    """Write the place of each position that is wanted among those of the table, ``ABSENTE`` for one that is not."""
    masque = np.uint64(table.shape[0] - 1)
    for voulue in range(nous_voulus.shape[0]):
        place = _place(nous_voulus[voulue], eux_voulus[voulue], masque)
        rang = table[place]
        while rang != ABSENTE and (nous[rang] != nous_voulus[voulue] or eux[rang] != eux_voulus[voulue]):
            place = int(np.uint64(place + 1) & masque)
            rang = table[place]
        rangs[voulue] = rang


def canonisees(nous: Mots, eux: Mots) -> tuple[Mots, Mots, ColonneDeCases]:
    """Return canonical positions, and for ``MOINDRES`` the symmetries that lead to each."""
    siens, autres = np.array(nous, np.uint64), np.array(eux, np.uint64)
    symetries = np.empty(siens.size, np.uint8)
    canoniser_positions(siens, autres, symetries)
    return siens, autres, symetries


def suites(nous: Mots, eux: Mots, cases: ColonneDeCases) -> tuple[Mots, Mots, ColonneDeCases]:
    """Return the canonical positions that moves lead to, a move for each position, and what each move was."""
    siens, autres = np.array(nous, np.uint64), np.array(eux, np.uint64)
    etats = np.empty(siens.size, np.uint8)
    suivre(siens, autres, np.ascontiguousarray(cases), etats)
    return siens, autres, etats


@dataclass(frozen=True, eq=False)
class CoupsListes:
    """Moves that lead from one position of a list to another: places of both, square, whether the other side passes."""

    parents: Entiers
    cases: ColonneDeCases
    enfants: Entiers
    encore: npt.NDArray[np.bool_]


class Repertoriees:
    """A list of canonical positions, all distinct, in which others are found."""

    def __init__(self, nous: Mots, eux: Mots) -> None:
        self._nous, self._eux = np.ascontiguousarray(nous, np.uint64), np.ascontiguousarray(eux, np.uint64)
        self._table = np.full(1 << max(1, (2 * self._nous.size).bit_length()), ABSENTE, np.int64)
        ranger(self._nous, self._eux, self._table)

    def places(self, nous: Mots, eux: Mots) -> Entiers:
        """Return the place in the list of each canonical position, ``ABSENTE`` for one that is not in it."""
        rangs = np.empty(nous.size, np.int64)
        retrouver(self._nous, self._eux, self._table, nous, eux, rangs)
        return rangs

    def coups(self) -> Iterator[CoupsListes]:
        """Yield the moves that lead from a position of the list to another, in the order of the list."""
        for debut in range(0, max(self._nous.size, 1), LOT):
            siens, autres = self._nous[debut : debut + LOT], self._eux[debut : debut + LOT]
            parents, cases = np.empty(COUPS_MAX * siens.size, np.int64), np.empty(COUPS_MAX * siens.size, np.uint8)
            nombre = int(lister(siens, autres, parents, cases))
            parents, cases = parents[:nombre], cases[:nombre]
            nous, eux, etats = suites(siens[parents], autres[parents], cases)
            enfants = self.places(nous, eux)
            gardes = (enfants != ABSENTE) & (etats != FINIE)
            yield CoupsListes(parents[gardes] + debut, cases[gardes], enfants[gardes], etats[gardes] == ENCORE)
