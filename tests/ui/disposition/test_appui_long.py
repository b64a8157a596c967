"""A finger on the board: a tap plays as a click does, a long press explains the square and plays nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ui.disposition.appui_long import AppuiLong
from ui.plateau.vue import PlateauVue

D3 = (2, 3)


@pytest.fixture
def ecran_tactile() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def tactile(plateau: PlateauVue) -> PlateauVue:
    AppuiLong(plateau)
    return plateau


def poser(plateau: PlateauVue, ecran: QPointingDevice, ou: QPoint) -> None:
    QTest.touchEvent(plateau, ecran).press(0, ou, plateau).commit()


def lever(plateau: PlateauVue, ecran: QPointingDevice, ou: QPoint) -> None:
    QTest.touchEvent(plateau, ecran).release(0, ou, plateau).commit()


def test_une_tape_joue_sans_que_rien_l_ait_survolee(
    qtbot: QtBot, tactile: PlateauVue, ecran_tactile: QPointingDevice, choix: list[Position]
) -> None:
    for case in (D3, (4, 5)):
        poser(tactile, ecran_tactile, tactile.centre(case))
        lever(tactile, ecran_tactile, tactile.centre(case))
    qtbot.waitUntil(lambda: choix == [D3, (4, 5)])


def test_un_appui_long_explique_la_case_et_ne_joue_rien(
    qtbot: QtBot, tactile: PlateauVue, ecran_tactile: QPointingDevice, choix: list[Position]
) -> None:
    ou = tactile.centre(D3)
    poser(tactile, ecran_tactile, ou)
    qtbot.waitUntil(lambda: QToolTip.text() == tactile.description_case(D3))
    lever(tactile, ecran_tactile, ou)
    QToolTip.hideText()
    poser(tactile, ecran_tactile, tactile.centre((4, 5)))
    lever(tactile, ecran_tactile, tactile.centre((4, 5)))
    qtbot.waitUntil(lambda: bool(choix))
    assert choix == [(4, 5)], "l'appui long n'a rien joué, et la tape suivante joue"


def test_la_souris_que_l_on_tient_joue_quand_meme(qtbot: QtBot, tactile: PlateauVue, choix: list[Position]) -> None:
    qtbot.mousePress(tactile, Qt.MouseButton.LeftButton, pos=tactile.centre(D3))
    qtbot.mouseRelease(tactile, Qt.MouseButton.LeftButton, pos=tactile.centre(D3))
    assert choix == [D3]


def test_un_doigt_qui_glisse_n_explique_ni_ne_joue(
    qtbot: QtBot, tactile: PlateauVue, ecran_tactile: QPointingDevice, choix: list[Position]
) -> None:
    ici, la = tactile.centre(D3), tactile.centre((4, 5))
    poser(tactile, ecran_tactile, ici)
    QTest.touchEvent(tactile, ecran_tactile).move(0, la, tactile).commit()
    lever(tactile, ecran_tactile, la)
    poser(tactile, ecran_tactile, ici)
    lever(tactile, ecran_tactile, ici)
    qtbot.waitUntil(lambda: bool(choix))
    assert choix == [D3]
