"""Search memories and weights for the tests of the engine."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.contexte import TAILLE_PARTAGE, Contexte, Poids, bloc
from ecosysteme.moteur.motifs import TAILLE, jumeaux
from ecosysteme.moteur.poids import PHASES, poids_nuls
from ecosysteme.moteur.table import nouvelle_table


def contexte_neuf(poids: Poids | None = None) -> Contexte:
    """Make the memory of one thread, with an empty table and an evaluation that knows nothing unless ``poids`` does."""
    return Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE), poids_nuls() if poids is None else poids)


def poids_au_hasard(graine: int, ampleur: int = 20) -> Poids:
    """Draw a weight for each family of symmetric twins, within ``ampleur``: evaluations of a few discs."""
    tires = np.random.default_rng(graine).integers(-ampleur, ampleur + 1, (PHASES, TAILLE), np.int16)
    return np.ascontiguousarray(tires[:, jumeaux()])
