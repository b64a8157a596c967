"""The eight sides from which a square board is seen."""

from __future__ import annotations

from itertools import product

import pytest

from ecosysteme.reglages import ORIENTATION
from ui.socle.aspects.orientation import DROITE, ORIENTATIONS, Orientation

CASES = list(product(range(8), range(8)))
chaque = pytest.mark.parametrize("orientation", ORIENTATIONS.values(), ids=ORIENTATIONS.keys())


def test_ce_sont_les_huit_symetries_du_carre_toutes_differentes() -> None:
    assert tuple(ORIENTATIONS) == ORIENTATION.choix
    images = {tuple(un.a_l_ecran(case, 8) for case in CASES) for un in ORIENTATIONS.values()}
    assert len(images) == 8
    assert all(sorted(image) == CASES for image in images)
    assert DROITE.a_l_ecran((2, 5), 8) == (2, 5)


@chaque
@pytest.mark.parametrize("cote", [3, 4, 8, 10])
def test_ce_que_l_on_voit_mene_a_ce_qui_est_montre(orientation: Orientation, cote: int) -> None:
    for case in product(range(cote), range(cote)):
        assert orientation.du_plateau(orientation.a_l_ecran(case, cote), cote) == case


@chaque
def test_un_pas_a_l_ecran_est_un_pas_du_plateau(orientation: Orientation) -> None:
    for (ligne, colonne), (lignes, colonnes) in product(CASES, [(0, 1), (1, 0), (0, -1), (-1, 0)]):
        if 0 <= ligne + lignes < 8 and 0 <= colonne + colonnes < 8:
            depart = orientation.du_plateau((ligne, colonne), 8)
            pas = orientation.pas(lignes, colonnes)
            assert orientation.du_plateau((ligne + lignes, colonne + colonnes), 8) == (
                depart[0] + pas[0],
                depart[1] + pas[1],
            )


@pytest.mark.parametrize(
    ("nom", "coin"),
    [("droite", (0, 0)), ("quart_droite", (0, 7)), ("demi_tour", (7, 7)), ("quart_gauche", (7, 0)), ("miroir", (0, 7))],
)
def test_a1_est_ou_le_nom_le_dit(nom: str, coin: tuple[int, int]) -> None:
    assert ORIENTATIONS[nom].a_l_ecran((0, 0), 8) == coin
