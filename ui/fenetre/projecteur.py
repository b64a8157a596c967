"""Everything larger, so that the last row of a class reads it: letters, boxes, and what the file gave a fixed size."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

ECHELLE_MAX: Final = 1.6
ECHELLE_MIN: Final = 1.2  # less would not be worth a shortcut: the window then takes more than the screen has
SANS_BORNE: Final = 16_777_215  # Qt's largest size, which bounds nothing


def echelle_pour(fenetre: QMainWindow) -> float:
    """Return how much larger the window can be and still fit its screen, from ``ECHELLE_MIN`` to ``ECHELLE_MAX``."""
    ecran, petite = fenetre.screen().availableSize(), fenetre.minimumSizeHint()
    place = min(ecran.width() / max(petite.width(), 1), ecran.height() / max(petite.height(), 1))
    return max(ECHELLE_MIN, min(place, ECHELLE_MAX))


class Loupe:
    """Enlarges the application and one window, and gives them their sizes back."""

    def __init__(self, application: QApplication, fenetre: QMainWindow) -> None:
        """Keep the sizes of now as the ordinary ones."""
        self._application, self._fenetre = application, fenetre
        self._police = application.font()
        self._tailles: WeakKeyDictionary[QWidget, tuple[QSize, QSize]] = WeakKeyDictionary()  # dialogs come and go
        self._icones: WeakKeyDictionary[QAbstractButton, QSize] = WeakKeyDictionary()

    def ecrire(self, echelle: float) -> None:
        """Write in letters ``echelle`` times the ordinary ones; before the style sheet, whose widgets ask only then."""
        police = QFont(self._police)
        police.setPointSizeF(self._police.pointSizeF() * echelle)
        self._application.setFont(police)

    def agrandir(self, echelle: float) -> None:
        """Give widgets and icons ``echelle`` times their ordinary size."""
        for objet in self._fenetre.findChildren(QWidget):
            self._borner(objet, echelle)
            if isinstance(objet, QAbstractButton):
                icone = self._icones.setdefault(objet, objet.iconSize())
                objet.setIconSize(icone * echelle)

    def _borner(self, objet: QWidget, echelle: float) -> None:
        basse, haute = self._tailles.setdefault(objet, (objet.minimumSize(), objet.maximumSize()))
        # Larger bounds first when growing, smaller ones first when shrinking: Qt would otherwise move the other one.
        objet.setMaximumSize(_borne(haute.width(), echelle), _borne(haute.height(), echelle))
        objet.setMinimumSize(round(basse.width() * echelle), round(basse.height() * echelle))


def _borne(valeur: int, echelle: float) -> int:
    return SANS_BORNE if valeur >= SANS_BORNE else round(valeur * echelle)
