"""Curves: well-formed, within their frame, whatever is asked of them."""

from __future__ import annotations

from math import inf, nan
from xml.etree import ElementTree

import pytest

from ecosysteme.tournoi.courbes import HAUTEUR, LARGEUR, CourbeTournoi, dessiner, graduations

SVG = "{http://www.w3.org/2000/svg}"


def test_tout_est_dans_le_cadre() -> None:
    points = [(10.0, -35.0), (20.0, 12.0), (30.0, nan), (40.0, 80.0)]
    bande = [(-inf, inf), (-40.0, 60.0), (0.0, 1.0), (20.0, 140.0)]
    svg = dessiner(
        [CourbeTournoi("<a> & b", points, bande), CourbeTournoi("c", [(10.0, 1.0)])], "parties", (-2.94, 2.94)
    )
    racine = ElementTree.fromstring(svg)
    assert [titre.text for titre in racine.iter(SVG + "title")] == ["<a> & b", "c"]
    for trace in (*racine.iter(SVG + "polyline"), *racine.iter(SVG + "polygon")):
        for point in trace.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert -1 <= x <= LARGEUR + 1
            assert -1 <= y <= HAUTEUR + 1
    marques = [trace for trace in racine.iter(SVG + "polyline") if trace.get("class") == "marque"]
    assert len(marques) == 2


@pytest.mark.parametrize("points", [[], [(1.0, nan)]])
def test_sans_point_pas_de_dessin(points: list[tuple[float, float]]) -> None:
    assert dessiner([CourbeTournoi("a", points)], "parties") == ""


@pytest.mark.parametrize(("bas", "haut"), [(0, 1), (-3, 3), (-2000, 12), (0.001, 0.002), (7, 8)])
def test_les_graduations_sont_rondes_et_peu_nombreuses(bas: float, haut: float) -> None:
    marques = graduations(bas, haut)
    assert 3 <= len(marques) <= 9
    assert bas <= marques[0] < marques[-1] <= haut
