"""The painted curves: where points are, what the axis says, and which move the mouse is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from ui.fenetre.courbes import CadreCourbes, Courbe, VueCourbes

from ui.socle.theme import CLAIR


@pytest.fixture
def vue(qtbot: QtBot) -> VueCourbes:
    vue = VueCourbes()
    qtbot.addWidget(vue)
    vue.resize(400, 120)
    vue.show()
    qtbot.waitExposed(vue)
    return vue


def test_un_mot_long_sur_l_axe_laisse_moins_de_place_aux_courbes(vue: VueCourbes) -> None:
    avant = vue.point(0).x()
    vue.montrer([], CadreCourbes(textes=("Le second gagne", "", "Le premier gagne")), 0)
    assert vue.point(0).x() > avant
    assert vue.point(10).x() <= vue.width()


def test_ce_que_la_souris_vise_est_le_coup_de_ce_point(qtbot: QtBot, vue: VueCourbes) -> None:
    vue.montrer([], CadreCourbes(coups=60), 0)
    vises: list[int] = []
    vue.coup_vise.connect(vises.append)
    for coup in (0, 17, 60):
        QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.point(coup).toPoint())
    QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert vises[:3] == [0, 17, 60]
    assert vises[3] < 0, "à gauche du départ : à qui dessine de borner"


def test_la_premiere_courbe_est_peinte_sur_les_autres(vue: VueCourbes) -> None:
    plates = [Courbe([(0, 0.5), (10, 0.5)], couleur) for couleur in (CLAIR.accent, CLAIR.courbe_pions)]
    vue.montrer(plates, CadreCourbes(), 0)
    image = vue.grab().toImage()
    point = vue.point(5, 0.5).toPoint()
    assert image.pixelColor(point).name() != CLAIR.courbe_pions
    couleurs = {image.pixelColor(point.x(), point.y() + ecart).name() for ecart in (-1, 0, 1)}
    assert CLAIR.accent in couleurs
