"""Both tables of the library: whole rows, pointed at by the mouse or by the arrows, chosen by a click or Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView

from ui.socle.tables import IndexQt, viser_une_rangee

RACINE: Final = QModelIndex()
HAUTEUR: Final = 26  # px a row
HAUTEUR_BASSE: Final = 22
ENTREE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableBibliotheque(QTableView):
    """A table whose rows are pointed at (``vise``, ``-1``: none), chosen (``choisie``) or opened (``ouverte``).

    A double click or Ctrl+Enter opens. Where that means something a click waits until it is known to be no double one.
    """

    vise = Signal(int)
    choisie = Signal(int)
    ouverte = Signal(int)
    menu_demande = Signal(int, QPoint)  # of a row, and where on the screen

    def __init__(
        self, modele: QAbstractItemModel, elastiques: tuple[int, ...], *, ouvrable: bool = False, menu: int = -1
    ) -> None:
        """Have a click in the column ``menu`` ask for the menu of its row, which a right click does everywhere."""
        super().__init__()
        self._menu = menu
        self.setModel(modele)
        self._ouvrable = ouvrable
        self._visee = -1
        self._cliquee, self._pressee = -1, False
        self._attente = QTimer(self, singleShot=True)
        self._attente.timeout.connect(lambda: self.choisie.emit(self._cliquee))
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        vertical = self.verticalHeader()
        vertical.hide()
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        vertical.setDefaultSectionSize(HAUTEUR_BASSE if ouvrable else HAUTEUR)
        entete = self.horizontalHeader()
        entete.setHighlightSections(False)
        entete.setSectionsClickable(False)
        entete.setResizeContentsPrecision(30)
        modes = QHeaderView.ResizeMode
        for colonne in range(modele.columnCount(RACINE)):
            entete.setSectionResizeMode(colonne, modes.Stretch if colonne in elastiques else modes.ResizeToContents)
        self.entered.connect(lambda index: self._viser(index.row()))
        modele.modelReset.connect(self._oublier)

    def _oublier(self) -> None:
        """Point at nothing: the rows are others."""
        self._attente.stop()
        self._viser(-1)

    def _viser(self, rang: int) -> None:
        if rang != self._visee:
            self._visee = rang
            self.vise.emit(rang)

    def currentChanged(self, current: IndexQt, previous: IndexQt) -> None:
        """Point at the row that the arrows have come to."""
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self._viser(current.row())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the row to which the keyboard comes."""
        viser_une_rangee(self)
        super().focusInEvent(event)
        if not self.underMouse():
            self._viser(self.currentIndex().row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing once the keyboard is elsewhere."""
        super().focusOutEvent(event)
        if not self.underMouse():
            self._viser(-1)

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at nothing once the mouse is gone."""
        if event.type() == QEvent.Type.Leave:
            self._viser(-1)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a click begins; the second one of a double click is none."""
        self._pressee = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was clicked."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        pressee, self._pressee = self._pressee, False
        if pressee and event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._cliquee = index.row()
            if index.column() == self._menu:
                self.menu_demande.emit(index.row(), self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))
            elif self._ouvrable:
                self._attente.start(QApplication.doubleClickInterval())
            else:
                self.choisie.emit(self._cliquee)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the row; elsewhere it is a second click."""
        index = self.indexAt(event.position().toPoint())
        if self._ouvrable and index.isValid():
            self._attente.stop()
            self.ouverte.emit(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the row that the mouse is on, or of the one that the keyboard is on."""
        souris = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if souris else self.currentIndex()
        if index.isValid():
            place = event.pos() if souris else self.visualRect(index).center()
            self.menu_demande.emit(index.row(), self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter, open by Ctrl+Enter."""
        rang = self.currentIndex().row()
        if event.key() not in ENTREE or rang < 0:
            super().keyPressEvent(event)
        elif self._ouvrable and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.ouverte.emit(rang)
        else:
            self.choisie.emit(rang)
