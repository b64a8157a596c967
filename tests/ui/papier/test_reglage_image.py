"""The numbers asked for before a picture is written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import COTE_ANIMATION, DUREE_ANIMATION
from ui.papier.reglage_image import ReglageImage
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

LIGNES = {COTE_ANIMATION: ("Côté", "pixels"), DUREE_ANIMATION: ("Durée", "ms")}


@pytest.fixture
def ouvrir(qtbot: QtBot, memoire: Memoire) -> Callable[[], ReglageImage]:
    """Opens the box, as often as asked."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def ouvre() -> ReglageImage:
        reglage = ReglageImage(parent, memoire, "Animation", LIGNES)
        reglage.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        reglage.show()
        return reglage

    return ouvre


def test_les_nombres_sont_bornes_et_retenus(qtbot: QtBot, memoire: Memoire, ouvrir: Callable[[], ReglageImage]) -> None:
    reglage = ouvrir()
    cote = trouver(reglage, QSpinBox, "cote_animation")
    assert (cote.minimum(), cote.value(), cote.maximum()) == (64, 480, 8192)
    cote.setValue(300)
    qtbot.mouseClick(trouver(reglage, QDialogButtonBox, "boutons_image").buttons()[0], Qt.MouseButton.LeftButton)
    assert (memoire.lire(COTE_ANIMATION), memoire.lire(DUREE_ANIMATION)) == (300, 700)
    assert trouver(ouvrir(), QSpinBox, "cote_animation").value() == 300


def test_renoncer_ne_retient_rien(qtbot: QtBot, memoire: Memoire, ouvrir: Callable[[], ReglageImage]) -> None:
    reglage = ouvrir()
    trouver(reglage, QSpinBox, "cote_animation").setValue(300)
    reglage.reject()
    assert memoire.lire(COTE_ANIMATION) == 480
