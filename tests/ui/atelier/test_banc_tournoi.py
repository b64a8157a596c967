"""What the heartbeat of a tournament reports; how fast the machine is, no test may say."""

import json
from dataclasses import replace
from multiprocessing import active_children
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ui.atelier import banc_tournoi


@pytest.mark.complet
def test_json(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(banc_tournoi, "partager_interpreteur", lambda: None)  # it would outlive the test
    # Whatever the machine, some games end before the pause; nobody reads how long each step was listened to.
    depart, vues, *suite = (replace(etape, secondes=None) for etape in banc_tournoi.ETAPES)
    vues = replace(vues, fin=lambda fenetre: banc_tournoi._faites(fenetre) > 0)
    monkeypatch.setattr(banc_tournoi, "ETAPES", (depart, vues, *suite))
    code = banc_tournoi.principal(0.2, json=True)
    resultat: dict[str, Any] = json.loads(capsys.readouterr().out)

    assert [scenario["scenario"] for scenario in resultat["scenarios"]] == [e.nom for e in banc_tournoi.ETAPES]
    assert all(scenario["battements"] > 0 for scenario in resultat["scenarios"])
    assert sum(scenario["coups"] for scenario in resultat["scenarios"]) > 0
    assert resultat["parties_par_seconde"] > 0
    assert code == (0 if resultat["fluide"] else 1)
    assert active_children() == []
