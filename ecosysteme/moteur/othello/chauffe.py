"""Compiles the engine of Othello once for this machine: the first search after it starts as any other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

import numpy as np

from ecosysteme.moteur.commun.compiler import FONCTIONS_DE, dossier_cache
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.moteur.othello.noyaux.perft import perft
from ecosysteme.moteur.othello.penseur import reflechir
from ecosysteme.moteur.othello.solveur import Solveur

# Far enough from the end to go through every kernel, near enough to last a millisecond once they are compiled.
POSITION = (0xF8106F23078E0000, 0x05EF90DC78303C7C)
PROFONDEUR = 7  # plies: through the light search, the deep one and its probes
SALLE = Path(__file__).parent
FONCTIONS = FONCTIONS_DE[SALLE]
TEMOIN = "complet"  # the file that says that everything is in the cache
PAS = 0.1  # s between two reports


def avancement() -> tuple[int, int]:
    """Return how many of the room's functions are ready, and how many there are."""
    return sum(bool(fonction.signatures) for fonction in FONCTIONS), len(FONCTIONS)


def prete() -> bool:
    """Tell whether this version of the room was compiled here before: its first use is then a matter of loading."""
    return (dossier_cache(SALLE) / TEMOIN).exists()


def chauffer(rappel: Callable[[int, int], None] | None = None) -> float:
    """Compile, or load from the cache, all that a search calls; return the seconds it took.

    ``rappel(fait, total)`` hears of the progress some ten times a second, from another thread.
    """
    debut = perf_counter()
    fini = Event()

    def suivre() -> None:
        while rappel is not None and not fini.wait(PAS):
            rappel(*avancement())

    temoin = Thread(target=suivre, name="othellier-chauffe", daemon=True)
    temoin.start()
    try:
        perft(np.uint64(POSITION[0]), np.uint64(POSITION[1]), np.int64(2))
        solveur = Solveur(mega=1, taches=2)
        solveur.resoudre(*POSITION)
        solveur.issue(*POSITION)
        for tous in (True, False):
            reflechir(solveur.session, POSITION, Limites(profondeur=PROFONDEUR), tous, None)
    finally:
        fini.set()
        temoin.join()
    with suppress(OSError):  # a cache that cannot be written to is compiled into again, not a fault
        (dossier_cache(SALLE) / TEMOIN).touch()
    if rappel is not None:
        rappel(len(FONCTIONS), len(FONCTIONS))  # what came from the cache needed not all of them
    return perf_counter() - debut
