"""A board that says over itself what it refuses."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message
from tests.ui.plateaux import DEPART_OTHELLO
from ui.plateau.plateau_parlant import PlateauParlant
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def test_un_refus_se_lit_jusqu_a_la_position_suivante(
    qtbot: QtBot, langue: Langue, entendus: list[tuple[str, bool]]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    plateau = PlateauParlant(page, "plateau_essai")
    plateau.resize(400, 400)
    page.show()
    refus = trouver(plateau, QLabel, "annonce_refus")
    plateau.refuser((0, 0), Message("la case {case} est déjà occupée", case="a1"))
    assert (refus.isVisible(), refus.text()) == (True, "La case a1 est déjà occupée")
    assert entendus[-1] == (refus.text(), True)
    plateau.afficher(plateau.vue)
    assert refus.isVisible()
    plateau.afficher(DEPART_OTHELLO)
    assert refus.isHidden()
    qtbot.keyClicks(plateau, "a9")
    assert refus.isVisible()
