"""Which exercise comes next: at Othello one of a pack, rated near who solves; else one that the game's solver makes."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterable, Sequence
from enum import IntEnum
from itertools import islice
from threading import Event
from typing import Final, TypeAlias

from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.rappel import identifier
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.niveau_personnel.niveau import ForceEstimee
from ecosysteme.solveurs import Solveur

PROCHES: Final = 8  # exercises of a pack, those rated nearest, among which the next one is drawn
ESSAIS: Final = 60  # positions that are looked at for one which was not seen yet
TAS_TIRES: Final = (3, 4)  # heaps of Nim, each of 1 to OBJETS objects: those of one beginning would give one exercise
OBJETS: Final = 7
DEBUTS: Final = 5  # results, before which one begins

# Gives the solver of a game, ready.
Solveurs: TypeAlias = Callable[[Jeu], Solveur]


class Difficulte(IntEnum):
    """How far from the rating of who solves the next one is looked for, in Elo."""

    FACILE = -300
    EGALE = 0
    DIFFICILE = 300


def viser(genre: GenreExercice | None, force: ForceEstimee, difficulte: int) -> tuple[GenreExercice | None, float]:
    """Return the kind and the rating to ask for; easy wins first, for who has done few and names no kind.

    A beginner is not to begin with a position that every move loses, nor with a corner to be left alone.
    """
    if genre is not None or force.parties >= DEBUTS or difficulte > Difficulte.EGALE:
        return genre, force.moyenne + difficulte
    return GenreExercice.SEUL_GAGNANT, force.moyenne + Difficulte.FACILE


def du_paquet(
    paquet: Sequence[Exercice],
    genre: GenreExercice | None,
    cote: float,
    vus: Container[str],
    hasard: random.Random,
) -> Exercice | None:
    """Draw one of ``genre`` rated near ``cote``, one that was not seen as long as there are any; ``None`` for none."""
    voulus = [exercice for exercice in paquet if genre in (None, exercice.genre)]
    voulus.sort(key=lambda exercice: abs(exercice.cote - cote))
    neufs = (exercice for exercice in voulus if identifier(exercice) not in vus)
    proches = list(islice(neufs, PROCHES)) or voulus[:PROCHES]
    return hasard.choice(proches) if proches else None


def du_solveur(
    nom: str, solveurs: Solveurs, vus: Container[str], hasard: random.Random, arret: Event | None = None
) -> Exercice | None:
    """Make one of the solved game ``nom``, one that was not seen if that is found soon.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    derniere: Exercice | None = None
    for exercice in islice(_suite(nom, solveurs, hasard, arret), ESSAIS):
        derniere = exercice
        if identifier(exercice) not in vus:
            break
    return derniere


def _suite(nom: str, solveurs: Solveurs, hasard: random.Random, arret: Event | None) -> Iterable[Exercice]:
    if nom != Nim.nom:
        jeu = lire_jeu(nom)
        yield from exercices_resolus(jeu, hasard.getrandbits(32), arret, solveurs(jeu))
        return
    for _ in range(ESSAIS):
        nim = Nim([hasard.randint(1, OBJETS) for _ in range(hasard.choice(TAS_TIRES))])
        yield from islice(exercices_resolus(nim, hasard.getrandbits(32), arret, solveurs(nim)), 1)
