"""What is known of each move of the game on the board: its value, and what it lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from ecosysteme.conseiller import Valeur
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import PartieQuelconque
from ecosysteme.variantes.noeud import NoeudQuelconque


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
    """The evaluations of the moves of several games: the one under way, and those that are looked at meanwhile."""

    def __init__(self) -> None:
        """Know nothing yet."""
        # By the number of the node in its game: nodes are copied when what follows them changes.
        self._connues: WeakKeyDictionary[PartieQuelconque, dict[int, Evaluation]] = WeakKeyDictionary()

    def noter(self, partie: PartieQuelconque, tour: NoeudQuelconque, evaluation: Evaluation) -> None:
        """Learn what the move ``tour`` of ``partie`` is worth, instead of what was thought before."""
        self._connues.setdefault(partie, {})[tour.numero] = evaluation

    def de(self, partie: PartieQuelconque, tour: NoeudQuelconque) -> Evaluation | None:
        """Return what is known of the move ``tour`` of ``partie``: learnt here, or else written in the game itself."""
        connue = self._connues.get(partie, {}).get(tour.numero)
        if connue is None and tour.evaluation is not None and tour.camp is not None and partie.jeu.unite:
            return Evaluation(round(tour.evaluation)).pour_premier(tour.camp)  # the same change of sides back
        return connue

    def pour_premier(self, partie: PartieQuelconque, tour: NoeudQuelconque) -> int | None:
        """Return the value of the move ``tour`` of ``partie`` seen from the first camp's side, for the curve."""
        evaluation = self.de(partie, tour)
        return None if evaluation is None else evaluation.pour_premier(tour.auteur).valeur

    def vider(self) -> None:
        """Forget everything: another game begins."""
        self._connues.clear()
