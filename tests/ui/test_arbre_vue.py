"""What is seen of a tree: any step, forward and back, in sight, as large as wanted, and as an image."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.arbres import GRAND, OTHELLO, arbre, dessin, place, presenter, regard
from ui.arbre_toile import ToileArbre
from ui.theme import SOMBRE


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


def test_l_image_montre_tout_dans_la_largeur_demandee(toile: ToileArbre) -> None:
    toile.zoomer(4)
    large, etroite = toile.image(3000), toile.image(500)
    assert (etroite.width(), large.width() <= 3000) == (500, True)
    couleurs = {large.pixelColor(x, large.height() // 2).name() for x in range(0, large.width(), 5)}
    assert len(couleurs) > 3
    toile.definir_theme(SOMBRE)
    assert toile.image(500).pixelColor(1, 1).name() == SOMBRE.carte
    toile.presenter(None, None)
    assert toile.image(500).isNull()


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
