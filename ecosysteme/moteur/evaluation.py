"""A rough evaluation and a shallow search on it: they only order moves and guess scores, never decide an exact one.

The weights are a least-squares fit of exact scores at 11 to 16 empty squares (27,000 positions from tournament games
plus 0 to 3 random plies; mean error 11 discs). A trained evaluation can replace ``evaluer`` and nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ecosysteme.moteur.bits import mobilite, retournes
from ecosysteme.moteur.compiler import compiler, deplier
from ecosysteme.moteur.contexte import CADRES, TAILLE_CADRE
from ecosysteme.moteur.derniers import compter_noeuds
from ecosysteme.moteur.memoire import bit, charger, compter, non_signe, oter_premier, premier, ranger
from ecosysteme.moteur.ordre import (
    CASE,
    COINS,
    EUX,
    NOUS,
    PAS,
    SANS_A,
    SANS_H,
    VALEUR,
    amener_meilleur,
    autour,
    developper,
    mobilite_ponderee,
)
from ecosysteme.moteur.partage import arret

ZERO, UN, SEPT, HUIT, NEUF = (np.uint64(n) for n in (0, 1, 7, 8, 9))
CASES_X = np.uint64(0x0042000000004200)
CASES_C = np.uint64(0x4281000000008142)
# Beyond any evaluation; typed, for a literal argument would compile a recursive function twice (see ``compiler``).
INFINI = np.int64(10000)

# Evaluations are in quarters of a disc.
QUARTS = 4
POIDS_COUPS, POIDS_COUPS_EUX = 17, 15
POIDS_POTENTIEL, POIDS_POTENTIEL_EUX = 4, 3
POIDS_COIN, POIDS_COIN_JOUABLE, POIDS_X, POIDS_C = 32, 16, 16, 12


@compiler
def evaluer(nous: Any, eux: Any) -> Any:
    """Guess the final score of the side to move, in quarters of a disc.

    Moves and squares that may become moves, corners held or open, discs beside an empty corner.
    """
    libres = ~(nous | eux)
    coups, coups_eux = mobilite(nous, eux), mobilite(eux, nous)
    if coups == ZERO and coups_eux == ZERO:
        return QUARTS * (compter(nous) - compter(eux))
    coins = libres & COINS
    x = (coins << NEUF | coins >> NEUF | coins << SEPT | coins >> SEPT) & CASES_X
    c = (coins << HUIT | coins >> HUIT | (coins & SANS_H) << UN | (coins & SANS_A) >> UN) & CASES_C
    note = POIDS_COUPS * compter(coups) - POIDS_COUPS_EUX * compter(coups_eux)
    note += POIDS_POTENTIEL_EUX * compter(autour(nous) & libres) - POIDS_POTENTIEL * compter(autour(eux) & libres)
    note += POIDS_COIN * (compter(nous & COINS) - compter(eux & COINS)) + POIDS_COIN_JOUABLE * compter(coups & COINS)
    note -= POIDS_X * (compter(nous & x) - compter(eux & x))
    return note - POIDS_C * (compter(nous & c) - compter(eux & c))


@compiler
def _chercher_1(ctx: Any, nous: Any, eux: Any, beta: Any, coups: Any) -> Any:
    meilleur = -INFINI
    compter_noeuds(ctx, compter(coups))
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        note = -evaluer(eux ^ pris, nous | pris | bit(case))
        if note > meilleur:
            meilleur = note
            if note >= beta:
                return note
    return meilleur


@deplier
def _noter(coup: Any, fin: Any, profondeur: Any) -> None:
    while coup < fin:
        nous, eux = charger(coup, NOUS), charger(coup, EUX)
        if profondeur == 2:
            note = 2 * compter(bit(charger(coup, CASE)) & COINS) - mobilite_ponderee(nous, eux)
        else:
            note = -evaluer(nous, eux)
        ranger(coup, VALEUR, note)
        coup += PAS


@compiler
def chercher(ctx: Any, nous: Any, eux: Any, alpha: Any, beta: Any, profondeur: Any, vides: Any) -> Any:
    """Alpha-beta on ``evaluer``, ``profondeur`` plies deep, fail-soft, in quarters of a disc.

    Takes the move lists of ``vides`` empty squares and fewer: the caller's own must be above.
    Means nothing once ``arret`` is true.
    """
    compter_noeuds(ctx, 1)
    if profondeur >= 4 and arret(ctx):
        return alpha
    if profondeur == 0:
        return evaluer(nous, eux)
    coups = mobilite(nous, eux)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return QUARTS * (compter(nous) - compter(eux))
        return -chercher(ctx, eux, nous, -beta, -alpha, profondeur, vides)
    if profondeur == 1:
        return _chercher_1(ctx, nous, eux, beta, coups)
    coup = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    nombre = developper(coup, nous, eux, coups)
    if nombre < 0:
        return QUARTS * 64
    fin = coup + non_signe(nombre) * PAS
    _noter(coup, fin, profondeur)
    meilleur = -INFINI
    while coup < fin:
        amener_meilleur(coup, fin)
        bas = max(alpha, meilleur)
        note = -chercher(ctx, charger(coup, NOUS), charger(coup, EUX), -beta, -bas, profondeur - 1, vides - 1)
        if note > meilleur:
            meilleur = note
            if note >= beta:
                return note
        coup += PAS
    return meilleur
