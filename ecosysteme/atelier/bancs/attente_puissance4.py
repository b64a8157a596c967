"""How long a perfect move, and the score of every column, are waited for at Connect 4, with the book."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event
from typing import Final

from ecosysteme.atelier.bancs.tirage_puissance4 import tirer
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.moteur.puissance4.facade import MoteurPuissance4
from ecosysteme.moteur.puissance4.position import CASES, gagne_en, jouer

TITRES: Final = ("Question", "Pions", "Nombre", "Temps médian", "99 %", "Pire")
COUP, INDICES, HASARD = "coup du moteur", "indices, camp adverse", "coup, position au hasard"
TRANCHES: Final = (range(8), range(8, 16), range(16, 18), range(18, 24), range(24, 42))  # discs on board
PIONS_AU_HASARD: Final = (2, 4, 6, 8, 10, 11, 12, 13, 14, 16)
FAIBLESSE: Final = 0.4  # how often the other side plays at random

Durees = dict[tuple[str, range], list[float]]  # seconds, by question and discs


@dataclass(frozen=True)
class Attente:
    """Seconds of one kind of question; ``pions``: the first and the last number of discs."""

    question: str
    pions: tuple[int, int]
    nombre: int
    mediane: float
    centile99: float
    pire: float

    @classmethod
    def de(cls, question: str, tranche: range, secondes: list[float]) -> Attente:
        """Take what was measured, at least once."""
        tri, nombre = sorted(secondes), len(secondes)
        return cls(question, (tranche[0], tranche[-1]), nombre, tri[nombre // 2], tri[nombre * 99 // 100], tri[-1])

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        premier, dernier = self.pions
        pions = str(premier) if premier == dernier else f"{premier} à {dernier}"
        temps = map(duree, (self.mediane, self.centile99, self.pire))
        return self.question, pions, en_chiffres(self.nombre), *temps


@dataclass(frozen=True)
class BancAttente:
    """Questions to one solver, each on the clock."""

    solveur: MoteurPuissance4
    source: random.Random
    horloge: Callable[[], float]
    arret: Event
    releve: Durees = field(default_factory=lambda: defaultdict(list))

    def questions(self, parties: int, positions: int) -> int:
        """Return how many times ``mesurer`` calls ``rappel``."""
        return parties + positions * len(PIONS_AU_HASARD)

    def mesurer(self, parties: int, positions: int, rappel: Callable[[], None]) -> None:
        """Play games, then ask about random positions, so many with each number of discs. Raises ``Interrompu``."""
        for rang in range(parties):
            self._jouer(rang % 2)
            rappel()
        for pions in PIONS_AU_HASARD:
            for _ in range(positions):
                self.solveur.oublier()
                bits = tirer(self.source, pions)
                with self._chronometre(HASARD, range(pions, pions + 1)):
                    self.solveur.meilleur(*bits, self.arret)
                rappel()

    def attentes(self) -> list[Attente]:
        """Return what was measured so far, by question and number of discs."""
        quoi = sorted(self.releve, key=lambda quoi: (quoi[0], quoi[1][0]))
        return [Attente.de(*un, self.releve[un]) for un in quoi]

    def _jouer(self, place: int) -> None:
        """Play one game; the engine has the turn when as many discs as ``place`` are there, then every other time."""
        self.solveur.oublier()
        nous = masque = 0
        while (pions := masque.bit_count()) < CASES:
            tranche = next(tranche for tranche in TRANCHES if pions in tranche)
            if pions % 2 == place:
                with self._chronometre(COUP, tranche):
                    colonne = self.solveur.meilleur(nous, masque, self.arret)[1]
            else:
                with self._chronometre(INDICES, tranche):
                    notes = self.solveur.noter(nous, masque, self.arret)
                colonne = self._repondre(notes)
            if gagne_en(nous, masque, colonne):
                break
            nous, masque = jouer(nous, masque, colonne)

    def _repondre(self, notes: dict[int, int]) -> int:
        """Choose what the other side plays."""
        if self.source.random() < FAIBLESSE:
            return self.source.choice(list(notes))
        return self.source.choice([colonne for colonne, note in notes.items() if note == max(notes.values())])

    @contextmanager
    def _chronometre(self, question: str, tranche: range) -> Iterator[None]:
        debut = self.horloge()
        yield
        self.releve[question, tranche].append(self.horloge() - debut)
