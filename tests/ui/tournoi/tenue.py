"""A tournament that waits while a test looks at it."""

from __future__ import annotations

import pytest

from ecosysteme.tournoi.execution import ExecutionEnFond
from ecosysteme.tournoi.fiche import PartieFinie

PATIENCE = 600_000  # ms: processes take their time on a busy machine


def tenir_jusqu_a_la_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold the first run after its first games until it is paused: however late the test looks, it is not over."""
    raconter, tenues = ExecutionEnFond._raconter, list[ExecutionEnFond]()

    def raconter_puis_attendre(execution: ExecutionEnFond, fiches: tuple[PartieFinie, ...]) -> None:
        raconter(execution, fiches)
        if not tenues and (deroulement := execution._deroulement) is not None:
            tenues.append(execution)
            deroulement.pause.wait(PATIENCE / 1000)

    monkeypatch.setattr(ExecutionEnFond, "_raconter", raconter_puis_attendre)
