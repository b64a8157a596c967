"""Where the deep search ends: a few plies of the shallow search, or the last empty squares to the end of the game."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import charger, oter_premier, premier
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques, Plis, Score, Valeur
from ecosysteme.moteur.othello.noyaux.bits import retournes
from ecosysteme.moteur.othello.noyaux.contexte import SELECTIVITE
from ecosysteme.moteur.othello.noyaux.derniers import (
    bilan,
    compter_noeuds,
    deux_vides,
    quatre_vides,
    trois_vides,
)
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE, chercher, preparer
from ecosysteme.moteur.othello.noyaux.finale import finale
from ecosysteme.moteur.othello.noyaux.table import (
    AUCUN,
    SANS_BORNE,
    borne_utile,
    coup_connu,
    memoriser,
    sonder,
    suffit,
)

ZERO = np.uint64(0)
PLIS_RETENUS = 2  # from so many plies, the shallow search costs more than looking its answer up


@deplier
def en_disques(note: Valeur) -> Score:
    """Round an evaluation to discs, 64 at most either way."""
    return max(min((note + UNITE // 2) >> 5, 64), -64)


@compiler
def recherche_legere(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte, profondeur: Plis) -> Score:
    """Score in discs by ``chercher`` alone, in the null window ``alpha``."""
    seuil = UNITE * alpha + UNITE // 2
    preparer(ctx, nous, eux, vides)
    return en_disques(chercher(ctx, nous, eux, seuil - 1, seuil, profondeur, vides))


@compiler
def recherche_retenue(
    ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte, profondeur: Plis
) -> Score:
    """Do the same through the main table, where a window answered before, or a deeper search, may have left the answer.

    Not with four plies or more: ``chercher`` may then be stopped, and what it returns must not be recorded.
    """
    if not PLIS_RETENUS <= profondeur <= 3:
        return recherche_legere(ctx, nous, eux, alpha, vides, profondeur)
    coup = np.uint64(AUCUN)
    donnees = sonder(ctx, nous, eux)
    if donnees != ZERO:
        if suffit(donnees, profondeur, charger(ctx, SELECTIVITE)):
            score = borne_utile(donnees, alpha)
            if score != SANS_BORNE:
                return score
        coup = coup_connu(donnees)
    score = recherche_legere(ctx, nous, eux, alpha, vides, profondeur)
    memoriser(ctx, nous, eux, alpha, score, coup, vides, profondeur, charger(ctx, SELECTIVITE))
    return score


@compiler
def finir(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:
    """Score with at most ``VIDES_MOYENNE`` empty squares."""
    if vides > 4:
        return finale(ctx, nous, eux, alpha, vides)
    libres = ~(nous | eux)
    if vides == 4:
        return quatre_vides(ctx, nous, eux, alpha, libres)
    if vides == 3:
        return trois_vides(ctx, nous, eux, alpha, libres)
    if vides == 2:
        return deux_vides(ctx, nous, eux, alpha, premier(libres), premier(oter_premier(libres)))
    return _un_ou_zero(ctx, nous, eux, libres)


@compiler
def _un_ou_zero(ctx: Adresse, nous: Disques, eux: Disques, libres: Disques) -> Score:
    compter_noeuds(ctx, 1)
    if libres == ZERO:
        return bilan(nous, eux)
    pris = retournes(nous, eux, premier(libres))
    if pris != ZERO:
        return bilan(nous | pris | libres, eux ^ pris)
    pris = retournes(eux, nous, premier(libres))
    if pris != ZERO:
        return bilan(nous ^ pris, eux | pris | libres)
    return bilan(nous, eux)
