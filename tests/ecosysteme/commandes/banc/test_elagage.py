import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import deviations
from ecosysteme.atelier.entrainement.lots import Positions, Reserve

POSITIONS = 20
# Six empty squares on rows 7 and 8, twenty times: enough to be measured.
NOUS, EUX = 0x0000AA5500FFAA55, 0x00FF55AAFF0055AA


@pytest.fixture
def dossier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    import numpy as np

    for nom, valeur in (("VIDES_EXACTS", (8,)), ("VIDES_A_RESOUDRE", (8,)), ("VIDES_MILIEU", (8,))):
        monkeypatch.setattr(deviations, nom, valeur)
    monkeypatch.setattr(deviations, "FIN", (1, 2))
    monkeypatch.setattr(deviations, "MILIEU", ((3, 1), (4, 2)))
    nous, eux = (np.full(POSITIONS, mot, np.uint64) for mot in (NOUS, EUX))
    Reserve(tmp_path / "lots").ranger("tenu-08-0000", Positions(nous, eux, np.zeros(POSITIONS, np.int8)))
    return tmp_path


def test_json_et_tableau(dossier: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["banc", "elagage", "--dossier", str(dossier), "--positions", str(POSITIONS), "--poids", "disques"]
    assert principal([*commande, "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert [(mesure["profondeur"], mesure["sonde"]) for mesure in objet["mesures"]] == [
        (8, 1), (8, 2), (8, 1), (8, 2), (3, 1), (4, 2)
    ]  # fmt: skip
    assert set(objet["plans"]) == {"milieu", "fin"}
    assert set(objet["plans"]["fin"]) == {"constante", "vides", "profondeur", "sonde", "residu"}
    assert principal(commande) == 0
    sortie = capsys.readouterr().out
    assert "Écart type" in sortie
    assert "milieu : écart type = " in sortie


def test_refus(refus: Callable[[list[str]], str], dossier: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert "pas de lots de positions" in refus(["banc", "elagage", "--dossier", str(dossier / "rien")])
    assert "illisibles" in refus(["banc", "elagage", "--dossier", str(dossier), "--poids", "absents.npz"])
    vide = tmp_path_factory.mktemp("vide")
    (vide / "lots").mkdir()
    assert "aucun lot de positions à 8 cases vides" in refus(["banc", "elagage", "--dossier", str(vide)])


def test_interrompu(dossier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def arreter(*_: object) -> None:
        raise Interrompu

    monkeypatch.setattr(deviations, "mesurer_dossier", arreter)
    assert principal(["banc", "elagage", "--dossier", str(dossier)]) == 130
