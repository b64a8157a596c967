"""Retranslation when the language changes: Qt sends each widget the event ``LanguageChange``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:  # a plain class: Qt would make two widgets of one that inherits from two of its classes
    _Widget = object


LETTRES: Final = (QEvent.Type.FontChange, QEvent.Type.StyleChange)  # under a style sheet only the second one comes


class Retraduit(_Widget):
    """To be inherited before the class of a widget: ``_traduire`` is called each time the language has changed.

    ``class Panneau(Retraduit, QWidget)``; the constructor calls ``_traduire`` itself, once its parts are made.
    """

    def _traduire(self) -> None:
        """Write every text in the language of the moment."""
        raise NotImplementedError

    def _recomposer(self) -> None:
        """Give what has a size of its own the one that the letters now ask for; nothing by default."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and the size of the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()
        elif event.type() in LETTRES:
            # Later: some of these events come while Qt still dresses the widget.
            QTimer.singleShot(0, self, self._recomposer)


class SuiviLangue(QObject):
    """Calls ``traduire`` after ``widget`` was told of another language: for objects that Qt tells nothing.

    A widget hands this event on to its children: nothing is called for the hundreds that a filter would see.
    """

    def __init__(self, widget: QWidget, traduire: Callable[[], None]) -> None:
        """Live as long as ``widget``."""
        super().__init__(widget)
        self._traduire = traduire

    def event(self, event: QEvent) -> bool:
        """Follow the language of the widget."""
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()
        return super().event(event)
