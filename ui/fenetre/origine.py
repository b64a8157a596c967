"""Who played the games that came from elsewhere, as long as what is on the board is what they played."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import PartieQuelconque
from ecosysteme.variantes.noeud import NoeudQuelconque
from ui.fenetre.cadre import Cartes


class Origines:
    """The players of each game, for the moves that it had when it came; one may go back to a game that was left."""

    def __init__(self) -> None:
        """Know of no game."""
        self._connues: WeakKeyDictionary[PartieQuelconque, tuple[Cartes, list[CoupQuelconque]]] = WeakKeyDictionary()

    def attribuer(self, partie: PartieQuelconque, joueurs: Cartes) -> None:
        """Take ``joueurs`` as those who played the moves of ``partie``."""
        self._connues[partie] = joueurs, _coups((*partie.historique, *partie.defaits))

    def joueurs(self, partie: PartieQuelconque) -> Cartes:
        """Return who played what led to the position on the board: nobody when a move of it is not theirs.

        Walking back to where they were makes them the players again.
        """
        if (connue := self._connues.get(partie)) is None:
            return ()
        (joueurs, coups), joues = connue, _coups(partie.historique)
        return joueurs if joues == coups[: len(joues)] else ()


def _coups(tours: Sequence[NoeudQuelconque]) -> list[CoupQuelconque]:
    return [tour.coup for tour in tours]
