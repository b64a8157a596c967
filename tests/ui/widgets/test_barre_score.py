"""The bar that the two camps share."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.barre_score import BarreScore


def clarte(widget: QWidget, part: float) -> float:
    """How light the widget's middle line is at ``part`` of its width, 0 to 1."""
    image = widget.grab().toImage()
    couleur: QColor = image.pixelColor(int(part * image.width()), image.height() // 2)
    return float(couleur.lightnessF())


@pytest.mark.parametrize(("scores", "noire"), [((3, 1), 0.75), ((1, 9), 0.1), ((13, 0), 1.0)])
def test_la_barre_est_noire_sur_la_part_des_noirs(qtbot: QtBot, scores: tuple[int, int], noire: float) -> None:
    barre = BarreScore()
    qtbot.addWidget(barre)
    barre.resize(400, 14)
    barre.montrer(*scores)
    for part in (0.06, noire - 0.03, noire + 0.03, 0.94):
        if 0.05 < part < 0.95:
            assert (clarte(barre, part) < 0.5) == (part < noire), part
