"""Icons that show a game's tokens: the camps in tables and lists, the application itself."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QTableWidget

from ui.plateau.pions import dessiner_pion
from ui.plateau.style import Style
from ui.plateau.style_othello import OTHELLO
from ui.socle.icones import COTE


@cache
def icone_pion(camp: int, style: Style = OTHELLO) -> QIcon:
    """Return the token of ``camp`` (1 or 2) in a game; ringed where its style asks for it, to show on both themes."""
    image = QPixmap(COTE, COTE)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as peintre:
        peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
        style.dessiner_petit_jeton(peintre, QPointF(32, 32), 30 if style.cernes else 26, camp)
    resultat = QIcon(image)
    resultat.addPixmap(image, QIcon.Mode.Selected)  # or a selected line would tint it
    return resultat


@cache
def icone_application() -> QIcon:
    """Return the icon of the program: two discs on the felt."""
    image = QPixmap(256, 256)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as peintre:
        peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
        peintre.setPen(Qt.PenStyle.NoPen)
        peintre.setBrush(QColor("#2a8459"))
        peintre.drawRoundedRect(QRectF(8, 8, 240, 240), 48, 48)
        dessiner_pion(peintre, QPointF(98, 98), 66, 1)
        dessiner_pion(peintre, QPointF(158, 158), 66, 2)
    return QIcon(image)


ROLE_STYLE = Qt.ItemDataRole.UserRole + 1


def marquer(table: QTableWidget, ligne: int, colonne: int, camp: int | None, style: Style = OTHELLO) -> None:
    """Show a camp's token in a cell, none for ``None``; a drawn one, since ● and ○ look swapped on a dark ground."""
    cellule = table.item(ligne, colonne)
    if cellule is None:
        return
    if (cellule.data(Qt.ItemDataRole.UserRole), cellule.data(ROLE_STYLE)) != (camp, style):
        cellule.setData(Qt.ItemDataRole.UserRole, camp)
        cellule.setData(ROLE_STYLE, style)
        cellule.setIcon(QIcon() if camp is None else icone_pion(camp, style))
