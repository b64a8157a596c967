"""The levels of the engine: how far each looks, and how each errs as people do.

A beginner counts discs: the weak levels mix what the engine thinks with the discs that the move leaves ahead, so they
grab and they give corners away. A player who knows better still misjudges: some blur. From level 20, no more errors:
only depth. The strengths measured are in ``FORCES``; ``othellier match`` measures them again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from ecosysteme.plateau import Position


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


# Every step is worth some 130 Elo (two games won out of three) up to level 19, then a ply or two.
NIVEAUX: dict[int, Niveau] = {
    1: Niveau(1, 0.95, 5.0),
    2: Niveau(1, 0.83, 5.0),
    3: Niveau(1, 0.735, 5.0),
    4: Niveau(1, 0.675, 4.8),
    5: Niveau(1, 0.615, 4.6),
    6: Niveau(1, 0.545, 4.5),
    7: Niveau(1, 0.47, 4.3),
    8: Niveau(1, 0.40, 4.1),
    9: Niveau(1, 0.31, 4.0),
    10: Niveau(2, 0.38, 4.0),
    11: Niveau(2, 0.27, 3.5),
    12: Niveau(2, 0.14, 3.0),
    13: Niveau(2, 0.06, 2.6),
    14: Niveau(2, 0.0, 1.8),
    15: Niveau(3, 0.0, 2.2),
    16: Niveau(3, 0.0, 1.5),
    17: Niveau(4, 0.0, 1.5),
    18: Niveau(4, 0.0, 0.8),
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
    2: (121, 74, 172),
    3: (108, 59, 161),
    4: (115, 69, 165),
    5: (94, 51, 140),
    6: (109, 66, 157),
    7: (87, 39, 138),
    8: (108, 64, 154),
    9: (78, 31, 128),
    10: (164, 116, 219),
    11: (175, 124, 234),
    12: (81, 37, 128),
}


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
