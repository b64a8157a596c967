"""What a finger hits: large in the header for everybody, in the strip once somebody has touched the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFrame, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import fermer, ouvrir
from tests.ui.disposition.mesures import cote_du_plateau, dimensionner, reposer
from ui.disposition.cibles import COTE
from ui.disposition.entete import BANDE
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


def petites(parent: QWidget) -> list[str]:
    """Name what is in sight and smaller than a finger."""
    vus = [widget for genre in (QToolButton, QComboBox) for widget in parent.findChildren(genre) if widget.isVisible()]
    return [
        widget.objectName() or widget.accessibleName() or widget.toolTip()
        for widget in vus
        if widget.height() < COTE or (widget.width() < COTE and isinstance(widget, QToolButton))
    ]


@pytest.mark.parametrize("largeur", [1366, 1024])
def test_les_cibles_de_l_entete_sont_larges_pour_tous(qtbot: QtBot, fenetre: ApplicationIHM, largeur: int) -> None:
    dimensionner(fenetre, largeur, 768)
    assert set(petites(trouver(fenetre, QToolBar, "entete"))) <= {"jeu", "taille", "coins"}


def test_toucher_l_ecran_agrandit_la_bande(qtbot: QtBot, memoire: Memoire) -> None:
    ecran: QPointingDevice = QTest.createTouchDevice()
    fenetre = ouvrir(qtbot, memoire)
    dimensionner(fenetre, 1366, 768)
    bande, cote = trouver(fenetre, QFrame, "bande"), cote_du_plateau(fenetre)
    assert set(petites(bande)) == {f"bouton_{nom}" for nom in BANDE}
    ou = bande.mapTo(fenetre, QPoint(bande.width() - 4, bande.height() // 2))  # on the message: nothing is pressed
    QTest.touchEvent(fenetre, ecran).press(0, ou, fenetre).commit()
    QTest.touchEvent(fenetre, ecran).release(0, ou, fenetre).commit()
    qtbot.waitUntil(lambda: not petites(bande))
    reposer()
    assert not petites(trouver(fenetre, QToolBar, "entete"))
    assert cote - 24 <= cote_du_plateau(fenetre) <= cote
    fermer(fenetre)
