"""Many random endgames against the compiled oracle: ``OTHELLIER_POSITIONS=10000`` plays the long version.

``OTHELLIER_VIDES=8`` leaves out those with more empty squares, with which the oracle is slow: for a million of them.
"""

import os
import random

import numpy as np

from ecosysteme.moteur.contre_epreuve import score_simple
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from ecosysteme.moteur.othello.solveur import SolveurFinales
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard
from tests.tailles import taille

POSITIONS = int(os.environ.get("OTHELLIER_POSITIONS", taille(100, 400)))
VIDES = int(os.environ.get("OTHELLIER_VIDES", "12"))


def attendu(nous: int, eux: int) -> int:
    return int(score_simple(np.uint64(nous), np.uint64(eux), -64, 64, False))


def test_les_scores_de_toutes_les_positions_et_de_tous_leurs_coups_sont_ceux_de_l_oracle() -> None:
    solveur = SolveurFinales(mega=4)
    source = random.Random(2026)
    for rang in range(POSITIONS):
        nous, eux = bits_au_hasard(source, rang % VIDES + 1)
        assert solveur.score(nous, eux) == attendu(nous, eux), (nous, eux)
        coups = {case: -attendu(*jouer(nous, eux, case)) for case in coups_legaux(nous, eux)}
        assert solveur.scores_coups(nous, eux) == coups, (nous, eux)
