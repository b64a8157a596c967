"""The token of a camp in each game, as small as an icon: in a table, beside a score, in the title of a panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ui.plateau.peinture_morpion import dessiner_signe
from ui.plateau.peinture_nim import dessiner_galet
from ui.plateau.peinture_othello import dessiner_pion
from ui.plateau.peinture_puissance4 import dessiner_disque
from ui.plateau.position import Style

# Read on a light card and on a dark one: a token does not know the theme.
_COULEURS: Final = {
    Style.OTHELLO: ("#1b1f1f", "#efeeea"),
    Style.PUISSANCE4: ("#d02c2f", "#f8c61e"),
    Style.MORPION: ("#3b82f6", "#e8663c"),
    Style.NIM: ("#545e5d", "#b9b19d"),
}
_CHIFFRES: Final = ("#ffffff", "#1d2522")


def couleurs_camps(style: Style) -> tuple[str, str]:
    """The colours of the two camps, as ``#rrggbb``, for a bar or a curve; they also differ in lightness."""
    return _COULEURS[style]


def dessiner_jeton(p: QPainter, centre: QPointF, rayon: float, camp: int, style: Style) -> None:
    """Draw the token of ``camp`` (1 or 2): a disc, a sign, or in Nim the number of who plays, written on a pebble."""
    if style is Style.OTHELLO:
        dessiner_pion(p, centre, rayon, camp)
    elif style is Style.PUISSANCE4:
        dessiner_disque(p, centre, rayon, camp)
    elif style is Style.MORPION:
        dessiner_signe(p, centre, rayon * 3, camp, QColor(_COULEURS[style][camp - 1]))
    else:
        _dessiner_rang(p, QRectF(centre.x() - rayon, centre.y() - rayon, 2 * rayon, 2 * rayon), camp)


def _dessiner_rang(p: QPainter, cadre: QRectF, camp: int) -> None:
    pierre = QColor(_COULEURS[Style.NIM][camp - 1])
    dessiner_galet(p, cadre, pierre.lighter(115), pierre)
    police = QFont(p.font())
    police.setBold(True)
    police.setPixelSize(max(round(cadre.height() * 0.62), 8))
    p.setFont(police)
    p.setPen(QColor(_CHIFFRES[camp - 1]))
    p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, str(camp))
