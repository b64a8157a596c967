"""The curves alone: where a move lies, and what the mouse tells of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.socle.theme import CLAIR, SOMBRE
from ui.widgets.courbes import RAYON_REPERE, CadreCourbes, CoupNumerote, Courbe, VueCourbes

ROUGE = "#ff0000"


@pytest.fixture
def vue(qtbot: QtBot) -> VueCourbes:
    vue = VueCourbes()
    qtbot.addWidget(vue)
    vue.resize(500, 120)
    vue.show()
    qtbot.waitExposed(vue)
    vue.montrer([Courbe(((0, 0), (10, 8), (20, -8)), ROUGE, ronds=True)], CadreCourbes(20, 8, ("−8", "0", "8")), 10)
    return vue


def test_un_coup_se_peint_ou_l_on_clique_pour_le_viser(vue: VueCourbes) -> None:
    vises: list[int] = []
    vue.coup_vise.connect(vises.append)
    for coup in (0, 7, 20):
        QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.point(coup).toPoint())
    QTest.mouseClick(vue, Qt.MouseButton.RightButton, pos=vue.point(3).toPoint())
    assert vises == [0, 7, 20]


def test_ce_qui_vaut_plus_est_plus_haut_et_reste_dans_le_cadre(vue: VueCourbes) -> None:
    hauteurs = [vue.point(5, valeur).y() for valeur in (8, 1, 0, -1, -8)]
    assert hauteurs == sorted(hauteurs)
    assert 0 < hauteurs[0] < hauteurs[-1] < vue.height()


def test_un_axe_de_mots_longs_leur_laisse_la_place(vue: VueCourbes) -> None:
    avant = vue.point(0).x()
    vue.montrer((), CadreCourbes(20, 1, ("Le second gagne", "Nulle", "Le premier gagne")), 0)
    assert vue.point(0).x() > avant + 20


def test_chaque_point_est_peint_et_le_fond_suit_le_theme(vue: VueCourbes) -> None:
    image = vue.grab().toImage()
    for coup, valeur in vue.courbes[0].points:
        point = vue.point(coup, valeur).toPoint()
        assert image.pixelColor(point + QPoint(1, 0)) == QColor(ROUGE)
    vide = QPoint(vue.width() - 2, 2)
    assert image.pixelColor(vide) == QColor(CLAIR.carte)
    vue.definir_theme(SOMBRE)
    assert vue.grab().toImage().pixelColor(vide) == QColor(SOMBRE.carte)


def test_deux_numeros_voisins_ne_se_cachent_pas(vue: VueCourbes) -> None:
    reperes = [
        CoupNumerote(1, 8, 3, en_haut=True),
        CoupNumerote(2, 9, 3, en_haut=False),
        CoupNumerote(3, 9, 3, en_haut=True),
    ]
    vue.montrer(vue.courbes, vue.cadre, 0, reperes)
    premier, bas, second = (vue.place(repere) for repere in reperes)
    assert second.x() - premier.x() >= 2 * RAYON_REPERE
    assert (premier.y(), bas.x()) == (second.y(), vue.point(9).x())
    vises: list[int] = []
    vue.coup_vise.connect(vises.append)
    for place in (premier, bas, second):
        QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert vises == [8, 9, 9]


def test_l_axe_de_droite_prend_sa_place_sur_les_courbes(vue: VueCourbes) -> None:
    avant = vue.point(20).x()
    vue.montrer(vue.courbes, replace(vue.cadre, droite=("−8", "0", "+8")), 0)
    assert vue.point(20).x() < avant - 20
    assert colonne(vue, vue.width() - 12) != {CLAIR.carte}


def colonne(vue: VueCourbes, gauche: int) -> set[str]:
    """The colours of a narrow column of the picture."""
    image = vue.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(gauche - 14, gauche) for y in range(image.height())}
