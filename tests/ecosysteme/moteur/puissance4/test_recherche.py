from typing import cast

import pytest

from ecosysteme.moteur.commun.compiler import Noyau
from ecosysteme.moteur.puissance4 import recherche, regles
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.parties import apres, positions_au_hasard


@pytest.mark.parametrize(("coups", "score"), [("4455", 18), ("44455554221", -15), ("112233", 18)])
def test_scores_connus(coups: str, score: int) -> None:
    assert SolveurExact(1).resoudre(*apres(coups)) == score


def test_une_fenetre_nulle_encadre_le_score() -> None:
    solveur = SolveurExact(1)
    for position in positions_au_hasard(9, 60, 22, 41):
        score = solveur.resoudre(*position)
        for alpha in range(-21, 21):
            borne = solveur.borner(*position, alpha)
            assert (borne > alpha) == (score > alpha)
            assert borne <= score if borne > alpha else borne >= score


def test_un_seul_type_par_fonction_recursive() -> None:
    # A recursive kernel called with a literal is compiled twice, and its cached code then calls address 0.
    SolveurExact(1).resoudre(*apres("4455"))
    for noyau in (recherche.chercher, regles.perft):
        assert len(cast(Noyau, noyau).signatures) <= 1
