from threading import Event

import numpy as np
import pytest

from ecosysteme.entrainement import ajustement
from ecosysteme.entrainement.ajustement import ajuster
from ecosysteme.entrainement.lots import Arrete, Positions


def des_pions(nombre: int, graine: int) -> Positions:
    """Return boards whose score is the disc difference, with 1 or 3 empty squares."""
    hasard = np.random.default_rng(graine)
    vides = np.uint64(1) << hasard.integers(64, size=nombre).astype(np.uint64)
    nous = hasard.integers(2**63, size=nombre).astype(np.uint64) & ~vides
    eux = ~nous & ~vides
    scores = np.bitwise_count(nous).astype(np.int8) - np.bitwise_count(eux).astype(np.int8)
    return Positions(nous, eux, scores)


def test_apprend_ce_qui_se_voit(monkeypatch: pytest.MonkeyPatch) -> None:
    positions, tenues = des_pions(3000, 1), des_pions(200, 2)
    poids, lecon = ajuster(positions, tenues, None, Event())
    assert lecon.positions == 3000
    assert lecon.validation < np.abs(tenues.scores).mean() / 2
    monkeypatch.setattr(ajustement, "TRANCHE", 100)
    assert (ajuster(positions, tenues, None, Event())[0] == poids).all()


def test_repartir_de_ce_qui_est_su() -> None:
    positions, tenues = des_pions(1000, 1), des_pions(200, 2)
    poids, lecon = ajuster(positions, tenues, None, Event())
    avant = poids.copy()
    suivants, suite = ajuster(positions, tenues, poids, Event())
    assert suite.validation < lecon.validation * 1.2
    assert (poids == avant).all()
    assert (suivants != poids).any()


def test_s_arrete_et_refuse_le_vide() -> None:
    positions = des_pions(10, 1)
    arret = Event()
    arret.set()
    with pytest.raises(Arrete):
        ajuster(positions, positions, None, arret)
    with pytest.raises(ValueError, match="pas de position"):
        ajuster(des_pions(0, 1), positions, None, Event())
