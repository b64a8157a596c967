"""Where the squares are, at any shape, size and density."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from ui.plateau.geometrie import ORDINAIRE, Cadrage, Geometrie

LARGEURS = st.integers(120, 1600)
DENSITES = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
CADRAGES = st.sampled_from([ORDINAIRE, Cadrage(entete=1.0, rangs=False), Cadrage(rangs=False, allonge=1.3)])


@given(st.integers(1, 21), st.integers(1, 10), LARGEURS, LARGEURS, DENSITES, CADRAGES)
def test_les_cases_sont_dans_le_widget_centrees_et_sur_les_pixels(
    lignes: int, colonnes: int, largeur: int, hauteur: int, densite: float, cadrage: Cadrage
) -> None:
    geo = Geometrie.pour(lignes, colonnes, largeur, hauteur, densite, cadrage)
    tout = geo.cadre.adjusted(0, -geo.entete, 0, 0)
    assert QRectF(-0.01, -0.01, largeur + 0.02, hauteur + 0.02).contains(tout)
    assert abs(tout.center().x() - largeur / 2) <= 1
    assert abs(tout.center().y() - hauteur / 2) <= 1
    for longueur in (geo.gauche, geo.haut, geo.case, geo.pas):
        assert longueur * densite == pytest.approx(round(longueur * densite), abs=1e-6)
    for position in ((0, 0), (lignes - 1, colonnes - 1), (lignes // 2, colonnes // 2)):
        assert geo.position_en(geo.rectangle(position).center()) == position
    for dehors in (geo.cadre.bottomRight(), QPointF(geo.gauche - 0.5, geo.haut + 1), QPointF(-5, -5)):
        assert geo.position_en(dehors) is None


@given(st.integers(1, 21), st.integers(1, 10), LARGEURS, LARGEURS, DENSITES)
def test_les_cases_sont_carrees_et_aussi_grandes_que_possible(
    lignes: int, colonnes: int, largeur: int, hauteur: int, densite: float
) -> None:
    geo = Geometrie.pour(lignes, colonnes, largeur, hauteur, densite)
    assert geo.pas == geo.case
    reste_large = (largeur - geo.cadre.width()) * densite
    reste_haut = (hauteur - geo.cadre.height()) * densite
    assert reste_large < colonnes + 1 or reste_haut < lignes + 1, "a case one pixel larger would still have fitted"


@given(st.integers(1, 21), st.integers(1, 10), LARGEURS, LARGEURS)
def test_les_tas_s_ecartent_jusqu_a_un_cadre_carre(lignes: int, colonnes: int, largeur: int, hauteur: int) -> None:
    geo = Geometrie.pour(lignes, colonnes, largeur, hauteur, 1.0, Cadrage(rangs=False, allonge=1.3))
    assert geo.pas >= int(1.3 * geo.case)
    assert geo.cadre.width() <= max(geo.cadre.height(), colonnes * int(1.3 * geo.case) + 2 * geo.bord)


def test_au_dessus_du_cadre_on_vise_encore_la_colonne() -> None:
    geo = Geometrie.pour(6, 7, 400, 400, 1.0, Cadrage(entete=1.0, rangs=False))
    assert geo.position_en(QPointF(geo.gauche + 2.5 * geo.case, geo.haut - geo.case)) == (0, 2)
    assert geo.position_en(QPointF(geo.gauche + 2.5 * geo.case, geo.haut - geo.bord - geo.entete - 1)) is None
    ordinaire = Geometrie.pour(6, 7, 400, 400, 1.0)
    assert ordinaire.position_en(QPointF(200, ordinaire.haut - 2)) is None
