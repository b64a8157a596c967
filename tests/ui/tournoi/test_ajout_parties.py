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

    choisis: list[int] = []
    for touche in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        dialogue = AjoutParties(parent, 60)
        dialogue.choisi.connect(choisis.append)
        dialogue.open()
        qtbot.keyClicks(dialogue.parties, "72")
        qtbot.keyClick(dialogue.parties, touche)
    assert choisis == [72]
