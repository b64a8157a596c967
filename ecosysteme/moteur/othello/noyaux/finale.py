"""The exact search from 5 to ``VIDES_MOYENNE`` empty squares, answering null windows as ``derniers`` does.

``_courte`` (5 empty squares) tries squares by quadrant parity; ``_moyenne`` orders by the opponent's mobility and uses
the local table. Nearly all the nodes of a solve are here and in ``derniers``.

Both are given the address of a move in their parent's list: the boards after it, and the legal moves there, which the
parent has counted to put its own in order.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import (
    bit,
    charger,
    compter,
    non_signe,
    oter_premier,
    precharger,
    premier,
    ranger,
    signe,
)
from ecosysteme.moteur.commun.typage import Adresse, Case, Compte, Disques, Score, Valeur
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.contexte import CADRES, TAILLE_CADRE
from ecosysteme.moteur.othello.noyaux.derniers import SANS_COUP, bilan, compter_noeuds, impairs, quatre_vides
from ecosysteme.moteur.othello.noyaux.ordre import COINS, COUPS, EUX, NOUS, PAS, VALEUR, amener_meilleur
from ecosysteme.moteur.othello.noyaux.stabilite import stables
from ecosysteme.moteur.othello.noyaux.table import (
    AUCUN,
    SANS_BORNE,
    VIDES_LOCALES,
    borne_haute,
    borne_utile,
    coup_connu,
    entree_finale,
    entree_locale,
    memoriser_locale,
    sonder_locale,
)

ZERO = np.uint64(0)

VIDES_MOYENNE = VIDES_LOCALES
VIDES_COUPURE = 7  # children have at least 6, and only these are in the local table


@deplier
def borne_stable(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:
    """Return an upper bound on the score, 64 when it is not worth computing one.

    The opponent's stable discs seldom reach what a low alpha asks for, and hardly exist before it has a corner.
    """
    seuil = 6 + 2 * (vides - 4) if vides < 12 else 22 + 2 * (vides - 12)
    if (eux & COINS) == ZERO or alpha < seuil or 64 - 2 * compter(eux) > alpha:
        return 64
    return 64 - 2 * compter(stables(ctx, eux, nous, (65 - alpha) >> 1))


@deplier
def coupure_finale(ctx: Adresse, coup: Adresse, fin: Adresse, alpha: Score, vides: Compte) -> Score:
    """Return a lower bound that a child, solved before, proves; ``SANS_COUP`` when none is above ``alpha``.

    ``vides``: empty squares of the children, ``table.VIDES_PROCHES`` at most.
    """
    while coup < fin:
        nous, eux = charger(coup, NOUS), charger(coup, EUX)
        donnees = sonder_locale(entree_finale(ctx, nous, eux, vides), nous, eux)
        if donnees != ZERO and -borne_haute(donnees) > alpha:
            return -borne_haute(donnees)
        coup += PAS
    return SANS_COUP


@deplier
def _poser(coup: Adresse, nous: Disques, eux: Disques, coups: Disques) -> None:
    ranger(coup, NOUS, nous)
    ranger(coup, EUX, eux)
    ranger(coup, COUPS, coups)


@compiler
def _courte(ctx: Adresse, coup: Adresse, alpha: Score) -> Score:
    compter_noeuds(ctx, 1)
    nous, eux, coups = charger(coup, NOUS), charger(coup, EUX), charger(coup, COUPS)
    haute = borne_stable(ctx, nous, eux, alpha, 5)
    if haute <= alpha:
        return haute
    if coups == ZERO:
        coups = mobilite(eux, nous)
        if coups == ZERO:
            return bilan(nous, eux)
        cadre = ctx + np.uint64(CADRES + 5 * TAILLE_CADRE)
        _poser(cadre, eux, nous, coups)
        return -_courte(ctx, cadre, -alpha - 1)
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
        siens, leurs = eux ^ pris, nous | pris | joue
        # Tested here, the bound saves the call.
        haute = borne_stable(ctx, siens, leurs, -alpha - 1, 4)
        if haute > -alpha - 1:
            haute = quatre_vides(ctx, siens, leurs, -alpha - 1, libres ^ joue)
        score = -haute
        if score > alpha:
            return score
        meilleur = max(meilleur, score)


@deplier
def _note(case: Case, odd: Disques, leurs_coups: Disques) -> Valeur:
    # The complement of the square fills the low six bits: of equal moves, the lowest square comes first.
    b = bit(case)
    note = -2 * (compter(leurs_coups) + compter(leurs_coups & COINS))
    if b & odd:
        note += 1
    if b & COINS:
        note += 2
    return 64 * note + 63 - signe(case)


@compiler
def _moyenne(ctx: Adresse, coup: Adresse, alpha: Score, vides: Compte) -> Score:  # noqa: C901
    """Score the position at ``coup``, 6 to ``VIDES_MOYENNE`` empty squares.

    Moves are made by lots: the table's, alone; then the others, up to one that leaves the opponent none. Each lot is
    made only when the one before has not cut. One function, and long: it calls itself, and Numba does not keep
    functions that call each other in its cache.
    """
    compter_noeuds(ctx, 1)
    nous, eux, lot = charger(coup, NOUS), charger(coup, EUX), charger(coup, COUPS)
    haute = borne_stable(ctx, nous, eux, alpha, vides)
    if haute <= alpha:
        return haute
    cadre = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    if lot == ZERO:
        lot = mobilite(eux, nous)
        if lot == ZERO:
            return bilan(nous, eux)
        _poser(cadre, eux, nous, lot)
        return -_moyenne(ctx, cadre, -alpha - 1, vides)
    if oter_premier(lot) == ZERO:
        # A single move: looking the position up, and recording it, cost more than its child being looked up.
        case = premier(lot)
        pris = retournes(nous, eux, case)
        if pris == eux:
            return 64
        siens, leurs = eux ^ pris, nous | pris | bit(case)
        _poser(cadre, siens, leurs, mobilite(siens, leurs))
        return -_courte(ctx, cadre, -alpha - 1) if vides == 6 else -_moyenne(ctx, cadre, -alpha - 1, vides - 1)
    entree, apres = entree_locale(ctx, nous, eux), ZERO
    meilleur, choisi = SANS_COUP, np.uint64(AUCUN)
    donnees = sonder_locale(entree, nous, eux)
    if donnees != ZERO:
        score = borne_utile(donnees, alpha)
        if score != SANS_BORNE:
            return score
        choisi = coup_connu(donnees)
        if choisi != np.uint64(AUCUN):
            apres = lot ^ bit(choisi)
            lot = bit(choisi)
    odd = impairs(~(nous | eux))
    fin, entier = cadre, vides < VIDES_COUPURE
    while True:
        while lot != ZERO:
            case = premier(lot)
            lot = oter_premier(lot)
            pris = retournes(nous, eux, case)
            if pris == eux:
                return 64
            siens, leurs = eux ^ pris, nous | pris | bit(case)
            if vides != 6:  # _courte has no table
                precharger(entree_locale(ctx, siens, leurs))
            coups = mobilite(siens, leurs)
            _poser(fin, siens, leurs, coups)
            ranger(fin, VALEUR, _note(case, odd, coups))
            fin += PAS
            if coups == ZERO:
                break
        if not entier and lot == ZERO and apres == ZERO:
            entier = True
            score = coupure_finale(ctx, cadre, fin, alpha, vides - 1)
            if score > alpha:
                return score
        amener_meilleur(cadre, fin)
        score = -_courte(ctx, cadre, -alpha - 1) if vides == 6 else -_moyenne(ctx, cadre, -alpha - 1, vides - 1)
        if score > meilleur:
            meilleur, choisi = score, np.uint64(63) - (charger(cadre, VALEUR) & np.uint64(63))
            if score > alpha:
                break
        cadre += PAS
        if lot == ZERO:
            lot, apres = apres, ZERO
            if lot == ZERO and cadre == fin:
                break
    memoriser_locale(entree, nous, eux, alpha, meilleur, choisi)
    return meilleur


@compiler
def finale(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte) -> Score:
    """Score with 5 to ``VIDES_MOYENNE`` empty squares."""
    cadre = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    _poser(cadre, nous, eux, mobilite(nous, eux))
    if vides == 5:
        return _courte(ctx, cadre, alpha)
    return _moyenne(ctx, cadre, alpha, vides)
