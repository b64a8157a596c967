"""What the window's tables share: quiet headers, whole lines selected, cells that are only written when they change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTableWidget

from ui.socle.textes import infobulle_commune, nouvelle_cellule, une_ligne

IndexQt = QModelIndex | QPersistentModelIndex  # what Qt gives the methods of a model


def preparer(table: QTableWidget, nb_colonnes: int, elastique: int) -> None:
    """Set up a read-only table whose column ``elastique`` takes the room that the others leave."""
    table.setColumnCount(nb_colonnes)
    preparer_vue(table, nb_colonnes, elastique)


def preparer_vue(table: QTableView, nb_colonnes: int, elastique: int) -> None:
    """Set up a table that has its columns already, as ``preparer``."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    entete = table.horizontalHeader()
    entete.setHighlightSections(False)
    entete.setSectionsClickable(False)
    entete.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for colonne in range(nb_colonnes):
        mode = QHeaderView.ResizeMode.Stretch if colonne == elastique else QHeaderView.ResizeMode.ResizeToContents
        entete.setSectionResizeMode(colonne, mode)


def viser_une_rangee(table: QTableView) -> None:
    """Have a row be current before Qt chooses one, of which a reader would be told before it is told of the table."""
    modele = table.model()
    if not table.currentIndex().isValid() and modele.rowCount():
        with QSignalBlocker(table.selectionModel()):
            table.setCurrentIndex(modele.index(0, 0))


def largeur_utile(table: QTableView, colonne: int) -> int:
    """Return the width that shows the cells of a column whole, and its title, px."""
    return max(table.sizeHintForColumn(colonne), table.horizontalHeader().sectionSizeHint(colonne))


def donner_aux_noms(table: QTableView, noms: int, minimum: int) -> None:
    """Let the column of names take what the others leave; as wide as they are where that is not ``minimum`` pixels.

    Many columns would leave them nothing, and are scrolled to.
    """
    autres = [rang for rang in range(table.model().columnCount()) if rang != noms and not table.isColumnHidden(rang)]
    tient = sum(largeur_utile(table, rang) for rang in autres) + minimum <= table.viewport().width()
    mode = QHeaderView.ResizeMode.Stretch if tient else QHeaderView.ResizeMode.ResizeToContents
    table.horizontalHeader().setSectionResizeMode(noms, mode)


def aligner_nombres(table: QTableWidget, colonnes: Sequence[int], ligne: int | None = None) -> None:
    """Align ``colonnes`` on their right, headers included, as figures are read; only those of ``ligne`` if given."""
    cote = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    lignes = range(table.rowCount()) if ligne is None else (ligne,)
    for colonne in colonnes:
        entete = table.horizontalHeaderItem(colonne)
        for cellule in (entete, *(table.item(rang, colonne) for rang in lignes)):
            if cellule is not None and cellule.textAlignment() != cote:
                cellule.setTextAlignment(cote)


def ecrire_ligne(table: QTableWidget, ligne: int, textes: Sequence[str], depuis: int = 0) -> None:
    """Write one line from the column ``depuis`` on, touching only the cells that differ.

    A series rewrites the table at every game.
    """
    for colonne, texte in enumerate(map(une_ligne, textes), start=depuis):
        cellule = table.item(ligne, colonne)
        if cellule is None:
            table.setItem(ligne, colonne, nouvelle_cellule(texte))
        elif cellule.text() != texte:
            cellule.setText(texte)


def aider_ligne(table: QTableWidget, ligne: int, aide: str) -> None:
    """Give all cells of a line the tooltip ``aide``."""
    cellules = (table.item(ligne, colonne) for colonne in range(table.columnCount()))
    infobulle_commune([cellule for cellule in cellules if cellule is not None], aide)
