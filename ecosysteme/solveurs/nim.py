"""Nim solved by its Grundy values (R. P. Sprague, 1935; P. M. Grundy, 1939; misère: C. L. Bouton, 1901).

A heap's value is the least number that no move leads to: its size, or its size modulo ``maximum + 1`` when at most
``maximum`` objects go at once. The side to move has lost when the exclusive or of the values is 0. In misère the same
holds while some value exceeds 1; once none does, the two cases change places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import prod
from operator import xor
from threading import Event
from typing import Final, Unpack

from ecosysteme.arret import verifier_arret
from ecosysteme.jeux.nim import CoupNim, EtatNim, Nim
from ecosysteme.solveurs.base import MoyensDeSolveur, Solveur, Verdict, Verdicts

ETATS_MAX: Final = 5_000  # combinations of heaps up to which distances are exact: half a second, once

Tas = tuple[int, ...]


def grundy(jeu: Nim, taille: int) -> int:
    """Return the value of a heap of so many objects.

    >>> [grundy(Nim((9,), maximum=3), taille) for taille in range(9)]
    [0, 1, 2, 3, 0, 1, 2, 3, 0]
    """
    return taille % (jeu.maximum + 1) if jeu.maximum else taille


def somme(jeu: Nim, tas: Tas) -> int:
    """Return the exclusive or of the heaps' values.

    >>> somme(Nim(), (3, 4, 5)), somme(Nim(), (1, 4, 5))
    (2, 0)
    """
    return reduce(xor, (grundy(jeu, taille) for taille in tas), 0)


def gagnante(jeu: Nim, tas: Tas) -> bool:
    """Tell whether the side to move wins, the end included: in misère nothing left is a win."""
    petites = all(grundy(jeu, taille) <= 1 for taille in tas)
    return (somme(jeu, tas) != 0) != (jeu.misere and petites)


class SolveurNim(Solveur[EtatNim, CoupNim]):
    """Judges moves by the Grundy values, and searches only for how long the game lasts.

    Distances are exact from heaps that have at most ``ETATS_MAX`` combinations, (taille + 1) multiplied together.
    Beyond, they are only what any winning strategy guarantees: the game ends in so many plies at the latest, an object
    each.
    """

    par_coeur = True
    jeu: Nim

    def __init__(self, jeu: Nim, **_: Unpack[MoyensDeSolveur]) -> None:
        """Solve ``jeu`` with its maximum and its rule; heaps are small enough to need nothing else."""
        super().__init__(jeu)
        self._distances: dict[Tas, int] = {(): 0}

    def restants(self, etat: EtatNim) -> int:
        """Count the objects."""
        return sum(etat.tas)

    def juger(
        self,
        etat: EtatNim,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[CoupNim]], None] | None = None,
    ) -> Verdicts[CoupNim]:
        """Judge each move by the heaps that it leaves."""
        exacte = prod(taille + 1 for taille in etat.tas) <= ETATS_MAX
        verdicts: Verdicts[CoupNim] = Verdicts()
        for coup in self.jeu.coups_legaux(etat):
            suite = _ranges(self.jeu.jouer(etat, coup).tas)
            gain = -1 if gagnante(self.jeu, suite) else 1
            distance = self._distance(suite, arret) if exacte else self._au_plus(suite)
            verdicts[coup] = Verdict(gain, 1 + distance)
        return verdicts

    def _distance(self, tas: Tas, arret: Event | None) -> int:
        """Return the plies to the end when the winner hurries and the loser delays."""
        if tas not in self._distances:
            verifier_arret(arret)
            gain = gagnante(self.jeu, tas)
            suites = [
                suite
                for rang, taille in enumerate(tas)
                if rang == 0 or taille != tas[rang - 1]  # equal heaps have the same moves
                for suite in self._sans(tas, rang)
                if not gain or not gagnante(self.jeu, suite)
            ]
            distances = (self._distance(suite, arret) for suite in suites)
            self._distances[tas] = 1 + (min(distances) if gain else max(distances))
        return self._distances[tas]

    def _sans(self, tas: Tas, rang: int) -> list[Tas]:
        autres, taille = tas[:rang] + tas[rang + 1 :], tas[rang]
        return [_ranges((*autres, taille - nombre)) for nombre in range(1, self.jeu.prise(taille) + 1)]

    def _au_plus(self, tas: Tas) -> int:
        """Return the objects left, or one less: who takes the last one is known, and so the parity of the plies."""
        objets = sum(tas)
        impair = gagnante(self.jeu, tas) != self.jeu.misere
        return objets - (objets % 2 != impair)


def _ranges(tas: Tas) -> Tas:
    """Return the heaps that are not empty, sorted: their order on the table changes nothing."""
    return tuple(sorted(filter(None, tas)))
