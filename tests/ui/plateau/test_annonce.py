"""What is said over the board: for a moment, or for as long as it lasts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.plateau.annonce import Annonce
from ui.plateau.vue import PlateauVue


def test_ce_qui_dure_laisse_dire_ce_qui_passe_et_revient(
    qtbot: QtBot, plateau: PlateauVue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.plateau.annonce.DUREE", 100)
    annonce = Annonce(plateau)
    annonce.tenir("1 %")
    annonce.dire("Blanc passe.")
    annonce.tenir("2 %")
    assert annonce.text() == "Blanc passe."
    qtbot.waitUntil(lambda: annonce.text() == "2 %", timeout=PATIENCE)
    assert annonce.isVisible()
    annonce.tenir("")
    assert not annonce.isVisible()


def test_un_texte_vide_n_efface_que_ce_qui_passe(plateau: PlateauVue) -> None:
    annonce = Annonce(plateau)
    annonce.dire("Blanc passe.")
    annonce.dire("")
    assert not annonce.isVisible()
    annonce.tenir("1 %")
    annonce.dire("")
    assert (annonce.isVisible(), annonce.text()) == (True, "1 %")
