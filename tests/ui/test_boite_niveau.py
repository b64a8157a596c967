"""The box of the level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import NIVEAU, NIVEAU_PLEIN
from ui.boite_niveau import BoiteNiveau
from ui.chargeur import borner


@pytest.fixture
def boite(qtbot: QtBot) -> BoiteNiveau:
    boite = BoiteNiveau()
    qtbot.addWidget(boite)
    borner(boite, NIVEAU)
    boite.setValue(8)
    boite.show()
    return boite


def taper(qtbot: QtBot, boite: BoiteNiveau, texte: str) -> int:
    boite.selectAll()
    qtbot.keyClicks(boite, texte)
    qtbot.keyClick(boite, Qt.Key.Key_Return)
    return boite.value()


def test_le_dernier_niveau_s_ecrit_max(qtbot: QtBot, boite: BoiteNiveau) -> None:
    assert boite.text() == "8"
    boite.setValue(NIVEAU_PLEIN - 1)
    assert boite.text() == "20"
    qtbot.keyClick(boite, Qt.Key.Key_Up)
    assert (boite.value(), boite.text()) == (NIVEAU_PLEIN, "max")


@pytest.mark.parametrize(("texte", "valeur"), [("12", 12), ("max", NIVEAU_PLEIN), ("MAX", NIVEAU_PLEIN), ("21", 21)])
def test_un_niveau_se_tape(qtbot: QtBot, boite: BoiteNiveau, texte: str, valeur: int) -> None:
    assert taper(qtbot, boite, texte) == valeur


@pytest.mark.parametrize("texte", ["zut", "m", "0"])
def test_ce_qui_n_est_pas_un_niveau_ne_change_rien(qtbot: QtBot, boite: BoiteNiveau, texte: str) -> None:
    assert taper(qtbot, boite, texte) == 8
    assert boite.text() == "8"
