"""What perfect play says of a move, and who says it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Event
from typing import Any, Final, Generic, NamedTuple

from ecosysteme.jeu import Coup, Etat

LOIN: Final = 10_000  # more plies than any game here has


class Verdict(NamedTuple):
    """What a position or a move is worth to the side to move: +1 won, 0 drawn, -1 lost, and in how many plies.

    The winner takes the shortest way, the loser the longest. The distance of a move counts the move itself: one that
    wins at once is ``Verdict(1, 1)``.
    """

    gain: int
    distance: int

    @property
    def rang(self) -> int:
        """A number to order verdicts by: a quick win, a slow one, a draw, a slow loss, a quick one."""
        return self.gain * (LOIN - self.distance)


class VerdictsPartiels(dict[Any, Verdict]):
    """What is known of some legal moves while the others are searched: the best may be among these."""


class Solveur(ABC, Generic[Etat, Coup]):
    """Perfect play of one game, with the options it was made with."""

    def __init__(self, jeu: Any, **_: Any) -> None:
        """Solve ``jeu``; memory, threads and the like are for the solvers that need any."""
        self.jeu = jeu

    def preparer(self) -> None:
        """Do beforehand what must be done once, so that the first answer does not wait for it."""

    def oublier(self) -> None:
        """Forget what was searched: the next question costs what it would have cost first."""

    @abstractmethod
    def restants(self, etat: Etat) -> int:
        """Return how many plies the game may still last at most."""

    @abstractmethod
    def juger(self, etat: Etat, arret: Event | None = None) -> dict[Coup, Verdict]:
        """Return the verdict of each legal move for the side that plays it; nothing when the game is over.

        Raises ``Interrompu`` soon after ``arret`` is set.
        """

    def juger_au_fil(
        self, etat: Etat, rappel: Callable[[dict[Coup, Verdict]], None], arret: Event | None = None
    ) -> None:
        """Give ``rappel`` what ``juger`` returns; before it, where a solver takes long, ``VerdictsPartiels``."""
        rappel(self.juger(etat, arret))

    def meilleur(self, etat: Etat, arret: Event | None = None) -> tuple[Coup, Verdict]:
        """Return a best move and its verdict, sooner than all verdicts where a solver can; raises as ``juger``.

        The game must not be over.
        """
        verdicts = self.juger(etat, arret)
        coup = max(verdicts, key=lambda coup: verdicts[coup].rang)
        return coup, verdicts[coup]
