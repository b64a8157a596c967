"""Who played a game that came from elsewhere, as long as what is on the board is what they played."""

from __future__ import annotations

from collections.abc import Sequence

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import PartieQuelconque
from ecosysteme.variantes.noeud import NoeudQuelconque
from ui.fenetre.cadre import Cartes


class Origine:
    """The players of one game, for the moves that it had when it came; nobody's before there is one."""

    def __init__(self, partie: PartieQuelconque | None = None, joueurs: Cartes = ()) -> None:
        """Take ``joueurs``, a name and a word about them for each camp, as those who played the moves of ``partie``."""
        self._partie, self._joueurs = partie, joueurs
        self._coups = () if partie is None else _coups((*partie.historique, *partie.defaits))

    def joueurs(self, partie: PartieQuelconque) -> Cartes:
        """Return who played what led to the position on the board: nobody when a move of it is not theirs.

        Walking back to where they were makes them the players again.
        """
        if partie is not self._partie or not self._joueurs:
            return ()
        joues = _coups(partie.historique)
        return self._joueurs if joues == self._coups[: len(joues)] else ()


def _coups(tours: Sequence[NoeudQuelconque]) -> tuple[CoupQuelconque, ...]:
    return tuple(tour.coup for tour in tours)
