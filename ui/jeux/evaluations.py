"""What is known of each move of the game on the board: its value, and what it lost."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ecosysteme.conseiller import Valeur
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import TourQuelconque


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

    @classmethod
    def de(cls, valeur: Valeur, perte: int | None = None) -> Evaluation:
        """Take what an adviser says of a move."""
        return cls(valeur.valeur, perte, valeur.exact, valeur.distance)

    def pour_premier(self, camp: Camp) -> Evaluation:
        """Return the evaluation of a move of ``camp`` as the first camp sees it; what was lost stays who played's."""
        return self if camp == PREMIER else replace(self, valeur=-self.valeur)


class Evaluations:
    """The evaluations of one game; a move taken back and played again is another one."""

    def __init__(self) -> None:
        """Know nothing yet."""
        # By identity: a game's turns are compared with their states, which is long. The turn is kept for its identity
        # to stay its own.
        self._connues: dict[int, tuple[TourQuelconque, Evaluation]] = {}

    def noter(self, tour: TourQuelconque, evaluation: Evaluation) -> None:
        """Learn what the move of ``trait`` is worth, instead of what was thought before."""
        self._connues[id(tour)] = (tour, evaluation)

    def de(self, tour: TourQuelconque) -> Evaluation | None:
        """Return what is known of the move of ``trait``."""
        connue = self._connues.get(id(tour))
        return connue[1] if connue else None

    def pour_premier(self, tour: TourQuelconque) -> int | None:
        """Return the value of the move of ``trait`` seen from the first camp's side, for the curve."""
        evaluation = self.de(tour)
        return None if evaluation is None else evaluation.pour_premier(tour.camp).valeur

    def vider(self) -> None:
        """Forget everything: another game begins."""
        self._connues.clear()
