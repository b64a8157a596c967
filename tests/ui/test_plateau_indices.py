"""How a hint looks, on its pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ecosysteme.moteur.avis import Note
from ui.plateau_indices import Indice, indices_de, peindre_indice, signe
from ui.theme import CLAIR, SOMBRE, Theme


def peindre(indice: Indice, cote: int = 60, theme: Theme = CLAIR, survole: int | None = None) -> QImage:
    image = QImage(cote, cote, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.plateau_bas))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    peindre_indice(p, QRectF(0, 0, cote, cote), indice, theme, survole)
    p.end()
    return image


def difference(une: QImage, autre: QImage) -> list[tuple[int, int]]:
    return [(x, y) for x in range(une.width()) for y in range(une.height()) if une.pixel(x, y) != autre.pixel(x, y)]


def fond(cote: int, theme: Theme = CLAIR) -> QImage:
    image = QImage(cote, cote, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.plateau_bas))
    return image


def test_les_meilleurs_sont_ceux_de_la_plus_haute_note_et_l_exact_le_reste() -> None:
    notes = {(2, 3): Note(4, 10, 100, False), (3, 2): Note(4, 9, 73, False), (4, 5): Note(-12, 20, 100, True)}
    assert indices_de(notes) == {
        (2, 3): Indice(4, meilleur=True),
        (3, 2): Indice(4, meilleur=True),
        (4, 5): Indice(-12, exact=True),
    }
    assert indices_de({}) == {}


def test_le_signe_se_lit_toujours() -> None:
    assert [signe(valeur) for valeur in (64, 4, 0, -3)] == ["+64", "+4", "0", "−3"]


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@pytest.mark.parametrize("cote", [22, 40, 62, 110])
def test_il_se_voit_sans_sortir_de_sa_case(qtbot: QtBot, theme: Theme, cote: int) -> None:
    image = peindre(Indice(-64, meilleur=True, exact=True), cote, theme)
    points = difference(image, fond(cote, theme))
    assert len(points) > cote * cote // 5
    assert all(0 < x < cote - 1 and 0 < y < cote - 1 for x, y in points)


def test_le_meilleur_l_exact_et_la_valeur_se_distinguent(qtbot: QtBot) -> None:
    images = [peindre(indice) for indice in (Indice(4), Indice(4, meilleur=True), Indice(4, exact=True), Indice(-4))]
    assert all(une != autre for rang, une in enumerate(images) for autre in images[rang + 1 :])
    coche = difference(images[0], images[2])
    assert coche
    assert all(x > 40 and y < 30 for x, y in coche), "la coche est dans son coin"


def test_sur_un_pion_fantome_il_s_ecrit_dans_l_autre_couleur(qtbot: QtBot) -> None:
    sur_noir, sur_blanc = peindre(Indice(0), survole=1), peindre(Indice(0), survole=2)
    vide = QColor(CLAIR.plateau_bas).lightness()

    def clartes(image: QImage) -> list[int]:
        return [image.pixelColor(x, y).lightness() for x, y in difference(image, fond(60))]

    assert max(clartes(sur_noir)) > vide
    assert min(clartes(sur_blanc)) < vide
    assert max(clartes(sur_blanc)) <= vide
