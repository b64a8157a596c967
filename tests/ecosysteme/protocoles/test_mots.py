"""What both protocols read and write."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.mots import abreger, lire_coup


@pytest.mark.parametrize(("texte", "coup"), [("d3", (2, 3)), (" H8 ", (7, 7)), ("PASSE", None), ("--", None)])
def test_un_coup_se_lit(texte: str, coup: Position | None) -> None:
    assert lire_coup(texte, ["passe", "--"]) == coup


@pytest.mark.parametrize("texte", ["", "i9", "d33", "3d", "x" * 1000])
def test_ce_qui_n_est_pas_un_coup_est_refuse(texte: str) -> None:
    with pytest.raises(MoteurDefaillant, match=r"^répond '.{0,61}' : attendu un coup, de a1 à h8, ou passe$"):
        lire_coup(texte, ["passe"])


def test_une_sottise_s_abrege() -> None:
    assert abreger("court") == "court"
    assert abreger("x" * 61) == "x" * 60 + "…"
    assert abreger("deux\nlignes\t!") == "deux lignes !"
