"""What a board is made of: felt, wood, paper or a plain ground, painted from the colours of its look alone.

Wood is drawn, not photographed: bands, then fibres that all follow one slow wave, as the rings of a trunk do. The same
board has the same grain at every size, and a frame runs along its four sides.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from ui.plateau.geometrie import Geometrie
from ui.socle.aspects.plateau import Aspect
from ui.socle.theme import voile

Onde = Callable[[float, float], float]

ARRONDI: Final = 12 / 538  # of the frame's corners, in its width
LONGUEUR: Final = 600  # px of a plank
_FIBRES: Final = 110
_PAS: Final = 14  # points of a fibre
_OMBRE, _ECLAT = "#2a1405", "#ffe3b8"


def peindre_matiere(p: QPainter, geo: Geometrie, aspect: Aspect) -> None:
    """Paint the frame, and the ground of the squares in it."""
    arrondi = geo.cadre.width() * ARRONDI
    p.save()
    contour = QPainterPath()
    contour.addRoundedRect(geo.cadre, arrondi, arrondi)
    p.fillPath(contour, QColor(aspect.cadre))
    if aspect.matiere == "bois":
        p.setClipPath(contour)
        _encadrer_de_bois(p, geo)
        p.setClipping(False)
    _etendre(p, geo, aspect)
    if aspect.matiere == "bois":
        _veiner(p, geo.tapis, _veines(LONGUEUR, 7, 0.55))
    elif aspect.matiere == "papier":
        _fibrer(p, geo.tapis, aspect)
        p.setPen(QPen(voile(aspect.lignes, 0.6), 1 / geo.densite))
        p.setBrush(Qt.BrushStyle.NoBrush)
        bord = 0.5 / geo.densite
        p.drawRoundedRect(geo.cadre.adjusted(bord, bord, -bord, -bord), arrondi, arrondi)
    if aspect.matiere in ("feutre", "bois"):
        creuser(p, geo)
        _biseauter(p, geo, arrondi)
    p.restore()


def _biseauter(p: QPainter, geo: Geometrie, arrondi: float) -> None:
    """Light the upper edge of the frame and darken the lower one: a thing on the window, not a patch."""
    cadre, trait = geo.cadre, max(1.0, geo.case * 0.02)
    lumiere = QLinearGradient(cadre.topLeft(), cadre.bottomLeft())
    lumiere.setColorAt(0.0, QColor(255, 255, 255, 70))
    lumiere.setColorAt(0.25, QColor(255, 255, 255, 18))
    lumiere.setColorAt(0.75, QColor(0, 0, 0, 40))
    lumiere.setColorAt(1.0, QColor(0, 0, 0, 110))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(lumiere), trait))
    p.drawRoundedRect(cadre.adjusted(trait / 2, trait / 2, -trait / 2, -trait / 2), arrondi, arrondi)


def _etendre(p: QPainter, geo: Geometrie, aspect: Aspect) -> None:
    fond = QLinearGradient(geo.tapis.topLeft(), geo.tapis.bottomRight())
    fond.setColorAt(0.0, QColor(aspect.haut))
    fond.setColorAt(1.0, QColor(aspect.bas))
    p.fillRect(geo.tapis, QBrush(fond))


def creuser(p: QPainter, geo: Geometrie) -> None:
    """Paint the frame's shade on the squares: it sets them a little lower than the frame."""
    fond, creux = geo.tapis, geo.case * 0.12
    for fin, bande in (
        (QPointF(0, creux), QRectF(fond.left(), fond.top(), fond.width(), creux)),
        (QPointF(creux, 0), QRectF(fond.left(), fond.top(), creux, fond.height())),
    ):
        ombre = QLinearGradient(fond.topLeft(), fond.topLeft() + fin)
        ombre.setColorAt(0.0, QColor(0, 0, 0, 60))
        ombre.setColorAt(1.0, QColor(0, 0, 0, 0))
        p.fillRect(bande, QBrush(ombre))


def _onde(hasard: Random) -> Onde:
    """A slow shift of the fibres, in their own unit: all follow it, so that none crosses another."""
    termes = [(hasard.uniform(0.5, 1.6), hasard.uniform(0.4, 1.3), hasard.uniform(0, math.tau)) for _ in range(3)]
    noeud = hasard.uniform(0.2, 0.8), hasard.uniform(0.3, 0.7)

    def ecart(le_long: float, travers: float) -> float:
        lente = sum(math.sin(math.tau * (a * le_long + b * travers) + c) for a, b, c in termes) * 0.012
        dx, dy = (le_long - noeud[0]) / 0.2, (travers - noeud[1]) / 0.12
        return lente + 0.05 * dy * math.exp(-dx * dx - dy * dy)  # the fibres part around where a branch was

    return ecart


