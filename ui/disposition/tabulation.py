"""Where the Tab key comes to what was made after the rest: Qt would have it at the end, wherever it stands."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tabuler(repere: QWidget, *widgets: QWidget) -> None:
    """Have Tab go through ``widgets`` right after ``repere``, or before what that holds."""
    politique = repere.focusPolicy()
    repere.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt puts nothing after a widget where Tab does not stop
    for avant, apres in pairwise((repere, *widgets)):
        QWidget.setTabOrder(avant, apres)
    repere.setFocusPolicy(politique)


def arrets(cadre: QWidget) -> list[QWidget]:
    """List what ``cadre`` holds where Tab stops."""
    return [un for un in cadre.findChildren(QWidget) if un.focusPolicy() & Qt.FocusPolicy.TabFocus]
