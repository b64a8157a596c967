"""What exact answers cost: the same positions from the same seed, and the line that they were made on."""

from __future__ import annotations

from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import couts
from ecosysteme.atelier.entrainement.couts import Cout, ajuster, mesurer


def test_la_meme_graine_mesure_les_memes_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(couts, "VIDES", (9, 10))
    monkeypatch.setattr(couts, "PROFONDEUR", 1)
    une, deux = (list(mesurer(6, 3, Event())) for _ in range(2))
    assert [(cout.vides, cout.coups, cout.noeuds) for cout in une] == [
        (cout.vides, cout.coups, cout.noeuds) for cout in deux
    ]
    assert {cout.vides for cout in une} == {9, 10}
    assert all(cout.coups > 0 and cout.noeuds > 0 and cout.secondes >= 0 for cout in une)


def test_la_mesure_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        next(mesurer(1, 1, arret))


def test_la_droite_se_retrouve() -> None:
    mesures = [Cout(v, c, round(2 ** (1 + 0.9 * v + 0.2 * c)), 1.0) for v in (16, 20, 24) for c in (3, 8, 15)]
    droite = ajuster(mesures)
    assert (droite.constante, droite.par_vide, droite.par_coup) == pytest.approx((1, 0.9, 0.2), abs=1e-3)
    assert droite.ecart < 1e-3
    with pytest.raises(ValueError, match="au moins 3"):
        ajuster(mesures[:2])
