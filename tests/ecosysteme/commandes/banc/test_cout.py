import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import couts


def test_json_et_tableau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(couts, "VIDES", (8, 9))
    monkeypatch.setattr(couts, "PROFONDEUR", 1)
    commande = ["banc", "cout", "--positions", "5", "--graine", "2"]
    assert principal([*commande, "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert set(objet["droite"]) == {"constante", "par_vide", "par_coup", "ecart"}
    assert [set(mesure) for mesure in objet["mesures"]] == [{"vides", "coups", "noeuds", "secondes"}] * 5
    assert principal(commande) == 0
    sortie = capsys.readouterr().out
    assert "Nœuds (médiane)" in sortie
    assert "log2(nœuds) = " in sortie


def test_interrompu(monkeypatch: pytest.MonkeyPatch) -> None:
    def arreter(*_: object) -> None:
        raise Interrompu

    monkeypatch.setattr(couts, "mesurer", arreter)
    assert principal(["banc", "cout"]) == 130