@cache
def _veines(largeur: int, graine: int, force: float) -> QImage:
    """The grain of one plank, ``LONGUEUR`` pixels along it by ``largeur`` across, on nothing.

    It is kept, and brought to the size of each board: drawn anew for every size it would take 60 ms.
    """
    hasard = Random(graine)
    onde, nombre = _onde(hasard), max(6, round(_FIBRES * largeur / LONGUEUR))
    image = QImage(LONGUEUR, largeur, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rang in range(-6, nombre + 6):
            travers = (rang + hasard.uniform(-0.4, 0.4)) / nombre
            sombre = hasard.random() < 0.7
            opacite = force * hasard.uniform(0.03, 0.30 if sombre else 0.17)
            trait = largeur / nombre * hasard.choice((0.25, 0.4, 0.7, 1.6))
            p.setPen(QPen(voile(_OMBRE if sombre else _ECLAT, opacite), trait))
            points = ((pas / _PAS, travers + onde(pas / _PAS, travers)) for pas in range(_PAS + 1))
            p.drawPolyline(QPolygonF([QPointF(x * LONGUEUR, y * largeur) for x, y in points]))
    return image


def _veiner(p: QPainter, zone: QRectF, veines: QImage, *, debout: bool = False) -> None:
    """Lay the grain of a plank over ``zone``, along its width, or its height with ``debout``."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if debout:
        p.translate(zone.topRight())
        p.rotate(90)
        zone = QRectF(0, 0, zone.height(), zone.width())
    p.drawImage(zone, veines)
    p.restore()


def _encadrer_de_bois(p: QPainter, geo: Geometrie) -> None:
    """Draw the four planks of the frame, mitred at the corners, lit from the top left."""
    cadre, tapis = geo.cadre, geo.tapis
    coins = [(cadre.topLeft(), tapis.topLeft()), (cadre.topRight(), tapis.topRight())]
    coins += [(cadre.bottomRight(), tapis.bottomRight()), (cadre.bottomLeft(), tapis.bottomLeft())]
    zones = (
        QRectF(cadre.left(), cadre.top(), cadre.width(), tapis.top() - cadre.top()),
        QRectF(tapis.right(), cadre.top(), cadre.right() - tapis.right(), cadre.height()),
        QRectF(cadre.left(), tapis.bottom(), cadre.width(), cadre.bottom() - tapis.bottom()),
        QRectF(cadre.left(), cadre.top(), tapis.left() - cadre.left(), cadre.height()),
    )
    for rang, zone in enumerate(zones):
        (dehors, dedans), (autre_dehors, autre_dedans) = coins[rang], coins[(rang + 1) % 4]
        planche = QPainterPath()
        planche.addPolygon(QPolygonF([dehors, autre_dehors, autre_dedans, dedans]))
        planche.closeSubpath()
        p.save()
        p.setClipPath(planche, Qt.ClipOperation.IntersectClip)
        _veiner(p, zone, _veines(LONGUEUR // 12, 11 + rang, 0.6), debout=rang % 2 == 1)
        p.fillRect(zone, voile("#ffe3b8", 0.07) if rang in (0, 3) else voile("#000000", 0.10))
        p.restore()
    p.setPen(QPen(voile("#1a0d05", 0.8), max(geo.case * 0.03, 1.0)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRect(tapis)


def _fibrer(p: QPainter, zone: QRectF, aspect: Aspect) -> None:
    """Draw the short fibres of a sheet, hardly to be seen."""
    hasard = Random(5)
    p.save()
    p.setClipRect(zone)
    for _ in range(260):
        depart = zone.topLeft() + QPointF(hasard.random() * zone.width(), hasard.random() * zone.height())
        angle, longueur = hasard.uniform(0, math.tau), zone.width() * hasard.uniform(0.008, 0.025)
        p.setPen(QPen(voile(aspect.lignes, hasard.uniform(0.05, 0.16)), max(zone.width() / 900, 0.7)))
        p.drawLine(depart, depart + QPointF(math.cos(angle), math.sin(angle)) * longueur)
    p.restore()
