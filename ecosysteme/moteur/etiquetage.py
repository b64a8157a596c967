"""What a position is worth, for thousands of them: the labels that the evaluation learns."""

from __future__ import annotations

from typing import Any

import numpy as np

from ecosysteme.moteur.compiler import compiler
from ecosysteme.moteur.contexte import ARRET, PARTAGE
from ecosysteme.moteur.evaluation import INFINI, chercher
from ecosysteme.moteur.memoire import charger, charger_partage, compter
from ecosysteme.moteur.profonde import fenetre_nulle

ZERO = np.uint64(0)
PAS_MAX = 8


@compiler
def score_exact(ctx: Any, nous: Any, eux: Any) -> Any:
    """Return the exact score of the side to move, in discs: null windows from a guess, as ``solveur`` does."""
    vides = 64 - compter(nous | eux)
    devine = np.int64(0)
    if vides >= 8:
        profondeur = vides // 3
        devine = 2 * ((chercher(ctx, nous, eux, -INFINI, INFINI, profondeur, vides) + 4) // 8)
    devine = max(min(devine, 64), -64)
    basse, haute, pas = np.int64(-64), np.int64(64), np.int64(2)
    while basse < haute:
        alpha = devine - 1 if devine > basse else devine + 1
        score = fenetre_nulle(ctx, nous, eux, alpha)
        if score > alpha:
            basse = score + (score & 1)
            devine = min(basse + pas, haute)
        else:
            haute = score - (score & 1)
            devine = max(haute - pas + 2, basse)
        pas = min(2 * pas, PAS_MAX)
    return basse


@compiler
def etiqueter_exact(ctx: Any, nous: Any, eux: Any, scores: Any) -> Any:
    """Write the exact score of each position; return how many were, fewer than asked when told to stop."""
    for i in range(nous.size):
        scores[i] = score_exact(ctx, nous[i], eux[i])
        if charger_partage(charger(ctx, PARTAGE), ARRET) != ZERO:
            return i
    return nous.size
