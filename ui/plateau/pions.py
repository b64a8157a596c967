"""The discs of Othello: shaded, flat or lettered, at rest or turning."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QRadialGradient

from ui.socle.aspects.plateau import VERT_CLAIR, Aspect
from ui.socle.langue import translate

# Proportions, in radii.
EPAISSEUR: Final = 0.16
LISERE: Final = 0.035
CERNE: Final = 0.075
LETTRE: Final = 1.0

OPACITE_FANTOME: Final = 0.5  # of a disc that would be placed

# The discs are the same on all boards: only their rims change with the ground under them.
_DEGRADES = {
    1: (("#4a5150", 0.0), ("#1b1f1f", 0.55), ("#0b0d0d", 1.0)),
    2: (("#ffffff", 0.0), ("#efeeea", 0.6), ("#dad9d4", 1.0)),
}
APLATS: Final = {1: "#121615", 2: "#f7f6f2"}
_TRANCHES = {1: "#141818", 2: "#d6d5cf"}
_LISERES = {1: QColor(255, 255, 255, 30), 2: QColor(0, 0, 0, 26)}


def lettres() -> tuple[str, str]:
    """The letters of black and white, in the language of the moment."""
    return translate("PlateauVue", "N"), translate("PlateauVue", "B")


def teintes(camp: int, aspect: Aspect) -> tuple[str, ...]:
    """The colours of a disc, from its lightest point to its edge."""
    return tuple(couleur for couleur, _ in _DEGRADES[camp]) if aspect.pions == "ombres" else (APLATS[camp],)


def encre_de_lettre(camp: int) -> str:
    """What the letter of a disc is written in: the other camp's colour."""
    return APLATS[3 - camp]


def _remplissage(rayon: float, camp: int, aspect: Aspect) -> QBrush:
    if aspect.pions != "ombres":
        return QBrush(QColor(APLATS[camp]))
    degrade = QRadialGradient(QPointF(-0.24 * rayon, -0.38 * rayon), 1.55 * rayon)
    for couleur, arret in _DEGRADES[camp]:
        degrade.setColorAt(arret, QColor(couleur))
    return QBrush(degrade)


def dessiner_pion(
    p: QPainter, centre: QPointF, rayon: float, camp: int, aspect: Aspect = VERT_CLAIR, largeur: float = 1.0
) -> None:
    """Draw one disc without its shadow, ``largeur`` (0 to 1) narrowing it as it turns."""
    cerne = aspect.cernes[camp - 1]
    trait = max(rayon * (CERNE if cerne else LISERE), 1.2 if cerne else 0.7)
    p.save()
    p.translate(centre)
    p.scale(max(largeur, 0.001), 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(_remplissage(rayon, camp, aspect))
    p.drawEllipse(QPointF(0, 0), rayon, rayon)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(cerne) if cerne else _LISERES[camp], trait))
    p.drawEllipse(QPointF(0, 0), rayon - trait / 2, rayon - trait / 2)
    if aspect.pions == "lettres":
        _ecrire(p, rayon, camp)
    p.restore()


def _ecrire(p: QPainter, rayon: float, camp: int) -> None:
    police = QFont(p.font())
    police.setPixelSize(max(round(rayon * LETTRE), 6))
    police.setBold(True)
    p.setFont(police)
    p.setPen(QColor(encre_de_lettre(camp)))
    p.drawText(QRectF(-rayon, -rayon, 2 * rayon, 2 * rayon), Qt.AlignmentFlag.AlignCenter, lettres()[camp - 1])


def dessiner_ombre(p: QPainter, centre: QPointF, rayon: float, aspect: Aspect, largeur: float = 1.0) -> None:
    """Draw the soft shadow that a shaded disc casts towards the bottom right."""
    if aspect.pions != "ombres":
        return
    degrade = QRadialGradient(QPointF(0, 0), rayon * 1.16)
    degrade.setColorAt(0.0, QColor(0, 0, 0, 110))
    degrade.setColorAt(0.78, QColor(0, 0, 0, 92))
    degrade.setColorAt(1.0, QColor(0, 0, 0, 0))
    p.save()
    p.translate(centre + QPointF(0.05 * rayon, 0.1 * rayon))
    p.scale(max(largeur, 0.001), 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(degrade))
    p.drawEllipse(QPointF(0, 0), rayon * 1.16, rayon * 1.16)
    p.restore()


def dessiner_retournement(
    p: QPainter, centre: QPointF, rayon: float, camp: int, aspect: Aspect, largeur: float = 1.0
) -> None:
    """Draw a disc and its shadow as it turns: ``camp`` is the side now seen, the other one shows on its edge.

    Seen edge-on a disc is a thin slab, half black and half white; without it the disc would vanish at half way.
    """
    epaisseur = rayon * EPAISSEUR * math.sqrt(max(0.0, 1.0 - largeur * largeur))
    dessiner_ombre(p, centre, rayon, aspect, max(largeur, EPAISSEUR))
    p.setPen(Qt.PenStyle.NoPen)
    # Lying flat it hides its other side entirely, whose colour would otherwise fringe the edge.
    tranches = ((-epaisseur, 3 - camp), (epaisseur, camp)) if epaisseur else ()
    for cote, couche in tranches:
        p.setBrush(QColor(_TRANCHES[couche]))
        p.drawEllipse(centre + QPointF(cote, 0), rayon * largeur, rayon)
        p.drawRect(QRectF(centre.x() + min(cote, 0.0), centre.y() - rayon, abs(cote), 2 * rayon))
    dessiner_pion(p, centre + QPointF(epaisseur, 0), rayon, camp, aspect, largeur)
