"""Where the squares are, at any size and density."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from ui.plateau_geometrie import Geometrie


@given(
    st.sampled_from([4, 6, 8, 10]),
    st.integers(120, 1600),
    st.integers(120, 1600),
    st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]),
)
def test_les_cases_sont_carrees_centrees_et_sur_les_pixels(t: int, largeur: int, hauteur: int, densite: float) -> None:
    geo = Geometrie.pour(t, largeur, hauteur, densite)
    cadre = geo.cadre
    assert QRectF(-0.01, -0.01, largeur + 0.02, hauteur + 0.02).contains(cadre)
    assert cadre.width() == pytest.approx(cadre.height())
    assert abs(cadre.center().x() - largeur / 2) <= 1
    assert abs(cadre.center().y() - hauteur / 2) <= 1
    for longueur in (geo.gauche, geo.haut, geo.case):
        assert longueur * densite == pytest.approx(round(longueur * densite), abs=1e-6)
    for position in ((0, 0), (t - 1, t - 1), (1, 2)):
        assert geo.position_en(geo.rectangle(position).center()) == position
    for dehors in (cadre.topLeft(), cadre.bottomRight(), QPointF(geo.gauche - 0.5, geo.haut + 1), QPointF(-5, -5)):
        assert geo.position_en(dehors) is None
