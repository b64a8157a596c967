"""Which exercise comes next: at Othello one of a pack, rated near who solves; else one that the game's solver makes."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Container, Iterable, Sequence
from enum import IntEnum
from itertools import islice, takewhile
from threading import Event
from typing import Final, TypeAlias

from ecosysteme.exercices.exercice import FACILES, Exercice, GenreExercice
from ecosysteme.exercices.force import estimer
from ecosysteme.exercices.rappel import identifier
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.solveurs import Solveur

PROCHES: Final = 8  # exercises of a pack, those rated nearest, among which the next one is drawn
ESSAIS: Final = 60  # positions that are looked at for one which was not seen yet
TAS_TIRES: Final = (3, 4)  # heaps of Nim, each of 1 to OBJETS objects: those of one beginning would give one exercise
OBJETS: Final = 7
DEBUTS: Final = 5  # results, before which one begins
MONTEE, DESCENTE = 75, 200  # Elo, after one found (as often as found in a row) and after one missed

# Gives the solver of a game, ready.
Solveurs: TypeAlias = Callable[[Jeu], Solveur]


class Difficulte(IntEnum):
    """How far from the rating of who solves the next one is looked for, in Elo."""

    FACILE = -300
    EGALE = 0
    DIFFICILE = 300


def viser(
    genre: GenreExercice | None, resultats: Sequence[tuple[int, bool]], difficulte: int
) -> tuple[tuple[GenreExercice, ...], float]:
    """Return the kinds, none for all, and the rating to ask for, of whom ``resultats`` are known (as ``estimer``).

    Who names no kind and nothing harder begins with the easiest, and climbs by steps: higher after each one found,
    clearly lower after one missed, never above the strength that is known. A beginner is not to meet a position that
    every move loses, nor a corner to be left alone.
    """
    force = estimer(resultats).moyenne + difficulte
    if genre is not None or difficulte > Difficulte.EGALE:
        return () if genre is None else (genre,), force
    genres = (*FACILES, GenreExercice.SEUL_GAGNANT) if len(resultats) < DEBUTS else ()
    return genres, min(force, _marche(resultats) + difficulte)


def _marche(resultats: Sequence[tuple[int, bool]]) -> float:
    """Return the rating of the next step; those found in a row make it higher and higher."""
    if not resultats:
        return 0
    cote, trouve = resultats[-1]
    if not trouve:
        return cote - DESCENTE
    de_suite = sum(1 for _ in takewhile(lambda resultat: resultat[1], reversed(resultats)))
    return cote + MONTEE * de_suite


def du_paquet(
    paquet: Sequence[Exercice],
    genres: Collection[GenreExercice],
    cote: float,
    vus: Container[str],
    hasard: random.Random,
) -> Exercice | None:
    """Draw one of ``genres``, all when empty, rated near ``cote``, not seen as long as there are any; or none."""
    voulus = [exercice for exercice in paquet if not genres or exercice.genre in genres]
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
