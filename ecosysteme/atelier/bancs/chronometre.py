"""What some work costs: the processor's time and that of the clock, of one piece of it or of several of a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Final, TypeVar

from ecosysteme.chiffres import duree, en_chiffres

TITRES: Final = ("Question", "Processeur", "Horloge", "Pire", "Nombre")

T = TypeVar("T")


@dataclass(frozen=True)
class LigneChronometree:
    """One measure: what, the processor's seconds, those of the clock, the worst of several, how many were counted."""

    quoi: str
    processeur: float
    mur: float
    pire: float = 0.0
    nombre: int = 0

    def rangee(self) -> tuple[str, ...]:
        """Return the cells under ``TITRES``; empty is the worst of one measure, and a count of nothing."""
        pire = duree(self.pire) if self.pire else ""
        nombre = en_chiffres(self.nombre) if self.nombre else ""
        return self.quoi, duree(self.processeur), duree(self.mur), pire, nombre


def chronometrer(quoi: str, faire: Callable[[], T]) -> tuple[T, LigneChronometree]:
    """Do some work; return what it gave, and what it cost."""
    mur, processeur = perf_counter(), process_time()
    fait = faire()
    return fait, LigneChronometree(quoi, process_time() - processeur, perf_counter() - mur)


def chronometrer_questions(quoi: str, questions: Sequence[Callable[[], object]]) -> LigneChronometree:
    """Ask questions of a kind; return the median of what they cost, and the worst in processor time: 0 of none."""
    lignes = [chronometrer(quoi, question)[1] for question in questions]
    if not lignes:
        return LigneChronometree(quoi, 0.0, 0.0)
    durees = [ligne.processeur for ligne in lignes]
    return LigneChronometree(quoi, median(durees), median(ligne.mur for ligne in lignes), max(durees), len(lignes))
