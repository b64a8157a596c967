from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque.lieu import VARIABLE as BIBLIOTHEQUE
from ecosysteme.repertoire.lieu import VARIABLE
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

JOUEES = {"f5d6c3d3c4": 30, "f5d6c4d3c3": 10, "f5f6e6f4g5": 20}


@pytest.fixture(scope="module")
def parties(tmp_path_factory: pytest.TempPathFactory) -> Path:
    lues = [enregistrement(ligne, annee=1950 + rang) for ligne, fois in JOUEES.items() for rang in range(fois)]
    return bibliotheque_de(tmp_path_factory.mktemp("bibliotheque") / "b", lues)


@pytest.fixture(autouse=True)
def _a_part(tmp_path: Path, parties: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "r"))
    monkeypatch.setenv(BIBLIOTHEQUE, str(parties))


def dit(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert principal(["repertoire", *arguments]) == 0
    return capsys.readouterr().out


def objet(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(dit(capsys, *arguments, "--json"))


def test_l_aide_nomme_les_commandes(capsys: pytest.CaptureFixture[str]) -> None:
    aide = dit(capsys)
    assert all(f"\n  {nom} " in aide for nom in ("creer", "liste", "renommer", "couverture", "seance"))


def test_renommer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    objet(capsys, "creer", "Le mien", "--lignes", "1", "--coups", "4")
    fichier = str(tmp_path / "r" / "Un autre.sgf")
    assert objet(capsys, "renommer", "Le mien", "Un autre") == {"nom": "Un autre", "fichier": fichier}
    (un,) = objet(capsys, "liste")["repertoires"]
    assert (un["nom"], un["dues"]) == ("Un autre", un["cartes"])
    assert principal(["repertoire", "renommer", "Le mien", "Encore"]) == 2
    assert "aucun répertoire Le mien : il y a Un autre" in capsys.readouterr().err


def test_creer_lister_et_couvrir(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    fait = objet(capsys, "creer", "Le mien", "--lignes", "2", "--coups", "4")
    assert fait == {
        "nom": "Le mien",
        "couleur": "noir",
        "coups": 9,
        "lignes": 2,
        "cartes": 5,
        "fichier": str(tmp_path / "r" / "Le mien.sgf"),
    }
    (un,) = objet(capsys, "liste")["repertoires"]
    assert (un["sues"], un["dues"], un["nouvelles"], un["cartes"]) == (0, 5, 5, 5)
    assert " 0 / 2" in dit(capsys, "liste")
    vue = objet(capsys, "couverture", "Le mien")
    assert vue["couverture"] == 1
    assert vue["par_coups"]["2"] == 1
    assert "couvre 100,0 % de ce que les gens répondent" in dit(capsys, "couverture", "Le mien")


def test_un_trou_est_dit(capsys: pytest.CaptureFixture[str]) -> None:
    dit(capsys, "creer", "Un", "--lignes", "1", "--coups", "2")
    vue = objet(capsys, "couverture", "Un")
    assert vue["couverture"] == pytest.approx(2 / 3)
    assert vue["trous"][0] == {"coups": "f5f6", "portee": pytest.approx(1 / 3), "prolonge": False}
    assert "f5f6" in dit(capsys, "couverture", "Un")


def test_un_repertoire_vide_puis_un_nom_pris(capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "creer", "Vide", "--lignes", "0", "--couleur", "blanc")["cartes"] == 0
    assert principal(["repertoire", "creer", "Vide"]) == 2
    assert "s'appelle déjà Vide" in capsys.readouterr().err
    assert principal(["repertoire", "seance", "Vide"]) == 2
    assert principal(["repertoire", "creer", "x", "--couleur", "rouge"]) == 2


def test_un_fichier_abime_est_dit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "r").mkdir()
    (tmp_path / "r" / "x.sgf").write_text("rien")
    assert principal(["repertoire", "liste"]) == 0
    lu = capsys.readouterr()
    assert "mis de côté" in lu.err
    assert "Aucun répertoire" in lu.out
