"""The discs: three kinds, seen at every size, rimmed where the board asks for it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import PIONS
from tests.ui.pixels import compter_pixels
from ui.plateau.pions import APLATS, dessiner_ombre, dessiner_pion, dessiner_retournement, lettres, teintes
from ui.socle.aspects.plateau import ASPECTS, VERT_CLAIR, Aspect
from ui.socle.langue import Langue

COTE, RAYON = 60, 26
CENTRE = QPointF(COTE / 2, COTE / 2)


def vide() -> QImage:
    image = QImage(COTE, COTE, QImage.Format.Format_RGB32)
    image.fill(QColor(VERT_CLAIR.bas))
    return image


def pion(camp: int, aspect: Aspect, *, ombre: bool = False, tourne: float | None = None) -> QImage:
    image = vide()
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if ombre:
            dessiner_ombre(p, CENTRE, RAYON, aspect)
        elif tourne is not None:
            dessiner_retournement(p, CENTRE, RAYON, camp, aspect, tourne)
        else:
            dessiner_pion(p, CENTRE, RAYON, camp, aspect)
    return image


@pytest.mark.parametrize("camp", [1, 2])
def test_les_trois_sortes_se_distinguent_et_gardent_leur_camp(qtbot: QtBot, camp: int) -> None:
    images = {sorte: pion(camp, replace(VERT_CLAIR, pions=sorte)) for sorte in PIONS.choix}
    assert all(images[une] != images[autre] for une, autre in combinations(PIONS.choix, 2))
    aplat = QColor(APLATS[camp]).rgb()
    assert compter_pixels(images["plats"], APLATS[camp]) > compter_pixels(images["lettres"], APLATS[camp]) > 800
    assert images["lettres"].pixel(12, 30) == aplat, "la lettre laisse au pion sa couleur"
    clartes = [image.pixelColor(14, 24).lightness() for image in images.values()]
    assert all(clarte < 90 for clarte in clartes) if camp == 1 else all(clarte > 200 for clarte in clartes)


def test_la_lettre_est_celle_de_la_langue(qtbot: QtBot, langue: Langue) -> None:
    aspect = replace(VERT_CLAIR, pions="lettres")
    langue.choisir("fr")
    assert lettres() == ("N", "B")
    francais = pion(2, aspect)
    langue.choisir("en")
    assert lettres() == ("B", "W")
    assert pion(2, aspect) != francais
    langue.choisir("fr")
    assert pion(2, aspect) == francais


def test_seuls_les_pions_ombres_ont_une_ombre(qtbot: QtBot) -> None:
    assert pion(1, VERT_CLAIR, ombre=True) != vide()
    assert all(pion(1, replace(VERT_CLAIR, pions=sorte), ombre=True) == vide() for sorte in ("plats", "lettres"))
    assert len(teintes(1, VERT_CLAIR)) == 3
    assert teintes(1, replace(VERT_CLAIR, pions="plats")) == (APLATS[1],)


@pytest.mark.parametrize(
    ("cle", "camp"), [(("sombre", "vert"), 1), (("clair", "papier"), 2), (("sombre", "contraste"), 1)]
)
def test_le_pion_que_le_plateau_perdrait_est_cerne(qtbot: QtBot, cle: tuple[str, str], camp: int) -> None:
    aspect = ASPECTS[cle]
    cerne = aspect.cernes[camp - 1]
    assert compter_pixels(pion(camp, aspect), cerne) > 60
    assert compter_pixels(pion(3 - camp, aspect), cerne) < 5


@pytest.mark.parametrize("sorte", PIONS.choix)
def test_un_pion_qui_tourne_se_retrecit_et_finit_comme_au_repos(qtbot: QtBot, sorte: str) -> None:
    aspect = replace(VERT_CLAIR, pions=sorte)
    etroit, plein = pion(2, aspect, tourne=0.3), pion(2, aspect, tourne=1.0)
    fond = QColor(VERT_CLAIR.bas).rgb()

    def large(image: QImage) -> int:
        return sum(image.pixel(x, COTE // 2) != fond for x in range(COTE))

    assert large(etroit) < large(plein) - 15
    if sorte != "ombres":
        assert plein == pion(2, aspect)
