"""Everything larger, so that the last row of a class reads it: letters, boxes, and what the file gave a fixed size."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from ui.socle.docks import docks_dans, immobile, lacher
from ui.socle.memoire import AJOUT

ECHELLE_MAX: Final = 1.6
ECHELLE_MIN: Final = 1.2  # less would not be worth a shortcut: the window then takes more than the screen has
SANS_BORNE: Final = 16_777_215  # Qt's largest size, which bounds nothing


def echelle_pour(fenetre: QMainWindow) -> float:
    """Return how much larger the window can be and still fit its screen, from ``ECHELLE_MIN`` to ``ECHELLE_MAX``."""
    ecran, petite = fenetre.screen().availableSize(), fenetre.minimumSizeHint()
    place = min(ecran.width() / max(petite.width(), 1), ecran.height() / max(petite.height(), 1))
    return max(ECHELLE_MIN, min(place, ECHELLE_MAX))


class _Place:
    """The size and the place of a window and of its docks, kept to be given back."""

    def __init__(self, fenetre: QMainWindow) -> None:
        self._fenetre, self._immobile = fenetre, immobile(fenetre)
        self._ajout, self._taille = _ajout(fenetre), fenetre.size()
        self._avant = self._apres = fenetre.pos()
        self._docks = WeakKeyDictionary({dock: dock.width() for dock in docks_dans(fenetre)})

    def agrandir(self, echelle: float) -> None:
        """Let the window grow with what it holds, as far as its screen goes."""
        fenetre, libre = self._fenetre, self._fenetre.screen().availableGeometry()
        lacher(fenetre)
        if not self._immobile:
            bords = fenetre.frameGeometry().size() - fenetre.size()
            fenetre.resize((self._taille * echelle).boundedTo(libre.size() - bords))
            trop = fenetre.frameGeometry().bottomRight() - libre.bottomRight()
            fenetre.move(fenetre.x() - max(trop.x(), 0), fenetre.y() - max(trop.y(), 0))
            self._apres = fenetre.pos()
        self._partager(echelle)

    def rendre(self) -> None:
        """Give the window its size and its place back, unless it has the size of the screen or had it."""
        fenetre = self._fenetre
        lacher(fenetre)
        if not (self._immobile or immobile(fenetre)):
            fenetre.resize(self._taille + QSize(_ajout(fenetre) - self._ajout, 0))
            if fenetre.pos() == self._apres:  # nobody has moved it, to another screen maybe
                fenetre.move(self._avant)
        self._partager(1)

    def _partager(self, echelle: float) -> None:
        docks = [dock for dock in docks_dans(self._fenetre) if dock in self._docks]
        largeurs = [round(self._docks[dock] * echelle) for dock in docks]
        self._fenetre.resizeDocks(docks, largeurs, Qt.Orientation.Horizontal)


def _ajout(fenetre: QMainWindow) -> int:
    return int(fenetre.property(AJOUT) or 0)


class Loupe:
    """Enlarges the application and one window, and gives them their sizes back."""

    def __init__(self, application: QApplication, fenetre: QMainWindow) -> None:
        """Keep the sizes of now as the ordinary ones."""
        self._application, self._fenetre = application, fenetre
        self._police = application.font()
        self._tailles: WeakKeyDictionary[QWidget, tuple[QSize, QSize]] = WeakKeyDictionary()  # dialogs come and go
        self._icones: WeakKeyDictionary[QAbstractButton, QSize] = WeakKeyDictionary()
        self._place: _Place | None = None  # while everything is large

    def ecrire(self, echelle: float) -> None:
        """Set a font ``echelle`` times the ordinary one; before the style sheet, when widgets read it."""
        police = QFont(self._police)
        police.setPointSizeF(self._police.pointSizeF() * echelle)
        self._application.setFont(police)

    def agrandir(self, echelle: float) -> None:
        """Give widgets and icons ``echelle`` times their ordinary size."""
        place = self._place or _Place(self._fenetre)
        for objet in self._fenetre.findChildren(QWidget):
            self._borner(objet, echelle)
            if isinstance(objet, QAbstractButton):
                icone = self._icones.setdefault(objet, objet.iconSize())
                objet.setIconSize(icone * echelle)
        if echelle == 1 and self._place is not None:
            self._place.rendre()
            self._place = None
        elif echelle != 1 and self._place is None:  # a theme that changes meanwhile moves nothing
            place.agrandir(echelle)
            self._place = place

    def _borner(self, objet: QWidget, echelle: float) -> None:
        basse, haute = self._tailles.setdefault(objet, (objet.minimumSize(), objet.maximumSize()))
        # Larger bounds first when growing, smaller ones first when shrinking: Qt would otherwise move the other one.
        objet.setMaximumSize(_borne(haute.width(), echelle), _borne(haute.height(), echelle))
        objet.setMinimumSize(round(basse.width() * echelle), round(basse.height() * echelle))


def _borne(valeur: int, echelle: float) -> int:
    return SANS_BORNE if valeur >= SANS_BORNE else round(valeur * echelle)
