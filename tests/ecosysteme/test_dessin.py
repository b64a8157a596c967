"""The board as SVG: well-formed, each disc on its square, and nothing that QtSvg cannot draw."""

from xml.etree import ElementTree

from ecosysteme.dessin import svg

BALISE = "{http://www.w3.org/2000/svg}"


def test_chaque_pion_est_sur_sa_case_et_de_sa_couleur() -> None:
    image = ElementTree.fromstring(svg(4, {(0, 3): "N", (2, 1): "B"}))
    ronds = [(rond.get("cx"), rond.get("cy"), rond.get("fill")) for rond in image.iter(f"{BALISE}circle")]
    # 24 pixels of margin, 40 a square: column 3 is centred on x = 164, line 0 on y = 44.
    assert ronds == [("164.0", "44.0", "#1b1f1f"), ("84.0", "124.0", "#f4f3ef")]
    assert image.get("width") == image.get("height") == "208"


def test_les_cases_jouables_ont_un_point_et_les_bords_leurs_noms() -> None:
    image = ElementTree.fromstring(svg(6, {}, [(1, 2), (5, 0)]))
    points = [(point.get("cx"), point.get("cy")) for point in image.iter(f"{BALISE}circle")]
    assert points == [("124.0", "84.0"), ("44.0", "244.0")]
    assert [texte.text for texte in image.iter(f"{BALISE}text")] == [*"abcdef", *"123456"]


def test_rien_que_qtsvg_ne_sache_dessiner() -> None:
    document = svg(8, {(3, 3): "B", (3, 4): "N"}, [(2, 3)])
    for interdit in ("clip-path", "rgba(", "dominant-baseline", " id="):
        assert interdit not in document
