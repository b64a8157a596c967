"""The levels of the engine: how far each looks, and how each errs as people do.

A beginner counts discs: the weak levels mix what the engine thinks with the discs that the move leaves ahead, so they
grab and they give corners away. A player who knows better still misjudges: some blur. From level 11, no more errors:
only depth. The strengths measured are in ``FORCES``; ``othellier match`` measures them again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from ecosysteme.plateau import Position


@dataclass(frozen=True)
class Niveau:
    """``profondeur`` in plies; ``gourmandise`` from 0 (none) to 1 (nothing but discs); ``flou`` in discs (deviation)."""

    profondeur: int
    gourmandise: float = 0.0
    flou: float = 0.0

    @property
    def humain(self) -> bool:
        """Whether it errs."""
        return self.gourmandise > 0 or self.flou > 0


NIVEAUX: dict[int, Niveau] = {
    1: Niveau(1, 0.95, 5.0),
    2: Niveau(1, 0.75, 5.0),
    3: Niveau(1, 0.55, 4.5),
    4: Niveau(1, 0.35, 4.0),
    5: Niveau(2, 0.25, 3.5),
    6: Niveau(2, 0.10, 3.0),
    7: Niveau(2, 0.0, 2.0),
    8: Niveau(3, 0.0, 1.5),
    9: Niveau(4, 0.0, 1.0),
    10: Niveau(5, 0.0, 0.5),
    11: Niveau(6),
    12: Niveau(7),
    13: Niveau(8),
    14: Niveau(9),
    15: Niveau(10),
    16: Niveau(12),
    17: Niveau(14),
    18: Niveau(16),
    19: Niveau(18),
    20: Niveau(20),
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
