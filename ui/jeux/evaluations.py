"""What is known of each move of the game on the board: its value, and what it lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import Trait

# What was thought of a position: the engine's ``Avis`` in Othello, a solver's verdicts, move by move, elsewhere. Who
# passes it on does not know which: the adapter of the game that it is about does.
AvisQuelconque: TypeAlias = Any


@dataclass(frozen=True)
class Evaluation:
    """A move's worth: ``valeur`` is what it leaves to who plays it: in Othello the final disc difference, -64 to 64.

    In a solved game ``valeur`` is 1 for a win, 0 for a draw, -1 for a loss, ``distance`` plies later. ``perte``: how
    much better the best move was, ``None`` when that is not known. ``exact``: searched to the end.
    """

    valeur: int
    perte: int | None = None
    exact: bool = False
    distance: int | None = None

    def pour_premier(self, camp: Camp) -> Evaluation:
        """Return the evaluation of a move of ``camp`` as the first camp sees it; what was lost stays who played's."""
        return self if camp == PREMIER else replace(self, valeur=-self.valeur)


class Evaluations:
    """The evaluations of one game; a move taken back and played again is another one."""

    def __init__(self) -> None:
        """Start without any evaluation."""
        # Turns are found by identity, since comparing two of them compares their states, which is slow. The turn is
        # kept beside its evaluation, so that no other turn can be given the same identity meanwhile.
        self._connues: dict[int, tuple[Trait[Any, Any], Evaluation]] = {}

    def noter(self, trait: Trait[Any, Any], evaluation: Evaluation) -> None:
        """Learn what the move of ``trait`` is worth, instead of what was thought before."""
        self._connues[id(trait)] = (trait, evaluation)

    def de(self, trait: Trait[Any, Any]) -> Evaluation | None:
        """Return what is known of the move of ``trait``."""
        connue = self._connues.get(id(trait))
        return connue[1] if connue else None

    def pour_premier(self, trait: Trait[Any, Any]) -> int | None:
        """Return the value of the move of ``trait`` seen from the first camp's side, for the curve."""
        evaluation = self.de(trait)
        return None if evaluation is None else evaluation.pour_premier(trait.camp).valeur

    def vider(self) -> None:
        """Forget everything: another game begins."""
        self._connues.clear()
