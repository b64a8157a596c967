"""Typing a square's name, one key at a time."""

from __future__ import annotations

import pytest

from ecosysteme.plateau import nom_case
from ui.plateau_saisie import position_saisie, saisie_prolongee


@pytest.mark.parametrize("taille", [4, 6, 8, 10])
def test_toute_case_se_tape(taille: int) -> None:
    for position in [(ligne, colonne) for ligne in range(taille) for colonne in range(taille)]:
        saisie = ""
        for touche in nom_case(position):
            saisie = saisie_prolongee(saisie, touche, taille)
        assert position_saisie(saisie, taille) == position


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
    assert saisie_prolongee(saisie, touche, taille) == saisie


def test_majuscules_et_chiffres_du_clavier_francais() -> None:
    assert saisie_prolongee("", "D", 8) == "d"
    assert saisie_prolongee("d", '"', 8) == "d3"
    assert saisie_prolongee("j1", "à", 10) == "j10"


@pytest.mark.parametrize("saisie", ["", "d", "d0", "d9", "i1", "d²"])
def test_une_saisie_inachevee_n_est_pas_une_case(saisie: str) -> None:
    assert position_saisie(saisie, 8) is None
