import random

import pytest

from ecosysteme.atelier.bancs.tirage_puissance4 import CLASSES, ClassePositions, dure_au_plus, tirer, tirer_classe
from ecosysteme.moteur.puissance4.position import distance, verifier
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard


def test_une_duree_bornee_est_celle_du_score() -> None:
    solveur = SolveurExact(1)
    for position in positions_au_hasard(13, 150, 20, 41):
        reste = distance(solveur.resoudre(*position), position[1].bit_count())
        assert [plis for plis in range(43) if dure_au_plus(solveur, position, plis)] == list(range(reste, 43)), position


@pytest.mark.parametrize("classe", CLASSES[:4], ids=lambda classe: classe.nom)
def test_les_positions_d_une_classe_en_sont_et_ne_dependent_que_de_la_graine(classe: ClassePositions) -> None:
    solveur = SolveurExact(1)
    positions = tirer_classe(solveur, classe, 10, random.Random(1))
    assert (
        positions
        == tirer_classe(solveur, classe, 10, random.Random(1))
        != tirer_classe(solveur, classe, 10, random.Random(2))
    )
    for position in positions:
        verifier(*position)
        assert classe.pions[0] <= position[1].bit_count() <= classe.pions[1]


def test_un_tirage_a_le_nombre_de_pions_demande() -> None:
    source = random.Random(1)
    assert all(tirer(source, pions)[1].bit_count() == pions for pions in range(42))
