"""Which square a pointer or an arrow means, in each style."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.plateaux import OTHELLO, morpion, nim, puissance4
from ui.plateau.choix import ancrer, cible, depart, meme_choix, voisine
from ui.plateau.position import PlateauAffiche

HAUT, BAS, GAUCHE, DROITE = (-1, 0), (1, 0), (0, -1), (0, 1)


def test_une_colonne_vaut_sa_case_d_arrivee_ou_son_sommet_quand_elle_est_pleine() -> None:
    vue = puissance4("4444441")
    assert {cible(vue, (ligne, 0)) for ligne in range(6)} == {(4, 0)}
    assert {cible(vue, (ligne, 3)) for ligne in range(6)} == {(0, 3)}
    assert cible(vue, (0, 6)) == (5, 6)
    assert meme_choix(vue, (0, 2), (5, 2))
    assert not meme_choix(vue, (0, 2), (0, 3))
    assert not meme_choix(vue, (0, 2), None)


@pytest.mark.parametrize("vue", [OTHELLO, morpion("X        "), nim(3, 4, 5)])
def test_ailleurs_une_case_ne_vaut_qu_elle_meme(vue: PlateauAffiche) -> None:
    assert cible(vue, (0, 0)) == (0, 0)
    assert not meme_choix(vue, (0, 0), (1, 0))


@given(st.lists(st.integers(0, 6), min_size=1, max_size=6), st.lists(st.sampled_from([HAUT, BAS, GAUCHE, DROITE])))
def test_a_nim_le_curseur_reste_sur_les_objets(tas: list[int], suite: list[tuple[int, int]]) -> None:
    vue = nim(*tas, lignes=6)
    case = depart(vue)
    for fleche in suite:
        case = voisine(vue, case, *fleche)
        assert case in vue.pions or not any(tas)
        assert ancrer(vue, case) == case


def test_a_nim_les_fleches_enjambent_les_tas_vides_et_suivent_les_hauteurs() -> None:
    vue = nim(5, 0, 2, 0)
    assert voisine(vue, (0, 0), *DROITE) == (3, 2)
    assert voisine(vue, (4, 2), *GAUCHE) == (4, 0)
    assert voisine(vue, (4, 2), *DROITE) == (4, 2)
    assert voisine(vue, (3, 2), *HAUT) == (3, 2)
    assert voisine(vue, (3, 2), *BAS) == (4, 2)
    assert ancrer(vue, (0, 3)) == (3, 2), "un tas vidé rend le curseur au plus proche"


def test_au_puissance_4_seules_les_colonnes_comptent() -> None:
    vue = puissance4("44")
    assert depart(vue) == (3, 3)
    assert voisine(vue, (3, 3), *HAUT) == voisine(vue, (3, 3), *BAS) == (3, 3)
    assert voisine(vue, (3, 3), *DROITE) == (5, 4)
    assert voisine(vue, (5, 0), *GAUCHE) == (5, 0)


def test_sur_une_grille_les_fleches_s_arretent_au_bord() -> None:
    assert (depart(OTHELLO), depart(morpion())) == ((3, 3), (1, 1))
    assert voisine(OTHELLO, (0, 7), *HAUT) == voisine(OTHELLO, (0, 7), *DROITE) == (0, 7)
    assert voisine(OTHELLO, (0, 7), *BAS) == (1, 7)
