from __future__ import annotations

import random
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import journaux
from ecosysteme.atelier.epreuve.journaux import sauts_d_horloge, voisines
from tests.tailles import taille


def test_une_horloge_qui_saute_ne_perd_rien() -> None:
    essais = taille(3, 20)
    assert list(islice(sauts_d_horloge(random.Random(4)), essais)) == [""] * essais


def test_ce_qui_ne_s_ecrit_pas_ne_coute_rien_aux_autres() -> None:
    essais = taille(2, 8)
    assert list(islice(voisines(random.Random(4)), essais)) == [""] * essais


def test_une_partie_perdue_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journaux, "lister", lambda *_, **__: [])
    assert "gardées" in next(sauts_d_horloge(random.Random(4)))
    assert next(voisines(random.Random(4))).startswith("0 gardées")
