"""The board as SVG: well-formed, each disc on its square, and nothing that QtSvg cannot draw."""

from xml.etree import ElementTree

from ecosysteme.dessin import COULEURS_PUISSANCE4, svg, svg_morpion, svg_nim, svg_puissance4, vignette

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
    document += svg_puissance4([[1, 2]]) + svg_morpion([[1, 2], [0, 0]]) + svg_nim((2, 1), "ab")
    for interdit in ("clip-path", "rgba(", "dominant-baseline", " id="):
        assert interdit not in document


def ronds(document: str) -> list[tuple[float, float, str]]:
    image = ElementTree.fromstring(document)
    return [
        (float(rond.get("cx", "nan")), float(rond.get("cy", "nan")), rond.get("fill", ""))
        for rond in image.iter(f"{BALISE}circle")
    ]


def test_au_puissance_4_la_ligne_0_est_en_bas() -> None:
    grille = [[0] * 7 for _ in range(6)]
    grille[0][2], grille[1][2] = 1, 2
    disques = ronds(svg_puissance4(grille))
    assert len(disques) == 42
    rouge, jaune = (couleurs[0] for couleurs in COULEURS_PUISSANCE4[1:])
    assert [disque for disque in disques if disque[2] in (rouge, jaune)] == [
        (124.0, 244.0, rouge),
        (124.0, 204.0, jaune),
    ]


def test_au_morpion_chaque_signe_est_sur_sa_case() -> None:
    image = ElementTree.fromstring(svg_morpion(((0, 1, 0), (0, 0, 2), (0, 0, 0))))
    places = [(groupe.get("transform"), groupe[0].tag) for groupe in image.iter(f"{BALISE}g")]
    assert places == [("translate(84.0 44.0)", f"{BALISE}path"), ("translate(124.0 84.0)", f"{BALISE}circle")]


def test_au_nim_une_colonne_par_tas() -> None:
    document = svg_nim((1, 0, 2), "abc")
    assert [rond[:2] for rond in ronds(document)] == [(44.0, 84.0), (124.0, 84.0), (124.0, 44.0)]
    textes = [texte.text for texte in ElementTree.fromstring(document).iter(f"{BALISE}text")]
    assert textes == ["a : 1", "b : 0", "c : 2"]
    assert ronds(svg_nim((0, 0), "ab")) == []


def test_une_vignette_est_le_plateau_reduit_sans_ses_mots() -> None:
    piece = vignette(svg(4, {(0, 0): "N"}), 100, 10, 52)  # 208 pixels wide, so a quarter
    groupe = ElementTree.fromstring(piece)
    assert groupe.get("transform") == "translate(74.0 10.0) scale(0.250)"
    assert [element.tag for element in groupe].count("circle") == 1
    assert not list(groupe.iter("text"))
