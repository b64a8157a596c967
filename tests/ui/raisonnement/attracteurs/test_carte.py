"""The map of the classes: all in sight at once, each class found under the mouse, what is out of sight not painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs.graphe_morpion import Graphe, ParcoursGraphe, graphe
from ui.raisonnement.attracteurs.carte import CarteMorpion
from ui.socle.canevas import PAS_DE_ZOOM
from ui.socle.theme import CLAIR, SOMBRE

JEU = Morpion()
APRES = EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0)))


@pytest.fixture
def tout() -> Graphe:
    return graphe(EtatMorpion())


@pytest.fixture
def carte(qtbot: QtBot, tout: Graphe) -> CarteMorpion:
    carte = CarteMorpion()
    qtbot.addWidget(carte)
    carte.resize(380, 420)
    carte.presenter(tout)
    carte.show()
    qtbot.waitExposed(carte)
    return carte


def test_toute_la_carte_se_voit_et_chaque_classe_se_retrouve(carte: CarteMorpion, tout: Graphe) -> None:
    dedans = QRectF(carte.rect())
    for numero in range(len(tout.classes)):
        assert dedans.contains(carte.point(numero))
        assert carte.numero_en(carte.point(numero)) == numero
    assert carte.numero_en(QPointF(1, 1)) == -1
    carte.presenter(None)
    assert carte.numero_en(QPointF(100, 100)) == -1
    carte.grab()


def test_la_molette_agrandit_autour_de_la_souris(carte: CarteMorpion) -> None:
    fixe, avant = carte.point(200), carte.echelle
    for _ in range(4):
        carte.wheelEvent(
            QWheelEvent(
                fixe, fixe, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase, False,
            )
        )  # fmt: skip
    assert carte.echelle == pytest.approx(avant * PAS_DE_ZOOM**4)
    assert (carte.point(200) - fixe).manhattanLength() < 1e-6
    carte.zoomer(1e9)
    assert carte.echelle < 200, "borné"


def test_le_chemin_reste_en_vue_et_change_l_image(carte: CarteMorpion, tout: Graphe) -> None:
    parcours = ParcoursGraphe(tout)
    nu = carte.grab().toImage()
    carte.zoomer(6)
    parcours.aller(len(tout.classes) - 1)
    assert not QRectF(carte.rect()).contains(carte.point(parcours.numero))
    carte.montrer_chemin(parcours.numeros, parcours.etats)
    assert QRectF(carte.rect()).contains(carte.point(parcours.numero))
    assert carte.selection == parcours.numero
    carte.ajuster()
    assert carte.grab().toImage() != nu


def test_une_image_par_camp_montre_et_par_theme(carte: CarteMorpion) -> None:
    images = [carte.grab().toImage()]
    carte.montrer_camps((1,))
    images.append(carte.grab().toImage())
    carte.montrer_camps((2,))
    images.append(carte.grab().toImage())
    carte.definir_theme(SOMBRE)
    images.append(carte.grab().toImage())
    assert all(une != autre for rang, une in enumerate(images) for autre in images[:rang])
    carte.definir_theme(CLAIR)
    carte.montrer_camps((1, 2))
    assert carte.grab().toImage() == images[0], "rien ne reste de ce qui a été gardé"


def test_redimensionner_garde_ce_que_la_main_a_choisi(qtbot: QtBot, carte: CarteMorpion) -> None:
    avant = carte.echelle
    carte.resize(600, 660)
    qtbot.waitUntil(lambda: carte.echelle > avant)
    carte.zoomer(2)
    choisie = carte.echelle
    carte.resize(300, 320)
    carte.grab()
    assert carte.echelle == choisie


def test_ce_qui_est_hors_de_vue_n_est_pas_peint(carte: CarteMorpion, monkeypatch: pytest.MonkeyPatch) -> None:
    peints: list[int] = []
    ordinaire = CarteMorpion._peindre_noeud

    def noter(soi: CarteMorpion, p: QPainter, numero: int, point: QPointF) -> None:
        peints.append(numero)
        ordinaire(soi, p, numero, point)

    monkeypatch.setattr(CarteMorpion, "_peindre_noeud", noter)
    carte.zoomer(1e9, carte.point(300))
    carte.grab()
    assert 300 in peints
    assert len(set(peints)) < 60
    peints.clear()
    carte.update()
    carte.grab()
    assert len(set(peints)) < 10, "la carte elle-même est gardée"


def test_une_petite_suite_montre_les_grilles(qtbot: QtBot, carte: CarteMorpion) -> None:
    fin = EtatMorpion(((1, 2, 1), (2, 1, 2), (0, 0, 0)))
    carte.presenter(graphe(fin))
    assert carte.echelle > 40
    carte.montrer_chemin((0,), (fin,))
    assert set(carte.mots.values()) == {"a3", "b3"}, "les coups, à la symétrie près"
