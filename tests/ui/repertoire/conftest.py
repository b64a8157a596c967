"""Each test of the repertoires has a folder of its own, and all of them a small library."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

JOUEES = {"f5d6c3d3c4": 30, "f5f6e6f4g5": 20, "f5f4e3": 5}


@pytest.fixture(scope="session")
def parties_jouees(tmp_path_factory: pytest.TempPathFactory) -> Path:
    lues = [enregistrement(ligne, annee=1950 + rang) for ligne, fois in JOUEES.items() for rang in range(fois)]
    return bibliotheque_de(tmp_path_factory.mktemp("bibliotheque") / "b", lues)


@pytest.fixture(autouse=True)
def dossier(tmp_path: Path, parties_jouees: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OTHELLIER_REPERTOIRES", str(tmp_path / "r"))
    monkeypatch.setenv("OTHELLIER_BIBLIOTHEQUE", str(parties_jouees))
    return tmp_path / "r"
