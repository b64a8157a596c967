"""How long the games of a series take: only those played without a stop count."""

from __future__ import annotations

import pytest

from ui.suivi.chrono import ChronoParties


def test_seules_les_parties_jouees_d_un_trait_comptent(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [1000.0]
    monkeypatch.setattr("ui.suivi.chrono.perf_counter", lambda: heure[0])
    chrono = ChronoParties()
    assert chrono.secondes_par_partie is None
    for secondes in (10, 20):
        chrono.commencer()
        heure[0] += secondes
        chrono.terminer()
    chrono.commencer()
    heure[0] += 5000
    chrono.interrompre()
    chrono.terminer()
    assert chrono.secondes_par_partie == 15


def test_les_dernieres_parties_prevoient_les_suivantes(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [1000.0]
    monkeypatch.setattr("ui.suivi.chrono.perf_counter", lambda: heure[0])
    chrono = ChronoParties()

    def jouer(secondes: float) -> None:
        chrono.commencer()
        heure[0] += secondes
        chrono.terminer()

    for secondes in (50, *[2] * 20):
        jouer(secondes)
    assert chrono.secondes_par_partie == 2, "ce qu'une partie prenait il y a longtemps ne compte plus"
