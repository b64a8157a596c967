"""The button of a mode in the header.

No ``QToolButton``: to a screen reader one that stays down is a box to tick, whereas of the modes one is always chosen.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QPushButton

from ui.socle.textes import infobulle


class BoutonMode(QPushButton):
    """Shows ``action`` as a tool button would, and triggers it; a reader is told which of its neighbours is chosen."""

    def __init__(self, action: QAction) -> None:
        """Be called as ``action`` is, and leave the keyboard where it was."""
        super().__init__()
        self.setObjectName(action.objectName().replace("action", "bouton", 1))
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._action, self.apparence = action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.clicked.connect(lambda _=False: action.trigger())
        action.changed.connect(self._suivre)
        self._suivre()

    def serrer(self, apparence: Qt.ToolButtonStyle) -> None:
        """Show the icon and the word, or only one of them."""
        self.apparence = apparence
        self._suivre()

    def sizeHint(self) -> QSize:
        """Be as large as a tool button: a finger hits it, and a word has room to be bold, as it is while chosen."""
        return super().sizeHint() + QSize(3 + (self.fontMetrics().horizontalAdvance("  ") if self.text() else 0), 3)

    def _suivre(self) -> None:
        action, styles = self._action, Qt.ToolButtonStyle
        self.setAccessibleName(action.iconText())
        self.setText("" if self.apparence is styles.ToolButtonIconOnly else action.iconText())
        self.setIcon(QIcon() if self.apparence is styles.ToolButtonTextOnly else action.icon())
        infobulle(self, action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
