"""Multi-ProbCut (Buro, 1995): a shallow search tells, with a stated risk, what a deep one would answer.

The deep value differs from the shallow one by some error, normal around 0, of standard deviation ``ecart_type``. When
the shallow value lies ``seuils`` deviations beyond the window, the deep search is skipped.
"""

from __future__ import annotations

from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.typage import Compte, Mot, Plis

# A selectivity, 0 to 5, and the share of cuts that are right; deviations are in hundredths.
CERTITUDES = (100, 99, 98, 95, 87, 73)
PROFONDEUR_ELAGAGE = 4  # below, the search costs less than the probe
VIDES_ELAGAGE = 13  # the same for a search to the end


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
    """Return the depth of the probe: half the plies, of the same parity."""
    if profondeur == vides:
        return min((vides - VIDES_ELAGAGE) // 2 + 4, 8)
    return 2 * (profondeur // 4) + (profondeur & 1)


@deplier
def ecart_type(vides: Compte, profondeur: Plis, sonde: Plis) -> Compte:
    """Return the standard deviation of the deep score less that of the probe, in hundredths of a disc.

    Planes fitted by ``othellier banc elagage`` on 400 positions for each number of empty squares, with the weights that
    come with the program; mean misfit 0.15 disc in the middle game, 0.28 to the end.
    """
    if profondeur == vides:
        return max(924 - 6 * vides - 47 * sonde, 200)
    return max(497 - 8 * vides + 30 * profondeur - 48 * sonde, 100)
