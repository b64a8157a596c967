"""The small tokens of the camps: told apart in every game, without their hue, on both themes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, qGray
from pytestqt.qtbot import QtBot

from ui.plateau.jetons import couleurs_camps, dessiner_jeton
from ui.plateau.position import Style
from ui.socle.theme import CLAIR, SOMBRE, Theme

COTE = 24


def jeton(camp: int, style: Style, fond: str) -> QImage:
    image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
    image.fill(QColor(fond))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        dessiner_jeton(p, QPointF(COTE / 2, COTE / 2), COTE / 2 - 2, camp, style)
    return image


def gris(image: QImage) -> list[int]:
    return [qGray(image.pixel(x, y)) for x in range(COTE) for y in range(COTE)]


@pytest.mark.parametrize("style", Style, ids=lambda style: style.name)
@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_les_deux_camps_different_en_gris_et_se_voient(qtbot: QtBot, style: Style, theme: Theme) -> None:
    premier, second = (gris(jeton(camp, style, theme.carte)) for camp in (1, 2))
    differents = sum(abs(une - autre) > 25 for une, autre in zip(premier, second, strict=True))
    assert differents > COTE * COTE // 12
    fond = qGray(QColor(theme.carte).rgb())
    if style is not Style.OTHELLO:  # whose discs are ringed by who draws them
        for niveaux in (premier, second):
            assert sum(abs(niveau - fond) > 40 for niveau in niveaux) > COTE * COTE // 8


@pytest.mark.parametrize("style", Style, ids=lambda style: style.name)
def test_les_couleurs_des_camps_different_en_gris(style: Style) -> None:
    une, autre = (qGray(QColor(couleur).rgb()) for couleur in couleurs_camps(style))
    assert abs(une - autre) > 15
