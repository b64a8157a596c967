"""What just happened, over the board for a moment: one sentence at a time, where it hides no square to play."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel

from ui.plateau.vue import PlateauVue

DUREE: Final = 2500  # ms
MARGE: Final = 14  # px from the edge of the board
PART_LARGEUR: Final = 0.86  # of the board, at most


class Annonce(QLabel):
    """A sentence over ``plateau``, at its top or its bottom; the mouse passes through it."""

    def __init__(self, plateau: PlateauVue) -> None:
        """Say nothing yet."""
        super().__init__(plateau)
        self.setObjectName("annonce")
        self._plateau = plateau
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._fin = QTimer(self, singleShot=True, interval=DUREE)
        self._fin.timeout.connect(self.hide)
        plateau.installEventFilter(self)
        self.hide()

    def dire(self, texte: str, *, reste: bool = False) -> None:
        """Show ``texte`` for a while, or until the next one if it ``reste``; an empty text takes it away."""
        self._fin.stop()
        if not texte:
            self.hide()
            return
        self.setText(texte)
        self.placer()
        self.show()
        self.raise_()
        if not reste:
            self._fin.start()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._plateau, texte))

    def placer(self) -> None:
        """Lie at the top, unless that hides a square that may be played and the bottom does not."""
        plateau = self._plateau
        self.setMaximumWidth(int(min(plateau.width(), plateau.height()) * PART_LARGEUR))
        self.adjustSize()
        haut = QRect(QPoint((plateau.width() - self.width()) // 2, MARGE), self.size())
        bas = haut.translated(0, plateau.height() - self.height() - 2 * MARGE)
        jouables = [plateau.centre(case) for case in plateau.vue.legaux]
        libres = (place for place in (haut, bas) if not any(map(place.contains, jouables)))
        self.move(next(libres, haut).topLeft())

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the size of the board."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.placer()
        return False
