from __future__ import annotations

import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import coach
from ecosysteme.atelier.bancs.coach import MesureCoach
from tests.ecosysteme.commandes.banc.conftest import MesurerUneFois


def test_json_et_phrases(capsys: pytest.CaptureFixture[str], mesurer_une_fois: MesurerUneFois) -> None:
    mesurer_une_fois(coach, "mesurer")
    commande = ["banc", "coach", "--explications", "3", "--paires", "3", "--graine", "2"]
    code = principal([*commande, "--json"])
    objet = json.loads(capsys.readouterr().out)
    assert (objet["explications"], objet["paires"], objet["preuves_fausses"]) == (3, 3, 0)
    assert code == (0 if objet["juste"] else 1)
    assert principal(commande) == code
    assert "preuves fausses : 0" in capsys.readouterr().out


def test_une_preuve_fausse_est_un_echec(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coach, "mesurer", lambda *_: MesureCoach(explications=3, fausses=1))
    assert principal(["banc", "coach"]) == 1
    assert "preuves fausses : 1" in capsys.readouterr().out
