"""How long the games of a series take."""

from __future__ import annotations

from time import perf_counter


class ChronoParties:
    """Times the games played from their first move to their last without a stop: the others would mislead."""

    def __init__(self) -> None:
        self._debut: float | None = None
        self._secondes = 0.0
        self._minutees = 0

    def commencer(self) -> None:
        """A game begins, at its first move."""
        self._debut = perf_counter()

    def interrompre(self) -> None:
        """Leave out the game under way: it was stopped, or does not go on from where it was."""
        self._debut = None

    def terminer(self) -> None:
        """Count the time of the game that ends."""
        if self._debut is not None:
            self._secondes += perf_counter() - self._debut
            self._minutees += 1
        self._debut = None

    @property
    def secondes_par_partie(self) -> float | None:
        """Mean time of a game, ``None`` before one was timed."""
        return self._secondes / self._minutees if self._minutees else None
