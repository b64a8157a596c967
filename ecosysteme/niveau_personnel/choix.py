"""Which level of the engine a person plays next, so as to win somewhat less than one game out of two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ecosysteme.niveau_personnel.niveau import ForceEstimee, NiveauEstime, PartieComptee, estimer, plus_proche

AVANCE: Final = 21.0  # Elo of the engine above the person, who then expects 0.47
SUR: Final = 120.0  # Elo of deviation below which the level is told within one
GRAND_PAS, PETIT_PAS = 3, 1  # levels between two games, before and after that
PREMIER_NIVEAU: Final = 7  # of somebody of whom nothing is known: about the middle of the ladder
PARTIES_POUR_DIRE: Final = 3  # games before a level is shown


def adversaire(estimation: ForceEstimee, dernier: int | None) -> int:
    """Return the level to play after one against ``dernier``, ``None`` for the first game."""
    if dernier is None:
        return PREMIER_NIVEAU if not estimation.parties else plus_proche(estimation.moyenne + AVANCE)
    pas = PETIT_PAS if estimation.ecart_type < SUR else GRAND_PAS
    voulu = plus_proche(estimation.moyenne + AVANCE)
    return max(dernier - pas, min(voulu, dernier + pas))


@dataclass(frozen=True, slots=True)
class NiveauPersonnel:
    """What the games that count say of a person, and the level that they play next."""

    estimation: ForceEstimee
    suivant: int

    @property
    def estime(self) -> NiveauEstime | None:
        """Their level, ``None`` while too few games count for it to be shown."""
        return self.estimation.niveau if self.estimation.parties >= PARTIES_POUR_DIRE else None

    @property
    def niveau(self) -> int | None:
        """The number of that level, ``None`` while it is not shown."""
        return None if self.estime is None else self.estime.niveau

    @property
    def manquent(self) -> int:
        """How many games are to be played before it is shown."""
        return max(PARTIES_POUR_DIRE - self.estimation.parties, 0)


def situer(parties: Sequence[PartieComptee]) -> NiveauPersonnel:
    """Return what ``parties``, in the order in which they were played, say of a person."""
    estimation = estimer(parties)
    return NiveauPersonnel(estimation, adversaire(estimation, parties[-1].niveau if parties else None))
