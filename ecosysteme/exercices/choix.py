"""Which exercises make a pack: as many of each kind and of each band of ratings as there are, the longest first."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from ecosysteme.exercices.exercice import Exercice, GenreExercice

BANDE: Final = 250  # Elo
PAR_PARTIE: Final = 2
SURPLUS: Final = 1.5  # exercises of a kind to choose from, for each one that is wanted


def choisir(candidats: Iterable[Exercice], nombre: int, graine: int) -> list[Exercice]:
    """Return ``nombre`` of them or fewer, by rating; symmetric positions are one, a game gives ``PAR_PARTIE``."""
    files = _files(candidats, random.Random(graine))
    choisis: list[Exercice] = []
    vues, parties = set(), Counter[str]()
    while any(files.values()) and len(choisis) < nombre:
        for file in files.values():
            while file and len(choisis) < nombre:
                exercice = file.pop()
                if exercice.cle not in vues and parties[exercice.source] < PAR_PARTIE:
                    vues.add(exercice.cle)
                    parties[exercice.source] += 1
                    choisis.append(exercice)
                    break
    return sorted(choisis, key=lambda exercice: (exercice.cote, exercice.source))


def _files(candidats: Iterable[Exercice], hasard: random.Random) -> dict[GenreExercice, list[Exercice]]:
    """Return those of each kind, the rarest kind first, in turn of each band; the one to take first is last."""
    bandes: defaultdict[GenreExercice, defaultdict[int, list[Exercice]]] = defaultdict(lambda: defaultdict(list))
    for exercice in candidats:
        bandes[exercice.genre][exercice.cote // BANDE].append(exercice)
    files = {}
    for genre, siennes in sorted(bandes.items(), key=lambda paire: sum(map(len, paire[1].values()))):
        rangees = []
        for _, bande in sorted(siennes.items()):
            hasard.shuffle(bande)
            bande.sort(key=lambda exercice: -len(exercice.plis))
            rangees += [(rang, hasard.random(), exercice) for rang, exercice in enumerate(bande)]
        rangees.sort(key=lambda rangee: rangee[:2], reverse=True)
        files[genre] = [exercice for _, _, exercice in rangees]
    return files


def suffit(candidats: Sequence[Exercice], genres: Sequence[GenreExercice], nombre: int) -> bool:
    """Tell whether there is enough of each of ``genres`` to choose from for ``nombre`` exercises in all."""
    comptes = Counter(exercice.genre for exercice in candidats)
    return all(comptes[genre] >= SURPLUS * nombre / len(genres) for genre in genres)
