"""What a picture is painted with, counted."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor, QImage


def compter_pixels(image: QImage, couleur: str) -> int:
    """Count the pixels of ``image`` that have exactly that colour."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return int(np.count_nonzero(np.frombuffer(image.constBits(), np.uint32) == QColor(couleur).rgb()))
