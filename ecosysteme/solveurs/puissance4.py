"""Puissance 4 solved by the compiled solver: its scores, in words of won, drawn, lost and how soon."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from threading import Event
from typing import TYPE_CHECKING, ClassVar, Final

from ecosysteme.jeux.puissance4 import PLEIN, EtatPuissance4, Puissance4
from ecosysteme.solveurs.base import Solveur, Verdict, Verdicts

if TYPE_CHECKING:
    from ecosysteme.moteur.puissance4.facade import MoteurPuissance4 as Compile

CASES: Final = PLEIN.bit_count()
HASH_MO: Final = 64
COEURS: Final = os.cpu_count() or 1  # just after the book, who waits for a column waits half as long with two
PRESQUE_FINIE: Final = EtatPuissance4(0x4C72C0210586, 0x7CFBF067DF87)  # ten empty squares


def lire_score(etat: EtatPuissance4, score: int) -> Verdict:
    """Read a score of Pascal Pons' scale: 1 for a win with one's last disc, 2 with the one before; negative: lost.

    >>> lire_score(EtatPuissance4(), 1), lire_score(EtatPuissance4(), -2), lire_score(EtatPuissance4(), 0)
    (Verdict(gain=1, distance=41), Verdict(gain=-1, distance=40), Verdict(gain=0, distance=42))
    """
    from ecosysteme.moteur.puissance4.facade import distance

    return Verdict((score > 0) - (score < 0), distance(score, etat.masque.bit_count()))


def _lire_scores(etat: EtatPuissance4, scores: Mapping[int, int], complet: bool = True) -> Verdicts[int]:
    return Verdicts({coup: lire_score(etat, score) for coup, score in scores.items()}, complet=complet)


@cache
def _chauffer() -> float:
    from ecosysteme.moteur.puissance4.chauffe import chauffer

    return chauffer()


class SolveurPuissance4(Solveur[EtatPuissance4, int]):
    """Asks the compiled solver, made at the first question: Numba is long to import."""

    compilable: ClassVar[bool] = True

    def __init__(self, jeu: Puissance4, *, hash_mo: int = HASH_MO, taches: int = COEURS, livre: bool = True) -> None:
        """Solve with a table of ``hash_mo`` MB, at most ``taches`` threads, and the book unless told otherwise."""
        super().__init__(jeu)
        self._hash_mo, self._taches, self._livre = hash_mo, taches, livre
        self._compile: Compile | None = None

    def _engager(self) -> Compile:
        from ecosysteme.moteur.puissance4.facade import MoteurPuissance4 as Compile
        from ecosysteme.moteur.puissance4.solveur import FILS_MAX

        self._compile = self._compile or Compile(self._hash_mo, min(self._taches, FILS_MAX), self._livre)
        return self._compile

    def preparer(self) -> None:
        """Compile, or load what was compiled, all that a search calls, and read the book; once."""
        if self._compile is None:
            _chauffer()
            self.scores(PRESQUE_FINIE)  # which makes the table and reads the book

    def compiler(self) -> None:
        """Do it once a process."""
        _chauffer()

    def oublier(self) -> None:
        """Empty the table."""
        if self._compile is not None:
            self._compile.oublier()

    def restants(self, etat: EtatPuissance4) -> int:
        """Count the empty squares."""
        return CASES - etat.masque.bit_count()

    def scores(
        self,
        etat: EtatPuissance4,
        arret: Event | None = None,
        rappel: Callable[[Mapping[int, int]], None] | None = None,
    ) -> Mapping[int, int]:
        """Return Pons' score of each column that may be played, none once the game is over; raises as ``juger``.

        ``rappel`` hears of those that are known while others are searched.
        """
        if not self.jeu.coups_legaux(etat):
            return {}
        return self._engager().noter(*etat, arret=arret, rappel=rappel)

    def juger(
        self,
        etat: EtatPuissance4,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[int]], None] | None = None,
    ) -> Verdicts[int]:
        """Tell of each column as soon as it is known: just after the book, one may take a second."""

        def dire(scores: Mapping[int, int]) -> None:
            if rappel is not None:
                rappel(_lire_scores(etat, scores, complet=False))

        return _lire_scores(etat, self.scores(etat, arret, dire))

    def score(self, etat: EtatPuissance4, verdict: Verdict) -> int:
        """Return Pons' score of a move: the discs that the winner has left to play once it has won, and one.

        >>> SolveurPuissance4(Puissance4()).score(EtatPuissance4(), Verdict(1, 41))
        1
        """
        poses = etat.masque.bit_count() + verdict.distance  # discs on board at the end
        return verdict.gain * ((CASES - poses) // 2 + 1)

    def meilleur(self, etat: EtatPuissance4, arret: Event | None = None) -> tuple[int, Verdict]:
        """Ask for one column, which the book may know, and whose rivals need not be valued."""
        score, coup = self._engager().meilleur(*etat, arret=arret)
        return coup, lire_score(etat, score)
