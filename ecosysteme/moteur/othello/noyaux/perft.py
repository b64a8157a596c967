"""Perft: count the positions at a given depth, the yardstick of move generation."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import bit, compter, oter_premier, premier
from ecosysteme.moteur.commun.typage import Compte, Disques, Plis
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes

ZERO = np.uint64(0)


@compiler
def perft(nous: Disques, eux: Disques, profondeur: Plis) -> Compte:
    """Count the leaves ``profondeur`` (1 or more, ``int64``) plies below; a pass is a ply, a finished game a leaf.

    The last ply is counted in bulk, by the number of legal moves.
    """
    coups = mobilite(nous, eux)
    if profondeur == 1:
        return max(compter(coups), 1)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return 1
        return perft(eux, nous, profondeur - 1)
    total: Compte = 0
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        fils_nous, fils_eux = eux ^ pris, nous | pris | bit(case)
        # Here and not in a call: the last two plies are nearly all the calls.
        if profondeur == 2:
            total += max(compter(mobilite(fils_nous, fils_eux)), 1)
        else:
            total += perft(fils_nous, fils_eux, profondeur - 1)
    return total
