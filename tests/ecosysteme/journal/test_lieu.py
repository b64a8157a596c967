"""Where the journal lies: the tests themselves never touch the one of whoever runs them."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from ecosysteme.journal.lieu import VARIABLE, chemin_du_journal


def test_celui_de_l_utilisateur_sauf_si_l_environnement_en_nomme_un_autre(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "le mien.sqlite"))
    assert chemin_du_journal() == tmp_path / "le mien.sqlite"
    for rien in ("", None):
        if rien is None:
            monkeypatch.delenv(VARIABLE)
        else:
            monkeypatch.setenv(VARIABLE, rien)
        assert user_data_path("othellier", appauthor=False) in chemin_du_journal().parents


def test_les_tests_ont_le_leur() -> None:
    assert user_data_path("othellier", appauthor=False) not in chemin_du_journal().parents
