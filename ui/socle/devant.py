"""Windows on the screen: how large they open, how one comes before the others or back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

RETOUR: Final = 300  # ms after which a window that some systems do not give the keyboard back does without
CADRE: Final = QSize(16, 40)  # px that the system's frame takes around a window, title included


def dimensionner(fenetre: QWidget, taille: QSize) -> None:
    """Give ``fenetre`` the size ``taille``, or what its screen has left within the frame."""
    fenetre.resize(taille.boundedTo(fenetre.screen().availableGeometry().size() - CADRE))


def mettre_devant(fenetre: QWidget) -> None:
    """Show ``fenetre`` in front, with the keyboard; ``show`` alone would leave one reduced to its icon where it is.

    One that was hidden comes back where it was: the system would place it anew.
    """
    if fenetre.isHidden() and fenetre.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
        fenetre.move(fenetre.pos())
    if fenetre.isMinimized():
        fenetre.showNormal()
    else:
        fenetre.show()
    fenetre.raise_()
    fenetre.activateWindow()


def au_retour(fenetre: QWidget, geste: Callable[[], object]) -> None:
    """Give ``fenetre`` the keyboard back, then do ``geste``: what is said before that would be cut short."""
    if not fenetre.isActiveWindow():
        fenetre.activateWindow()
    _Retour(fenetre, geste).essayer()


class _Retour(QObject):
    """Does ``geste`` once, when ``fenetre`` has the keyboard or was waited for long enough; never once it is gone."""

    def __init__(self, fenetre: QWidget, geste: Callable[[], object]) -> None:
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication), "une fenêtre a son application"
        super().__init__(fenetre)
        self._fenetre, self._geste = fenetre, geste
        self._fait = False
        application.focusWindowChanged.connect(self.essayer)
        QTimer.singleShot(RETOUR, self, self._faire)

    def essayer(self) -> None:
        """Do it, if the time has come."""
        if self._fenetre.isActiveWindow():
            self._faire()

    def _faire(self) -> None:
        if not self._fait:
            self._fait = True
            self.deleteLater()
            self._geste()
