"""The verdict of perfect play on a move, and the interface of solvers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from threading import Event
from typing import ClassVar, Final, NamedTuple, TypedDict, Unpack

from ecosysteme.conseiller import Conseiller, Suite
from ecosysteme.jeu import Coup, Etat, Jeu

LOIN: Final = 10_000  # more plies than any game here has


class MoyensDeSolveur(TypedDict, total=False):
    """What a solver or an engine may be given: memory in MB, threads, and whether it may open its book."""

    hash_mo: int
    taches: int
    livre: bool


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

    @property
    def valeur(self) -> int:
        """The same as ``gain``, under the name that values have in any game."""
        return self.gain

    @property
    def exact(self) -> bool:
        """A verdict is always certain."""
        return True

    @property
    def profondeur(self) -> int:
        """The plies to the end, for they were all looked at."""
        return self.distance


class Verdicts(dict[Coup, Verdict]):
    """The verdicts of the legal moves, or of some of them, for who plays them."""

    def __init__(self, coups: Mapping[Coup, Verdict] | None = None, *, complet: bool = True) -> None:
        """Take the verdicts; unless ``complet``, moves that are being searched may be better than all of these."""
        super().__init__(coups or {})
        self.complet = complet

    @property
    def coups(self) -> Mapping[Coup, Verdict]:
        """Itself, under the name that advice has in any game."""
        return self

    @property
    def exact(self) -> bool:
        """Whether nothing more could be learnt."""
        return self.complet

    @property
    def ligne(self) -> tuple[Coup | None, ...]:
        """Nothing: a solver follows best play only when it is asked to."""
        return ()


class Solveur(Conseiller[Etat, Coup]):
    """Perfect play of one game, with the options it was made with."""

    par_coeur: ClassVar[bool] = False  # whether no answer takes long enough for a time limit to change it
    parfait: ClassVar[bool] = True

    def __init__(self, jeu: Jeu[Etat, Coup], **_: Unpack[MoyensDeSolveur]) -> None:
        """Solve ``jeu``; memory, threads and book are for the solvers that need any."""
        super().__init__(jeu)

    @abstractmethod
    def restants(self, etat: Etat) -> int:
        """Return how many plies the game may still last at most."""

    @abstractmethod
    def juger(
        self,
        etat: Etat,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[Coup]], None] | None = None,
    ) -> Verdicts[Coup]:
        """Return the verdict of each legal move for the side that plays it; nothing when the game is over.

        ``secondes`` and ``noeuds`` are not looked at. Where a solver takes long, ``rappel`` gets the verdicts known so
        far. Raises ``Interrompu`` soon after ``arret`` is set.
        """

    def meilleur(self, etat: Etat, arret: Event | None = None) -> tuple[Coup, Verdict]:
        """Return a best move and its verdict, sooner than all verdicts where a solver can; raises as ``juger``.

        The game must not be over.
        """
        verdicts = self.juger(etat, arret)
        coup = max(verdicts, key=lambda coup: verdicts[coup].rang)
        return coup, verdicts[coup]

    def suivre(
        self,
        etat: Etat,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        rappel: Callable[[Suite[Coup]], None] | None = None,
    ) -> Suite[Coup]:
        """Return the line to the end of the game, nothing when it is over; raises as ``juger``.

        The winner takes the shortest way, the loser the longest.
        """
        suite: Suite[Coup] = Suite((), ())
        while self.jeu.issue(etat) is None:
            coup, verdict = self.meilleur(etat, arret)
            suite = Suite((*suite.coups, coup), (*suite.valeurs, verdict))
            etat = self.jeu.jouer(etat, coup)
            if rappel is not None:
                rappel(suite)
        return suite

    def score(self, etat: Etat, verdict: Verdict) -> int | None:
        """Return the score that players of the game would give to ``verdict``, of a move in ``etat``, if they have one.

        Only Connect Four has: Pascal Pons' scale.
        """
        return None
