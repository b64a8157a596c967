"""What is kept for a class, in a folder of each test."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def dossier(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of this test, which does not exist yet."""
    monkeypatch.setenv("OTHELLIER_CLASSE", str(tmp_path / "gardes"))
    return tmp_path / "gardes"
