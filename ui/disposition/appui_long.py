"""A finger that stays on a square has it explained, and plays nothing: a finger cannot rest over it as the mouse does.

A tap is a click: Qt makes one of it, but a double click of two quick ones, be they on two squares.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent

from ui.plateau.vue import PlateauVue
from ui.socle.filtres_evenements import filtrer
from ui.socle.messages import annoncer
from ui.socle.textes import montrer_bulle


class AppuiLong(QObject):
    """Watches the clicks that a touch screen makes on a board, and lives as long."""

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self._plateau, self._ou, self._dit = plateau, QPointF(), False
        duree = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self._attente = QTimer(self, singleShot=True, interval=duree)
        self._attente.timeout.connect(self._expliquer)
        genres = QEvent.Type
        appuis = (genres.MouseButtonPress, genres.MouseButtonDblClick)
        filtrer(plateau, self, *appuis, genres.MouseMove, genres.MouseButtonRelease)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Wait while the finger stays; keep what would play once the square was explained."""
        if not isinstance(event, QMouseEvent) or event.pointingDevice().type() != QInputDevice.DeviceType.TouchScreen:
            return False
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            ailleurs = self._plateau.position_en(event.position()) != self._plateau.position_en(self._ou)
            self._ou, self._dit = event.position(), False
            self._attente.start()
            if event.type() == QEvent.Type.MouseButtonDblClick and ailleurs:
                self._plateau.mousePressEvent(event)
                return True
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._attente.stop()
            return self._dit
        elif (event.position() - self._ou).manhattanLength() > QGuiApplication.styleHints().startDragDistance():
            self._attente.stop()
        return False

    def _expliquer(self) -> None:
        case = self._plateau.position_en(self._ou)
        if case is not None:
            self._dit = True
            texte = self._plateau.description_case(case)
            montrer_bulle(self._plateau.mapToGlobal(self._ou.toPoint()), texte, self._plateau)
            annoncer(self._plateau, texte, presse=True)
