import numpy as np
import pytest

from ecosysteme.moteur.commun.blocs import adresse
from ecosysteme.moteur.othello.noyaux.exploration import (
    ANNEES_DE,
    BLANC_GAGNE,
    COLONNES,
    INCONNU,
    NOIR_GAGNE,
    NULLE,
    PERSONNE,
    SCORES,
    SUITES,
    cumuler,
    trait_de,
)
from ecosysteme.moteur.othello.noyaux.sequences import BLANCS_AU_DEPART, NOIRS_AU_DEPART


@pytest.mark.parametrize(
    ("noirs", "blancs", "trait", "attendu"),
    [
        (0b001, 0b010, 1, 1),
        (0b001, 0b010, 0, 1),  # White passes
        (0b010, 0b001, 1, 0),  # Black does
        (0b001, 0b110, 0, 1),
        (0b001, 0, 1, PERSONNE),
        (0b001, 0, 0, PERSONNE),
        (int(NOIRS_AU_DEPART), int(BLANCS_AU_DEPART), 0, 0),
    ],
)
def test_le_trait_apres_les_passes_forcees(noirs: int, blancs: int, trait: int, attendu: int) -> None:
    assert trait_de(np.uint64(noirs), np.uint64(blancs), np.int64(trait)) == attendu


@pytest.mark.parametrize(
    ("score", "attendu"),
    [
        (0, [1, 0, 0, 1, 0, 1]),
        (31, [1, 0, 0, 1, 31, 1]),
        (32, [1, 0, 1, 0, 32, 1]),
        (33, [1, 1, 0, 0, 33, 1]),
        (64, [1, 1, 0, 0, 64, 1]),
        (NOIR_GAGNE, [1, 1, 0, 0, 0, 0]),
        (NULLE, [1, 0, 1, 0, 0, 0]),
        (BLANC_GAGNE, [1, 0, 0, 1, 0, 0]),
        (INCONNU, [1, 0, 0, 0, 0, 0]),
        (65, [1, 0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("annee", [0, 1977, 65535])
def test_ce_qu_une_partie_ajoute(score: int, attendu: list[int], annee: int) -> None:
    suites, scores, annees = np.full((1, 60), 4, np.uint8), np.array([score], np.uint8), np.array([annee], np.uint16)
    cases = np.full((8, 256), 64, np.uint8)
    cases[2, 4] = 17
    table = np.zeros((2, 65, COLONNES), np.int64)
    plages, ici = np.array([[0, 1, 2]]), np.array([0, 1])
    tableaux = np.zeros(6, np.uint64)
    tableaux[[SUITES, SCORES, ANNEES_DE]] = [adresse(tableau) for tableau in (suites, scores, annees)]
    cumuler(tableaux, np.uint64(0), plages, ici, np.int64(3), cases, table)
    assert table[0, 17].tolist() == [*attendu, annee, annee > 0]
    assert table.sum() == sum(attendu) + annee + (annee > 0)
