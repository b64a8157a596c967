"""The bars: which camp is the pupil's, and the points where the game counts them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.premiers_pas import PREMIERS_PAS
from ui.premiers_pas.cadre_pas import BarreTexte, dire_tour


def test_le_camp_et_les_points(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    barre = BarreTexte(parent, "barre", 40)
    barre.texte.setText(dire_tour(PREMIERS_PAS["othello"][0].partie()))
    assert barre.texte.text() == "Vous jouez Noir · Noir 2, Blanc 2"
    assert barre.height() == 40


def test_sans_points_le_camp_seul() -> None:
    assert "·" not in dire_tour(PREMIERS_PAS["morpion"][0].partie())
