from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque.lieu import VARIABLE
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.commandes.bibliotheque.reponses import dit, objet

PARTIES = [enregistrement("f5d6c3d3c4"), enregistrement("f5d6c4d3c3"), enregistrement("f5f6e6f4")]


@pytest.fixture(autouse=True)
def _remplie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", PARTIES)))


def test_des_parties_s_en_vont_et_reviennent(capsys: pytest.CaptureFixture[str]) -> None:
    numeros = [str(partie["numero"]) for partie in objet(capsys, "parties")["parties"]]
    assert objet(capsys, "supprimer", *numeros[:2]) == {"parties": 2, "collection": ""}
    assert [str(partie["numero"]) for partie in objet(capsys, "parties")["parties"]] == numeros[2:]
    for absente in (numeros[0], str(2**63)):  # the second one is more than SQLite holds
        assert "Rien n'est supprimé" in dit(capsys, "supprimer", absente)
    assert "Parties supprimées : 1. othellier bibliotheque retablir" in dit(capsys, "supprimer", numeros[2])
    faites = objet(capsys, "retablir", "--liste")["suppressions"]
    assert [(faite["rang"], faite["parties"], faite["collection"]) for faite in faites] == [(1, 1, ""), (2, 2, "")]
    assert objet(capsys, "retablir", "--rang", "2") == {"parties": 2}
    assert "Parties rendues : 1." in dit(capsys, "retablir")
    assert {str(partie["numero"]) for partie in objet(capsys, "parties")["parties"]} == set(numeros)
    assert "Rien ne peut revenir." in dit(capsys, "retablir", "--liste")


def test_une_collection_s_en_va_et_revient(capsys: pytest.CaptureFixture[str]) -> None:
    (une,) = objet(capsys, "collections")["collections"]
    assert (une["genre"], une["parties"], une["refusees"]) == ("fichier", 3, 0)
    assert une["nom"] in dit(capsys, "collections")
    assert objet(capsys, "supprimer", "--collection", str(une["numero"])) == {"parties": 3, "collection": une["nom"]}
    assert objet(capsys, "collections")["collections"] == []
    assert une["nom"] in dit(capsys, "retablir", "--liste")
    assert objet(capsys, "retablir") == {"parties": 3}
    assert objet(capsys, "collections")["collections"][0]["parties"] == 3


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["supprimer"], "rien à supprimer"),
        (["supprimer", "1", "--collection", "1"], "rien à supprimer"),
        (["supprimer", "--collection", "99"], "la bibliothèque n'a pas de collection 99"),
        (["supprimer", "--collection", str(2**63)], f"n'a pas de collection {2**63}"),
        (["retablir"], "il n'y a rien à rétablir"),
        (["retablir", "--rang", "0"], "rang"),
    ],
)
def test_ce_qui_ne_va_pas_se_dit(capsys: pytest.CaptureFixture[str], arguments: list[str], raison: str) -> None:
    assert principal(["bibliotheque", *arguments]) == 2
    assert raison in capsys.readouterr().err
