"""Boards in black and white, as images."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from ecosysteme.papier.planche import Forme, Planche, Signe, rapport, svg_planche

SVG = "{http://www.w3.org/2000/svg}"
OTHELLO = Planche(
    8,
    8,
    {(3, 3): Signe(2), (4, 5): Signe(1, "1"), (3, 5): Signe(2, "24")},
    noms_lignes=tuple("12345678"),
    noms_colonnes=tuple("abcdefgh"),
)


def textes(planche: Planche) -> dict[str, tuple[float, float, str]]:
    """Return where each text of the image is, and its ink."""
    racine = ElementTree.fromstring(svg_planche(planche))
    return {
        texte.text or "": (float(texte.attrib["x"]), float(texte.attrib["y"]), texte.attrib["fill"])
        for texte in racine.iter(f"{SVG}text")
    }


def disques(planche: Planche) -> dict[tuple[float, float], str]:
    racine = ElementTree.fromstring(svg_planche(planche))
    return {
        (float(rond.attrib["cx"]), float(rond.attrib["cy"])): rond.attrib["fill"]
        for rond in racine.iter(f"{SVG}circle")
        if rond.attrib["r"] == "16"
    }


def test_un_numero_est_sur_sa_case_a_l_encre_qui_se_lit_sur_son_pion() -> None:
    lus, ronds = textes(OTHELLO), disques(OTHELLO)
    colonne, ligne = 5.5 * 40, 4.5 * 40  # f5
    assert lus["1"][0] == -13 or lus["1"][0] == colonne  # the line called 1 has the same name
    assert ronds == {(140, 140): "#ffffff", (colonne, ligne): "#000000", (colonne, 140): "#ffffff"}
    x, y, encre = lus["24"]
    assert (x, encre) == (colonne, "#000000")
    assert 140 < y < 150, "the letters stand on their line, in the middle of the disc"
    sans_noms = replace(OTHELLO, noms_lignes=(), noms_colonnes=())
    assert textes(sans_noms)["1"][::2] == (colonne, "#ffffff")


def test_rien_n_est_dit_par_une_couleur() -> None:
    """Black, white and the grey of the grid: what a printer without colours prints as it is."""
    planche = replace(OTHELLO, reperes={(0, 0): "croix", (4, 5): "etoile", (7, 7): "etoile"})
    assert set(re.findall("#[0-9a-f]{6}", svg_planche(planche))) == {"#000000", "#ffffff", "#777777"}


@pytest.mark.parametrize("forme", ["disque", "signe", "objet"])
def test_les_deux_camps_se_distinguent_par_la_forme(forme: Forme) -> None:
    images = [svg_planche(Planche(1, 1, {(0, 0): Signe(camp)}, forme, grille=False)) for camp in (1, 2)]
    assert images[0] != images[1]


def test_le_dernier_coup_et_la_ligne_gagnante_se_voient() -> None:
    for forme in ("disque", "signe"):
        nu, dernier, gagnant = (
            svg_planche(Planche(1, 1, {(0, 0): signe}, forme))
            for signe in (Signe(1), Signe(1, dernier=True), Signe(1, gagnant=True))
        )
        assert len({nu, dernier, gagnant}) == 3, forme


def test_l_image_a_la_forme_du_plateau() -> None:
    assert rapport(Planche(6, 7, {}, noms_colonnes=tuple("1234567"))) == pytest.approx((6 * 40 + 29) / (7 * 40 + 6))
    assert rapport(OTHELLO) == 1
    racine = ElementTree.fromstring(svg_planche(OTHELLO))
    assert racine.attrib["viewBox"] == f"0 0 {racine.attrib['width']} {racine.attrib['height']}"
