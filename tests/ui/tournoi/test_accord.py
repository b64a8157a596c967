from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.tournoi.accord import demander_accord
from ui.widgets.fenetre import FenetreDessinee

PROGRAMMES = ("externe:gtp:rm -r <b>tout</b>", "externe:nboard:autre")


@pytest.mark.parametrize("lancer", [True, False])
def test_rien_n_est_lance_sans_le_bouton_qui_le_dit(qtbot: QtBot, coquille: FenetreDessinee, lancer: bool) -> None:
    acceptes: list[bool] = []
    demander_accord(coquille, PROGRAMMES, lambda: acceptes.append(True))
    boite = trouver(coquille, QMessageBox, "boite_accord")
    qtbot.waitExposed(boite)
    assert all(programme in boite.text() for programme in PROGRAMMES)
    assert boite.textFormat() is Qt.TextFormat.PlainText
    bouton = QMessageBox.StandardButton.Ok if lancer else QMessageBox.StandardButton.Cancel
    if not lancer:
        assert boite.defaultButton() is boite.button(bouton)
    with qtbot.waitSignal(boite.finished):
        qtbot.mouseClick(boite.button(bouton), Qt.MouseButton.LeftButton)
    assert acceptes == [True] * lancer
