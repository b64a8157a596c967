from pathlib import Path

import pytest

from ecosysteme.bibliotheque.lieu import VARIABLE, dossier_de_la_bibliotheque


def test_le_dossier_est_celui_de_l_environnement_ou_celui_des_donnees(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert dossier_de_la_bibliotheque() == tmp_path
    monkeypatch.delenv(VARIABLE)
    assert dossier_de_la_bibliotheque().name == "bibliotheque"
