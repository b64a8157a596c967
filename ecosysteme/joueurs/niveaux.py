"""The levels of the engine: the search depth of each, and the errors that weaken it as those of people.

A beginner counts discs: the weak levels mix what the engine thinks with the discs that the move leaves ahead, so they
grab and they give corners away. A player who knows better still misjudges: some blur. From level 20, no more errors:
only depth. The strengths measured are in ``FORCES``; ``othellier match`` measures them again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from ecosysteme.cases import Position


@dataclass(frozen=True)
class Niveau:
    """``profondeur`` in plies; ``gourmandise``, 0 (none) to 1 (nothing but discs); ``flou`` in discs (deviation)."""

    profondeur: int
    gourmandise: float = 0.0
    flou: float = 0.0

    @property
    def humain(self) -> bool:
        """Whether it errs."""
        return self.gourmandise > 0 or self.flou > 0


# Every step is worth 61 to 235 Elo, 58 to 80 games won out of 100, up to level 20, then a ply or two.
NIVEAUX: dict[int, Niveau] = {
    1: Niveau(1, 0.95, 5.0),
    2: Niveau(1, 0.83, 5.0),
    3: Niveau(1, 0.735, 5.0),
    4: Niveau(1, 0.675, 4.8),
    5: Niveau(1, 0.615, 4.6),
    6: Niveau(1, 0.545, 4.5),
    7: Niveau(1, 0.47, 4.3),
    8: Niveau(1, 0.38, 4.1),
    9: Niveau(1, 0.22, 3.5),
    10: Niveau(2, 0.31, 3.6),
    11: Niveau(2, 0.22, 3.3),
    12: Niveau(2, 0.10, 2.8),
    13: Niveau(2, 0.03, 2.3),
    14: Niveau(2, 0.0, 1.8),
    15: Niveau(3, 0.0, 2.2),
    16: Niveau(3, 0.0, 1.3),
    17: Niveau(4, 0.0, 2.1),
    18: Niveau(4, 0.0, 1.0),
    19: Niveau(5, 0.0, 0.5),
    20: Niveau(6),
    21: Niveau(7),
    22: Niveau(8),
    23: Niveau(9),
    24: Niveau(10),
    25: Niveau(12),
    26: Niveau(14),
    27: Niveau(16),
    28: Niveau(18),
    29: Niveau(20),
}


PARTIES_MESUREES = 200  # for each strength
# Elo above the level below, and the bounds of its interval at 95 %: so many games each from the even openings, by
# ``othellier match --noir ia_moteur:niveau=N --blanc ia_moteur:niveau=N-1 -n 200 --ouvertures equilibrees --graine 1``.
FORCES: dict[int, tuple[int, int, int]] = {
    2: (179, 132, 233),
    3: (111, 63, 164),
    4: (61, 12, 113),
    5: (131, 80, 188),
    6: (72, 22, 125),
    7: (67, 24, 112),
    8: (139, 89, 195),
    9: (235, 179, 305),
    10: (65, 17, 116),
    11: (111, 60, 168),
    12: (119, 66, 178),
    13: (69, 19, 121),
    14: (98, 48, 152),
    15: (171, 122, 226),
    16: (115, 69, 166),
    17: (121, 72, 175),
    18: (156, 109, 208),
    19: (198, 146, 259),
    20: (158, 111, 210),
}
# Elo of each level that errs as people do, the first one having 0: those that a person is measured by.
ELOS: Final = dict(enumerate(accumulate((0, *(ecart for ecart, _, _ in FORCES.values()))), start=1))


def choisir_en_humain(
    niveau: Niveau, valeurs: Mapping[Position, int], pions: Mapping[Position, int], hasard: random.Random
) -> Position:
    """Return the move that such a player prefers.

    ``valeurs`` are what the engine thinks of each move, ``pions`` the discs ahead right after it; both for the mover.
    """

    def attrait(coup: Position) -> float:
        part = niveau.gourmandise
        return (1 - part) * valeurs[coup] + part * pions[coup] + hasard.gauss(0.0, niveau.flou)

    return max(sorted(valeurs), key=attrait)
