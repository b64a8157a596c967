"""What the docks of the window share: the room that the window gives them and takes back, and their layout."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QSplitter, QWidget

from ui.socle.chargeur import trouver

PAYSAGE: Final = 1.3  # how many times as wide as high is wide


def rafraichir_disposition(fenetre: QMainWindow) -> None:
    """Let the layouts of ``fenetre`` see now what they hold: they keep the minimum of before until events come."""
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
