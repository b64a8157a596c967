"""Each test of the exercises has a notebook of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _carnet_du_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))
