"""What the bench of the actions triggers and reports; how fast the machine is, no test may say."""

import json
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.atelier import banc_actions
from ui.atelier.banc_actions import MesureAction
from ui.socle.chargeur import trouver


def test_chaque_entree_est_mesuree_et_la_fenetre_reste_ouverte(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    declenchees: list[str] = []

    def ecouter(fenetre: ApplicationIHM, geste: Any) -> tuple[float, float]:
        declenchees.append(geste.__self__.objectName() if hasattr(geste, "__self__") else "")
        return 2.0, 1.0

    monkeypatch.setattr(banc_actions, "preparer_moteur", lambda _: None)
    monkeypatch.setattr(banc_actions, "_ecouter", ecouter)
    noms = {mesure.action for mesure in banc_actions.mesurer(1)}
    assert {"sombre", "en", "mode_comprendre", "projecteur", "détacher arbre_recherche"} <= noms
    assert declenchees.index("action_sombre") < declenchees.index("action_clair", declenchees.index("action_sombre"))
    assert "action_quitter" not in declenchees


def test_une_boite_ouverte_est_refermee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    ecart, calcul = banc_actions._ecouter(fenetre, trouver(fenetre, QAction, "action_raccourcis").trigger)
    assert ecart > 0
    assert calcul > 0
    assert not [boite for boite in QApplication.topLevelWidgets() if isinstance(boite, QDialog) and boite.isVisible()]


@pytest.mark.parametrize(("calcul", "code"), [(49.0, 0), (51.0, 1)])
def test_json_et_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], calcul: float, code: int
) -> None:
    monkeypatch.setattr(banc_actions, "partager_interpreteur", lambda: None)  # it would outlive the test
    monkeypatch.setattr(banc_actions, "mesurer", lambda _: [MesureAction("sombre", 80.0, calcul)])
    assert banc_actions.principal(3, json=True) == code
    resultat = json.loads(capsys.readouterr().out)
    assert resultat["actions"] == [{"action": "sombre", "ecart_ms": 80.0, "processeur_ms": calcul}]
    assert resultat["fluide"] is not bool(code)
    assert banc_actions.principal(3, json=False) == code
    assert ("Fluide." if not code else "sombre.") in capsys.readouterr().out
