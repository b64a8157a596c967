"""The ring over a board: around one square whatever its size, seen through and clicked through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position, lire_case
from tests.ui.pixels import compter_pixels
from tests.ui.plateaux import DEPART_OTHELLO
from ui.partie_lecon.anneau import AnneauFaute
from ui.plateau.vue import PlateauVue
from ui.socle.theme import CLAIR, SOMBRE

CASE = lire_case("d3")


@pytest.fixture
def plateau(qtbot: QtBot) -> PlateauVue:
    plateau = PlateauVue()
    qtbot.addWidget(plateau)
    plateau.afficher(DEPART_OTHELLO, animer=False)
    plateau.resize(480, 480)
    plateau.show()
    qtbot.waitExposed(plateau)
    return plateau


def rouges(plateau: PlateauVue, couleur: str) -> int:
    return compter_pixels(plateau.grab().toImage(), couleur)


def test_il_entoure_une_case_a_toute_taille(qtbot: QtBot, plateau: PlateauVue) -> None:
    anneau = AnneauFaute(plateau)
    assert not anneau.isVisible()
    for cote in (480, 300):
        plateau.resize(cote, cote)
        anneau.entourer(CASE)
        assert anneau.geometry().contains(plateau.centre(CASE))
        assert rouges(plateau, CLAIR.gaffe) > cote / 4
    plateau.resize(600, 600)
    qtbot.waitUntil(lambda: anneau.geometry().contains(plateau.centre(CASE)))
    anneau.definir_theme(SOMBRE)
    assert rouges(plateau, SOMBRE.gaffe) > 100
    anneau.entourer(None)
    assert rouges(plateau, SOMBRE.gaffe) == 0


def test_on_clique_au_travers(qtbot: QtBot, plateau: PlateauVue) -> None:
    choisies: list[Position] = []
    plateau.case_choisie.connect(choisies.append)
    AnneauFaute(plateau).entourer(CASE)
    assert plateau.childAt(plateau.centre(CASE)) is None
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre(CASE))
    assert choisies == [CASE]
