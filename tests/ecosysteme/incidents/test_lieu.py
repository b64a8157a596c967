"""The folder of what went wrong."""

from pathlib import Path

import pytest

from ecosysteme.incidents.lieu import dossier_des_incidents


def test_l_environnement_en_choisit_un_autre(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_INCIDENTS", str(tmp_path))
    assert dossier_des_incidents() == tmp_path
    monkeypatch.delenv("OTHELLIER_INCIDENTS")
    assert dossier_des_incidents() != tmp_path
    assert "othellier" in dossier_des_incidents().parts
