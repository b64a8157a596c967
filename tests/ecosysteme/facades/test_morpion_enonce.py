"""Seed 003's functions with its mistakes: what the seed prints, and a plain recursion written here, agree with them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.facades import morpion, morpion_enonce
from ecosysteme.facades.morpion import L, g1

Grille = tuple[tuple[int, ...], ...]

# The first grids that the seed prints for g1, line by line.
IMPRIMEES = ["121212121", "121212120", "121212112", "121212102", "121212100", "121212211", "121212210", "121212012"]
grilles = st.tuples(*[st.integers(0, 2)] * 9).map(lambda cases: (cases[:3], cases[3:6], cases[6:]))


def posees(grille: Grille) -> list[Grille]:
    camp = 2 - sum(rangee.count(0) for rangee in grille) % 2
    return [
        tuple(tuple(camp if (y, x) == case else grille[y][x] for x in range(3)) for y in range(3))
        for case in product(range(3), repeat=2)
        if not grille[case[0]][case[1]]
    ]


def juger(grille: Grille, vus: dict[Grille, bool], *, voit_o: bool) -> bool:
    """Tell whether X wins as the seed understands it; ``voit_o``: whether it sees that O has won."""
    if grille not in vus:
        suites = [juger(suite, vus, voit_o=voit_o) for suite in posees(grille)]
        camp = morpion.gagnant(grille)
        if camp == 1 or (camp == 2 and voit_o) or not suites:
            vus[grille] = camp == 1
        else:
            vus[grille] = any(suites) if len(suites) % 2 else all(suites)
    return vus[grille]


def test_la_liste_que_l_enonce_imprime() -> None:
    trouvees = morpion_enonce.attracteurs(g1)
    assert ["".join(str(pion) for rangee in grille for pion in rangee) for grille in trouvees[:8]] == IMPRIMEES
    assert not set(map(L.to_tuple, trouvees)) <= morpion.strategie(g1.to_tuple()).keys()  # grids that no game reaches


@given(grilles)
def test_toute_grille_recoit_la_reponse_de_l_enonce(grille: Grille) -> None:
    assert morpion_enonce.successeurs(grille) == posees(grille)
    vus: dict[Grille, bool] = {}
    juger(grille, vus, voit_o=True)
    assert morpion_enonce.attracteurs(grille) == [vue for vue, gagnee in vus.items() if gagnee]
    juges: dict[Grille, bool] = {}
    juger(grille, juges, voit_o=False)
    for vue, conseil in morpion_enonce.strategie(grille).items():
        assert bool(conseil) is juges[vue]
        if isinstance(conseil, tuple):
            assert conseil == [suite for suite in posees(vue) if juges[suite]][-1]


@pytest.mark.parametrize("genre", [tuple, L])
def test_les_reponses_sont_du_genre_de_la_grille(genre: Any) -> None:
    grille = g1.to_tuple() if genre is tuple else g1
    assert all(type(vue) is genre for vue in morpion_enonce.attracteurs(grille))
    assert g1 == [[1, 2, 0], [0, 0, 0], [0, 0, 0]]
