"""Many boards at once, as NumPy computes them: no kernel of ours has a part in it, which can thus be checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, INTERIEUR, jouables
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.recueil import ColonneOctets

CASES: Final = 64
EtapeDesParties = tuple[Mots, Mots, np.typing.NDArray[np.bool_]]
"""Of each game, the discs of who has the turn, the others, and whether that is Black: forced passes are played."""


def jouables_de(nous: Mots, eux: Mots) -> Mots:
    """Return the squares that may be played on each board."""
    return np.asarray(jouables(nous, eux), np.uint64)  # type: ignore[arg-type]


def retournes_de(nous: Mots, eux: Mots, joue: Mots) -> Mots:
    """Return the discs that each move turns, the line of each direction grown from the move."""
    pris = np.zeros_like(nous)
    for pas, dedans in ((1, eux & INTERIEUR), (7, eux & INTERIEUR), (8, eux), (9, eux & INTERIEUR)):
        for decaler in (np.left_shift, np.right_shift):
            ligne = decaler(joue, pas) & dedans
            for _ in range(5):
                ligne |= decaler(ligne, pas) & dedans
            pris |= np.where(decaler(ligne, pas) & nous != 0, ligne, 0).astype(np.uint64)
    return pris


def derouler(coups: ColonneOctets) -> Iterator[EtapeDesParties]:
    """Yield all boards at the start, then after each move; a row of squares a game, 64 and more after its last move."""
    nous, eux = (np.full(len(coups), bits, np.uint64) for bits in BITS_DU_DEPART)
    noir = np.ones(len(coups), np.bool_)
    yield nous, eux, noir
    for cases in coups.T:
        joue = np.where(cases < CASES, np.uint64(1) << cases.astype(np.uint64) % np.uint64(CASES), np.uint64(0))
        pris = retournes_de(nous, eux, joue)
        vivante = joue != 0
        nous, eux = np.where(vivante, eux & ~pris, nous), np.where(vivante, nous | pris | joue, eux)
        noir = noir ^ vivante
        passe = (jouables_de(nous, eux) == 0) & (jouables_de(eux, nous) != 0)
        nous, eux, noir = np.where(passe, eux, nous), np.where(passe, nous, eux), noir ^ passe
        yield nous, eux, noir
