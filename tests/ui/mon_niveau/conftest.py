"""Each test of the level has a notebook of its own, and an engine that plays a short game by heart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.eclair import par_coeur


@pytest.fixture(autouse=True)
def _seul(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))
    par_coeur(monkeypatch)
