"""The boxes of the camps are clicked as the mouse does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from tests.ui.joueurs.cases import Cliquer
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def cliquer(qtbot: QtBot, coquille: FenetreDessinee) -> Cliquer:
    def clic(nom: str) -> None:
        case = trouver(coquille, QCheckBox, nom)
        qtbot.mouseClick(case, GAUCHE, pos=QPoint(8, case.height() // 2))

    return clic
