"""The figures at the end of the bar: their room, their padlock, and how old they look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ui.socle.theme import CLAIR, SOMBRE, Theme, feuille, palette
from ui.widgets.texte_chances import ECART, LARGEUR_CADENAS, TexteChances


@pytest.fixture(params=[CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def theme(request: pytest.FixtureRequest) -> Theme:
    theme: Theme = request.param
    return theme


@pytest.fixture
def texte(qtbot: QtBot, theme: Theme) -> TexteChances:
    texte = TexteChances()
    texte.setProperty("role", "chances")
    texte.setPalette(palette(theme))
    texte.setStyleSheet(feuille(theme) + f"QLabel {{ background: {theme.carte}; }}")
    qtbot.addWidget(texte)
    texte.reserver("gain de Blanc prouvé")
    texte.show()
    qtbot.waitExposed(texte)
    return texte


def encre(image: QImage, theme: Theme, gauche: int, droite: int) -> set[str]:
    """The colours seen between two abscissae, but for that of the card."""
    points = {image.pixelColor(x, y).name() for x in range(gauche, droite) for y in range(image.height())}
    return points - {theme.carte}


def test_sa_place_ne_change_pas_avec_ce_qu_il_dit(texte: TexteChances) -> None:
    textes = [texte.minimumSizeHint().width()]
    largeur = texte.minimumWidth()
    for dit, prouve in (("3 %", False), ("gain de Blanc prouvé", True), ("", False)):
        texte.montrer(dit, prouve=prouve)
        textes.append(texte.minimumSizeHint().width())
        assert texte.minimumWidth() == largeur
    assert max(textes) <= largeur
    texte.reserver()
    assert not texte.isVisible(), "et rien quand il n'y aura rien à dire"


def test_le_cadenas_precede_ce_qui_est_prouve(texte: TexteChances, theme: Theme) -> None:
    cadenas = ECART, ECART + LARGEUR_CADENAS - 2
    texte.montrer("", prouve=False)
    assert encre(texte.grab().toImage(), theme, *cadenas) == set()
    texte.montrer("gain de Blanc prouvé", prouve=True)
    assert theme.texte in encre(texte.grab().toImage(), theme, *cadenas)
    assert encre(texte.grab().toImage(), theme, 0, ECART) == set()


def test_une_valeur_ancienne_est_plus_pale(texte: TexteChances, theme: Theme) -> None:
    texte.montrer("62 %")
    for ancien, couleur in ((False, theme.texte), (True, theme.discret), (False, theme.texte)):
        texte.vieillir(ancien)
        assert texte.palette().color(texte.foregroundRole()).name() == couleur
