"""The curve as a slider: its value is read and set, it takes no click and paints nothing but its focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.fenetre.curseur import CurseurCoups


def test_sa_valeur_se_lit_se_change_et_ne_se_signale_que_changee(qtbot: QtBot) -> None:
    page, courbe = QWidget(), QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(courbe)
    curseur = CurseurCoups(courbe)
    curseur.resize(200, 100)
    page.resize(240, 140)
    page.show()
    qtbot.waitExposed(page)
    nue = curseur.grab().toImage()
    recus: list[int] = []
    curseur.valueChanged.connect(recus.append)
    curseur.montrer(4, 12, "évaluation au fil des coups", "coup 4 sur 12")
    lu = QAccessible.queryAccessibleInterface(curseur)
    assert (lu.role(), lu.text(QAccessible.Text.Name)) == (QAccessible.Role.Slider, "évaluation au fil des coups")
    assert courbe.accessibleDescription() == lu.text(QAccessible.Text.Description) == "coup 4 sur 12"
    assert (lu.valueInterface().currentValue(), recus) == (4, [])
    lu.valueInterface().setCurrentValue(7)
    qtbot.keyClick(curseur, Qt.Key.Key_Left)
    assert recus == [7, 6]
    assert courbe.childAt(10, 10) is None, "la souris reste à la courbe"
    assert curseur.grab().toImage() == nue
    curseur.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(curseur.hasFocus)
    assert curseur.grab().toImage() != nue
