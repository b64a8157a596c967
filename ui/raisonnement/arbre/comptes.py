"""What each algorithm costs on one position, side by side: states visited, leaves, states pruned, and what is saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QTableWidget, QWidget

from ecosysteme.arbre import Comptes
from ui.socle.langue import pour_cent
from ui.socle.retraduction import Retraduit
from ui.socle.tables import ecrire_ligne, largeur_utile, preparer
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme, voile

CasDeCompte = tuple[str, bool]  # an algorithm, and whether it tries the best-looking moves first

LIGNES: Final[tuple[CasDeCompte, ...]] = (
    ("ia_minmax", False),
    ("ia_negamax", False),
    ("ia_alphabeta", False),
    ("ia_alphabeta", True),
)
BARRE: Final = 1  # the column of the bars
PART: Final = Qt.ItemDataRole.UserRole + 2  # the share that a bar shows, 0 to 1
HAUTEUR_BARRE: Final = 4  # px


class _Barres(QStyledItemDelegate):
    """Underlines a figure by what it is of the largest."""

    theme: Theme = CLAIR

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().paint(p, option, index)
        part = index.data(PART)
        if part is None:
            return
        cadre: QRect = option.rect.adjusted(6, 0, -8, -2)
        cadre.setTop(cadre.bottom() - HAUTEUR_BARRE + 1)
        p.fillRect(cadre, voile(self.theme.discret, 0.25))
        cadre.setWidth(max(round(cadre.width() * part), 2))
        p.fillRect(cadre, QColor(self.theme.accent))


class TableauComptes(Retraduit, QTableWidget):
    """The counters; the line of the search on show is bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("arbre_comptes")
        preparer(self, 5, elastique=BARRE)
        self._barres = _Barres(self)
        self.setItemDelegateForColumn(BARRE, self._barres)
        self.setRowCount(len(LIGNES))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._comptes: Mapping[CasDeCompte, Comptes] = {}
        self._raison = ""
        self._montre: CasDeCompte | None = None
        self._traduire()

    def minimumSizeHint(self) -> QSize:
        """Wide and high enough for every figure and every title, whatever the size of the letters."""
        return QSize(self._largeur_utile + 2 * self.frameWidth(), self.sizeHint().height())

    @property
    def _largeur_utile(self) -> int:
        """What every figure and every title needs, px."""
        return sum(largeur_utile(self, rang) for rang in range(self.columnCount()))

    def sizeHint(self) -> QSize:
        """As high as the lines, which follow the font."""
        haut = sum(self.rowHeight(rang) for rang in range(self.rowCount()))
        return QSize(super().sizeHint().width(), haut + self.horizontalHeader().sizeHint().height() + 4)

    def montrer(self, comptes: Mapping[CasDeCompte, Comptes], raison: str = "") -> None:
        """Show what each algorithm costs; none for figures that are awaited, or that ``raison`` says why not."""
        self._comptes, self._raison = dict(comptes), raison
        self._ecrire()

    def distinguer(self, algorithme: str, ordonne: bool) -> None:
        """Tell the line of the search on show; order changes nothing for those that visit everything."""
        cas = (algorithme, ordonne)
        self._montre = cas if cas in LIGNES else (algorithme, False)
        self._graisser()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._barres.theme = theme
        self.viewport().update()

    def _ecrire(self) -> None:
        nombres = QLocale()
        for rang, cas in enumerate(LIGNES):
            textes, part = ["—"] * 4, None
            if (comptes := self._comptes.get(cas)) is not None:
                tout = comptes.visites + comptes.elagues
                part = comptes.visites / tout
                textes = [nombres.toString(nombre) for nombre in comptes]
                textes.append(pour_cent(comptes.elagues / tout))
            ecrire_ligne(self, rang, (self._noms()[rang], *textes))
            for colonne in range(1, self.columnCount()):
                if (cellule := self.item(rang, colonne)) is not None:
                    cellule.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if (cellule := self.item(rang, BARRE)) is not None:
                cellule.setData(PART, part)
        infobulle(self, self._raison)
        self.updateGeometry()
        self._graisser()

    def _graisser(self) -> None:
        for rang, cas in enumerate(LIGNES):
            for colonne in range(self.columnCount()):
                if (cellule := self.item(rang, colonne)) is not None:
                    police = cellule.font()
                    police.setBold(cas == self._montre)
                    cellule.setFont(police)
        self._ajuster()

    def _ajuster(self) -> None:
        """Take the height of the lines, and leave the column of the bars the width of its title."""
        entete, place = self.horizontalHeader(), self.viewport().width()
        mode = QHeaderView.ResizeMode
        tient = self._largeur_utile <= place
        entete.setSectionResizeMode(BARRE, mode.Stretch if tient else mode.ResizeToContents)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch the column of the bars where there is room."""
        super().resizeEvent(event)
        self._ajuster()

    def _recomposer(self) -> None:
        self._ajuster()

    def _noms(self) -> tuple[str, str, str, str]:
        return self.tr("Min-Max"), self.tr("Néga-Max"), self.tr("Alpha-Bêta"), self.tr("Alpha-Bêta ordonné")

    def _traduire(self) -> None:
        titres = [self.tr("Visitées"), self.tr("Feuilles"), self.tr("Élaguées"), self.tr("Épargné")]
        self.setHorizontalHeaderLabels([self.tr("Algorithme"), *titres])
        aides = (
            self.tr("Positions où l'algorithme est entré"),
            self.tr("Positions visitées où la recherche s'arrête"),
            self.tr("Positions jamais visitées, grâce aux coupures"),
            self.tr("Part des positions que les coupures épargnent"),
        )
        for colonne, aide in enumerate(aides, start=1):
            if (entete := self.horizontalHeaderItem(colonne)) is not None:
                infobulle(entete, aide)
                entete.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(self.tr("Ce que coûte chaque algorithme"))
        self._ecrire()
