"""The three search algorithms with an observer, which is called when a state is entered and when it is left.

Min-max, nega-max and alpha-beta call themselves by name, so that a subclass hears of every state without a line of the
algorithms being written twice; nobody who plays pays for it, since players are never of these subclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Final, Protocol

from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import IAalphabeta, IAminmax, IAnegamax
from ecosysteme.joueurs.recherche import INFINI, Recherche


class Observateur(Protocol):
    """Called for each state that a search enters and leaves, in that order.

    All steps follow from these two. A child is tried when the next state is entered before this one is left; a branch
    is cut when a state is left before all its children were tried, its value having reached ``beta``.
    """

    def entrer(self, etat: EtatQuelconque, profondeur: int, alpha: float, beta: float) -> None:
        """``etat`` is entered with ``profondeur`` plies to go; without any window it is from -∞ to +∞."""

    def rendre(self, valeur: float) -> None:
        """The state entered last and not left yet is worth ``valeur``, or a bound of it outside its window."""


class RechercheObservee(Recherche):
    """A search that calls ``observateur`` at each of its steps, the root included."""

    def __init__(self, observateur: Observateur, *, profondeur: int) -> None:
        """Watch a search of ``profondeur`` ≥ 1 plies; ``ValueError`` otherwise."""
        super().__init__(profondeur=profondeur, egalites="premier")
        self.observateur = observateur

    def meilleurs(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> list[CoupQuelconque]:
        """List the best moves, as any search."""
        self.observateur.entrer(etat, self.profondeur, -INFINI, INFINI)
        coups = super().meilleurs(jeu, etat, arret)
        self.observateur.rendre(self.valeur)
        return coups

    def _rapporter(
        self,
        calcul: Callable[[], float],
        etat: EtatQuelconque,
        profondeur: int,
        alpha: float = -INFINI,
        beta: float = INFINI,
    ) -> float:
        self.observateur.entrer(etat, profondeur, alpha, beta)
        valeur = calcul()
        self.observateur.rendre(valeur)
        return valeur


class MinmaxObserve(RechercheObservee, IAminmax):
    """Min-max, watched: values are for the camp that plays at the root."""

    def minmax(self, jeu: Jeu, etat: EtatQuelconque, camp: Camp, profondeur: int) -> float:
        """Return the value, having told of it."""
        return self._rapporter(partial(super().minmax, jeu, etat, camp, profondeur), etat, profondeur)


class NegamaxObserve(RechercheObservee, IAnegamax):
    """Nega-max, watched: values are for the side to move."""

    def negamax(self, jeu: Jeu, etat: EtatQuelconque, profondeur: int) -> float:
        """Return the value, having told of it."""
        return self._rapporter(partial(super().negamax, jeu, etat, profondeur), etat, profondeur)


class AlphabetaObserve(RechercheObservee, IAalphabeta):
    """Alpha-beta, watched: values and windows are for the side to move."""

    def alphabeta(self, jeu: Jeu, etat: EtatQuelconque, profondeur: int, alpha: float, beta: float) -> float:
        """Return the value or the bound, having told of it."""
        calcul = partial(super().alphabeta, jeu, etat, profondeur, alpha, beta)
        return self._rapporter(calcul, etat, profondeur, alpha, beta)


OBSERVEES: Final[dict[str, type[RechercheObservee]]] = {
    classe.nom: classe for classe in (MinmaxObserve, NegamaxObserve, AlphabetaObserve)
}
