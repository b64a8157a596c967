"""Bounds that need no search: what a side that answers every move in the same column is sure of.

A follower (the side that has just moved) gets the second, fourth… empty square of each column, and never has to move
elsewhere: in a column with an odd number of empty squares he must only have won before its last one, thanks to a
threat on a square that will be his. The mover gets the rest, less the squares above such a threat, which nobody
reaches. If no line fits in that, the mover cannot win; if the follower has a threat or gets a line, he wins.

This is the "claimeven" of Allis' *A Knowledge-based Approach of Connect-Four* (1988), with its odd threats, as bits.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.memoire import compter
from ecosysteme.moteur.commun.typage import Compte, Disques, Score
from ecosysteme.moteur.puissance4.regles import BAS, CASES, DEUX, PLATEAU, TROIS, UN, ZERO, alignes, jouables

SANS_BORNE: Score = 100
IMPAIRES = BAS * np.uint64(0b101010)  # rows 1, 3 and 5, the top one
COLONNE = np.uint64(0x3F)
QUATRE, CINQ = np.uint64(4), np.uint64(5)


@deplier
def _au_bas(cases: Disques) -> Disques:
    """Return the lowest square of each column that has one of ``cases``."""
    return (cases | (cases >> UN) | (cases >> DEUX) | (cases >> TROIS) | (cases >> QUATRE) | (cases >> CINQ)) & BAS


@deplier
def _au_dessus(cases: Disques) -> Disques:
    """Return all squares that are above one of ``cases``."""
    haut = (cases << UN) & PLATEAU
    haut |= (haut << UN) & PLATEAU
    haut |= (haut << UN) & PLATEAU
    haut |= (haut << UN) & PLATEAU
    return haut | ((haut << UN) & PLATEAU)


@deplier
def seule_impaire(masque: Disques) -> Disques:
    """Return the square that may be played in the only column of odd height, 0 when there are none or several."""
    cases = jouables(masque) & IMPAIRES
    # IMPAIRES are rows 1, 3, 5: a playable square there leaves an odd number of empty squares in its column.
    return cases if cases & (cases - UN) == ZERO else ZERO


@deplier
def plafond(nous: Disques, masque: Disques, menaces: Disques, pions: Compte) -> Score:
    """Return an upper bound of the mover's score (``int64``), ``SANS_BORNE`` when following up proves nothing.

    ``menaces`` are the winning squares of the other side.
    """
    impaires = jouables(masque) & IMPAIRES
    impaires = (impaires | (impaires >> DEUX) | (impaires >> QUATRE)) >> UN & BAS  # columns of odd height
    vides = PLATEAU ^ masque
    suiveur = vides & (IMPAIRES ^ (impaires * COLONNE))
    menaces &= suiveur
    gagnees = _au_bas(menaces)
    if impaires & ~gagnees != ZERO:
        return SANS_BORNE
    hors = _au_dessus(menaces)
    if alignes(nous | (vides & ~suiveur & ~hors)) != ZERO:
        return SANS_BORNE
    if menaces != ZERO:
        # The mover delays: first the other columns, then these, each up to two squares below the threat but the last.
        avant = pions + compter(vides & ~hors) - 2 * (compter(gagnees) - 1) - 1
        return -((CASES + 1 - avant) >> 1)
    return -1 if alignes((nous ^ masque) | suiveur) != ZERO else 0
