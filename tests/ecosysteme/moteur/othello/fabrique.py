"""Search memories and weights for the tests of the engine."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.othello.noyaux.contexte import TAILLE_PARTAGE, Contexte, Poids
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import COUPS, PHASES_RESEAU, VOIES_RANGEE
from ecosysteme.moteur.othello.noyaux.table import nouvelle_table
from ecosysteme.moteur.othello.poids import PHASES, SANS_RESEAU, aligner, poids_nuls


def contexte_neuf(poids: Poids | None = None) -> Contexte:
    """Make the memory of one thread, with an empty table and an evaluation that knows nothing unless ``poids`` does."""
    return Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE), poids_nuls() if poids is None else poids)


def poids_au_hasard(graine: int, ampleur: int = 20, reseaux: bool = False) -> Poids:
    """Draw a weight for each family of symmetric twins, within ``ampleur``: evaluations of a few discs."""
    hasard = np.random.default_rng(graine)
    tires = hasard.integers(-ampleur, ampleur + 1, (PHASES, TAILLE), np.int16)
    phases = np.ascontiguousarray(tires[:, jumeaux()])
    if not reseaux:
        return Poids(phases, SANS_RESEAU)
    numeros = np.append(jumeaux(), np.arange(TAILLE, TAILLE + COUPS * COUPS))
    rangees = hasard.integers(-ampleur, ampleur + 1, (len(PHASES_RESEAU), numeros.size, VOIES_RANGEE), np.int16)
    return Poids(phases, aligner(rangees[:, numeros]))
