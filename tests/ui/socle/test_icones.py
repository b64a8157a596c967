"""The icons of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage
from pytestqt.qtbot import QtBot

from ui.socle.icones import DESSINS, icone, octets_png
from ui.socle.theme import CLAIR, SOMBRE, Theme


def image(dessin: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return dessin.pixmap(QSize(64, 64), 1.0, mode).toImage()


def couleurs_pleines(dessin: QImage) -> set[str]:
    """The colours that are not an edge's mixture."""
    pixels = (dessin.pixelColor(x, y) for x in range(dessin.width()) for y in range(dessin.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
@pytest.mark.parametrize("nom", DESSINS)
def test_une_icone_a_la_couleur_du_texte_et_palit_quand_le_bouton_s_eteint(
    qtbot: QtBot, nom: str, theme: Theme
) -> None:
    dessin = icone(nom, theme)
    assert couleurs_pleines(image(dessin)) == {theme.sur_accent if nom == "demarrer" else theme.texte}
    assert couleurs_pleines(image(dessin, QIcon.Mode.Disabled)) == {theme.eteint}


def test_les_icones_se_distinguent_par_la_forme(qtbot: QtBot) -> None:
    dessins = [image(icone(nom, CLAIR)) for nom in DESSINS]
    assert all(dessins[i] != dessins[j] for i in range(len(dessins)) for j in range(i))


def test_les_octets_sont_ceux_d_une_image_png() -> None:
    image = QImage(5, 3, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.red)
    lue = QImage.fromData(octets_png(image))
    assert lue == image


def test_une_image_vide_n_a_pas_d_octets() -> None:
    with pytest.raises(MemoryError):
        octets_png(QImage())
