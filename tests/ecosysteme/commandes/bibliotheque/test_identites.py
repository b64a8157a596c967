from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque.lieu import VARIABLE
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.commandes.bibliotheque.reponses import dit, objet

PARTIES = [
    enregistrement("f5d6c3d3c4", "Er Ya", "Bob", 2001),
    enregistrement("f5d6c4d3c3", "Ya Er", "Bob", 2005),
    enregistrement("f5f6e6f4", "Ya Er", "Éva", 2006),
    enregistrement("f5d6c3", "Ya Er", "Eva", 2007),
]


@pytest.fixture(autouse=True)
def _remplie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", PARTIES)))


def parties_de(capsys: pytest.CaptureFixture[str], nom: str) -> int:
    joueur = objet(capsys, "joueur", nom)
    return int(joueur["noir"]["parties"] + joueur["blanc"]["parties"])


def test_deux_noms_d_une_personne_se_reunissent_et_se_separent(capsys: pytest.CaptureFixture[str]) -> None:
    premier = objet(capsys, "doublons")["doublons"][0]
    assert (premier["double"]["nom"], premier["double"]["parties"]) == ("Er Ya", 1)
    assert (premier["garde"]["nom"], premier["raison"]) == ("Ya Er", "ordre")
    assert "reunir NOM GARDÉ" in dit(capsys, "doublons")
    assert "Aucun nom n'est réuni" in dit(capsys, "personnes")
    assert objet(capsys, "reunir", "Er Ya", "Ya Er") == {"nom": "Er Ya", "garde": "Ya Er", "change": True}
    assert parties_de(capsys, "ya er") == 4
    assert "déjà la même personne" in dit(capsys, "reunir", "Er Ya", "Ya Er")
    assert [(un["nom"], un["garde"]) for un in objet(capsys, "personnes")["personnes"]] == [("Er Ya", "Ya Er")]
    assert "Er Ya" in dit(capsys, "personnes")
    assert objet(capsys, "separer", "er ya") == {"nom": "Er Ya", "garde": "Ya Er"}
    assert parties_de(capsys, "Ya Er") == 3


def test_des_noms_qu_un_accent_distingue_se_disent_exactement_ou_par_leur_numero(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert objet(capsys, "joueur", "Éva")["nom"] == "Éva"
    (numero,) = (un["double"]["numero"] for un in objet(capsys, "doublons")["doublons"] if "va" in un["double"]["nom"])
    reunis = objet(capsys, "reunir", str(numero), "Bob")
    assert (reunis["nom"] in ("Éva", "Eva"), reunis["garde"]) == (True, "Bob")
    assert "n'est plus Bob" in dit(capsys, "separer", str(numero))


def test_un_programme_se_dit_et_se_dedit(capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "programme", "bob") == {"nom": "Bob", "programme": True}
    assert objet(capsys, "coups")["parties"] == 2
    assert "Bob est une personne." in dit(capsys, "programme", "bob", "--humain")
    assert objet(capsys, "coups")["parties"] == 4


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["reunir", "xyzw", "bob"], "aucun nom de la bibliothèque ne ressemble à xyzw"),
        (["reunir", "99", "bob"], "la bibliothèque n'a rien sous ce numéro : 99"),
        (["separer", "bob"], "aucun nom n'est réuni à un autre sous bob"),
        (["programme", "0"], "sous ce numéro : 0"),
        (["programme", str(2**63)], f"sous ce numéro : {2**63}"),  # more than SQLite holds
    ],
)
def test_ce_qui_ne_va_pas_se_dit(capsys: pytest.CaptureFixture[str], arguments: list[str], raison: str) -> None:
    assert principal(["bibliotheque", *arguments]) == 2
    assert raison in capsys.readouterr().err
