"""How colours look to who does not see all of them, and how far apart they then are.

The matrices are those of Machado, Oliveira and Fernandes (A Physiologically-based Model for Simulation of Color Vision
Deficiency, 2009), at severity 1.0; they apply to linear RGB. Distances are those of CIELAB (1976), white of D65.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

Vision = npt.NDArray[np.float64]

VISIONS: dict[str, Vision] = {
    "trichromate": np.eye(3),
    "protanope": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutéranope": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanope": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_BLANC = _XYZ @ np.ones(3)


def lab(couleur: QColor | str, vision: Vision) -> npt.NDArray[np.float64]:
    """The colour as ``vision`` sees it, in CIELAB."""
    lue = QColor(couleur)
    canaux = np.array([lue.redF(), lue.greenF(), lue.blueF()])
    lineaires = np.where(canaux <= 0.04045, canaux / 12.92, ((canaux + 0.055) / 1.055) ** 2.4)
    rapports = _XYZ @ np.clip(vision @ lineaires, 0, 1) / _BLANC
    x, y, z = np.where(rapports > 216 / 24389, np.cbrt(rapports), (24389 / 27 * rapports + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def ecart(une: QColor | str, autre: QColor | str, vision: Vision) -> float:
    """The distance of two colours in CIELAB, as ``vision`` sees them: 2 is hardly seen, 100 is black and white."""
    return float(np.linalg.norm(lab(une, vision) - lab(autre, vision)))
