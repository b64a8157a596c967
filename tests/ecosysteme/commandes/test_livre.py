import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.ouvertures.livre import Livre, livre_fourni
from tests.ecosysteme.livre.faux import FauxMoteur

LOIN = "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3f3e2"  # beyond the shipped book


@pytest.fixture(autouse=True)
def _moteurs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ecosysteme.commandes.livre.creer_moteur", lambda *_: FauxMoteur())
    monkeypatch.setenv("OTHELLIER_LIVRE", str(tmp_path / "donnees" / "mien.npz"))


def lire(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    capsys.readouterr()
    assert principal(["livre", *arguments, "--json"]) == code
    objet: dict[str, Any] = json.loads(capsys.readouterr().out)
    return objet


def test_une_position_se_cherche_dans_les_deux_livres(capsys: pytest.CaptureFixture[str]) -> None:
    depart = lire(capsys, "chercher")
    assert depart["positions"] == 0
    assert {coup["coup"] for coup in depart["coups"]} == {"d3", "c4", "f5", "e6"}
    assert {coup["source"] for coup in depart["coups"]} == {"moteur"}
    assert principal(["livre", "chercher"]) == 0
    assert "moteur" in capsys.readouterr().out
    assert principal(["livre", "chercher", LOIN]) == 0
    assert "absente" in capsys.readouterr().out


def test_le_livre_s_etend_et_se_corrige(capsys: pytest.CaptureFixture[str]) -> None:
    bilan = lire(capsys, "etendre", LOIN, "--positions", "10", "--profondeur", "3")
    assert bilan == {"positions": 10, "ecarte": None, "neuves": 10, "interrompu": False}
    coups = lire(capsys, "chercher", LOIN)["coups"]
    assert coups
    dernier = coups[-1]["coup"]
    assert principal(["livre", "corriger", dernier, LOIN, "--valeur", "30"]) == 0
    assert "10 positions" in capsys.readouterr().out
    assert lire(capsys, "chercher", LOIN)["coups"][0] == {
        "coup": dernier,
        "valeur": 30,
        "profondeur": 0,
        "source": "moi",
    }
    lire(capsys, "corriger", dernier, LOIN)
    assert lire(capsys, "chercher", LOIN)["coups"] == coups
    assert lire(capsys, "etendre", LOIN, "--partie", "--profondeur", "3")["neuves"]


def test_ctrl_c_garde_le_travail_fait(capsys: pytest.CaptureFixture[str], interrompre_jury: Callable[[], None]) -> None:
    interrompre_jury()
    coupe = lire(capsys, "etendre", LOIN, "--positions", "40", "--profondeur", "3", code=130)
    assert coupe["interrompu"]
    assert 0 < coupe["neuves"] < 40
    reste = lire(capsys, "etendre", LOIN, "--positions", "40", "--profondeur", "3")
    assert reste["positions"] == 40


@pytest.mark.parametrize("suffixe", [".egbk3", ".dat", ".npz"])
def test_un_livre_sort_et_rentre(capsys: pytest.CaptureFixture[str], tmp_path: Path, suffixe: str) -> None:
    fourni = livre_fourni()
    assert fourni is not None
    sortie = tmp_path / f"livre{suffixe}"
    assert lire(capsys, "exporter", str(sortie)) == {"positions": len(fourni), "fichier": str(sortie)}
    importe = lire(capsys, "importer", str(sortie), "--livre", str(tmp_path / "autre.npz"))
    assert importe["lues"] == importe["positions"] == len(Livre.lire(tmp_path / "autre.npz")) >= len(fourni)
    assert principal(["livre", "exporter", str(sortie)]) == 0


def test_un_livre_abime_se_dit_et_va_de_cote(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mien = tmp_path / "donnees" / "mien.npz"
    mien.parent.mkdir()
    mien.write_bytes(b"rien")
    assert principal(["livre", "corriger", "f5", "--valeur", "1"]) == 0
    assert "mis de côté" in capsys.readouterr().err
    mien.write_bytes(b"rien")
    assert "abime" in lire(capsys, "corriger", "f5", "--valeur", "1")["ecarte"]


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["chercher", "a1"], "a1"),
        (["corriger", "a1", "--valeur", "1"], "n'est pas un coup"),
        (["corriger", "zz"], "n'est pas un coup"),
        (["corriger", "f5", "--valeur", "65"], "65"),
        (["exporter", "livre.txt"], "egbk3"),
        (["importer", "absent.dat"], "absent.dat"),
    ],
)
def test_ce_qui_ne_peut_pas_se_faire_est_refuse(
    refus: Callable[[list[str]], str], arguments: list[str], raison: str
) -> None:
    assert raison in refus(["livre", *arguments])


def test_un_livre_illisible_ne_se_cherche_pas(refus: Callable[[list[str]], str], tmp_path: Path) -> None:
    (tmp_path / "rien.npz").write_bytes(b"rien")
    assert "rien.npz" in refus(["livre", "chercher", "--livre", str(tmp_path / "rien.npz")])


def test_le_groupe_seul_donne_son_aide(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["livre"]) == 0
    assert "etendre" in capsys.readouterr().out
