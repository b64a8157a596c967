"""What the docks of the window share: the room that the window gives them and takes back, and their layout."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QSplitter, QWidget

from ui.socle.chargeur import trouver
from ui.socle.memoire import AJOUT, PLACE

LARGEUR_CENTRE: Final = 1070  # px that the window needs beside a dock
PAYSAGE: Final = 1.3  # how many times as wide as high is wide


class PlaceDock(QObject):
    """Gives ``dock`` its room: the window grows for the first dock, and shrinks again when the last one is hidden."""

    def __init__(self, fenetre: QMainWindow, dock: QDockWidget, largeur: int, flottante: QSize) -> None:
        """Plan ``largeur`` pixels for ``dock``; on a screen without that room it floats, in the size ``flottante``."""
        super().__init__(dock)
        self._fenetre, self._dock = fenetre, dock
        self._largeur, self._flottante = largeur, flottante
        fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()

    def montrer(self) -> None:
        """Show the dock in front of the others.

        It comes back where it was. The first time, it goes into the same place as another dock, as a tab; without
        another one the window grows by its width, or it floats when the screen is too small for that.
        """
        dock, connue = self._dock, self._dock.property(PLACE)
        dock.setProperty(PLACE, True)
        self._fenetre.setUpdatesEnabled(False)  # painted once, at its last size
        if not connue and self._voisins:
            self._fenetre.tabifyDockWidget(self._voisins[0], dock)
        elif not connue and not self._tient:
            self._detacher()
        elif not connue or (dock.isHidden() and not (dock.isFloating() or self._voisins)):
            self._elargir()
        dock.show()
        dock.raise_()
        self._fenetre.setUpdatesEnabled(True)
        dock.setUpdatesEnabled(True)  # one that came out meanwhile is a window of its own, and was not told

    def rendre(self) -> None:
        """Hide the dock; when it was the last one, the window gets back the width that it had before."""
        self._dock.hide()
        fenetre, ajout = self._fenetre, self._fenetre.property(AJOUT)
        if ajout and not self._voisins:
            fenetre.setProperty(AJOUT, None)
            if not immobile(fenetre):
                lacher(fenetre)
                fenetre.resize(fenetre.width() - ajout, fenetre.height())

    @property
    def _voisins(self) -> list[QDockWidget]:
        """The other docks that are in the window."""
        return [dock for dock in docks_dans(self._fenetre) if dock is not self._dock]

    @property
    def _tient(self) -> bool:
        """Whether the screen has room for the dock beside the window, or beside the part of it that it needs."""
        fenetre = self._fenetre
        if immobile(fenetre):
            return fenetre.width() - fenetre.minimumSizeHint().width() >= self._largeur
        serree = min(fenetre.width(), max(LARGEUR_CENTRE, fenetre.minimumSizeHint().width()))
        return serree + self._largeur <= fenetre.screen().availableGeometry().width()

    def _detacher(self) -> None:
        libre = self._fenetre.screen().availableGeometry()
        self._dock.setFloating(True)
        self._dock.resize(self._flottante.boundedTo(libre.size() * 0.9))
        self._dock.move(libre.center() - self._dock.rect().center())

    def _elargir(self) -> None:
        """Make room in the window, unless it has grown already or cannot."""
        fenetre, libre = self._fenetre, self._fenetre.screen().availableGeometry()
        if self._tient and not (immobile(fenetre) or fenetre.property(AJOUT)):
            ajout = max(min(self._largeur, libre.width() - fenetre.width()), 0)
            fenetre.resize(fenetre.width() + ajout, fenetre.height())
            fenetre.setProperty(AJOUT, ajout)
            if (trop := fenetre.frameGeometry().right() - libre.right()) > 0:
                fenetre.move(fenetre.x() - trop, fenetre.y())
        self._dock.show()
        fenetre.resizeDocks([self._dock], [self._largeur], Qt.Orientation.Horizontal)


def lacher(fenetre: QMainWindow) -> None:
    """Make the layouts of ``fenetre`` compute their sizes now, instead of at the next events."""
    if (disposition := fenetre.layout()) is not None:
        disposition.invalidate()  # a dock tells that it goes before the layout is told
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    if disposition is not None:
        disposition.activate()


def docks_dans(fenetre: QMainWindow) -> list[QDockWidget]:
    """Return the docks that are shown inside ``fenetre``."""
    return [dock for dock in fenetre.findChildren(QDockWidget) if not (dock.isHidden() or dock.isFloating())]


def immobile(fenetre: QMainWindow) -> bool:
    """Whether the window has the size of the screen, and must keep it."""
    return fenetre.isMaximized() or fenetre.isFullScreen()


class ContenuDock(QWidget):
    """Holds a splitter whose parts lie side by side when it is wide, one above the other when it is high."""

    def __init__(self, partage: QSplitter, taille: QSize, largeur_minimale: int) -> None:
        """Turn ``partage`` as the shape asks; ``taille`` is the preferred size, in pixels."""
        super().__init__()
        self._partage, self._taille = partage, taille
        # Narrower than Qt would have it: texts wrap, lists scroll. Given as a size, so that it grows with the letters.
        self.setMinimumWidth(largeur_minimale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the two parts side by side in a wide dock, one above the other in a high one."""
        super().resizeEvent(event)
        large = self.width() > PAYSAGE * self.height()
        sens = Qt.Orientation.Horizontal if large else Qt.Orientation.Vertical
        if sens != self._partage.orientation():
            self._partage.setOrientation(sens)

    def sizeHint(self) -> QSize:
        """The wished size."""
        return self._taille


def nommer_boutons(dock: QDockWidget, cacher: str, detacher: str) -> None:
    """Name the two buttons of a dock in our language: Qt names them in English, once."""
    for nom, texte in (("close", cacher), ("float", detacher)):
        bouton = trouver(dock, QAbstractButton, f"qt_dockwidget_{nom}button")
        bouton.setAccessibleName(texte)
        bouton.setAccessibleDescription("")
        bouton.setToolTip(texte)
