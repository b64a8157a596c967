"""How long the games of a series take."""

from __future__ import annotations

from collections import deque
from time import perf_counter
from typing import Final

RECENTES: Final = 20  # games that the next ones are foreseen from


class ChronoParties:
    """Times the games played from their first move to their last without a stop: the others would mislead."""

    def __init__(self) -> None:
        self._debut: float | None = None
        self._recentes: deque[float] = deque(maxlen=RECENTES)

    def commencer(self) -> None:
        """A game begins, at its first move."""
        self._debut = perf_counter()

    def interrompre(self) -> None:
        """Leave out the game under way: it was stopped, or does not go on from where it was."""
        self._debut = None

    def terminer(self) -> None:
        """Count the time of the game that ends."""
        if self._debut is not None:
            self._recentes.append(perf_counter() - self._debut)
        self._debut = None

    def changer_d_allure(self) -> None:
        """Another pace from here on: what games took so far tells nothing of those that follow, nor does this one."""
        self._recentes.clear()
        self._debut = None

    @property
    def secondes_par_partie(self) -> float | None:
        """Mean time of the last games, ``None`` before one was timed."""
        return sum(self._recentes) / len(self._recentes) if self._recentes else None
