"""Compiles the engine of Othello once for this machine: the first search after it starts as any other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from time import perf_counter

import numpy as np

from ecosysteme.moteur.commun.compiler import FONCTIONS_DE
from ecosysteme.moteur.commun.suivi import RappelNoyaux, suivre
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.moteur.othello.noyaux.contrefactuel import contrefactuel
from ecosysteme.moteur.othello.noyaux.perft import perft
from ecosysteme.moteur.othello.noyaux.profonde import aider, fenetre_nulle
from ecosysteme.moteur.othello.noyaux.table import connaitre
from ecosysteme.moteur.othello.penseur import reflechir
from ecosysteme.moteur.othello.session import apercu
from ecosysteme.moteur.othello.solveur import SolveurFinales

# Far enough from the end to go through every kernel, near enough to last a millisecond once they are compiled.
POSITION = (0xF8106F23078E0000, 0x05EF90DC78303C7C)
PROFONDEUR = 7  # plies: through the light search, the deep one and its probes
SALLE = Path(__file__).parent
FONCTIONS = FONCTIONS_DE[SALLE]
ENTREES = (fenetre_nulle, aider, apercu, connaitre, contrefactuel, perft)  # what searches begin with


def chauffer(rappel: RappelNoyaux | None = None) -> float:
    """Compile, or load from the cache, all that a search calls; return the seconds it took.

    ``rappel`` hears of what is compiled, see ``suivi``.
    """
    debut = perf_counter()
    with suivre(FONCTIONS, rappel):
        perft(np.uint64(POSITION[0]), np.uint64(POSITION[1]), np.int64(2))
        solveur = SolveurFinales(mega=1, taches=2)
        solveur.resoudre(*POSITION)
        solveur.issue(*POSITION)
        solveur.session.sonde(PROFONDEUR, PROFONDEUR)
        for tous in (True, False):
            reflechir(solveur.session, POSITION, Limites(profondeur=PROFONDEUR), tous, None)
        solveur.session.aider_une_fois()
    return perf_counter() - debut


@cache
def preparer() -> float:
    """Do it once a process, before whatever a clock measures; return the seconds it took then."""
    return chauffer()
