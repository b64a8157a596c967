"""The box in which is written who played a game, when, where and in which event."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete, NotreJoueur
from ui.documents.circonstances import DialogueCirconstances
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue

DEDANS = Entete(noir="Tamenori", blanc=NotreJoueur("humain"), ronde="3", cote_noir="2400", commentaire="finale")


@pytest.fixture
def recus() -> list[Entete]:
    return []


def ouvrir(page: QWidget, recus: list[Entete], *, ici: bool) -> DialogueCirconstances:
    dialogue = DialogueCirconstances(page, ("Noir", "Blanc"), DEDANS, ici=ici)
    dialogue.choisi.connect(recus.append)
    dialogue.open()
    return dialogue


def champ(dialogue: DialogueCirconstances, nom: str) -> QLineEdit:
    return trouver(dialogue, QLineEdit, f"circonstance_{nom}")


def test_ce_qui_y_est_ecrit_entre_dans_l_entete_et_le_reste_y_demeure(
    qtbot: QtBot, page: QWidget, langue: Langue, recus: list[Entete]
) -> None:
    dialogue = ouvrir(page, recus, ici=False)
    assert (champ(dialogue, "premier").text(), champ(dialogue, "second").text()) == ("Tamenori", "Humain")
    champ(dialogue, "premier").selectAll()
    qtbot.keyClicks(champ(dialogue, "premier"), " Tastet ")
    qtbot.keyClicks(champ(dialogue, "evenement"), "Championnat de France")
    qtbot.keyClicks(champ(dialogue, "date"), "2019-05-04")
    qtbot.keyClick(champ(dialogue, "date"), Qt.Key.Key_Return)
    attendu = Entete(
        noir="Tastet",
        blanc=NotreJoueur("humain"),
        date="2019-05-04",
        evenement="Championnat de France",
        ronde="3",
        cote_noir="2400",
        commentaire="finale",
    )
    assert recus == [attendu]


def test_qui_joue_ici_n_y_change_pas_de_nom_et_rien_ne_part_sans_changement(
    qtbot: QtBot, page: QWidget, langue: Langue, recus: list[Entete]
) -> None:
    dialogue = ouvrir(page, recus, ici=True)
    assert not champ(dialogue, "premier").isEnabled()
    assert not champ(dialogue, "second").isEnabled()
    qtbot.keyClick(champ(dialogue, "lieu"), Qt.Key.Key_Return)
    assert recus == []
