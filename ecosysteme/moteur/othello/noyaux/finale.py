"""The exact search from 5 to ``VIDES_MOYENNE`` empty squares, answering null windows as ``derniers`` does.

``finale_courte`` (5 empty squares) tries squares by quadrant parity; ``finale_moyenne`` orders by the opponent's
mobility and uses the local table. Nearly all the nodes of a solve are here and in ``derniers``.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import bit, charger, compter, non_signe, oter_premier, premier, ranger
from ecosysteme.moteur.commun.typage import Adresse, Case, Compte, Disques, Score, Valeur
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.contexte import CADRES, TAILLE_CADRE
from ecosysteme.moteur.othello.noyaux.derniers import SANS_COUP, bilan, compter_noeuds, impairs, quatre_vides
from ecosysteme.moteur.othello.noyaux.ordre import (
    CASE,
    COINS,
    EUX,
    NOUS,
    PAS,
    VALEUR,
    amener_meilleur,
    developper,
    mobilite_ponderee,
    mobilite_potentielle,
)
from ecosysteme.moteur.othello.noyaux.stabilite import stables
from ecosysteme.moteur.othello.noyaux.table import (
    AUCUN,
    SANS_BORNE,
    borne_utile,
    coup_connu,
    entree_locale,
    memoriser_locale,
    sonder_locale,
)

ZERO = np.uint64(0)

VIDES_MOYENNE = 9


@deplier
def borne_stable(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:
    """Return an upper bound on the score, 64 when it is not worth computing one.

    The opponent's stable discs seldom reach what a low alpha asks for, and hardly exist before it has a corner.
    """
    seuil = 6 + 2 * (vides - 4) if vides < 12 else 22 + 2 * (vides - 12)
    if (eux & COINS) == ZERO or alpha < seuil or 64 - 2 * compter(eux) > alpha:
        return 64
    return 64 - 2 * compter(stables(ctx, eux, nous))


@compiler
def finale_courte(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:
    """Score with 5 empty squares: moves into odd quadrants first."""
    compter_noeuds(ctx, 1)
    haute = borne_stable(ctx, nous, eux, alpha, vides)
    if haute <= alpha:
        return haute
    coups = mobilite(nous, eux)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return bilan(nous, eux)
        return -finale_courte(ctx, eux, nous, -alpha - 1, vides)
    libres = ~(nous | eux)
    odd = impairs(libres)
    meilleur = SANS_COUP
    restent = coups & odd
    autres = coups & ~odd
    while True:
        if restent == ZERO:
            if autres == ZERO:
                return meilleur
            restent = autres
            autres = ZERO
        case = premier(restent)
        restent = oter_premier(restent)
        pris = retournes(nous, eux, case)
        joue = bit(case)
        score = -quatre_vides(ctx, eux ^ pris, nous | pris | joue, -alpha - 1, libres ^ joue)
        if score > alpha:
            return score
        meilleur = max(meilleur, score)


@deplier
def _noter_moyenne(coup: Adresse, fin: Adresse, odd: Disques, prefere: Case) -> None:
    while coup < fin:
        case = charger(coup, CASE)
        if case == prefere:
            note: Valeur = 1 << 20
        else:
            b = bit(case)
            nous, eux = charger(coup, NOUS), charger(coup, EUX)
            note = -16 * mobilite_ponderee(nous, eux) - 3 * mobilite_potentielle(nous, eux)
            if b & odd:
                note += 8
            if b & COINS:
                note += 16
        ranger(coup, VALEUR, note)
        coup += PAS


@compiler
def finale_moyenne(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:  # noqa: C901
    """Score with 6 to ``VIDES_MOYENNE`` empty squares."""
    compter_noeuds(ctx, 1)
    haute = borne_stable(ctx, nous, eux, alpha, vides)
    if haute <= alpha:
        return haute
    coups = mobilite(nous, eux)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return bilan(nous, eux)
        return -finale_moyenne(ctx, eux, nous, -alpha - 1, vides)
    entree, prefere = entree_locale(ctx, nous, eux), np.uint64(AUCUN)
    donnees = sonder_locale(entree, nous, eux)
    if donnees != ZERO:
        score = borne_utile(donnees, alpha)
        if score != SANS_BORNE:
            return score
        prefere = coup_connu(donnees)
    coup = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    nombre = developper(coup, nous, eux, coups)
    if nombre < 0:
        return 64
    fin = coup + non_signe(nombre) * PAS
    if nombre > 1:
        _noter_moyenne(coup, fin, impairs(~(nous | eux)), prefere)
    meilleur, choisi = SANS_COUP, prefere
    while coup < fin:
        amener_meilleur(coup, fin)
        if vides == 6:
            score = -finale_courte(ctx, charger(coup, NOUS), charger(coup, EUX), -alpha - 1, vides - 1)
        else:
            score = -finale_moyenne(ctx, charger(coup, NOUS), charger(coup, EUX), -alpha - 1, vides - 1)
        if score > meilleur:
            meilleur, choisi = score, charger(coup, CASE)
            if score > alpha:
                break
        coup += PAS
    memoriser_locale(entree, nous, eux, alpha, meilleur, choisi)
    return meilleur
