import csv
import json
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.classe.copie import enregistrer_copie
from ecosysteme.classe.fichier import ecrire_seance
from tests.ecosysteme.classe.exemples import copie_de_test, seance_de_test


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    (tmp_path / "coins.seance").write_text(ecrire_seance(seance_de_test()))
    for nom in ("Zoé", "Adam"):
        enregistrer_copie(tmp_path / f"{nom}.copie", copie_de_test(nom))
    return tmp_path


def test_une_seance_est_verifiee(dossier: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["classe", str(dossier / "coins.seance")]) == 0
    dit = capsys.readouterr().out
    assert "Les coins (Mme Martin, fr)" in dit
    lignes = [ligne.split(maxsplit=2) for ligne in dit.splitlines()]
    etapes = {ligne[0]: ligne[1] for ligne in lignes if ligne and ligne[0].isdecimal()}
    assert list(etapes.values()) == ["lecture", "coup", "choix", "texte", "exercice", "feuille"]
    assert principal(["classe", str(dossier / "coins.seance"), "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["etapes"][1] == {"titre": "Le premier coup", "demande": "coup"}
    assert (objet["titre"], objet["correction"]) == ("Les coins", "tout_de_suite")


def test_un_dossier_est_rassemble(dossier: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sortie = dossier / "classe.csv"
    assert principal(["classe", str(dossier), "--csv", str(sortie)]) == 0
    dit = capsys.readouterr().out
    assert dit.index("Adam") < dit.index("Zoé") < dit.index("Tableau écrit")
    lues = csv.DictReader(sortie.read_text("utf-8-sig").splitlines(), delimiter=";")
    assert [rangee["Élève"] for rangee in lues] == ["Adam", "Zoé"]
    assert principal(["classe", str(dossier), "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert [copie["justes"] for copie in objet["copies"]] == [1, 1]
    assert objet["copies"][0]["reponses"][1] == {"texte": "d3", "juste": True, "secondes": 2.0}
    assert objet["refuses"] == []


def test_un_fichier_abime_donne_le_code_1(dossier: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (dossier / "abimee.copie").write_text("{")
    assert principal(["classe", str(dossier)]) == 1
    sortie = capsys.readouterr()
    assert "Zoé" in sortie.out
    assert "abimee.copie : fichier abîmé" in sortie.err


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["absent.seance"], "n'existe pas"),
        (["coins.seance", "--csv", "a.csv"], "--csv écrit le tableau d'un dossier"),
        (["Zoé.copie"], "attendu un fichier .seance"),
        ([".", "--csv", "nulle/part.csv"], "n'existe pas"),
    ],
)
def test_ce_qui_ne_peut_etre_compris_donne_le_code_2(
    arguments: list[str],
    raison: str,
    dossier: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(dossier)
    assert principal(["classe", *arguments]) == 2
    assert raison in " ".join(capsys.readouterr().err.split())
