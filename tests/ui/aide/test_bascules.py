"""What is heard of commands that switch, given by their keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import plateau
from tests.lecteur_ecran import LecteurEcran


def test_une_bascule_dit_ce_qu_elle_devient(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    plateau(fenetre).setFocus()
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Right)  # the cursor is shown: a command tells nothing of its square
    lecteur.oublier()
    for touche, modificateur in (
        (Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier),
    ):
        qtbot.keyClick(plateau(fenetre), touche, modificateur)
    dites = ["Montrer les coups légaux : non", "Montrer les coups légaux : oui", "Analyser", "Panneau : non"]
    assert lecteur.tout == dites
