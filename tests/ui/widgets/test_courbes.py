"""The curves alone: where a move lies, and what the mouse tells of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.socle.theme import CLAIR, SOMBRE
from ui.widgets.courbes import RAYON_REPERE, CadreCourbes, CoupMarque, Courbe, Marque, VueCourbes

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


def test_le_mot_de_la_bande_s_ecarte_des_courbes(vue: VueCourbes) -> None:
    cadre = CadreCourbes(20, 8, ("−8", "0", "8"), bande=(10, "prouvé"))

    def haut(*valeurs: float) -> float:
        vue.montrer([Courbe(((0, 0), (10, valeur), (20, valeur)), ROUGE) for valeur in valeurs], cadre, 10)
        return vue.place_du_mot(10, "prouvé").center().y()

    assert haut() == haut(-8) < vue.point(0, 4).y()
    assert vue.point(0, 4).y() < haut(7) < vue.point(0, -4).y()
    assert haut(7, 3.5, 0) > vue.point(0, -1).y()
    assert haut(7, 3, 0, -3, -7) == haut(), "toutes prises"


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
        CoupMarque("1", 8, 3, en_haut=True),
        CoupMarque("2", 9, 3, en_haut=False),
        CoupMarque("3", 9, 3, en_haut=True),
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


@pytest.mark.parametrize(
    ("forme", "couleur", "coin"), [(Marque.TRIANGLE, CLAIR.erreur, (2, 7)), (Marque.LOSANGE, CLAIR.gaffe, (6, 0))]
)
def test_une_marque_a_sa_forme_et_se_dit_a_la_souris(
    vue: VueCourbes, monkeypatch: pytest.MonkeyPatch, forme: Marque, couleur: str, coin: tuple[int, int]
) -> None:
    dits: list[str] = []
    monkeypatch.setattr("ui.widgets.courbes.montrer_bulle", lambda _ou, texte, _widget: dits.append(texte))
    repere = CoupMarque("?", 12, 0, en_haut=True, forme=forme, dit="Coup 12")
    vue.montrer(vue.courbes, vue.cadre, 0, [repere])
    image, centre = vue.grab().toImage(), vue.place(repere)
    ici = (centre + QPointF(*coin)).toPoint()
    teinte = min((image.pixelColor(ici + QPoint(0, dy)) for dy in (-1, 0, 1, 2)), key=QColor.lightness)
    assert teinte.hue() == pytest.approx(QColor(couleur).hue(), abs=8)
    assert image.pixelColor((centre + QPointF(7, -5)).toPoint()).name() == CLAIR.carte, "les deux sont étroits en haut"
    for ou in (centre, centre + QPointF(40, 0)):
        QApplication.sendEvent(vue, QHelpEvent(QEvent.Type.ToolTip, ou.toPoint(), vue.mapToGlobal(ou.toPoint())))
    assert dits == ["Coup 12", ""]


@pytest.mark.parametrize(("coups", "couleur"), [((8,), CLAIR.gaffe), ((8, 9), CLAIR.carte)])
def test_des_marques_serrees_restent_a_leur_coup_et_deviennent_petites(
    vue: VueCourbes, coups: tuple[int, ...], couleur: str
) -> None:
    reperes = [CoupMarque("", coup, 0, en_haut=True, forme=Marque.LOSANGE) for coup in coups]
    vue.montrer((), replace(vue.cadre, coups=120), 0, reperes)
    assert [vue.place(repere).x() for repere in reperes] == [vue.point(coup).x() for coup in coups]
    assert vue.grab().toImage().pixelColor(vue.place(reperes[0]).toPoint() - QPoint(0, 6)).name() == couleur


def test_une_marque_reste_dans_le_cadre(vue: VueCourbes) -> None:
    reperes = [CoupMarque("?", coup, 0, en_haut=True, forme=Marque.TRIANGLE) for coup in (18, 19, 20)]
    vue.montrer(vue.courbes, CadreCourbes(20, 8, ("−8", "0", "8"), depassement=1.4), 0, reperes)
    assert max(vue.place(repere).x() for repere in reperes) <= vue.aire.right() - RAYON_REPERE


def test_l_axe_de_droite_prend_sa_place_sur_les_courbes(vue: VueCourbes) -> None:
    avant = vue.point(20).x()
    vue.montrer(vue.courbes, replace(vue.cadre, droite=("−8", "0", "+8")), 0)
    assert vue.point(20).x() < avant - 20
    assert colonne(vue, vue.width() - 12) != {CLAIR.carte}


def colonne(vue: VueCourbes, gauche: int) -> set[str]:
    """The colours of a narrow column of the picture."""
    image = vue.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(gauche - 14, gauche) for y in range(image.height())}
