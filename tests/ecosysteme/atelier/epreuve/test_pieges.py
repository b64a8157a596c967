"""Files made to do harm, and locks that several processes want."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from ecosysteme.atelier.epreuve import pieges
from ecosysteme.atelier.epreuve.pieges import bases_piegees, tenir_tour_a_tour, verrous
from ecosysteme.atelier.epreuve.processus import Sortie
from tests.tailles import taille


def test_une_base_piegee_est_refusee_et_ne_lance_rien() -> None:
    essais = taille(2, 12)
    assert list(islice(bases_piegees(random.Random(5)), essais)) == [""] * essais


def test_un_programme_lance_et_une_base_acceptee_sont_vus(monkeypatch: pytest.MonkeyPatch) -> None:
    def croire(*arguments: str) -> Sortie:
        base = Path(arguments[2])
        if not essais:
            (base.parent / "trace").touch()
        essais.append(1)
        return Sortie(0, "rien à dire")

    essais: list[int] = []
    monkeypatch.setattr(pieges, "essayer", croire)
    lance, accepte = islice(bases_piegees(random.Random(5)), 2)
    assert lance.endswith("le programme de la base a été lancé")
    assert accepte.endswith("code 0 : rien à dire")


def test_des_processus_se_disputent_un_verrou_sans_le_tenir_ensemble(monkeypatch: pytest.MonkeyPatch) -> None:
    assert next(verrous(random.Random(2))) == ""


def test_deux_qui_tiennent_le_meme_verrou_sont_vus(tmp_path: Path) -> None:
    assert tenir_tour_a_tour(tmp_path, 1) == ""
    (tmp_path / "temoin").touch()  # somebody else is inside
    assert tenir_tour_a_tour(tmp_path, 1) == "tenue par deux processus"
