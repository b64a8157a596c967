"""The buttons of the line that was found: as many as it has moves, up to a dozen; one pressed again is let go."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from ui.position.suite_prouvee import COUPS_DITS, BoutonsDeSuite
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def test_un_bouton_par_coup(qtbot: QtBot, langue: Langue) -> None:
    suite = BoutonsDeSuite()
    qtbot.addWidget(suite)
    suite.show()
    suite.montrer([f"a{rang}" for rang in range(COUPS_DITS + 3)])
    boutons = [trouver(suite, QToolButton, f"pose_suite_{rang + 1}") for rang in range(COUPS_DITS)]
    assert [bouton.text() for bouton in boutons if bouton.isVisible()] == [f"a{rang}" for rang in range(COUPS_DITS)]
    etapes: list[int] = []
    suite.etape.connect(etapes.append)
    for _ in range(2):
        qtbot.mouseClick(boutons[1], GAUCHE)
    assert etapes == [2, 0]
    assert "a0 a1 " in boutons[1].toolTip()
    suite.serrer(3 * boutons[0].sizeHint().width())
    assert [bouton.isVisible() for bouton in boutons[1:4]] == [True, True, False]
    suite.montrer(["b1"])
    assert [bouton.isVisible() for bouton in boutons[:2]] == [True, False]
    suite.montrer([])
    assert not suite.isVisible()
