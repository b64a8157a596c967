"""The images of the nodes: told apart without colours, kept, never larger than their place."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QFont, QImage
from pytestqt.qtbot import QtBot

from ui.plateau.style_morpion import MORPION
from ui.plateau.style_othello import OTHELLO
from ui.raisonnement.arbre.cache_images import Allure, CacheImages
from ui.socle.theme import CLAIR, SOMBRE, Theme


def gris(image: QImage | None) -> QImage:
    assert image is not None
    return image.convertToFormat(QImage.Format.Format_Alpha8)  # the outline alone


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
@pytest.mark.parametrize("relatif", [False, True])
def test_les_points_se_distinguent_sans_couleur(qtbot: QtBot, theme: Theme, relatif: bool) -> None:
    cache = CacheImages(theme, QFont(), 1.0, OTHELLO, relatif)
    formes = [
        cache.point(1, 1, Allure.ELAGUE, 12),
        cache.point(1, 1, Allure.INCONNU, 12),
        cache.point(1, 1, Allure.FERME, 12),
    ]
    if not relatif:
        formes.append(cache.point(2, 1, Allure.FERME, 12))
    for une, autre in combinations(formes, 2):
        assert gris(une) != gris(autre)
    clair, plein = (cache.point(camp, 1, Allure.FERME, 12).pixelColor(6, 6) for camp in (2, 1))
    assert clair != plein


def test_une_valeur_tient_dans_sa_place_ou_n_est_pas_ecrite(qtbot: QtBot) -> None:
    cache = CacheImages(CLAIR, QFont(), 2.0, MORPION, relatif=True)
    for place in range(5, 120, 3):
        boite = cache.boite("+12", 1, 1, Allure.FERME, place)
        if boite is not None:
            assert boite.deviceIndependentSize().width() <= place + 1
    assert cache.boite("+12", 1, 1, Allure.FERME, 5) is None
    assert cache.boite("+12", 1, 1, Allure.FERME, 90) is cache.boite("+12", 1, 1, Allure.FERME, 90)
