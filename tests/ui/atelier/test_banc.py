"""What the heartbeat reports; how fast the machine is, no test may say."""

import json
import threading
from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.atelier import banc
from ui.atelier.banc import Mesure


def test_la_mesure_resume_les_ecarts() -> None:
    mesure = Mesure.depuis("essai", array("d", [1.0] * 97 + [17.0, 51.0, 60.0]), coups=7)
    assert mesure == Mesure("essai", 100, 1.0, 51.0, 60.0, 3, 2, 7)
    assert len(mesure.rangee()) == len(banc.TITRES)


def test_un_seul_ecart_suffit() -> None:
    assert Mesure.depuis("gelée", array("d", [2000.0]), coups=0).centile_99_ms == 2000.0


@pytest.mark.complet
def test_json(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(banc, "partager_interpreteur", lambda: None)  # it would outlive the test
    monkeypatch.setattr(banc, "PROFONDEUR", 1)
    code = banc.principal(0.2, json=True)
    resultat: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert resultat["plateforme"] == "offscreen"
    assert resultat["secondes"] == 0.2
    assert code == (0 if resultat["fluide"] else 1)
    assert [scenario["scenario"] for scenario in resultat["scenarios"]] == [s.nom for s in banc.SCENARIOS]
    repos, *autres = resultat["scenarios"]
    assert repos["battements"] > 0
    assert repos["coups"] == 0
    assert sum(scenario["coups"] for scenario in autres) > 0
    assert not [fil.name for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_l_arbitre_a_parle_pendant_sa_mesure(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """However short the measure, it lasts until the judge, whose process starts with it, has judged a move."""
    charge, sans, avec = (s for s in banc.SCENARIOS if s.nom == "chargement du moteur" or "arbitre" in s.nom)
    monkeypatch.setattr(banc, "PROFONDEUR", 1)
    jugees: dict[str, bool] = {}

    def noter(nom: str, fin: Callable[[ApplicationIHM], bool]) -> Callable[[ApplicationIHM], bool]:
        def finie(fenetre: ApplicationIHM) -> bool:
            jugees[nom] = any(noeud.evaluation and noeud.evaluation.juge for noeud in fenetre.partie_en_cours.ligne)
            return fin(fenetre)

        return finie

    suivis = tuple(replace(scenario, fin=noter(scenario.nom, scenario.fin)) for scenario in (sans, avec))
    monkeypatch.setattr(banc, "SCENARIOS", (charge, *suivis))
    mesures = banc.mesurer(0.01)
    assert [mesure.scenario for mesure in mesures] == [charge.nom, sans.nom, avec.nom]
    assert jugees == {sans.nom: False, avec.nom: True}


@pytest.mark.parametrize(("ecart", "code", "verdict"), [(49.0, 0, "Fluide."), (51.0, 1, "se fige")])
def test_table_et_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ecart: float, code: int, verdict: str
) -> None:
    monkeypatch.setattr(banc, "partager_interpreteur", lambda: None)
    monkeypatch.setattr(banc, "mesurer", lambda secondes: [Mesure.depuis("au repos", array("d", [1.0, ecart]), 3)])
    assert banc.principal(1.0, json=False) == code
    sortie = capsys.readouterr().out
    assert verdict in sortie
    assert "au repos" in sortie
    assert f"{ecart:.1f}".replace(".", ",") in sortie
