"""Filters that see the events of their kinds alone: one filter asks them, however many watch a widget.

A window has hundreds of events before it is first seen, and each filter written in Python takes microseconds of each.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _FiltreUnique(QObject):
    """The filter of one widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.filtres: dict[QEvent.Type, list[QObject]] = {}
        widget.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Ask the last who came first, as Qt asks filters, until one keeps the event."""
        return any(filtre.eventFilter(objet, event) for filtre in self.filtres.get(event.type(), ()))


def filtrer(widget: QWidget, filtre: QObject, *genres: QEvent.Type) -> None:
    """Let ``filtre``, which lives as long as ``widget``, filter the events of ``genres`` that it is sent."""
    unique = widget.findChild(_FiltreUnique, options=Qt.FindChildOption.FindDirectChildrenOnly) or _FiltreUnique(widget)
    for genre in genres:
        filtres = unique.filtres.setdefault(genre, [])
        if filtre not in filtres:
            filtres.insert(0, filtre)
