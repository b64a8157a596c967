from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import precision
from ecosysteme.atelier.bancs.precision import CoteMesure, MesurePrecision
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor
from tests.ecosysteme.commandes.banc.conftest import MesurerUneFois


def test_json_et_phrases(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    mesurer_une_fois: MesurerUneFois,
) -> None:
    assert principal(["banc", "precision", str(tmp_path / "absent")]) == 2
    assert "aucun fichier .wtb" in capsys.readouterr().err
    mesurer_une_fois(precision, "mesurer")
    monkeypatch.setattr(precision, "NIVEAUX", (1, 12))
    _, lus = au_hasard(1, 30)
    dossier = str(dossier_wthor(tmp_path, {1990: lus}))
    commande = ["banc", "precision", dossier, "--parties", "1", "--wthor", "3", "--temps", "0.01"]
    code = principal([*commande, "--json"])
    objet = json.loads(capsys.readouterr().out)
    assert (objet["niveaux"]["cotes"], objet["personnes"]["cotes"]) == (4, 2)
    assert code == (0 if objet["juste"] else 1)
    assert principal(commande) == code
    assert "Niveaux : corrélation" in capsys.readouterr().out


def test_une_correlation_trop_faible_est_un_echec(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cotes = [CoteMesure("1", 1, 80.0), CoteMesure("2", 2, 20.0)]
    monkeypatch.setattr(precision, "mesurer", lambda *_: MesurePrecision(cotes))
    assert principal(["banc", "precision"]) == 1
    assert "Niveaux : corrélation -1,00, 2 camps ; précisions : 1 80, 2 20" in (dites := capsys.readouterr().out)
    assert "Personnes : sans mesure" in dites
