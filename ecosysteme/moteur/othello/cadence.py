"""When to stop thinking about a move on a clock: decisions only, the seconds are passed in.

After each step of a deepening search, three questions (as in Egaroucid's and neural-reversi's time controls, and most
engines of chess): is it clear already, would one more step last too long, has the position turned out worse?
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

STABLE: Final = 3  # steps in a row with the same best move
DEVIATIONS: Final = 2  # how far ahead of the others, in deviations of a deep search from a shallow one
CHUTE: Final = 3  # discs lost since both steps before, which differ by the side that plays last
RALLONGE: Final = 2.0  # times the seconds aimed at, once the score has fallen
DEBUT: Final = 0.1  # of the seconds aimed at, before which nothing is concluded: the first steps say little
CROISSANCE: Final = 2.0  # how much longer a step lasts than the one before, on average
DEPASSEMENT: Final = 1.5  # times the seconds aimed at, when a step that is begun should end at the latest


class Cadence:
    """The time of one move: some ``visees`` seconds, more or fewer as the search goes, at most ``maximum``."""

    def __init__(self, visees: float, maximum: float) -> None:
        self._visees, self._maximum = visees, maximum
        self._coups: list[int] = []
        self._scores: list[int] = []
        self._avant = 0.0

    def suffit(self, secondes: float, coup: int, score: int, net: Callable[[], bool]) -> bool:
        """Tell whether to play now, after a step: ``secondes`` since the beginning, best move, its score in discs.

        ``net`` tells whether the move is ahead of all others by ``DEVIATIONS``; it is asked seldom, for it takes time.
        """
        duree, self._avant = secondes - self._avant, secondes
        self._coups.append(coup)
        self._scores.append(score)
        if secondes < DEBUT * self._visees:
            return False
        if self._tombe:
            self._visees, self._scores = min(RALLONGE * self._visees, self._maximum), [score]
        if secondes + CROISSANCE * duree > min(DEPASSEMENT * self._visees, self._maximum):
            return True
        return self._stable and net()

    @property
    def _stable(self) -> bool:
        """Whether the best move has been the same for a while."""
        return len(self._coups) >= STABLE and len(set(self._coups[-STABLE:])) == 1

    @property
    def _tombe(self) -> bool:
        """Whether the last step found the position worse than both steps before."""
        return len(self._scores) > 2 and min(self._scores[-3:-1]) - self._scores[-1] >= CHUTE
