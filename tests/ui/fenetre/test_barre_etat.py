"""The message line, on its pixels."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ui.fenetre.barre_etat import BarreEtat


@pytest.fixture
def barre(qtbot: QtBot) -> BarreEtat:
    """A bar that says something lasting on its left and on its right."""
    barre = BarreEtat()
    qtbot.addWidget(barre)
    barre.setSizeGripEnabled(False)
    barre.setContentsMargins(14, 0, 14, 0)
    barre.addWidget(QLabel("HHH"))
    barre.addPermanentWidget(QLabel("HHH"))
    barre.resize(400, 28)
    barre.show()
    qtbot.waitExposed(barre)
    return barre


def colonnes_ecrites(barre: BarreEtat) -> list[int]:
    """Return the columns in which the middle of the bar is not plain."""
    QApplication.processEvents()
    image: QImage = barre.grab().toImage()
    fond = image.pixel(2, 14)
    return [x for x in range(image.width()) if any(image.pixel(x, y) != fond for y in range(10, 18))]


def test_un_message_commence_ou_commence_ce_qui_dure(barre: BarreEtat) -> None:
    dure = colonnes_ecrites(barre)
    barre.showMessage("HHH")
    passe = colonnes_ecrites(barre)
    assert passe[0] == dure[0] > 14
    assert passe == dure
    barre.clearMessage()
    assert colonnes_ecrites(barre) == dure


def test_un_long_message_s_arrete_devant_ce_qui_reste(barre: BarreEtat) -> None:
    droite = colonnes_ecrites(barre)[-1]
    barre.showMessage("H" * 500)
    assert colonnes_ecrites(barre)[-1] == droite
    reste = barre.findChildren(QLabel)[-1]
    assert barre.cadre_message.right() < reste.x()
