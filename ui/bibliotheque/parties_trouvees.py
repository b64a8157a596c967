"""The games of the position on the board, the newest first, as a table that asks for more as one scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont

from ui.bibliotheque.jetons import PAGE
from ui.jeux.ouvertures import nom_de_la_ligne
from ui.joueurs.noms import dire_garde
from ui.socle.langue import points_virgules
from ui.socle.tables import IndexQt
from ui.socle.textes import bulle, une_ligne
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.parties_lues import PartieTrouvee

RACINE: Final = QModelIndex()
DISQUES: Final = 64
PAR_INTERVERSION: Final = "⌁"  # after the next move of a game that came by other moves


class ColonnePartie(IntEnum):
    """What a row says, from left to right."""

    ANNEE = 0
    NOIR = 1
    SCORE = 2
    BLANC = 3
    TOURNOI = 4
    SUITE = 5
    PAGES = 6


PAGES: Final = ColonnePartie.PAGES


class ModeleTrouvees(QAbstractTableModel):
    """The games that were read so far, of ``total``; ``voulue`` asks for more, from that one on."""

    voulue = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.parties: list[PartieTrouvee] = []
        self.total = 0
        self.nommer: Callable[[int], str] = str  # a square, as moves are written
        self._attendue = False
        self._perime = False
        self._theme = CLAIR

    def montrer(self, parties: Sequence[PartieTrouvee], total: int) -> None:
        """Show these games, the first of ``total``."""
        self.beginResetModel()
        self.parties, self.total, self._attendue, self._perime = list(parties), total, False, False
        self.endResetModel()

    def ajouter(self, parties: Sequence[PartieTrouvee]) -> None:
        """Show the games that were asked for, under the others."""
        self._attendue = False
        if parties:
            self.beginInsertRows(RACINE, len(self.parties), len(self.parties) + len(parties) - 1)
            self.parties += parties
            self.endInsertRows()

    def estomper(self) -> None:
        """Show that the rows are those of the position before, until others come."""
        self._perime = True
        self._redire()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self._redire()

    def traduire(self) -> None:
        """Write titles and rows again, in the language of the moment."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._redire()

    def _redire(self) -> None:
        if self.parties:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.parties) - 1, len(ColonnePartie) - 1))

    # What Qt asks.

    def rowCount(self, parent: IndexQt = RACINE) -> int:
        """Count the games that were read."""
        return 0 if parent.isValid() else len(self.parties)

    def columnCount(self, parent: IndexQt = RACINE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(ColonnePartie)

    def canFetchMore(self, parent: IndexQt) -> bool:
        """Tell whether there are more games than those that were read."""
        return not (parent.isValid() or self._attendue or self._perime) and len(self.parties) < self.total

    def fetchMore(self, parent: IndexQt) -> None:
        """Ask for more of them."""
        self._attendue = True
        self.voulue.emit(len(self.parties))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Write a title; that of the pages, for which there is no room, is said."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if section == PAGES and role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.tr("Pages des joueurs et du tournoi")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(section)
        titres = {
            ColonnePartie.ANNEE: self.tr("Année"),
            ColonnePartie.NOIR: self.tr("Noir"),
            ColonnePartie.SCORE: self.tr("Score"),
            ColonnePartie.BLANC: self.tr("Blanc"),
            ColonnePartie.TOURNOI: self.tr("Tournoi"),
            ColonnePartie.SUITE: self.tr("Suite"),
            ColonnePartie.PAGES: "",
        }
        return titres[ColonnePartie(section)] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Write a cell, whose tooltip is its whole text, which a narrow column cuts, and what no column says.

        The first one is read aloud as the whole row.
        """
        if not index.isValid():
            return None
        partie, colonne = self.parties[index.row()], ColonnePartie(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return une_ligne(self._texte(partie, colonne))
            case Qt.ItemDataRole.ToolTipRole:
                return self.tr("Pages des joueurs et du tournoi") if colonne is PAGES else self._bulle(partie, colonne)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.phrase(index.row()) if colonne == ColonnePartie.ANNEE else self._texte(partie, colonne)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignement(colonne)
            case Qt.ItemDataRole.ForegroundRole:
                discret = colonne in (ColonnePartie.ANNEE, ColonnePartie.TOURNOI, ColonnePartie.SUITE)
                teinte = self._theme.eteint if self._perime else self._theme.discret if discret else ""
                return QColor(teinte) if teinte else None
            case Qt.ItemDataRole.FontRole:
                return self._police(partie, colonne)
        return None

    def phrase(self, rang: int) -> str:
        """Return a row as a screen reader says it."""
        partie = self.parties[rang]
        textes = [self._texte(partie, colonne) for colonne in ColonnePartie if colonne is not PAGES]
        return ", ".join(filter(None, [*textes, nom_de_la_ligne(partie.cases)]))

    def _texte(self, partie: PartieTrouvee, colonne: ColonnePartie) -> str:
        suite = " ".join(map(self.nommer, partie.suite)) or self.tr("fin")
        textes = {
            ColonnePartie.ANNEE: str(partie.annee) if partie.annee else "",
            ColonnePartie.NOIR: dire_garde(partie.noir) or "?",
            ColonnePartie.SCORE: self._score(partie),
            ColonnePartie.BLANC: dire_garde(partie.blanc) or "?",
            ColonnePartie.TOURNOI: partie.tournoi,
            ColonnePartie.SUITE: suite if partie.ici else f"{suite} {PAR_INTERVERSION}",
            ColonnePartie.PAGES: PAGE,
        }
        return textes[colonne]

    def _score(self, partie: PartieTrouvee) -> str:
        if partie.score is not None:
            return f"{partie.score} – {DISQUES - partie.score}"
        return {1: "1 – 0", 0: "½ – ½", -1: "0 – 1"}.get(partie.issue, "") if partie.issue is not None else ""

    def _bulle(self, partie: PartieTrouvee, colonne: ColonnePartie) -> str:
        autre = "" if partie.ici else self.tr("par interversion")
        detail = points_virgules(nom_de_la_ligne(partie.cases), autre)
        return bulle("\n".join(filter(None, (self._texte(partie, colonne), detail))))

    @staticmethod
    def _police(partie: PartieTrouvee, colonne: ColonnePartie) -> QFont | None:
        """Write the winner in bold."""
        if partie.issue != {ColonnePartie.NOIR: 1, ColonnePartie.BLANC: -1}.get(colonne, 2):
            return None
        police = QFont()
        police.setBold(True)
        return police


def _alignement(colonne: int) -> Qt.AlignmentFlag:
    cote = Qt.AlignmentFlag.AlignHCenter if colonne == ColonnePartie.SCORE else Qt.AlignmentFlag.AlignLeft
    return cote | Qt.AlignmentFlag.AlignVCenter
