"""The lines of a list that match what is searched, for a table that asks for those in sight only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont

from ecosysteme.formats.plusieurs_fichiers import plier
from ui.documents.contenus import ContenuPositions, ContenuQuelconque
from ui.socle.tables import IndexQt
from ui.socle.textes import bulle, une_ligne

RACINE = QModelIndex()


class Modele(QAbstractTableModel):
    """Shows a ``Contenu``; nothing before it has one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._contenu: ContenuQuelconque | None = None
        self._rangs: Sequence[int] = range(0)  # of the lines that match
        self._mots: list[str] = []
        self._ouvert: int | None = None  # the rank of what is on the board
        self._gras = QFont()
        self._gras.setBold(True)

    def montrer(self, contenu: ContenuQuelconque | None) -> None:
        """Show every line of ``contenu``, nothing without one."""
        self.beginResetModel()
        self._contenu, self._rangs, self._mots = contenu, range(0 if contenu is None else len(contenu)), []
        self._ouvert = None
        self.endResetModel()

    def filtrer(self, recherche: str) -> None:
        """Keep the lines that hold each word of ``recherche``, whatever its accents and capitals."""
        if self._contenu is None:
            return
        anciens, self._mots = self._mots, plier(recherche).split()
        plus_etroit = len(self._mots) >= len(anciens) and all(map(str.startswith, self._mots, anciens))
        rangs: Sequence[int] = self._rangs if plus_etroit else range(len(self._contenu))
        plies = self._contenu.plies
        for mot in self._mots:
            rangs = [rang for rang in rangs if mot in plies[rang]]
        self.beginResetModel()
        self._rangs = rangs
        self.endResetModel()

    def marquer(self, rang: int | None) -> None:
        """Write in bold the line of what is on the board, whatever is selected; none with ``None``."""
        if rang != self._ouvert:
            self._ouvert = rang
            coins = self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(*coins, [Qt.ItemDataRole.FontRole])

    def rang(self, ligne: int) -> int:
        """Return the rank in the list of what line ``ligne`` of the table shows."""
        return self._rangs[ligne]

    @property
    def positions(self) -> bool:
        """Whether they are positions, and not games."""
        return isinstance(self._contenu, ContenuPositions)

    @property
    def total(self) -> int:
        """How many lines there are without a search."""
        return 0 if self._contenu is None else len(self._contenu)

    def traduire(self) -> None:
        """Write titles and lines again, in the language of the moment."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.layoutChanged.emit()

    # What Qt asks.

    def rowCount(self, parent: IndexQt = RACINE) -> int:
        """Count the lines that match."""
        return 0 if parent.isValid() else len(self._rangs)

    def columnCount(self, parent: IndexQt = RACINE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() or self._contenu is None else len(self._contenu.titres())

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Write a cell; the tooltip is its whole text, which a narrow column cuts, and what no column says.

        The first one is read aloud as the whole line.
        """
        if self._contenu is None or not index.isValid():
            return None
        rang = self._rangs[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return une_ligne(self._contenu.ligne(rang)[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return une_ligne(", ".join(filter(None, self._contenu.ligne(rang))))
        if role == Qt.ItemDataRole.ToolTipRole:
            return bulle("\n".join(filter(None, (self._contenu.ligne(rang)[index.column()], self._contenu.aide(rang)))))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._contenu.aide(rang)
        if role == Qt.ItemDataRole.FontRole and rang == self._ouvert:
            return self._gras
        return self._alignement(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Name a column."""
        if self._contenu is None or orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._contenu.titres()[section]
        return self._alignement(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignement(self, colonne: int) -> Qt.AlignmentFlag:
        """Align figures on their right, as they are read."""
        figures = self._contenu is not None and colonne in self._contenu.numeriques
        cote = Qt.AlignmentFlag.AlignRight if figures else Qt.AlignmentFlag.AlignLeft
        return cote | Qt.AlignmentFlag.AlignVCenter
