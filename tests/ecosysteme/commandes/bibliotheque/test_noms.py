from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque.lieu import VARIABLE
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.commandes.bibliotheque.reponses import dit, objet

PARTIES = [
    enregistrement("f5d6c3d3c4", "Ada", "Bob Martin", 2001, evenement="Coupe (XOT)", ecart=8),
    enregistrement("f5d6c4d3c3", "Bob Martin", "Ada", 2005, ecart=-8),
    enregistrement("f5d6c4d3c3", "Éva", "Bob Durand", 2003, decision="B+R"),
    enregistrement("f5f6e6f4", "Éva", "Ada", 1999, ecart=0),
]


@pytest.fixture(autouse=True)
def _remplie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", PARTIES)))


def test_les_noms(capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "chercher", "martin bo")["noms"][0]["nom"] == "Bob Martin"
    assert objet(capsys, "chercher", "coupe", "--tournois")["noms"][0]["xot"] is True
    assert "Éva" in dit(capsys, "chercher", "EVA")
    assert "Aucun nom n'y ressemble." in dit(capsys, "chercher", "xyzw")


def test_les_pages(capsys: pytest.CaptureFixture[str]) -> None:
    ada = objet(capsys, "joueur", "ada")
    assert (ada["nom"], ada["programme"], ada["noir"]["parties"], ada["blanc"]["parties"]) == ("Ada", False, 1, 2)
    assert ada["annees"]["2005"] == {"parties": 1, "gagnees": 1, "nulles": 0, "perdues": 0, "score_moyen": 36.0}
    assert list(ada["adversaires"]) == ["Bob Martin", "Éva"]
    assert "Bob Martin" in dit(capsys, "joueur", "ada")
    coupe = objet(capsys, "tournoi", "coupe")
    assert (coupe["nom"], coupe["xot"], coupe["parties"]["parties"]) == ("Coupe (XOT)", True, 1)
    assert list(coupe["joueurs"]) == ["Ada", "Bob Martin"]
    assert "Bob Martin" in dit(capsys, "tournoi", "coupe")


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["joueur", "bob"], "plusieurs noms ressemblent à bob : Bob Durand, Bob Martin"),
        (["joueur", "xyzw"], "aucun nom de la bibliothèque ne ressemble à xyzw"),
        (["tournoi", "zzzz"], "aucun nom"),
    ],
)
def test_un_nom_qui_n_en_designe_pas_un_seul_est_refuse(
    arguments: list[str], raison: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert principal(["bibliotheque", *arguments]) == 2
    assert raison in " ".join(capsys.readouterr().err.split())


def test_une_autre_bibliotheque_se_nomme(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "chercher", "ada", "--dossier", str(tmp_path / "autre")) == {"noms": []}
