"""The icons that show a game's tokens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ui.plateau.icones import icone_application, icone_pion
from ui.socle.theme import CLAIR, SOMBRE, Theme

LIGNE = 16  # px: the side of an icon in a line of a table
VISIBLE = 3.0  # to 1: the least contrast of what must be seen that is no text


def luminance(couleur: QColor) -> float:
    """Return the relative luminance of WCAG 2."""

    def lineaire(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    rouge, vert, bleu = (lineaire(part) for part in (couleur.redF(), couleur.greenF(), couleur.blueF()))
    return 0.2126 * rouge + 0.7152 * vert + 0.0722 * bleu


def contraste(une: QColor, autre: QColor) -> float:
    basse, haute = sorted((luminance(une), luminance(autre)))
    return (haute + 0.05) / (basse + 0.05)


@pytest.mark.parametrize("camp", [1, 2])
@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_un_petit_pion_se_detache_de_tout_fond(qtbot: QtBot, theme: Theme, camp: int) -> None:
    """On each side, at least a pixel and a half of its edge stands out: a thinner line fades as it is smoothed."""
    for fond in (QColor(theme.carte), QColor(theme.fond), QColor(theme.arbre_bande)):
        image = QImage(LIGNE, LIGNE, QImage.Format.Format_RGB32)
        image.fill(fond)
        with QPainter(image) as peintre:
            icone_pion(camp).paint(peintre, image.rect())
        bord = [contraste(image.pixelColor(x, LIGNE // 2), fond) for x in range(3)]
        assert max(bord) >= VISIBLE, (fond.name(), bord)
        assert sum(bord) - len(bord) >= 1.5 * (VISIBLE - 1), (fond.name(), bord)


def test_l_icone_du_programme_montre_un_pion_noir_et_un_pion_blanc(qtbot: QtBot) -> None:
    dessin = icone_application().pixmap(QSize(256, 256), 1.0).toImage()
    noir, blanc, tapis = (QColor(dessin.pixelColor(*place)) for place in ((80, 80), (170, 170), (220, 40)))
    assert noir.lightnessF() < 0.4 < 0.8 < blanc.lightnessF()
    assert tapis.green() > max(tapis.red(), tapis.blue())
    assert dessin.pixelColor(0, 0).alpha() == 0
