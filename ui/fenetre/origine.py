"""Which games came from elsewhere, and who played them, as long as what is on the board is what they played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import Noeud
from ui.fenetre.cadre import Cartes


@dataclass(frozen=True, slots=True)
class _Venue:
    joueurs: Cartes
    coups: list[CoupQuelconque]
    sienne: bool


class Origines:
    """The players of each game, for the moves that it had when it came; one may go back to a game that was left."""

    def __init__(self) -> None:
        """Know of no game."""
        self._connues: WeakKeyDictionary[Partie, _Venue] = WeakKeyDictionary()

    def attribuer(self, partie: Partie, joueurs: Cartes, *, sienne: bool = False) -> None:
        """Take ``joueurs``, nobody when they are not known, as those who played the moves of ``partie``.

        ``sienne``: it is a game of those who play here, which goes on as itself.
        """
        self._connues[partie] = _Venue(joueurs, _coups((*partie.historique, *partie.defaits)), sienne)

    def d_ailleurs(self, partie: Partie) -> bool:
        """Tell whether ``partie`` is a game of others, which whoever plays here leaves as it is."""
        connue = self._connues.get(partie)
        return connue is not None and not connue.sienne

    def joueurs(self, partie: Partie) -> Cartes:
        """Return who played what led to the position on the board: nobody when a move of it is not theirs.

        Walking back to where they were makes them the players again.
        """
        if (connue := self._connues.get(partie)) is None:
            return ()
        joues = _coups(partie.historique)
        return connue.joueurs if joues == connue.coups[: len(joues)] else ()


def _coups(tours: Sequence[Noeud]) -> list[CoupQuelconque]:
    return [tour.coup for tour in tours]
