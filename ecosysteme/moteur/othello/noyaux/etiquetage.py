"""What a position is worth, for thousands of them: the labels that the evaluation learns."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import charger, charger_partage, compter, ranger
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques, Entiers, Mot, Mots, Octets, Plis, Score
from ecosysteme.moteur.othello.noyaux.contexte import ARRET, PARTAGE, SELECTIVITE
from ecosysteme.moteur.othello.noyaux.evaluation import INFINI, UNITE, chercher, evaluer, preparer
from ecosysteme.moteur.othello.noyaux.profonde import fenetre_nulle

ZERO = np.uint64(0)
PAS_MAX = 8
APERCU_MAX = 5  # plies of the first guess, two fewer than those of the label: a deeper one would cost more than it


@compiler
def _encadrer(ctx: Adresse, nous: Disques, eux: Disques, devine: Score, profondeur: Plis, unite: Score) -> Score:
    """Climb from a guess to the score; the compiled twin of ``SessionRecherche.encadrer``."""
    basse: Score = np.int64(-64)
    haute: Score = np.int64(64)
    pas = unite
    devine = max(min(devine // unite * unite, 64), -64)
    while basse < haute:
        alpha = devine - 1 if devine > basse else devine + unite - 1
        score = fenetre_nulle(ctx, nous, eux, alpha, profondeur)
        if score > alpha:
            basse = score + score % unite
            devine = min(basse + pas, haute)
        else:
            haute = score - score % unite
            devine = max(haute - pas + unite, basse)
        pas = min(2 * pas, PAS_MAX)
    return basse


@compiler
def _juger(ctx: Adresse, nous: Disques, eux: Disques, profondeur: Plis) -> Score:
    vides = 64 - compter(nous | eux)
    devine: Score = np.int64(0)
    if vides >= 8:
        preparer(ctx, nous, eux, vides)
        plis: Plis = np.int64(APERCU_MAX)
        devine = chercher(ctx, nous, eux, -INFINI, INFINI, min(vides // 3, plis, max(profondeur - 2, 0)), vides)
        devine = (devine + UNITE // 2) // UNITE
    unite = np.int64(2) if profondeur >= vides else np.int64(1)
    return _encadrer(ctx, nous, eux, devine, min(profondeur, vides), unite)


@compiler
def etiqueter(ctx: Adresse, nous: Mots, eux: Mots, profondeur: Plis, selectivite: Mot, scores: Octets) -> Compte:
    """Write in ``scores`` (``int8``) what each position is worth, in discs; return how many were judged.

    ``profondeur`` plies deep (``int64``), exact from as many as there are empty squares when ``selectivite`` is 0.
    Fewer positions than asked are judged when the search is told to stop.
    """
    ranger(ctx, SELECTIVITE, selectivite)
    for i in range(nous.size):
        scores[i] = _juger(ctx, nous[i], eux[i], profondeur)
        if charger_partage(charger(ctx, PARTAGE), ARRET) != ZERO:
            return i
    return nous.size


@compiler
def evaluer_toutes(ctx: Adresse, nous: Mots, eux: Mots, notes: Entiers) -> None:
    """Write in ``notes`` (``int64``) the evaluation of each position, in 1/``UNITE`` of a disc."""
    for i in range(nous.size):
        notes[i] = evaluer(ctx, nous[i], eux[i])
