import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import couts
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


def test_des_finales_tirees_de_parties(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(couts, "PROFONDEUR", 1)
    commande = ["banc", "finale", "--vides", "9", "--positions", "3", "--graine", "4", "--hash", "1"]
    objets = []
    for _ in range(2):
        assert principal([*commande, "--json"]) == 0
        objets.append(json.loads(capsys.readouterr().out))
    positions, memes = ([ligne["position"] for ligne in objet["positions"]] for objet in objets)
    assert positions == memes
    assert len(set(positions)) == 3
    assert {ligne["vides"] for ligne in objets[0]["positions"]} == {9}
    assert objets[0]["mediane"] == sorted(ligne["secondes"] for ligne in objets[0]["positions"])[1]
    assert principal(commande) == 0
    assert "Temps médian" in capsys.readouterr().out


def test_un_tirage_interrompu(monkeypatch: pytest.MonkeyPatch) -> None:
    def arreter(*_: object) -> None:
        raise Interrompu

    monkeypatch.setattr(couts, "tirer", arreter)
    assert principal(["banc", "finale", "--vides", "30"]) == 130
