"""A drawing that is enlarged and moved: the gestures, the same wherever something is too large to be seen whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:  # a plain class: Qt would make two widgets of one that inherits from two of its classes
    _Widget = object

PAS_DE_ZOOM: Final = 1.25
CRAN: Final = 120  # what Qt calls a notch of the wheel
_COMMANDES = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Canevas(_Widget):
    """To be inherited before the class of a widget, which says what zooming, moving and choosing mean.

    The wheel zooms around the mouse, dragging moves, a press that has not become a drag chooses; + and − zoom, 0 shows
    everything.
    """

    # Whether the wheel zooms alone; else only with Ctrl, and it scrolls without.
    MOLETTE_SEULE: ClassVar[bool] = True

    _presse: QPointF | None = None  # where the mouse was last, while its button is down
    _glisse = False  # it has gone too far for a click

    # What the widget does.

    def zoomer(self, facteur: float, point: QPointF | None = None) -> None:
        """Enlarge by ``facteur``, what is at ``point`` of the widget staying where it is."""
        raise NotImplementedError

    def ajuster(self) -> None:
        """Show everything."""
        raise NotImplementedError

    def _glisser(self, ecart: QPointF) -> None:
        """Move what is drawn by ``ecart`` pixels."""
        raise NotImplementedError

    def _cliquer(self, point: QPointF) -> None:
        """Choose what is at ``point``."""

    def _survoler(self, point: QPointF) -> None:
        """The mouse passes over ``point``, no button down."""

    def _foyer(self) -> QPointF | None:
        """Where keys zoom; ``None``: where ``zoomer`` does by default."""
        return None

    # What the user does.

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse."""
        if self.MOLETTE_SEULE or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomer(PAS_DE_ZOOM ** (event.angleDelta().y() / CRAN), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait: it may be a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._presse, self._glisse = event.position(), False
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what is drawn along, or say what the mouse passes over."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._presse = None  # its release went elsewhere, to a menu for instance
        if self._presse is None:
            self._survoler(event.position())
            return
        ecart = event.position() - self._presse
        if self._glisse or ecart.manhattanLength() >= QApplication.startDragDistance():
            self._glisse, self._presse = True, event.position()
            self._glisser(ecart)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked, unless it was dragged."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        clic, self._presse = self._presse is not None and not self._glisse, None
        if clic:
            self._cliquer(event.position())

    def touche_de_zoom(self, event: QKeyEvent) -> bool:
        """Zoom by the keyboard; ``False`` when the key is another one, left to the caller."""
        touche = Qt.Key(event.key())
        if event.modifiers() & _COMMANDES:
            return False
        if touche in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoomer(PAS_DE_ZOOM, self._foyer())
        elif touche in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoomer(1 / PAS_DE_ZOOM, self._foyer())
        elif touche == Qt.Key.Key_0:
            self.ajuster()
        else:
            return False
        return True
