"""A table of the library: pointed at, chosen, opened, by the mouse and by the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.bibliotheque.tables import TableBibliotheque

GAUCHE = Qt.MouseButton.LeftButton


def faire(qtbot: QtBot, *, ouvrable: bool) -> tuple[TableBibliotheque, list[tuple[str, int]]]:
    modele = QStandardItemModel()
    for nom in "abc":
        modele.appendRow(QStandardItem(nom))
    table = TableBibliotheque(modele, (0,), ouvrable=ouvrable)
    modele.setParent(table)
    qtbot.addWidget(table)
    recus: list[tuple[str, int]] = []
    for nom in ("vise", "choisie", "ouverte"):
        getattr(table, nom).connect(lambda rang, nom=nom: recus.append((nom, rang)))
    table.show()
    qtbot.waitExposed(table)
    return table, recus


def ou(table: TableBibliotheque, rang: int) -> QPoint:
    return table.visualRect(table.model().index(rang, 0)).center()


def test_un_clic_choisit(qtbot: QtBot) -> None:
    table, recus = faire(qtbot, ouvrable=False)
    qtbot.mouseClick(table.viewport(), GAUCHE, pos=ou(table, 1))
    assert [recu for recu in recus if recu[0] != "vise"] == [("choisie", 1)]


def test_la_colonne_du_menu_le_demande_d_un_clic(qtbot: QtBot) -> None:
    modele = QStandardItemModel()
    modele.appendRow([QStandardItem("a"), QStandardItem("⋯")])
    table = TableBibliotheque(modele, (0,), ouvrable=True, menu=1)
    modele.setParent(table)
    qtbot.addWidget(table)
    table.show()
    with qtbot.waitSignal(table.menu_demande) as demande, qtbot.assertNotEmitted(table.choisie):
        qtbot.mouseClick(table.viewport(), GAUCHE, pos=table.visualRect(modele.index(0, 1)).center())
    assert demande.args[0] == 0


def test_ou_l_on_ouvre_un_clic_attend_de_n_etre_pas_double(qtbot: QtBot) -> None:
    table, recus = faire(qtbot, ouvrable=True)
    with qtbot.waitSignal(table.choisie) as choisie:
        qtbot.mouseClick(table.viewport(), GAUCHE, pos=ou(table, 2))
        assert ("choisie", 2) not in recus
    assert choisie.args == [2]
    recus.clear()
    with qtbot.waitSignal(table.ouverte) as ouverte:
        qtbot.mouseClick(table.viewport(), GAUCHE, pos=ou(table, 1))
        QTest.mouseDClick(table.viewport(), GAUCHE, pos=ou(table, 1))
    assert ouverte.args == [1]
    with qtbot.assertNotEmitted(table.choisie, wait=2 * QApplication.doubleClickInterval()):
        pass


@pytest.mark.parametrize("ouvrable", [False, True])
def test_les_fleches_visent_entree_choisit_et_ctrl_entree_ouvre(qtbot: QtBot, ouvrable: bool) -> None:
    table, recus = faire(qtbot, ouvrable=ouvrable)
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.setCurrentIndex(table.model().index(0, 0))
    recus.clear()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert recus == [("vise", 1), ("choisie", 1), ("ouverte" if ouvrable else "choisie", 1)]


def test_d_autres_lignes_ne_sont_plus_visees(qtbot: QtBot) -> None:
    table, recus = faire(qtbot, ouvrable=False)
    table.entered.emit(table.model().index(1, 0))
    modele = table.model()
    assert isinstance(modele, QStandardItemModel)
    modele.clear()
    assert recus == [("vise", 1), ("vise", -1)]


def test_la_touche_du_menu_et_le_clic_droit_demandent_celui_de_la_ligne(qtbot: QtBot) -> None:
    table, _ = faire(qtbot, ouvrable=True)
    table.setCurrentIndex(table.model().index(2, 0))
    for raison, rang in ((QContextMenuEvent.Reason.Mouse, 1), (QContextMenuEvent.Reason.Keyboard, 2)):
        place = ou(table, 1)
        with qtbot.waitSignal(table.menu_demande) as demande:
            event = QContextMenuEvent(raison, place, table.viewport().mapToGlobal(place))
            QApplication.sendEvent(table.viewport(), event)
        assert demande.args[0] == rang
