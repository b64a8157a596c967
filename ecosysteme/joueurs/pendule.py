"""A clock for a whole game: how much of what is left to spend on one move."""

from __future__ import annotations

VIDES_RESOLUS = 18  # from here on, an exact answer takes next to nothing
RESERVE = 2  # moves' worth kept back, for what lasts longer than foreseen
PART_MAX = 0.3  # of what is left, at most, for one move
MINIMUM = 0.005  # s: even when the flag is about to fall, a move is found


class Pendule:
    """``total`` seconds for all the moves of one player; more empty squares than before start a new game."""

    def __init__(self, total: float) -> None:
        """Wind the clock."""
        self.total = self.reste = total
        self._vides = 0

    def allouer(self, vides: int) -> float:
        """Return the seconds to think with so many empty squares: an even share of the moves that are still hard."""
        if vides > self._vides:
            self.reste = self.total
        self._vides = vides
        coups = max(vides - VIDES_RESOLUS, 0) / 2 + RESERVE
        return max(min(self.reste / coups, PART_MAX * self.reste), MINIMUM)

    def compter(self, secondes: float) -> None:
        """Take off what the move took."""
        self.reste -= secondes
