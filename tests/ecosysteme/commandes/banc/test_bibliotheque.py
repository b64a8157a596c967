from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor


def test_la_bibliotheque_gardee_n_est_pas_refaite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["banc", "bibliotheque", "--parties", "1000", "--positions", "2", "--dossier", str(tmp_path / "b")]
    assert principal([*commande, "--json"]) == 0
    mesures = {mesure["quoi"]: mesure for mesure in json.loads(capsys.readouterr().out)["mesures"]}
    assert mesures["un lot de plus"]["nombre"] == 1000
    assert {"réouverture", "question, coup 1", "question, coup 59", "filtre : humains"} <= set(mesures)
    assert mesures["question, coup 20"]["nombre"] == 2
    assert principal(commande) == 0
    texte = capsys.readouterr().out
    assert "un lot de plus" not in texte
    assert "question, coup 59" in texte
    assert "Mémoire propre" in texte


def test_un_dossier_wthor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, lus = au_hasard(1, 30)
    wthor = dossier_wthor(tmp_path / "wthor", {1990: lus[:20], 1991: lus[20:]})
    assert principal(["banc", "bibliotheque", str(wthor), "--positions", "1", "--verifier", "9", "--json"]) == 0
    dit = json.loads(capsys.readouterr().out)
    mesures = {mesure["quoi"]: mesure["nombre"] for mesure in dit["mesures"]}
    assert mesures["import"] + mesures["une année de plus"] == 30
    assert dit["verification"] == {"positions": 9, "differentes": 0, "parties": 30, "manquantes": 0}
    assert mesures["le même dossier"] == 0


def test_un_dossier_absent_est_refuse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["banc", "bibliotheque", str(tmp_path / "absent")]) == 2
    assert "n'existe pas" in capsys.readouterr().err
