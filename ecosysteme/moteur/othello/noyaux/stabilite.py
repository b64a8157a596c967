"""Discs that no sequence of moves can turn: an upper bound on the opponent's final score, for nothing."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import charger, charger_octet, compter
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques, Mot
from ecosysteme.moteur.othello.noyaux.contexte import BORDS

ZERO = np.uint64(0)
COLONNE_A = np.uint64(0x0101010101010101)
COLONNE_H = np.uint64(0x8080808080808080)
LIGNE_1 = np.uint64(0xFF)
VERS_LIGNE = np.uint64(0x0102040810204080)
INTERIEUR = np.uint64(0x007E7E7E7E7E7E00)
UN, SEPT, HUIT, NEUF = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
DEUX, QUATRE, SEIZE, TRENTE_DEUX = np.uint64(2), np.uint64(4), np.uint64(16), np.uint64(32)
QUATORZE, DIX_HUIT, VINGT_HUIT, TRENTE_SIX = np.uint64(14), np.uint64(18), np.uint64(28), np.uint64(36)
CINQUANTE_SIX = np.uint64(56)
# Squares too near the edge for a diagonal shift to bring a disc in: they count as full there.
HORS_7 = tuple(np.uint64(m) for m in (0xFF01010101010101, 0x80808080808080FF))
HORS_9 = tuple(np.uint64(m) for m in (0xFF80808080808080, 0x01010101010101FF))


@deplier
def _colonne(discs: Disques, colonne: Mot) -> Mot:
    return ((discs >> colonne) & COLONNE_A) * VERS_LIGNE >> CINQUANTE_SIX


@deplier
def _deplier_colonne(octet: Mot, colonne: Mot) -> Disques:
    # Spread a byte over a column: multiply to one copy a row, keep bit r of row r, bring it to the column.
    etale = (octet * COLONNE_A) & np.uint64(0x8040201008040201)
    plein = (etale + np.uint64(0x7F7F7F7F7F7F7F7F)) | etale
    return ((plein & COLONNE_H) >> SEPT) << colonne


@deplier
def _bords(ctx: Adresse, nous: Disques, eux: Disques) -> Disques:
    table = charger(ctx, BORDS)
    haut = charger_octet(table, (nous & LIGNE_1) << HUIT | (eux & LIGNE_1))
    bas = charger_octet(table, (nous >> CINQUANTE_SIX) << HUIT | (eux >> CINQUANTE_SIX))
    gauche = charger_octet(table, _colonne(nous, ZERO) << HUIT | _colonne(eux, ZERO))
    droite = charger_octet(table, _colonne(nous, SEPT) << HUIT | _colonne(eux, SEPT))
    return (
        np.uint64(haut)
        | np.uint64(bas) << CINQUANTE_SIX
        | _deplier_colonne(np.uint64(gauche), ZERO)
        | _deplier_colonne(np.uint64(droite), SEPT)
    )


@deplier
def _lignes_pleines(pions: Disques) -> Disques:
    """Return all squares of the rows that have no empty one."""
    p = pions & (pions >> UN)
    p &= p >> DEUX
    p &= p >> QUATRE
    return (p & COLONNE_A) * LIGNE_1


@deplier
def _colonnes_pleines(pions: Disques) -> Disques:
    p = pions & (pions >> HUIT | pions << CINQUANTE_SIX)
    p &= p >> SEIZE | p << np.uint64(48)
    return p & (p >> TRENTE_DEUX | p << TRENTE_DEUX)


@deplier
def _diagonales_pleines_7(pions: Disques) -> Disques:
    h, b = HORS_7
    p = pions & (h | pions >> SEPT) & (b | pions << SEPT)
    q = p & (np.uint64(0xFFFF030303030303) | p >> QUATORZE) & (np.uint64(0xC0C0C0C0C0C0FFFF) | p << QUATORZE)
    return q & (np.uint64(0xFFFFFFFF0F0F0F0F) | q >> VINGT_HUIT) & (np.uint64(0xF0F0F0F0FFFFFFFF) | q << VINGT_HUIT)


@deplier
def _diagonales_pleines_9(pions: Disques) -> Disques:
    h, b = HORS_9
    p = pions & (h | pions >> NEUF) & (b | pions << NEUF)
    q = p & (np.uint64(0xFFFFC0C0C0C0C0C0) | p >> DIX_HUIT) & (np.uint64(0x030303030303FFFF) | p << DIX_HUIT)
    return q & (np.uint64(0xFFFFFFFFF0F0F0F0) | q >> TRENTE_SIX) & (np.uint64(0x0F0F0F0FFFFFFFFF) | q << TRENTE_SIX)


@compiler
def stables(ctx: Adresse, nous: Disques, eux: Disques, assez: Compte) -> Disques:
    """Return discs of ``nous`` that cannot be turned any more: not all of them, and no more once there are ``assez``.

    Stable edges from a table; discs whose four lines are full; then discs supported, in each of the four directions,
    by a full line, the border or a stable neighbour, until nothing is added.
    """
    pions = nous | eux
    lignes, colonnes = _lignes_pleines(pions), _colonnes_pleines(pions)
    d7, d9 = _diagonales_pleines_7(pions), _diagonales_pleines_9(pions)
    acquis = (_bords(ctx, nous, eux) | (lignes & colonnes & d7 & d9)) & nous
    dedans = nous & INTERIEUR
    while compter(acquis) < assez:
        nouveaux = dedans & ~acquis
        nouveaux &= acquis >> UN | acquis << UN | lignes
        nouveaux &= acquis >> HUIT | acquis << HUIT | colonnes
        nouveaux &= acquis >> SEPT | acquis << SEPT | d7
        nouveaux &= acquis >> NEUF | acquis << NEUF | d9
        if nouveaux == ZERO:
            break
        acquis |= nouveaux
    return acquis
