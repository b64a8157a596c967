"""``--complet``, as a run of pytest sees it, and what hypothesis draws then."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.tailles import COMPLET, quelques, taille


def test_la_taille_est_celle_qui_est_demandee(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(COMPLET, raising=False)
    assert taille(3, 40) == 3
    assert quelques(range(6), 4) == [0, 4]
    monkeypatch.setenv(COMPLET, "1")
    assert taille(3, 40) == 40
    assert quelques(range(6), 4) == [0, 1, 2, 3, 4, 5]


def test_l_option_regle_ce_qui_est_tire(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--complet"):
        assert taille(0, 1) == 1
    assert settings.default is not None
    assert settings.default.max_examples == taille(16, 100)
