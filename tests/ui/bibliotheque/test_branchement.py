"""The library in the window: its tab is there, and asks when it is shown."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.socle.chargeur import trouver


def test_l_onglet_dit_ce_qu_il_y_a(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    assert fenetre.findChild(QLabel, "resume_bibliotheque") is None, "rien n'est fait avant qu'on y aille"
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    resume = trouver(fenetre, QLabel, "resume_bibliotheque")
    qtbot.waitUntil(lambda: resume.text() == "Aucune partie dans la bibliothèque.", timeout=20_000)
