"""The cursor is brought to a square, with the keyboard."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.plateaux import DEPART_OTHELLO
from ui.exercices.plateau_exercice import PlateauExercice


def test_le_curseur_vient_sur_la_case(qtbot: QtBot) -> None:
    plateau = PlateauExercice()
    qtbot.addWidget(plateau)
    plateau.show()
    qtbot.waitExposed(plateau)
    plateau.afficher(DEPART_OTHELLO, animer=False)
    plateau.montrer_case((2, 3))
    assert plateau.curseur == (2, 3)
    assert plateau.focusWidget() is plateau
