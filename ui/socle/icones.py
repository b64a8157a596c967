"""The few icons of the window, drawn in the colours of the theme, sharp at any density; a picture as a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QImageWriter, QPainter, QPen, QPixmap, QPolygonF

from ui.socle.theme import Theme

COTE = 64
ECART = 16
TAILLE_ICONE = QSize(20, 16)  # px, as COTE + ECART by COTE
POINTS = 96  # an inch
POUCE = 0.0254  # m


def _demarrer(peintre: QPainter, couleur: QColor) -> None:
    peintre.setBrush(couleur)
    peintre.drawPolygon(QPolygonF([QPointF(16, 10), QPointF(54, 32), QPointF(16, 54)]))


def _arreter(peintre: QPainter, couleur: QColor) -> None:
    peintre.setBrush(couleur)
    peintre.drawRoundedRect(QRectF(13, 13, 38, 38), 4, 4)


def _recommencer(peintre: QPainter, couleur: QColor) -> None:
    peintre.setPen(QPen(couleur, 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    peintre.drawArc(QRectF(12, 12, 40, 40), 30 * 16, 290 * 16)
    peintre.setPen(Qt.PenStyle.NoPen)
    peintre.setBrush(couleur)
    peintre.drawPolygon(QPolygonF([QPointF(38, 20), QPointF(57, 26), QPointF(54, 6)]))


DESSINS: dict[str, Callable[[QPainter, QColor], None]] = {
    "demarrer": _demarrer,
    "recommencer": _recommencer,
    "arreter": _arreter,
}


PRINCIPAUX = frozenset({"demarrer"})  # stand on the accent


@cache
def icone(nom: str, theme: Theme) -> QIcon:
    """Return the icon called ``nom`` (``demarrer``, ``recommencer``, ``arreter``), paler when disabled."""
    # Wider than the drawing: no style sheet keeps the text of a button away from its icon.
    return icone_de(DESSINS[nom], theme, COTE + ECART, theme.sur_accent if nom in PRINCIPAUX else theme.texte)


def icone_de(dessiner: Callable[[QPainter, QColor], None], theme: Theme, largeur: int = COTE, encre: str = "") -> QIcon:
    """Return what ``dessiner`` draws in ``COTE`` pixels, in an image of ``largeur``, paler when disabled.

    It has the colour of the text unless ``encre`` is given.
    """
    resultat = QIcon()
    for mode, couleur in ((QIcon.Mode.Normal, encre or theme.texte), (QIcon.Mode.Disabled, theme.eteint)):
        image = QPixmap(largeur, COTE)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setPen(Qt.PenStyle.NoPen)
            dessiner(peintre, QColor(couleur))
        resultat.addPixmap(image, mode)
    return resultat


def mesurer(image: QImage) -> QImage:
    """Give a picture that is painted its size on paper, where a point is a 96th of an inch, and return it.

    Without one it has that of a screen: a page of 300 dots an inch would be three pages wide, or print small. Before
    it is painted, letters would follow.
    """
    points = round(image.devicePixelRatio() * POINTS / POUCE)
    image.setDotsPerMeterX(points)
    image.setDotsPerMeterY(points)
    return image


def octets_png(image: QImage) -> bytes:
    """Return ``image`` as a PNG file; ``MemoryError`` when there is no room for that, or the image is empty."""
    tampon = QBuffer()
    tampon.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(tampon, QByteArray(b"PNG")).write(image):
        raise MemoryError("PNG")
    return bytes(tampon.data().data())
