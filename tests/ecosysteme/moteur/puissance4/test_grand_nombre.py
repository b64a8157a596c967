"""Random positions of the six classes against the oracles: ``OTHELLIER_POSITIONS=1000`` plays the long version."""

import os
import random

import pytest

from ecosysteme.atelier.bancs.tirage_puissance4 import CLASSES, ClassePositions, tirer, tirer_classe
from ecosysteme.moteur.puissance4.position import distance
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.oracle import Oracle, colonnes_de, score_lent

POSITIONS = int(os.environ.get("OTHELLIER_POSITIONS", "40"))
LONG = POSITIONS > 40
LENTES = POSITIONS if LONG else 1  # those that take seconds; 1,000 of the hardest class, an hour and a half of one core
PIONS_LENT = 33  # discs from which plain Python answers in milliseconds
PIONS_COMPILE = 0 if LONG else 12


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return Oracle(512 if LONG else 16)


def test_les_fins_sont_celles_de_la_force_brute() -> None:
    solveur = SolveurExact(1)
    source = random.Random(2026)
    for _ in range(2 * POSITIONS):
        position = tirer(source, source.randint(PIONS_LENT, 41))
        assert solveur.resoudre(*position) == score_lent(colonnes_de(*position)), position


@pytest.mark.parametrize("classe", CLASSES, ids=lambda classe: classe.nom)
def test_chaque_classe_est_d_accord_avec_l_oracle_compile(classe: ClassePositions, oracle: Oracle) -> None:
    solveur = SolveurExact(256 if LONG else 16)
    source = random.Random(f"1 {classe.nom}")
    bornee = ClassePositions(classe.nom, (max(classe.pions[0], PIONS_COMPILE), classe.pions[1]), classe.reste)
    for position in tirer_classe(solveur, bornee, LENTES if classe.reste[1] >= 14 else POSITIONS, source):
        score = solveur.resoudre(*position)
        assert classe.reste[0] <= distance(score, position[1].bit_count()) <= classe.reste[1], position
        assert oracle.prouve(*position, score), (position, score)
