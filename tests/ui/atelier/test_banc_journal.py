"""What is told of a long journal; how fast the machine is, no test may say."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from ui.atelier import banc_journal
from ui.journal.modele import NOMMEES
from ui.journal.recentes import PREMIERES


def test_la_liste_est_lue_en_deux_fois_puis_cherchee(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> None:
    assert banc_journal.principal(json=True, parties=PREMIERES + 50) == 0
    premieres, toutes, ouvertures, lettre = json.loads(capsys.readouterr().out)["mesures"]
    assert (premieres["nombre"], toutes["nombre"]) == (PREMIERES, PREMIERES + 50 + NOMMEES)
    assert ouvertures["nombre"] == NOMMEES
    assert lettre["nombre"] == len(banc_journal.CHERCHE)
    assert banc_journal.principal(json=False, parties=10) == 0
    assert "une lettre de la recherche" in capsys.readouterr().out
