"""The interface of an adviser: what each move of a state is worth, and how best play goes on.

The solver of a game that is solved is one, and so is the engine for Othello: ``experts.conseiller_de`` says who
advises on a game. Hints, analyses and the line of best play ask nothing else, and so do not know which one they ask.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any, ClassVar, Generic, Protocol, TypeAlias

from ecosysteme.jeu import Coup, Etat, Jeu


class ValeurDeCoup(Protocol):
    """What one move is worth to the side that plays it."""

    @property
    def valeur(self) -> int:
        """The value, as the game counts: a final disc difference at Othello; elsewhere 1 won, 0 drawn, -1 lost."""

    @property
    def rang(self) -> int:
        """A number to order the moves of one state by: the best have the highest, equal moves have the same."""

    @property
    def exact(self) -> bool:
        """Whether the value is certain, rather than estimated."""

    @property
    def profondeur(self) -> int:
        """How many plies were looked at, the move included."""

    @property
    def distance(self) -> int | None:
        """How many plies the game still lasts, the move included; ``None`` when that is not known."""


class Conseil(Protocol[Coup]):
    """What is known of the moves of one state that has any."""

    @property
    def coups(self) -> Mapping[Coup, ValeurDeCoup]:
        """The value of each legal move, or only of some."""

    @property
    def complet(self) -> bool:
        """Whether a best move is there; while others are searched, they may be better than all those."""

    @property
    def exact(self) -> bool:
        """Whether nothing more could be learnt."""

    @property
    def ligne(self) -> Sequence[Coup | None]:
        """Best play from there as far as it was found with the values, ``None`` for a pass; it may be empty."""


@dataclass(frozen=True)
class Suite(Generic[Coup]):
    """Best play from a state, as far as it is known: its moves, passes left out, and what each is worth to its player.

    ``profondeur`` is the plies that were searched, ``None`` for perfect play, and ``certitude`` a percentage.
    """

    coups: tuple[Coup, ...]
    valeurs: tuple[ValeurDeCoup, ...]
    profondeur: int | None = None
    certitude: int = 100

    @property
    def exacte(self) -> bool:
        """Whether it is proved, not only thought."""
        return all(valeur.exact for valeur in self.valeurs)


class Conseiller(ABC, Generic[Etat, Coup]):
    """Who advises on one game, with the options that the game was made with. Making one is quick: see ``preparer``."""

    parfait: ClassVar[bool]  # whether it knows perfect play; else it estimates, better the longer it thinks
    compilable: ClassVar[bool] = False  # whether it searches with compiled code, which is long to compile or to load

    def __init__(self, jeu: Jeu[Etat, Coup]) -> None:
        self.jeu = jeu

    @property
    def version(self) -> str:
        """Its name and version: two advisers of one version say the same of the same question."""
        return type(self).__name__

    def preparer(self) -> None:
        """Do beforehand what must be done once, so that the first answer does not wait for it."""

    def compiler(self) -> None:
        """Compile, or load, all that any question may call: more than ``preparer``, for who measures times."""

    def oublier(self) -> None:
        """Forget what was searched: the next question costs what it would have cost first."""

    @abstractmethod
    def juger(
        self,
        etat: Etat,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Conseil[Coup]], None] | None = None,
    ) -> Conseil[Coup]:
        """Say what each legal move of ``etat`` is worth.

        Who estimates thinks for ``secondes`` or over ``noeuds`` positions, the first of the two, and without either to
        the end of the game; who knows takes what it needs.
        ``rappel`` hears, on the calling thread, of what is known sooner and at last of what is returned. Raises
        ``Interrompu`` soon after ``arret`` is set.
        """

    def juger_coup(
        self, etat: Etat, coup: Coup, arret: Event | None = None, *, noeuds: int | None = None
    ) -> ValeurDeCoup:
        """Say what ``coup`` alone is worth in ``etat``; the rest as ``juger``."""
        return self.juger(etat, arret, noeuds=noeuds).coups[coup]

    @abstractmethod
    def suivre(
        self,
        etat: Etat,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        rappel: Callable[[Suite[Coup]], None] | None = None,
    ) -> Suite[Coup]:
        """Return best play from ``etat``; ``rappel`` gets it as it grows. The rest as ``juger``."""

    def resoudre(self, etat: Etat, arret: Event | None = None) -> Suite[Coup]:
        """Return best play from ``etat`` to the end of the game, proved, however long it takes; raises as ``juger``."""
        return self.suivre(etat, arret)


# Hears of advice while it gets better. Whoever is told knows whose advice it is, and of which type; whoever tells is a
# player of any kind.
RappelConseil: TypeAlias = Callable[[Any], None]
