"""The exact score of a position under rules bent for one side: squares that it may not play, passes that are free.

What a mistake cost is asked by such questions: "had h1 been closed to the other side, was the move as good?". They
are asked near the end only, of positions that no other search meets again: no table, no bound of stability.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import bit, charger, compter, oter_premier, premier, ranger
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques, Entier, Mot, Score
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.derniers import bilan
from ecosysteme.moteur.othello.noyaux.rayons import COINS as CASES_DE_COIN

VIDES_MAX: Final = 14  # empty squares: each one more takes some four times as long
VIDES_TRI: Final = 5  # empty squares from which moves are ordered
PASSES_MAX: Final = 2  # free passes of a side
# Bytes of the memory that a search lists its moves in, a part for each ply.
PAR_PLI: Final = 8 * (VIDES_MAX + 1)
TAILLE: Final = PAR_PLI * (VIDES_MAX + 2 * PASSES_MAX + 1)
ZERO = np.uint64(0)
COINS = np.uint64(CASES_DE_COIN)
HUIT = np.uint64(8)
OCTET = np.uint64(255)
DE_COIN: Final = 12  # a corner is tried before what leaves the other side so many quarters of a move less


@compiler
def _lister(place: Adresse, nous: Disques, eux: Disques, coups: Disques, interdites_eux: Disques) -> None:
    """Write ``coups`` at ``place``, a word each; those that leave the other side least first, unless few are left."""
    trie = compter(~(nous | eux)) >= VIDES_TRI
    nombre: Compte = 0
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        note, rang = case, nombre
        if trie:
            pris = retournes(nous, eux, case)
            laisses = compter(mobilite(eux ^ pris, nous | pris | bit(case)) & ~interdites_eux)
            note = np.uint64(4 * laisses + (0 if bit(case) & COINS != ZERO else DE_COIN)) << HUIT | case
            while rang > 0 and charger(place, 8 * (rang - 1)) > note:
                ranger(place, 8 * rang, charger(place, 8 * (rang - 1)))
                rang -= 1
        ranger(place, 8 * rang, note)
        nombre += 1


@compiler
def contrefactuel(
    place: Adresse,
    nous: Disques,
    eux: Disques,
    interdites_nous: Disques,
    interdites_eux: Disques,
    passes: Mot,
    alpha: Score,
    beta: Score,
) -> Score:
    """Return the score of ``nous``, the side to move, a bound outside ``alpha`` to ``beta`` (``int64``).

    Neither side plays on the squares closed to it; who has none left passes, and the game ends when neither has.
    ``passes`` holds, a byte each, the passes that ``nous`` (the low one) and ``eux`` may make though they can play.
    ``place`` is the address of ``TAILLE`` bytes.
    """
    coups = mobilite(nous, eux) & ~interdites_nous
    autres = passes >> HUIT | (passes & OCTET) << HUIT  # the passes as the other side sees them
    if coups == ZERO:
        if mobilite(eux, nous) & ~interdites_eux == ZERO:
            return bilan(nous, eux)
        return -contrefactuel(place, eux, nous, interdites_eux, interdites_nous, autres, -beta, -alpha)
    _lister(place, nous, eux, coups, interdites_eux)
    suite = place + np.uint64(PAR_PLI)
    meilleur: Entier = -65
    # The free pass comes last: moves are mostly better.
    for rang in range(compter(coups) + (passes & OCTET != ZERO)):
        fils_nous, fils_eux, restent = eux, nous, autres - np.uint64(256)
        if rang < compter(coups):
            case = charger(place, 8 * rang) & OCTET
            pris = retournes(nous, eux, case)
            fils_nous, fils_eux, restent = eux ^ pris, nous | pris | bit(case), autres
        bas = -max(alpha, meilleur)
        score = -contrefactuel(suite, fils_nous, fils_eux, interdites_eux, interdites_nous, restent, -beta, bas)
        meilleur = max(meilleur, score)
        if meilleur >= beta:
            break
    return meilleur
