from __future__ import annotations

import random
import sys
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import bibliotheques
from ecosysteme.atelier.epreuve.bibliotheques import bibliotheques_abimees, imports_tues
from tests.tailles import taille


def test_une_bibliotheque_abimee_repond_ou_dit_pourquoi() -> None:
    nombre = taille(25, 200)
    assert list(islice(bibliotheques_abimees(random.Random(1)), nombre)) == [""] * nombre


def test_ce_qui_fait_tomber_la_bibliotheque_est_vu(monkeypatch: pytest.MonkeyPatch) -> None:
    def tomber(*_: object) -> None:
        raise IndexError("x")

    monkeypatch.setattr(bibliotheques, "doublons_possibles", tomber)
    assert any("IndexError" in dite for dite in islice(bibliotheques_abimees(random.Random(1)), 20))


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_un_import_tue_laisse_l_ancienne_ou_la_nouvelle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bibliotheques, "TUEES", 50)
    monkeypatch.setattr(bibliotheques, "SECONDES_MAX", 0.5)
    assert next(imports_tues(random.Random(2))) == ""


def test_une_partie_perdue_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bibliotheques, "TUEES", 20)
    monkeypatch.setattr(bibliotheques, "SECONDES_MAX", 0.0)
    monkeypatch.setattr(bibliotheques, "PARTIES", 5)
    monkeypatch.setattr(bibliotheques, "_accordees", lambda dossier: False)
    assert "parties après la mort" in next(imports_tues(random.Random(2)))
