"""The two tabs of the mode Matchs: each leads to the other, and stays on its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from ui.disposition.onglets_matchs import NOMS, OngletsMatchs
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

GAUCHE = Qt.MouseButton.LeftButton


def montrer(qtbot: QtBot, nom: str) -> tuple[OngletsMatchs, QTabBar]:
    onglets = OngletsMatchs(nom)
    qtbot.addWidget(onglets)
    onglets.show()
    qtbot.waitExposed(onglets)
    return onglets, trouver(onglets, QTabBar, f"onglets_{nom}")


@pytest.mark.parametrize("rang", range(len(NOMS)))
def test_un_clic_ou_une_fleche_demande_l_autre_et_l_onglet_reste(qtbot: QtBot, langue: Langue, rang: int) -> None:
    onglets, barre = montrer(qtbot, NOMS[rang])
    autre = 1 - rang
    assert barre.currentIndex() == rang
    with qtbot.waitSignal(onglets.choisi) as choisi:
        qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(autre).center())
    assert (choisi.args, barre.currentIndex()) == ([NOMS[autre]], rang)
    with qtbot.waitSignal(onglets.choisi) as choisi:
        qtbot.keyClick(barre, Qt.Key.Key_Right if autre else Qt.Key.Key_Left)
    assert (choisi.args, barre.currentIndex()) == ([NOMS[autre]], rang)
    with qtbot.assertNotEmitted(onglets.choisi):
        qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(rang).center())


def test_titre_d_un_dock_ils_le_detachent(qtbot: QtBot, langue: Langue) -> None:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    dock = QDockWidget(fenetre)
    fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    onglets = OngletsMatchs("tournoi")
    onglets.definir_theme(SOMBRE)
    onglets.intituler(dock)
    dock.setTitleBarWidget(onglets)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    detacher = trouver(onglets, QToolButton, "bouton_detacher")
    assert (detacher.isVisible(), detacher.icon().isNull()) == (True, False)
    qtbot.mouseClick(detacher, GAUCHE)
    qtbot.waitUntil(dock.isFloating)


def test_ils_suivent_la_langue(qtbot: QtBot, langue: Langue) -> None:
    onglets, barre = montrer(qtbot, "matchs")
    onglets.definir_theme(CLAIR)
    assert [barre.tabText(rang) for rang in range(2)] == ["Série", "Tournoi"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: [barre.tabText(rang) for rang in range(2)] == ["Series", "Tournament"])
    assert barre.accessibleName() == "Ways to let programs play"
