"""How strong a person is at exercises, in Elo of the ladder: the chances of each strength given what was found.

An exercise is an opponent of its rating, found or not. Its own chances by level are not used: they are those of
programs that err by lot, the curve is the usual one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from ecosysteme.niveau_personnel.niveau import GRILLE, ForceEstimee

DEPART: Final = 700.0  # Elo of whom nothing is known: that of level 6 or 7
DOUTE: Final = 500.0  # Elo, the deviation of that
DERNIERS: Final = 60  # results: the others were those of somebody who has changed
PAR_MEGARDE: Final = 0.05  # how often an easy one is missed, and a hard one found by luck


def estimer(resultats: Sequence[tuple[int, bool]]) -> ForceEstimee:
    """Return what the results say, each the rating of an exercise and whether it was found, the first one first.

    >>> estimer([(700, True)] * 5).moyenne > 900 > estimer([]).moyenne
    True
    """
    comptes = resultats[-DERNIERS:]
    logs = [-0.5 * ((elo - DEPART) / DOUTE) ** 2 for elo in GRILLE]
    for cote, trouve in comptes:
        for rang, elo in enumerate(GRILLE):
            part = PAR_MEGARDE + (1 - 2 * PAR_MEGARDE) / (1 + 10 ** ((cote - elo) / 400))
            logs[rang] += log(part if trouve else 1 - part)
    poids = [exp(un - max(logs)) for un in logs]
    moyenne = sum(elo * part for elo, part in zip(GRILLE, poids, strict=True)) / sum(poids)
    variance = sum((elo - moyenne) ** 2 * part for elo, part in zip(GRILLE, poids, strict=True)) / sum(poids)
    return ForceEstimee(moyenne, sqrt(variance), len(comptes))
