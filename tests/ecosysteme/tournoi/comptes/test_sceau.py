from __future__ import annotations

import os
from pathlib import Path

import pytest

from ecosysteme.tournoi.comptes import sceau
from ecosysteme.tournoi.comptes.sceau import OCTETS, sceller


@pytest.fixture
def dossier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sceau, "user_state_path", lambda *_, **__: tmp_path / "othellier")
    return tmp_path / "othellier"


def test_le_meme_texte_a_le_meme_sceau_un_autre_un_autre(dossier: Path) -> None:
    assert sceller("a", "b") == sceller("a", "b")
    assert len({sceller("a", "b"), sceller("ab", ""), sceller("a b"), sceller("b", "a")}) == 4


def test_le_secret_n_est_tire_qu_une_fois_et_n_est_qu_a_l_utilisateur(dossier: Path) -> None:
    sceller("a")
    (fichier,) = dossier.iterdir()
    lu = fichier.read_bytes()
    assert len(lu) == OCTETS
    if os.name == "posix":
        assert fichier.stat().st_mode & 0o077 == 0
    sceller("b")
    assert fichier.read_bytes() == lu


def test_sans_ou_le_garder_il_n_y_a_pas_de_sceau(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x").touch()
    monkeypatch.setattr(sceau, "user_state_path", lambda *_, **__: tmp_path / "x")
    assert sceller("a") is None
