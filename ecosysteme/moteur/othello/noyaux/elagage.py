"""What a selective search leaves out: moves that a probe condemns, and plies of the moves that come late.

Multi-ProbCut (Buro, 1995): a shallow search tells, with a stated risk, what a deep one would answer.

The deep value differs from the shallow one by some error, normal around 0, of standard deviation ``ecart_type``. When
the shallow value lies ``deviations`` beyond the window, the deep search is skipped.

Late moves (Levy and Newborn's reductions, as all chess engines have them): moves are sorted, so the later ones seldom
matter; they are searched less deep first, and fully only when they turn out to be good.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.typage import Compte, Mot, Plis, Score

ZERO = np.uint64(0)

# A selectivity, 0 to 5, and the share of cuts that are right; deviations are in hundredths.
CERTITUDES = (100, 99, 98, 95, 87, 73)
PROFONDEUR_ELAGAGE = 4  # plies; below, the search costs less than its probe
VIDES_ELAGAGE = 12  # empty squares; below, a search to the end costs less than its probe
# In the middle game the probes are pruned too, and err more than those that ``ecart_type`` was measured on.
PRUDENCE = 150  # hundredths
# Two plies, for an odd number changes who moves last, which the evaluation is not indifferent to.
REDUCTION = 2
PROFONDEUR_TARDIVE, RANG_TARDIF = 8, 4  # from so many plies, from the fifth move on


@deplier
def deviations(selectivite: Mot) -> Compte:
    """Return how many standard deviations, in hundredths, the probe must lie beyond: those of ``CERTITUDES``."""
    if selectivite == 5:
        return 110
    if selectivite == 4:
        return 150
    if selectivite == 3:
        return 200
    if selectivite == 2:
        return 260
    return 330


@deplier
def profondeur_sonde(vides: Compte, profondeur: Plis) -> Plis:
    """Return the depth of the probe: half the plies, of the same parity; fewer before the end of the game, 0 at last.

    Scores are rounded to discs and passes to the end are wide, so that a probe there only has to know what is far away.
    """
    if profondeur == vides:
        return min((vides - VIDES_ELAGAGE + 1) // 2, 8)
    return 2 * ((profondeur + 1) // 4) + (profondeur & 1)


@deplier
def ecart_type(vides: Compte, profondeur: Plis, sonde: Plis) -> Compte:
    """Return the standard deviation of the deep score less that of the probe, in hundredths of a disc.

    Planes fitted to what ``atelier.entrainement.deviations`` measures, with the weights that come with the program:
    5 to 15 plies deep from 20 to 36 empty squares, on 60 to 150 positions each, mean misfit 0.27 disc; to the end from
    13 to 20, by probes of one to five plies, on 90 to 370, 0.29. A measure is itself known to some 0.2: a table would
    fit no better. The plane is not believed below 2.5 discs, where nothing was measured.
    """
    if profondeur == vides:
        return max(784 - 5 * vides - 51 * sonde, 250)
    return max(490 - 6 * vides + 21 * profondeur - 47 * sonde, 100)


@deplier
def marge_sonde(selectivite: Mot, vides: Compte, profondeur: Plis, sonde: Plis) -> Score:
    """Return how far beyond the window a probe must lie, in discs: rounded up, at least half of one."""
    prudence = 100 if profondeur == vides else PRUDENCE
    return (deviations(selectivite) * ecart_type(vides, profondeur, sonde) * prudence + 999999) // 1000000


@deplier
def plis_enfant(selectivite: Mot, vides: Compte, profondeur: Plis, rang: Compte) -> Plis:
    """Return how many plies to search the move of rank ``rang`` (0: the first) at first: fewer if it comes late."""
    if selectivite != ZERO and profondeur < vides and profondeur >= PROFONDEUR_TARDIVE and rang >= RANG_TARDIF:
        return profondeur - 1 - REDUCTION
    return profondeur - 1
