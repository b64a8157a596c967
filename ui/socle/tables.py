"""What the window's tables share: quiet headers, whole lines selected, cells that are only written when they change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem


def preparer(table: QTableWidget, nb_colonnes: int, elastique: int) -> None:
    """Set up a read-only table whose column ``elastique`` takes the room that the others leave."""
    table.setColumnCount(nb_colonnes)
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


def ecrire_ligne(table: QTableWidget, ligne: int, textes: Sequence[str]) -> None:
    """Write one line, touching only the cells that differ: a series rewrites the table at every game."""
    for colonne, texte in enumerate(textes):
        cellule = table.item(ligne, colonne)
        if cellule is None:
            table.setItem(ligne, colonne, QTableWidgetItem(texte))
        elif cellule.text() != texte:
            cellule.setText(texte)
