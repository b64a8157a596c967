"""How well a colour is told from the one under it: the contrast of the Web Content Accessibility Guidelines 2."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor

TEXTE, DESSIN = 4.5, 3.0  # WCAG 2.2, criteria 1.4.3 and 1.4.11


def luminance(couleur: QColor | str) -> float:
    lue = QColor(couleur)
    canaux = (lue.redF(), lue.greenF(), lue.blueF())
    lineaires = [canal / 12.92 if canal <= 0.04045 else math.pow((canal + 0.055) / 1.055, 2.4) for canal in canaux]
    return sum(poids * canal for poids, canal in zip((0.2126, 0.7152, 0.0722), lineaires, strict=True))


def contraste(une: QColor | str, autre: QColor | str) -> float:
    """From 1, the same, to 21, black on white."""
    sombre, claire = sorted((luminance(une), luminance(autre)))
    return (claire + 0.05) / (sombre + 0.05)
