"""What is drawn over a position, as vectors."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ecosysteme.formats.sgf.dessins import SANS_DESSINS, Dessins, Figure, Fleche
from ecosysteme.papier.dessins import CASE, svg_dessins

SVG = "{http://www.w3.org/2000/svg}"


def pieces(dessins: Dessins) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg_dessins(dessins)}</svg>'))


def test_rien_n_est_dessine_de_rien() -> None:
    assert svg_dessins(SANS_DESSINS) == ""


def test_chaque_figure_a_sa_forme_a_sa_place_en_noir_sur_blanc() -> None:
    formes = set()
    for figure in Figure:
        [piece] = pieces(Dessins({(1, 2): figure}))
        assert piece.attrib["transform"] == f"translate({2.5 * CASE:g} {1.5 * CASE:g})"
        assert [trait.attrib["stroke"] for trait in piece] == ["#ffffff", "#000000"]
        formes.add(ElementTree.tostring(piece))
    assert len(formes) == len(Figure)


@pytest.mark.parametrize(
    ("fleche", "angle", "longueur"),
    [(((0, 0), (0, 2)), 0, 80), (((2, 0), (0, 0)), -90, 80), (((0, 0), (3, 4)), 36.87, 200)],
)
def test_une_fleche_va_d_un_milieu_vers_l_autre(fleche: Fleche, angle: float, longueur: float) -> None:
    [piece] = pieces(Dessins(fleches=(fleche,)))
    assert piece.attrib["transform"].endswith(f"rotate({angle:.2f})")
    abscisses = [float(point.partition(",")[0]) for point in piece.attrib["points"].split()]
    assert (min(abscisses), max(abscisses)) == (12, longueur - 12)  # the middles stay free


def test_un_texte_est_borne_et_reste_du_xml() -> None:
    _, texte = pieces(Dessins(textes={(0, 0): "<&\x00\n>" + "x" * 90}))
    assert texte.text == "<&>" + "x" * 7
    assert float(texte.attrib["font-size"]) < 3
