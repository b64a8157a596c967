from __future__ import annotations

import random
import sys

import pytest

from ecosysteme.atelier.epreuve import tueries
from ecosysteme.atelier.epreuve.tueries import tournois_tues


@pytest.mark.complet
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_un_tournoi_tue_a_les_parties_de_celui_qu_on_a_laisse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tueries, "TUERIES", 2)
    assert next(tournois_tues(random.Random(3))) == ""


def test_une_partie_perdue_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tueries, "TUERIES", 0)
    monkeypatch.setattr(tueries, "PARTIES", 2)
    lues = iter([[(0, "f5", 1)], [(0, "f5", 1), (1, "d3", 2)]])
    monkeypatch.setattr(tueries, "_parties", lambda fichier: next(lues))
    assert "d'autres parties" in next(tournois_tues(random.Random(3)))
