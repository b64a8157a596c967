from __future__ import annotations

import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import regards
from ecosysteme.atelier.bancs.regards import CoupDoute, MesureRegards
from tests.ecosysteme.commandes.banc.conftest import MesurerUneFois


def test_json_et_phrases(capsys: pytest.CaptureFixture[str], mesurer_une_fois: MesurerUneFois) -> None:
    mesurer_une_fois(regards, "mesurer")
    commande = ["banc", "regards", "--coups", "2", "--noeuds", "2000", "--temps", "0.01"]
    code = principal([*commande, "--json"])
    objet = json.loads(capsys.readouterr().out)
    assert objet["coups"] == 2
    assert code == (0 if objet["juste"] else 1)
    assert principal(commande) == code
    assert "Coups : 2\n0,10 perdu ou non" in capsys.readouterr().out


@pytest.mark.parametrize(("longs", "code"), [(0.15, 0), (0.01, 1)])
def test_un_desaccord_est_un_echec(monkeypatch: pytest.MonkeyPatch, longs: float, code: int) -> None:
    monkeypatch.setattr(regards, "mesurer", lambda *_: MesureRegards([CoupDoute(30, 0.15, longs)]))
    assert principal(["banc", "regards"]) == code
