"""Bringing a window before the others: the one way for all those that do not block and may be open already."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


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
