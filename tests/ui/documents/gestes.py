"""Dropping, as Qt tells it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

COPIER, DEPLACER = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
SANS = Qt.KeyboardModifier.NoModifier
GAUCHE = Qt.MouseButton.LeftButton


def deposer(cible: QWidget, donnees: QMimeData, action: Qt.DropAction = DEPLACER) -> QDropEvent | None:
    """Drop over ``cible`` as Qt does: what enters must be accepted first, by it or by a widget around it."""
    entree = QDragEnterEvent(QPoint(5, 5), COPIER | DEPLACER, donnees, GAUCHE, SANS)
    QApplication.sendEvent(cible, entree)
    if not entree.isAccepted():
        return None
    depot = QDropEvent(QPointF(5, 5), COPIER | DEPLACER, donnees, GAUCHE, SANS)
    depot.setDropAction(action)
    QApplication.sendEvent(cible, depot)
    return depot
