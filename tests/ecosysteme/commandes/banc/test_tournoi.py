from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal


def test_le_fichier_garde_n_est_pas_refait(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["banc", "tournoi", "--parties", "1000", "--questions", "2", "--base", str(tmp_path / "b.sqlite")]
    assert principal([*commande, "--json"]) == 0
    mesures = {mesure["quoi"]: mesure for mesure in json.loads(capsys.readouterr().out)["mesures"]}
    assert mesures["écriture"]["nombre"] == 1000
    assert mesures["une partie"]["nombre"] == 2
    assert principal(commande) == 0
    texte = capsys.readouterr().out
    assert "lecture du classement" in texte
    assert "écriture" not in texte
