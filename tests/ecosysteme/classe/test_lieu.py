from pathlib import Path

import pytest

from ecosysteme.classe.lieu import dossier_de_la_classe


def test_le_dossier_est_celui_qu_on_nomme(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OTHELLIER_CLASSE", str(tmp_path))
    assert dossier_de_la_classe() == tmp_path
    monkeypatch.delenv("OTHELLIER_CLASSE")
    assert dossier_de_la_classe().name == "classe"
