"""Random positions for benches, in Pascal Pons' six classes: by discs on the board and by plies left."""

from __future__ import annotations

import random
from dataclasses import dataclass
from threading import Event
from typing import Final, Protocol

from ecosysteme.arret import verifier_arret
from ecosysteme.moteur.puissance4.position import CASES, SCORE_MAX, Bits, alignes, colonnes_jouables, distance, jouer


class Bornes(Protocol):
    """What this module asks of ``Solveur``: nothing else need be known of it."""

    def borner(self, nous: int, masque: int, alpha: int) -> int:
        """Return a bound of the score, on the side of ``alpha`` where the score lies."""


@dataclass(frozen=True)
class ClassePositions:
    """Bounds, both included, of the discs on board and of the plies left under perfect play."""

    nom: str
    pions: tuple[int, int]
    reste: tuple[int, int]

    @property
    def facile(self) -> bool:
        """Whether a position takes some microseconds."""
        return self.reste[1] < 14

    @property
    def lente(self) -> bool:
        """Whether a position takes more than some milliseconds."""
        return self.pions[0] < 14 <= self.reste[1]


# Pons begins a game with up to 14 discs. Positions with fewer than 4, few and costly, are the empty board's affair.
CLASSES: Final = (
    ClassePositions("fin-facile", (29, 41), (0, 13)),
    ClassePositions("milieu-facile", (14, 28), (0, 13)),
    ClassePositions("milieu-moyen", (14, 28), (14, 28)),
    ClassePositions("début-facile", (4, 13), (0, 13)),
    ClassePositions("début-moyen", (4, 13), (14, 28)),
    ClassePositions("début-difficile", (4, 13), (29, 42)),
)


def tirer(source: random.Random, pions: int) -> Bits:
    """Return a position of a random game with ``pions`` discs (0 to 41), not over: all its moves equally likely."""
    while True:
        nous = masque = 0
        while masque.bit_count() < pions:
            nous, masque = jouer(nous, masque, source.choice(colonnes_jouables(masque)))
            if alignes(nous ^ masque):
                break
        else:
            return nous, masque


def dure_au_plus(solveur: Bornes, position: Bits, plis: int) -> bool:
    """Tell whether perfect play ends within ``plis`` plies: two null windows, much cheaper than the score."""
    pions = position[1].bit_count()
    if CASES - pions <= plis:
        return True
    gains = [score for score in range(1, SCORE_MAX + 1) if 0 < distance(score, pions) <= plis]
    if gains and solveur.borner(*position, gains[0] - 1) >= gains[0]:
        return True
    pertes = [score for score in range(-SCORE_MAX, 0) if 0 < distance(score, pions) <= plis]
    return bool(pertes) and solveur.borner(*position, pertes[-1]) <= pertes[-1]


def tirer_classe(
    solveur: Bornes, classe: ClassePositions, nombre: int, source: random.Random, arret: Event | None = None
) -> list[Bits]:
    """Draw ``nombre`` positions of a class from random games, whose numbers of discs are equally likely.

    Raises ``Interrompu`` soon after ``arret`` is set, also where each search is too short to hear of it.
    """
    positions: list[Bits] = []
    while len(positions) < nombre:
        verifier_arret(arret)
        position = tirer(source, source.randint(*classe.pions))
        if dure_au_plus(solveur, position, classe.reste[1]) and not (
            classe.reste[0] > 0 and dure_au_plus(solveur, position, classe.reste[0] - 1)
        ):
            positions.append(position)
    return positions
