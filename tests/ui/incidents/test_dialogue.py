"""The report to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from ui.incidents.dialogue import DialogueRapport
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


def test_il_se_lit_se_copie_se_ferme_sans_bloquer(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> None:
    dialogue = DialogueRapport(coquille, "ligne 1\nligne 2")
    dialogue.show()
    assert not dialogue.isModal()
    texte = trouver(dialogue, QPlainTextEdit, "texte_rapport")
    qtbot.keyClicks(texte, "x")
    assert texte.toPlainText() == "ligne 1\nligne 2"
    with qtbot.waitSignal(dialogue.copie):
        qtbot.mouseClick(trouver(dialogue, QPushButton, "bouton_copier_rapport"), GAUCHE)
    langue.choisir("en")
    qtbot.waitUntil(lambda: dialogue.windowTitle() == "Incident report")
    qtbot.mouseClick(trouver(dialogue, QPushButton, "bouton_fermer_rapport"), GAUCHE)
    qtbot.waitUntil(lambda: not coquille.findChildren(DialogueRapport))
