"""The message line under the board: what passes begins at the same margin as what stays, unlike in Qt's bars."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption

RETRAIT = 2  # px: what Qt leaves between the margin of the bar and its first widget


class BarreEtat(QStatusBar):
    """A status bar of Qt, with one margin."""

    @property
    def cadre_message(self) -> QRect:
        """Where a passing message is written: from the margin to the first widget that it does not hide."""
        cadre = self.contentsRect().adjusted(RETRAIT, 0, 0, 0)
        restes = [texte.x() for texte in self.findChildren(QLabel) if texte.isVisible() and texte.text()]
        cadre.setRight(min([cadre.right(), *(gauche - 2 * RETRAIT for gauche in restes)]))
        return cadre

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and over it the message if there is one."""
        if not self.currentMessage():
            super().paintEvent(event)
            return
        with QPainter(self) as peintre:
            option = QStyleOption()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, peintre, self)
            cadre = self.cadre_message
            texte = self.fontMetrics().elidedText(self.currentMessage(), Qt.TextElideMode.ElideRight, cadre.width())
            peintre.setPen(self.palette().color(self.foregroundRole()))
            peintre.drawText(cadre, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, texte)
