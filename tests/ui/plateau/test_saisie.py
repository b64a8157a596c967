"""Typing what is chosen, one key at a time."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from tests.ui.plateaux import morpion, nim, othello, puissance4
from ui.plateau.saisie import position_saisie, saisie_prolongee
from ui.plateau.style import PlateauAffiche


def carre(taille: int) -> PlateauAffiche:
    return othello(taille, taille, {})


@pytest.mark.parametrize(
    "vue",
    [*map(carre, (4, 6, 8, 10)), puissance4("4435"), morpion("X        "), nim(3, 0, 12, lignes=12)],
    ids=["4", "6", "8", "10", "Puissance 4", "morpion", "Nim"],
)
def test_tout_nom_se_tape(vue: PlateauAffiche) -> None:
    for nom, position in vue.style.noms(vue).items():
        saisie = ""
        for touche in nom:
            saisie = saisie_prolongee(saisie, touche, vue)
        assert position_saisie(saisie, vue) == position


@pytest.mark.parametrize(
    ("vue", "attendus"),
    [
        (carre(8), {"a1": (0, 0), "d3": (2, 3), "h8": (7, 7)}),
        (morpion("X        "), {"a1": (0, 0), "c2": (1, 2)}),
        (puissance4("444444"), {"1": (5, 0), "4": (0, 3), "7": (5, 6)}),
        (nim(3, 0, 5), {"a1": (2, 0), "a3": (4, 0), "c1": (0, 2), "c5": (4, 2)}),
    ],
)
def test_chaque_jeu_a_ses_noms(vue: PlateauAffiche, attendus: dict[str, Position]) -> None:
    assert attendus.items() <= vue.style.noms(vue).items()


@pytest.mark.parametrize(
    ("saisie", "touche", "taille"),
    [
        ("", "i", 8),
        ("", "3", 8),
        ("", "", 8),
        ("", "é", 8),
        ("d", "0", 8),
        ("d", "9", 8),
        ("d", "5", 4),
        ("d", "e", 8),
        ("d", "\r", 8),
        ("d1", "0", 8),
        ("j1", "1", 10),
        ("j10", "0", 10),
    ],
)
def test_une_touche_impossible_ne_change_rien(saisie: str, touche: str, taille: int) -> None:
    assert saisie_prolongee(saisie, touche, carre(taille)) == saisie


def test_majuscules_et_chiffres_du_clavier_francais() -> None:
    assert saisie_prolongee("", "D", carre(8)) == "d"
    assert saisie_prolongee("d", '"', carre(8)) == "d3"
    assert saisie_prolongee("j1", "à", carre(10)) == "j10"
    assert saisie_prolongee("", "è", puissance4()) == "7"
    assert saisie_prolongee("a", "é", nim(3, 4, 5)) == "a2"


def test_un_nom_complet_laisse_la_place_au_suivant() -> None:
    assert saisie_prolongee("d3", "E", carre(8)) == "e"
    assert saisie_prolongee("4", "5", puissance4()) == "5"
    assert saisie_prolongee("a1", "2", nim(12, lignes=12)) == "a12"
    assert saisie_prolongee("a3", "c", nim(3, 0, 5)) == "c"


def test_a_nim_un_tas_vide_ne_se_nomme_pas_ni_plus_d_objets_qu_il_n_y_en_a() -> None:
    vue = nim(3, 0, 5)
    assert saisie_prolongee("", "b", vue) == ""
    assert saisie_prolongee("a", "4", vue) == "a"


@pytest.mark.parametrize("saisie", ["", "d", "d0", "d9", "i1", "d²"])
def test_une_saisie_inachevee_n_est_pas_une_case(saisie: str) -> None:
    assert position_saisie(saisie, carre(8)) is None
