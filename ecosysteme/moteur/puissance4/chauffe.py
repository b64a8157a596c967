"""Compiles the engine of Connect Four once for this machine: the first search after it starts as any other."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from ecosysteme.moteur.commun.compiler import FONCTIONS_DE
from ecosysteme.moteur.commun.suivi import RappelNoyaux, suivre
from ecosysteme.moteur.puissance4.recherche import resoudre
from ecosysteme.moteur.puissance4.solveur import SolveurExact, en_mots

SALLE = Path(__file__).parent
FONCTIONS = FONCTIONS_DE[SALLE]
ENTREES = (resoudre,)  # the kernel that a search begins with
POSITION = (0x10200000, 0x30600000)  # 4455, columns from 1: one ply from a double threat


def chauffer(rappel: RappelNoyaux | None = None) -> float:
    """Compile, or load from the cache, all that a search calls; return the seconds it took.

    ``rappel`` hears of what is compiled, see ``suivi``.
    """
    debut = perf_counter()
    with suivre(FONCTIONS, rappel):
        solveur = SolveurExact(1)
        solveur.meilleur(*POSITION)
        solveur.resoudre_tout(en_mots([POSITION]))
    return perf_counter() - debut
