"""A bar says one sentence, and is as high as it is asked to be."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.disposition.barre_texte import BarreTexte
from ui.socle.chargeur import trouver
from ui.socle.textes import Etiquette


def test_la_phrase_et_la_hauteur(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    barre = BarreTexte(parent, "barre", 40)
    barre.texte.setText("Vous jouez Noir")
    assert trouver(parent, Etiquette, "barre_texte").text() == "Vous jouez Noir"
    assert barre.height() == 40
