"""Search memories, weights, and positions by the thousand for the tests of the engine."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np

from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.noyaux.contexte import TAILLE_PARTAGE, Contexte, Poids
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import RANGEES, RESEAUX_MAX, VOIES_RANGEE
from ecosysteme.moteur.othello.noyaux.table import nouvelle_table
from ecosysteme.moteur.othello.poids import PHASES, SANS_RESEAU, aligner, poids_nuls
from ecosysteme.moteur.othello.session import coups_legaux, jouer, vides_de
from ecosysteme.plateau import Plateau


def contexte_neuf(poids: Poids | None = None) -> Contexte:
    """Make the memory of one thread, with an empty table and an evaluation that knows nothing unless ``poids`` does."""
    return Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE), poids_nuls() if poids is None else poids)


@lru_cache(maxsize=2)
def poids_au_hasard(graine: int, ampleur: int = 20, reseaux: bool = False) -> Poids:
    """Draw a weight for each family of symmetric twins, within ``ampleur``: evaluations of a few discs.

    Nobody writes into them. Drawing takes half a second: a test asks while it runs, for every process imports them all.
    """
    hasard = np.random.default_rng(graine)
    tires = hasard.integers(-ampleur, ampleur + 1, (PHASES, TAILLE), np.int16)
    phases = np.ascontiguousarray(tires[:, jumeaux()])
    if not reseaux:
        return Poids(phases, SANS_RESEAU)
    numeros = np.append(jumeaux(), np.arange(TAILLE, RANGEES, dtype=np.int32))
    rangees = hasard.integers(-ampleur, ampleur + 1, (RESEAUX_MAX, RANGEES, VOIES_RANGEE), np.int16)
    return Poids(phases, aligner(rangees, numeros))


def positions_jouees(nombre: int, vides: int, graine: int) -> tuple[Mots, Mots]:
    """Play at random, by the compiled rules, to ``nombre`` positions: what to learn from, where no oracle is needed."""
    hasard = random.Random(graine)
    tirees: list[tuple[int, int]] = []
    while len(tirees) < nombre:
        bits = depuis_pions(Plateau(), "N")
        while vides_de(bits) > vides and (coups := coups_legaux(*bits) or coups_legaux(*(bits := bits[::-1]))):
            bits = jouer(*bits, hasard.choice(coups))
        if vides_de(bits) == vides:
            tirees.append(bits if coups_legaux(*bits) else bits[::-1])
    tableau = np.array(tirees, np.uint64)
    return np.ascontiguousarray(tableau[:, 0]), np.ascontiguousarray(tableau[:, 1])
