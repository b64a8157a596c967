from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.journal.lieu import chemin_du_journal
from ecosysteme.repertoire.lieu import VARIABLE, dossier_des_repertoires


def test_les_repertoires_sont_a_cote_du_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (VARIABLE, "OTHELLIER_JOURNAL"):
        monkeypatch.delenv(variable, raising=False)
    assert dossier_des_repertoires().parent == chemin_du_journal().parent
    monkeypatch.setenv(VARIABLE, "/ailleurs/les-miens")
    assert dossier_des_repertoires() == Path("/ailleurs/les-miens")
