"""How many games are added: more than were played, as many as a tournament may have at most."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.plan import PARTIES_DU_TOURNOI
from ui.tournoi.ajout_parties import AjoutParties


def test_il_en_faut_plus_que_de_jouees_et_la_plus_longue_n_en_prend_plus_guere(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for jouees, proposees in ((60, 120), (900_000, PARTIES_DU_TOURNOI.maximum)):
        dialogue = AjoutParties(parent, jouees)
        assert (dialogue.parties.minimum(), dialogue.parties.value()) == (jouees + 1, proposees)
        dialogue.open()
        with qtbot.assertNotEmitted(dialogue.choisi), qtbot.waitSignal(dialogue.destroyed):
            dialogue.reject()
    dialogue = AjoutParties(parent, 60)
    dialogue.open()
    with qtbot.waitSignal(dialogue.choisi, check_params_cb=lambda parties: parties == 72):
        qtbot.keyClicks(dialogue.parties, "72")
        qtbot.keyClick(dialogue.parties, Qt.Key.Key_Return)
