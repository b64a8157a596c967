"""What is seen of a tree: any step, forward and back, in sight, and as large as wanted."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.arbres import GRAND, OTHELLO, arbre, dessin, place, presenter, regard
from ui.raisonnement.arbre.toile import ToileArbre


def test_en_arriere_l_image_est_celle_d_avant(toile: ToileArbre) -> None:
    nombre = arbre(*OTHELLO).nb_etapes
    pas = range(0, nombre + 1, nombre // 6)
    dessins = []
    for k in pas:
        toile.aller(k)
        dessins.append(dessin(toile))
    assert all(avant != apres for avant, apres in pairwise(dessins))
    for k, avant in reversed(list(zip(pas, dessins, strict=True))):
        toile.aller(k)
        assert dessin(toile) == avant


def test_une_police_plus_grande_agrandit_tout(qtbot: QtBot, toile: ToileArbre) -> None:
    avant = regard(toile).echelle.mesures.em
    police = toile.font()
    police.setPointSizeF(police.pointSizeF() * 2)
    toile.setFont(police)
    qtbot.waitUntil(lambda: regard(toile).echelle.mesures.em > 1.7 * avant)


def test_le_dernier_pas_reste_en_vue(toile: ToileArbre) -> None:
    presenter(toile, GRAND, 1)
    toile.zoomer(300, QPointF(0, 0))
    cultive = arbre(*GRAND)
    for k in (cultive.nb_etapes // 2, cultive.nb_etapes - 3, 7):
        toile.aller(k)
        etape = cultive.etape(k)
        assert etape is not None
        assert toile.viewport().rect().contains(place(toile, etape.noeud))
    toile.suivre = False
    gauche = toile.horizontalScrollBar().value()
    toile.aller(cultive.nb_etapes)
    assert toile.horizontalScrollBar().value() == gauche
