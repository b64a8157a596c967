"""The one painter of pages: sizes, letters that fit, boards where they belong, the same everywhere."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF, QImage, QTransform
from pytestqt.qtbot import QtBot

from ecosysteme.papier.page import (
    A4,
    A5,
    POINT,
    Alignement,
    Dessin,
    DocumentPapier,
    Fond,
    Format,
    Page,
    Polyligne,
    Texte,
    Trait,
)
from ui.papier.peinture import UNITES, en_image, en_pdf, police_de, taille_de

FINESSE = 8.0  # px a millimetre
CARRE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
)


def gris(image: QImage) -> npt.NDArray[np.uint8]:
    """Return the lightness of each pixel, line by line."""
    lue = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = np.frombuffer(lue.constBits(), np.uint8).reshape(lue.height(), lue.bytesPerLine())
    return pixels[:, : lue.width()].copy()


def encre(
    image: QImage, x: float, y: float, largeur: float, hauteur: float
) -> tuple[float, float, float, float] | None:
    """Return the box of what is drawn inside a box, mm; ``None`` when nothing is."""
    gauche, haut, droite, bas = (round(cote * FINESSE) for cote in (x, y, x + largeur, y + hauteur))
    lignes, colonnes = np.nonzero(gris(image)[haut:bas, gauche:droite] < 200)
    if not lignes.size:
        return None
    xs, ys = colonnes + gauche, lignes + haut
    return xs.min() / FINESSE, ys.min() / FINESSE, (xs.max() + 1) / FINESSE, (ys.max() + 1) / FINESSE


def peinte(*elements: Texte | Trait | Polyligne | Fond | Dessin) -> QImage:
    return en_image(Page(A5, elements), FINESSE)


@pytest.mark.parametrize("feuille", [A4, A5])
def test_le_pdf_a_ses_pages_au_format(qtbot: QtBot, feuille: Format) -> None:
    pages = tuple(Page(feuille, (Texte(20, 20, 50, 10, f"page {rang}", 10),)) for rang in range(3))
    octets = en_pdf(DocumentPapier("Trois pages", pages))
    assert octets.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", octets)) == 3
    boites = {tuple(map(float, boite.split())) for boite in re.findall(rb"/MediaBox\s*\[([^\]]*)\]", octets)}
    [(_, _, large, haut)] = boites
    assert large == pytest.approx(feuille.largeur / POINT, abs=1)
    assert haut == pytest.approx(feuille.hauteur / POINT, abs=1)
    assert "Trois pages".encode("utf-16-be") in octets or b"Trois pages" in octets
    assert taille_de(feuille).name() == feuille.nom


def test_le_pdf_garde_des_lettres_et_des_traits(qtbot: QtBot) -> None:
    """Vectors: the fonts are in it, and no picture is."""
    octets = en_pdf(
        DocumentPapier("t", (Page(A4, (Texte(20, 20, 90, 10, "Othello", 10), Dessin(20, 40, 30, 30, CARRE))),))
    )
    assert b"/FontFile" in octets
    assert b"/Subtype /Image" not in octets


def test_chaque_chose_est_a_sa_place(qtbot: QtBot) -> None:
    image = peinte(
        Dessin(20, 30, 40, 20, CARRE), Trait(10, 100, 60, 100, 0.5), Polyligne(((10, 120), (60, 140)), ((35, 130),))
    )
    assert image.size().width() == round(A5.largeur * FINESSE)
    assert encre(image, 0, 0, 100, 90) == (30, 30, 50, 50), "as large as the box lets it, in its middle"
    gauche, haut, droite, bas = encre(image, 0, 90, 100, 20) or (0, 0, 0, 0)
    assert (gauche, droite) == (10, 60)
    assert (haut + bas) / 2 == pytest.approx(100, abs=0.2)
    assert encre(image, 34, 128, 2, 4) is not None
    assert encre(image, 0, 60, 100, 30) is None


def test_un_texte_tient_dans_sa_boite(qtbot: QtBot) -> None:
    long = "Élisabeth Vanderschueren-Champigny de la Rochefoucauld-Montmorency"
    for texte in (
        Texte(20, 20, 40, 8, "court", 10),
        Texte(20, 20, 40, 8, long, 10),
        Texte(20, 20, 40, 8, long, 10, "droite", gras=True),
        Texte(20, 20, 40, 8, long, 10, renverse=True),
        Texte(20, 20, 40, 14, f"{long} {long}", 10, lignes=2),
    ):
        boite = encre(peinte(texte), 0, 0, A5.largeur, 60)
        assert boite is not None
        assert boite[0] >= 19.9, texte
        assert boite[1] >= 19.9, texte
        assert boite[2] <= 60.3, texte
        assert boite[3] <= 20 + texte.hauteur + 0.1, texte


def test_un_texte_s_aligne_comme_on_le_veut(qtbot: QtBot) -> None:
    milieux = []
    cotes: tuple[Alignement, ...] = ("gauche", "centre", "droite")
    for cote in cotes:
        boite = encre(peinte(Texte(20, 20, 60, 8, "ici", 10, cote)), 0, 0, A5.largeur, 60)
        assert boite is not None
        milieux.append((boite[0] + boite[2]) / 2)
    assert milieux == sorted(milieux)
    assert milieux[1] == pytest.approx(50, abs=0.5)


def test_un_texte_renverse_se_lit_la_feuille_tournee(qtbot: QtBot) -> None:
    droit = peinte(Texte(20, 20, 60, 8, "Solutions", 10))
    renverse = peinte(Texte(20, 20, 60, 8, "Solutions", 10, renverse=True))
    zone = QRect(round(20 * FINESSE), round(20 * FINESSE), round(60 * FINESSE), round(8 * FINESSE))
    tourne = renverse.copy(zone).transformed(QTransform().rotate(180))
    a, b = gris(droit.copy(zone)) < 128, gris(tourne) < 128
    assert (a ^ b).sum() < 0.25 * (a | b).sum(), "the same letters, to the smoothing of their edges"


def test_une_ligne_forcee_en_commence_une(qtbot: QtBot) -> None:
    une = encre(peinte(Texte(20, 20, 60, 20, "un deux", 10, lignes=2)), 0, 0, A5.largeur, 60)
    deux = encre(peinte(Texte(20, 20, 60, 20, "un\ndeux", 10, lignes=2)), 0, 0, A5.largeur, 60)
    assert une is not None
    assert deux is not None
    assert deux[3] - deux[1] > 1.8 * (une[3] - une[1])


def test_les_lettres_ont_la_taille_demandee_a_toute_finesse(qtbot: QtBot) -> None:
    """The width of a text on the paper is that of its font in hundredths of a millimetre, whatever the device."""
    texte = Texte(20, 20, 100, 10, "Noir gagne 40 à 24", 12)
    attendue = QFontMetricsF(police_de(texte)).horizontalAdvance(texte.texte) / UNITES
    for finesse in (4.0, 8.0, 16.0):
        image = en_image(Page(A5, (texte,)), finesse)
        colonnes = np.nonzero((gris(image) < 200).any(axis=0))[0]
        assert (colonnes[-1] - colonnes[0]) / finesse == pytest.approx(attendue, rel=0.04)


def test_rien_que_du_gris(qtbot: QtBot) -> None:
    image = peinte(
        Fond(10, 10, 40, 10), Texte(10, 10, 40, 10, "pâle", 10, pale=True), Trait(10, 30, 50, 30, 1, pale=True)
    )
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(-1, 4)[:, :3]
    assert (pixels[:, :1] == pixels).all()
    assert len(np.unique(pixels)) > 3
