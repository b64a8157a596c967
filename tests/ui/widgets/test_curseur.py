"""The curve's slider: walked by keys, heard by a screen reader, and in no mouse's way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.theme import CLAIR
from ui.widgets.curseur import CurseurCoups


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


@pytest.fixture
def curseur(qtbot: QtBot, page: QWidget) -> CurseurCoups:
    """After the third of five moves, the keyboard elsewhere."""
    courbe, ailleurs = QWidget(), QPushButton()
    courbe.setMinimumSize(300, 80)
    colonne = QVBoxLayout(page)
    colonne.addWidget(ailleurs)
    colonne.addWidget(courbe)
    curseur = CurseurCoups(courbe)
    curseur.resize(300, 80)
    curseur.montrer(3, 5, "coup 3 sur 5", "évaluation : +4")
    page.show()
    qtbot.waitExposed(page)
    ailleurs.setFocus()
    return curseur


def test_les_touches_parcourent_les_coups_et_s_arretent_aux_bouts(qtbot: QtBot, curseur: CurseurCoups) -> None:
    vus: list[int] = []
    curseur.valueChanged.connect(vus.append)
    curseur.setFocus()
    touches = (Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right)
    for touche in touches:
        qtbot.keyClick(curseur, touche)
    assert vus == [4, 0, 5]


def test_montrer_ne_demande_rien_et_nomme_la_courbe(qtbot: QtBot, curseur: CurseurCoups) -> None:
    with qtbot.assertNotEmitted(curseur.valueChanged):
        curseur.montrer(1, 9, "coup 1 sur 9", "évaluation : 0")
    assert (curseur.value(), curseur.maximum()) == (1, 9)
    courbe = curseur.parentWidget()
    assert courbe is not None
    assert (curseur.accessibleName(), courbe.accessibleName()) == ("coup 1 sur 9",) * 2
    assert curseur.accessibleDescription() == "évaluation : 0"


def test_il_laisse_la_souris_a_la_courbe_et_ne_la_cache_pas(curseur: CurseurCoups) -> None:
    courbe = curseur.parentWidget()
    assert courbe is not None
    assert courbe.childAt(QPoint(150, 40)) is None
    centre = courbe.grab().toImage()
    curseur.hide()
    assert courbe.grab().toImage() == centre, "sans le clavier, il ne peint rien"


def test_le_clavier_se_voit_par_un_anneau(qtbot: QtBot, curseur: CurseurCoups) -> None:
    curseur.definir_theme(CLAIR)
    curseur.setFocus()
    qtbot.waitUntil(curseur.hasFocus)
    image = curseur.grab().toImage()
    assert image.pixelColor(1, 40) == QColor(CLAIR.accent)
    assert image.pixelColor(150, 40) != QColor(CLAIR.accent)
