"""The disc of a camp: its colour, and the token of its game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ui.jeux.registre import ADAPTATEURS
from ui.plateau.disque import Disque
from ui.plateau.style import Style
from ui.plateau.style_othello import OTHELLO
from ui.socle.theme import CLAIR, SOMBRE

STYLES = [adaptateur.style for adaptateur in ADAPTATEURS.values()]


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_un_disque_a_la_couleur_de_son_camp_dans_les_deux_themes(qtbot: QtBot, theme: object) -> None:
    disque = Disque()
    qtbot.addWidget(disque)
    disque.resize(24, 24)
    clartes = []
    for camp in (1, 2):
        disque.setProperty("camp", camp)  # as the .ui file does
        clartes.append(disque.grab().toImage().pixelColor(12, 12).lightnessF())
    assert clartes[0] < 0.35 < 0.8 < clartes[1]


@pytest.mark.parametrize("style", STYLES, ids=lambda style: type(style).__name__)
def test_un_disque_porte_le_jeton_de_son_jeu(qtbot: QtBot, style: Style) -> None:
    disque = Disque()
    qtbot.addWidget(disque)
    disque.resize(24, 24)
    othello = disque.grab().toImage()
    disque.definir_style(style)
    premier = disque.grab().toImage()
    assert (premier == othello) == (style is OTHELLO)
    disque.setProperty("camp", 2)
    assert disque.grab().toImage() != premier
    disque.setProperty("camp", 0)
    rien = disque.grab().toImage()
    assert {rien.pixel(x, y) for x in range(24) for y in range(24)} == {rien.pixel(0, 0)}, "nobody's turn"
