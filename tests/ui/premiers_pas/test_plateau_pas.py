"""The board that explains: what a legal move would do, in words, under the mouse and under the cursor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.premiers_pas import PREMIERS_PAS
from ui.premiers_pas.plateau_pas import PlateauPas


def test_le_coup_montre_s_explique(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    plateau = PlateauPas(parent)
    plateau.resize(400, 400)
    parent.show()
    dites: list[str] = []
    plateau.explique.connect(dites.append)
    plateau.montrer(PREMIERS_PAS["othello"][3].partie(), interactif=True, animer=False)
    assert dites.pop() == ""
    plateau.montrer_case((5, 2))
    assert dites.pop() == "c6 retournerait 3 pions, en 3 lignes"
    qtbot.keyClick(plateau, Qt.Key.Key_Right)
    assert dites.pop() == ""


def test_un_pas_fait_ne_se_joue_plus(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    plateau = PlateauPas(parent)
    plateau.montrer(PREMIERS_PAS["othello"][3].partie(), interactif=False, animer=False)
    assert not plateau.vue.legaux
    assert plateau.vue.explique
