"""A page of text that is read by keys: a caret goes through it, and Tab from link to link."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget


class PageLue(QTextBrowser):
    """Has a caret, which a screen reader follows by line, word or letter; links are left to who listens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextInteractionFlags(self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.setOpenLinks(False)

    def aller(self, ancre: str) -> None:
        """Show the place called ``ancre`` from its first line, and have the caret there; nothing without one."""
        self.document().size()  # lays all of it out: until then there is nothing to scroll to far below
        bloc = self.document().begin()
        while bloc.isValid() and not _porte(bloc, ancre):
            bloc = bloc.next()
        if bloc.isValid():
            self.setTextCursor(QTextCursor(bloc))
            self.scrollToAnchor(ancre)

    def focusNextPrevChild(self, suivant: bool) -> bool:
        """Go to the next link from where the caret is: without a selection, Qt begins at an end of the page."""
        ici = self.textCursor()
        if not ici.hasSelection():
            voisine = QTextCursor(ici)
            sens = QTextCursor.MoveOperation
            for vers in (sens.NextCharacter, sens.PreviousCharacter):
                if not voisine.hasSelection():
                    voisine.movePosition(vers, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(voisine)
        trouve = super().focusNextPrevChild(suivant)
        if not ici.hasSelection() and not self.hasFocus():
            self.setTextCursor(ici)
        return trouve


def _porte(bloc: QTextBlock, ancre: str) -> bool:
    """Tell whether a paragraph begins a place called ``ancre``."""
    morceau = bloc.begin()
    while not morceau.atEnd():
        if ancre in morceau.fragment().charFormat().anchorNames():
            return True
        morceau += 1
    return False
