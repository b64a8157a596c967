import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.commandes.banc import moteur


def test_perft_compte_juste_et_donne_sa_vitesse(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["banc", "perft", "--profondeur", "7", "--repetitions", "1", "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["comptes"] == [4, 12, 56, 244, 1396, 8200, 55092]
    assert objet["positions_par_seconde"] > 0


def test_un_perft_faux_se_voit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moteur, "PERFT", (4, 12, 57))
    assert principal(["banc", "perft", "--profondeur", "3", "--repetitions", "1"]) == 1
    assert "FAUX" in capsys.readouterr().out


def test_les_finales_livrees_sont_justes(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["banc", "finale", "--taches", "2", "--hash", "16", "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["justes"]
    assert len(objet["positions"]) == len(moteur.positions_publiques())
