"""The rules on bitboards, in words that kernels unfold: lines of four, winning squares, the mirror, perft.

Ideas of Pascal Pons' tutorial on solving Connect 4 (2015) and of John Tromp's Fhourstones: the carry of an addition
finds the lowest empty square of each column, shifted ANDs find lines in all columns at once.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import compter, oter_premier
from ecosysteme.moteur.commun.typage import Compte, Disques, Mot, Plis

CASES = 42
ZERO, UN, DEUX, TROIS, SIX, SEPT = (np.uint64(n) for n in (0, 1, 2, 3, 6, 7))
HUIT, DOUZE, QUATORZE, SEIZE, DIX_HUIT = (np.uint64(n) for n in (8, 12, 14, 16, 18))
VINGT_ET_UN, VINGT_QUATRE, VINGT_HUIT, QUARANTE_DEUX = (np.uint64(n) for n in (21, 24, 28, 42))

COLONNE = np.uint64(0x7F)  # the seven bits of column 0
BAS = np.uint64(sum(1 << 7 * colonne for colonne in range(7)))  # the lowest square of each column
PLATEAU = BAS * np.uint64(0x3F)  # the 42 squares


@deplier
def _suites(nous: Disques, un: Mot, deux: Mot, trois: Mot) -> Disques:
    """Return where a disc would complete a line whose squares are ``un`` bits apart; ``deux``, ``trois`` times that."""
    haut = (nous << un) & (nous << deux)
    bas = (nous >> un) & (nous >> deux)
    return (haut & ((nous << trois) | (nous >> un))) | (bas & ((nous << un) | (nous >> trois)))


@deplier
def gagnantes(nous: Disques, masque: Disques) -> Disques:
    """Return the empty squares, reachable or not, where a disc of ``nous`` would complete a line of four."""
    cases = (nous << UN) & (nous << DEUX) & (nous << TROIS)
    cases |= _suites(nous, SEPT, QUATORZE, VINGT_ET_UN)
    cases |= _suites(nous, SIX, DOUZE, DIX_HUIT)
    cases |= _suites(nous, HUIT, SEIZE, VINGT_QUATRE)
    return cases & (PLATEAU ^ masque)


@deplier
def alignes(pions: Disques) -> Disques:
    """Return a word that is not 0 when ``pions`` hold a line of four."""
    paires = pions & (pions >> SEPT)
    lignes = paires & (paires >> QUATORZE)
    paires = pions & (pions >> SIX)
    lignes |= paires & (paires >> DOUZE)
    paires = pions & (pions >> HUIT)
    lignes |= paires & (paires >> SEIZE)
    paires = pions & (pions >> UN)
    return lignes | (paires & (paires >> DEUX))


@deplier
def jouables(masque: Disques) -> Disques:
    """Return the square where a disc would fall in each column that is not full."""
    return (masque + BAS) & PLATEAU


@deplier
def miroir(mot: Mot) -> Mot:
    """Return the word with its columns in reverse order."""
    gauche = (mot & COLONNE) << QUARANTE_DEUX
    gauche |= (mot & (COLONNE << SEPT)) << VINGT_HUIT
    gauche |= (mot & (COLONNE << QUATORZE)) << QUATORZE
    droite = (mot >> QUATORZE) & (COLONNE << QUATORZE)
    droite |= (mot >> VINGT_HUIT) & (COLONNE << SEPT)
    return gauche | droite | (mot >> QUARANTE_DEUX) | (mot & (COLONNE << VINGT_ET_UN))


@compiler
def perft(nous: Disques, masque: Disques, profondeur: Plis) -> Compte:
    """Count the sequences of ``profondeur`` moves (0 or more, ``int64``); a game that is over goes no further."""
    if profondeur == 0:
        return 1
    coups = jouables(masque)
    if profondeur == 1:
        return compter(coups)
    coups &= ~gagnantes(nous, masque)
    total: Compte = 0
    while coups != ZERO:
        suite = oter_premier(coups)
        total += perft(nous ^ masque, masque | (coups ^ suite), profondeur - 1)
        coups = suite
    return total
