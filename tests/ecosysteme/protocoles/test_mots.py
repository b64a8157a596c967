"""What both protocols read and write."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from ecosysteme.formats.position import lire_position
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.mots import abreger, ecrire_position, lire_coup


@pytest.mark.parametrize(("texte", "coup"), [("d3", (2, 3)), (" H8 ", (7, 7)), ("PASSE", None), ("--", None)])
def test_un_coup_se_lit(texte: str, coup: Position | None) -> None:
    assert lire_coup(texte, ["passe", "--"]) == coup


@pytest.mark.parametrize("texte", ["", "i9", "d33", "3d", "x" * 1000])
def test_ce_qui_n_est_pas_un_coup_est_refuse(texte: str) -> None:
    with pytest.raises(MoteurDefaillant, match=r"^répond '.{0,61}' : attendu un coup, de a1 à h8, ou passe$"):
        lire_coup(texte, ["passe"])


@pytest.mark.parametrize("noir", ["X", "*"])
def test_une_position_se_relit(noir: str) -> None:
    for transcription in ("", "f5", "f5d6c3d3c4f4"):
        etat = lire_transcription(transcription).etat
        assert noir in ecrire_position(etat, noir)
        assert lire_position(ecrire_position(etat, noir)) == etat


def test_une_sottise_s_abrege() -> None:
    assert abreger("court") == "court"
    assert abreger("x" * 61) == "x" * 60 + "…"
    assert abreger("deux\nlignes\t!") == "deux lignes !"
