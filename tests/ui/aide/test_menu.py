"""The entries of the help menu: each opens its window, which blocks nothing, and no second one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from ui.aide.menu import brancher_aide
from ui.aide.nouveautes import Nouveautes
from ui.disposition.modes import Modes
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


@pytest.mark.parametrize("nom", ["raccourcis", "glossaire", "a_propos"])
def test_une_boite_ne_bloque_pas_et_tient_a_l_ecran(
    qtbot: QtBot, coquille: FenetreDessinee, langue: Langue, memoire: Memoire, messages: Messages, nom: str
) -> None:
    brancher_aide(coquille, Nouveautes(coquille, memoire, messages, ""), Modes(coquille, memoire), memoire, messages)
    for _ in range(2):
        trouver(coquille, QAction, f"action_{nom}").trigger()
    boites = [boite for boite in coquille.findChildren(QDialog) if boite.isVisible()]
    assert [boite.objectName() for boite in boites] == [nom]
    [boite] = boites
    assert not boite.isModal()
    assert boite.screen().availableSize().expandedTo(boite.size()) == boite.screen().availableSize()
    qtbot.keyClick(boite, Qt.Key.Key_Escape)
    assert not boite.isVisible()
