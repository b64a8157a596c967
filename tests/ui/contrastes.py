"""How well a colour is told from the one under it: the contrast of the Web Content Accessibility Guidelines 2."""

from __future__ import annotations

from PySide6.QtGui import QColor

from ui.socle.aspects.plateau import luminance as luminance

TEXTE, DESSIN = 4.5, 3.0  # WCAG 2.2, criteria 1.4.3 and 1.4.11


def contraste(une: QColor | str, autre: QColor | str) -> float:
    """From 1, the same, to 21, black on white."""
    sombre, claire = sorted((luminance(une), luminance(autre)))
    return (claire + 0.05) / (sombre + 0.05)
