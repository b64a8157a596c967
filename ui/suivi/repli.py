"""Which variations of the list of moves are folded: those that somebody folded, and all but a few of very many."""

from __future__ import annotations

from typing import Final

from ecosysteme.partie import Partie
from ecosysteme.variantes.parcours import Branche

NOMBREUSES: Final = 30  # variations from which they are folded unless somebody unfolds them


class Repli:
    """Remembers what was folded in one game; the variation that one goes into unfolds."""

    def __init__(self) -> None:
        self._partie: Partie | None = None
        self._ici: int | None = None  # the node where one stands
        self._variantes: tuple[Branche, ...] = ()
        self._choix: dict[int, bool] = {}  # by the number of a variation's first node, whether it was folded

    def suivre(self, partie: Partie, variantes: tuple[Branche, ...]) -> None:
        """Take ``variantes``, all of ``partie``, and unfold those that lead where it now stands."""
        if partie is not self._partie:
            self._partie, self._ici, self._choix = partie, None, {}
        self._variantes = variantes
        if self._ici != partie.noeud.numero:
            self._ici = partie.noeud.numero
            self._choix |= dict.fromkeys(
                (noeud.numero for noeud in partie.historique if noeud.numero in self._choix), False
            )

    @property
    def numeros(self) -> set[int]:
        """The numbers of the first nodes of the variations that are folded."""
        partie = self._partie
        chemin = {noeud.numero for noeud in partie.historique} if partie else set()
        premiers = [variante.noeuds[0].numero for variante in self._variantes]
        d_office = len(premiers) > NOMBREUSES
        return {numero for numero in premiers if self._choix.get(numero, d_office and numero not in chemin)}

    def basculer(self, *numeros: int) -> None:
        """Fold the variations that begin with these nodes, or unfold them when the first of them is folded."""
        repliees = self.numeros
        self._choix |= dict.fromkeys(numeros, not repliees.issuperset(numeros[:1]))

    def basculer_tout(self) -> None:
        """Fold every variation, or unfold them all when they are folded."""
        numeros = [variante.noeuds[0].numero for variante in self._variantes]
        self._choix |= dict.fromkeys(numeros, not self.numeros.issuperset(numeros))
