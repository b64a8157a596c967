"""The last one to four empty squares: no move list, no table, each square tried in turn.

Every function answers a null window: the score of the side to move (disc difference, empty squares to the winner), a
lower bound when above ``alpha``, an upper bound otherwise. ``ctx`` is the context's address, squares are ``uint64``.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.memoire import bit, charger, compter, oter_premier, premier, ranger
from ecosysteme.moteur.commun.typage import Adresse, Case, Compte, Disques, Score
from ecosysteme.moteur.othello.noyaux.bits import retournes, voisins
from ecosysteme.moteur.othello.noyaux.contexte import NOEUDS
from ecosysteme.moteur.othello.noyaux.lignes import DIAGONALES, TOURNES
from ecosysteme.moteur.othello.noyaux.vecteurs import constante, mots_constants

ZERO = np.uint64(0)
QUADRANTS = tuple(np.uint64(0x0F0F0F0F << decalage) for decalage in (0, 4, 32, 36))
QUADRANT_1, QUADRANT_2, QUADRANT_3, QUADRANT_4 = QUADRANTS
# Below any score: what a side that cannot move answers.
SANS_COUP: Score = -100


def _tournes(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    nous, case = mots

    def c(valeur: int) -> ir.Constant:
        return ir.Constant(MOT, valeur)

    x, y = b.and_(case, c(7)), b.lshr(case, c(3))
    table = b.ptrtoint(constante(module, "tournes", TOURNES), MOT)
    # Each line squeezed into a byte: a shift for the row, a product for the column and the diagonals.
    ligne = b.and_(b.lshr(nous, b.and_(case, c(56))), c(255))
    colonne = b.lshr(b.mul(b.and_(b.lshr(nous, x), c(0x0101010101010101)), c(0x0102040810204080)), c(56))
    lignes = [(x, ligne), (y, colonne)]
    for rang in range(2):
        octet = b.add(b.shl(case, c(4)), c(8 * rang))
        masque = b.load(b.inttoptr(mots_constants(module, b, "diagonales", DIAGONALES, octet), MOT.as_pointer()))
        lignes.append((x, b.lshr(b.mul(b.and_(nous, masque), c(0x0101010101010101)), c(56))))
    total = c(0)
    for rang_case, etat in lignes:
        place = b.add(table, b.add(b.shl(rang_case, c(8)), etat))
        total = b.add(total, b.zext(b.load(b.inttoptr(place, ir.IntType(8).as_pointer())), MOT))
    return total


@instruction(types.int64, _tournes)
def tournes_derniere(nous: Disques, case: Case) -> int:
    """Count the discs that ``nous`` turns on ``case``, the only empty square: four look-ups, no flip (``int64``)."""
    raise NotImplementedError


@deplier
def compter_noeuds(ctx: Adresse, nombre: Compte) -> None:
    """Add to the nodes that this thread has visited."""
    ranger(ctx, NOEUDS, charger(ctx, NOEUDS) + np.uint64(nombre))


@deplier
def bilan(nous: Disques, eux: Disques) -> Score:
    """Score of a finished game: disc difference, empty squares to the winner."""
    n, e = compter(nous), compter(eux)
    if n > e:
        return 64 - 2 * e
    if n < e:
        return 2 * n - 64
    return 0


@deplier
def dernier(nous: Disques, alpha: Score, case: Case) -> Score:
    """Score with one empty square, a bound as elsewhere; ``nous`` may hold a bit there or not."""
    discs = compter(nous)
    pris = tournes_derniere(nous, case)
    if pris > 0:
        return 2 * (discs + pris) - 62
    seul = 2 * discs - 62 if discs >= 32 else 2 * discs - 64
    if seul <= alpha:  # the other side's move can only lower it
        return seul
    pris = tournes_derniere(~nous, case)
    return 2 * (discs - pris) - 64 if pris > 0 else seul


@deplier
def _essai_1(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, case: Case, reste: Case) -> Score:
    if (voisins(case) & eux) == ZERO:
        return SANS_COUP
    pris = retournes(nous, eux, case)
    if pris == ZERO:
        return SANS_COUP
    compter_noeuds(ctx, 1)
    return -dernier(eux ^ pris, -alpha - 1, reste)


@deplier
def _deux(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, a: Case, b: Case) -> Score:
    score = _essai_1(ctx, nous, eux, alpha, a, b)
    if score > alpha:
        return score
    return max(score, _essai_1(ctx, nous, eux, alpha, b, a))


@compiler
def _deux_passe(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, a: Case, b: Case) -> Score:
    # Out of line, as it is seldom needed: ``trois_vides`` stays small.
    score = _deux(ctx, nous, eux, alpha, a, b)
    return score if score != SANS_COUP else bilan(nous, eux)


@deplier
def deux_vides(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, a: Case, b: Case) -> Score:
    """Score with two empty squares, ``a`` tried before ``b``; the side to move may have to pass."""
    compter_noeuds(ctx, 1)
    score = _deux(ctx, nous, eux, alpha, a, b)
    if score != SANS_COUP:
        return score
    return -_deux_passe(ctx, eux, nous, -alpha - 1, a, b)


# One body for the three squares: unfolded for each, it filled half of the instruction cache and was no faster.
@deplier
def _trois(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    ordre = libres & impairs(libres)
    if compter(ordre) != 1:
        ordre = libres
    case = premier(ordre)
    restent = libres
    meilleur = SANS_COUP
    while True:
        joue = bit(case)
        restent ^= joue
        if (voisins(case) & eux) != ZERO:
            pris = retournes(nous, eux, case)
            if pris != ZERO:
                autres = libres ^ joue
                a, b = premier(autres), premier(oter_premier(autres))
                score = -deux_vides(ctx, eux ^ pris, nous | pris | joue, -alpha - 1, a, b)
                if score > alpha:
                    return score
                meilleur = max(meilleur, score)
        if restent == ZERO:
            return meilleur
        case = premier(restent)


@compiler
def _trois_passe(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    score = _trois(ctx, nous, eux, alpha, libres)
    return score if score != SANS_COUP else bilan(nous, eux)


@compiler
def trois_vides(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    """Score with three empty squares, given as a bitboard: the one that is alone in its quadrant is tried first."""
    compter_noeuds(ctx, 1)
    score = _trois(ctx, nous, eux, alpha, libres)
    if score != SANS_COUP:
        return score
    return -_trois_passe(ctx, eux, nous, -alpha - 1, libres)


@deplier
def impairs(libres: Disques) -> Disques:
    """Return the quadrants that hold an odd number of empty squares: whoever plays there plays last there."""
    masque = ZERO
    if compter(libres & QUADRANT_1) & 1:
        masque |= QUADRANT_1
    if compter(libres & QUADRANT_2) & 1:
        masque |= QUADRANT_2
    if compter(libres & QUADRANT_3) & 1:
        masque |= QUADRANT_3
    if compter(libres & QUADRANT_4) & 1:
        masque |= QUADRANT_4
    return masque


@deplier
def _quatre(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    meilleur = SANS_COUP
    odd = impairs(libres)
    restent = libres & odd
    autres = libres & ~odd
    while True:
        if restent == ZERO:
            if autres == ZERO:
                return meilleur
            restent = autres
            autres = ZERO
        case = premier(restent)
        restent = oter_premier(restent)
        if (voisins(case) & eux) == ZERO:
            continue
        pris = retournes(nous, eux, case)
        if pris == ZERO:
            continue
        joue = bit(case)
        score = -trois_vides(ctx, eux ^ pris, nous | pris | joue, -alpha - 1, libres ^ joue)
        if score > alpha:
            return score
        meilleur = max(meilleur, score)


@compiler
def quatre_vides(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    """Score with four empty squares, given as a bitboard: squares of odd quadrants first."""
    compter_noeuds(ctx, 1)
    score = _quatre(ctx, nous, eux, alpha, libres)
    if score != SANS_COUP:
        return score
    score = _quatre(ctx, eux, nous, -alpha - 1, libres)
    if score != SANS_COUP:
        return -score
    return bilan(nous, eux)
