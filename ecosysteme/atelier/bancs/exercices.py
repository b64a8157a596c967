"""What exercises cost: made as ``othellier exercices`` makes them, then proved by both solvers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

from ecosysteme.atelier.bancs.chronometre import LigneChronometree, chronometrer
from ecosysteme.exercices.choix import choisir
from ecosysteme.exercices.exercice import ORDINAIRES, Exercice, GenreExercice
from ecosysteme.formats import ObjetJson


@dataclass(frozen=True)
class MesureExercices:
    """From how many games exercises were chosen, how many of each kind, how many were refuted, and what it took."""

    parties: int
    genres: Counter[GenreExercice]
    refutes: int
    fabrication: LigneChronometree
    preuves: LigneChronometree

    @property
    def exercices(self) -> int:
        """How many were made."""
        return self.genres.total()

    def en_json(self) -> ObjetJson:
        """Return what was counted."""
        return {
            "exercices": self.exercices,
            "parties": self.parties,
            "genres": {genre.value: self.genres[genre] for genre in GenreExercice},
            "refutes": self.refutes,
            "mesures": [vars(ligne) for ligne in (self.fabrication, self.preuves)],
        }


def mesurer(nombre: int, graine: int, avancer: Callable[[], None], arret: Event) -> MesureExercices:
    """Make ``nombre`` exercises of all the usual kinds, then prove them; ``avancer`` hears of each proof.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    from ecosysteme.exercices.generation import fabriquer  # Numba is long to import
    from ecosysteme.exercices.preuve import verifier

    candidats: list[Exercice] = []

    def faire() -> int:
        return sum(1 for _ in fabriquer(candidats, ORDINAIRES, nombre, graine, arret=arret))

    def prouver() -> int:
        refutes = 0
        for juste in verifier(choisis, arret):
            refutes += not juste
            avancer()
        return refutes

    parties, fabrication = chronometrer("fabrication", faire)
    choisis = choisir(candidats, nombre, graine)
    refutes, preuves = chronometrer("preuves", prouver)
    return MesureExercices(parties, Counter(exercice.genre for exercice in choisis), refutes, fabrication, preuves)
