"""The rating of an exercise: how often each level of the engine plays the right move, and the Elo that this makes.

A level prefers the move of the largest appeal, which is blurred by a normal law (``ecosysteme.joueurs.niveaux``). The
probability that a move has it is an integral in one variable: nothing is drawn, and no game is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import erf, exp, pi, prod, sqrt
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.joueurs.niveaux import ELOS, NIVEAUX, Niveau

CLASSES: Final = range(1, 21)  # the levels whose strength was measured
PAS: Final = 0.2  # deviations between two points of the integral, from -BOUT to BOUT: the sum is right to 10^-6
BOUT: Final = 5.0
PENTES: Final = (150, 250, 400, 600, 900)  # Elo: the logistic curves that are tried
COTES: Final = range(-600, 2401, 25)  # the last one: no level of ``CLASSES`` finds it every other time
CHUTE_MAX: Final = 0.3  # by which a stronger level may find less often than a weaker one
PART_FACILE: Final = 0.5  # found so often by level ``NIVEAU_FACILE``, it asks nothing
NIVEAU_FACILE: Final = 3
COTES_FACILES: Final = range(326)  # of those for who begins: above chance, and below all the others


def chance(
    niveau: Niveau, valeurs: Mapping[Position, int], pions: Mapping[Position, int], justes: Sequence[Position]
) -> float:
    """Return the probability that ``choisir_en_humain`` gives one of ``justes``.

    >>> chance(Niveau(1, 0.0, 4.0), {(0, 0): 2, (0, 1): 2}, {(0, 0): 1, (0, 1): 9}, [(0, 0)])
    0.5
    """
    part = niveau.gourmandise
    attraits = {coup: (1 - part) * valeurs[coup] + part * pions[coup] for coup in sorted(valeurs)}
    if not niveau.flou:
        return float(max(attraits, key=lambda coup: attraits[coup]) in justes)
    return round(sum(_premier(coup, attraits, niveau.flou) for coup in justes), 4)


def _premier(coup: Position, attraits: Mapping[Position, float], flou: float) -> float:
    """Return the probability that ``coup`` has the largest appeal once each is blurred."""
    ecarts = [(attraits[coup] - attrait) / flou for autre, attrait in attraits.items() if autre != coup]
    points = (PAS * rang for rang in range(-round(BOUT / PAS), round(BOUT / PAS) + 1))
    return sum(
        PAS * exp(-x * x / 2) / sqrt(2 * pi) * prod((1 + erf((x + ecart) / sqrt(2))) / 2 for ecart in ecarts)
        for x in points
    )


@cache
def _courbes() -> list[tuple[int, list[float]]]:
    return [
        (cote, [1 / (1 + 10 ** (-(elo - cote) / pente)) for elo in ELOS.values()]) for cote in COTES for pente in PENTES
    ]


def cote_de(chances: Sequence[float], *, facile: bool = False) -> int | None:
    """Return the Elo at which the logistic curve nearest to ``chances``, one a level, passes one half.

    ``None`` for what rates nobody: a weak level finds it, or a stronger one finds it clearly less often. Where it is to
    be ``facile``, ``None`` for what is no ``COTES_FACILES``.
    """
    plus_haute = accumulate(chances, max)
    chute = max(haute - part for haute, part in zip(plus_haute, chances, strict=True))
    if chute >= CHUTE_MAX or (not facile and chances[CLASSES.index(NIVEAU_FACILE)] >= PART_FACILE):
        return None
    cote = min(_courbes(), key=lambda courbe: sum((a - b) ** 2 for a, b in zip(courbe[1], chances, strict=True)))[0]
    return cote if not facile or cote in COTES_FACILES else None


def profondeurs() -> frozenset[int]:
    """Return the depths to which ``CLASSES`` search."""
    return frozenset(NIVEAUX[niveau].profondeur for niveau in CLASSES)
