"""How the tests of the window read what its tables show."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QTableWidget


def ligne(table: QTableView, rang: int) -> list[str]:
    """Return what a line of a table says."""
    modele = table.model()
    return [modele.index(rang, colonne).data() for colonne in range(modele.columnCount())]


def disques(table: QTableWidget, colonne: int) -> list[int | None]:
    """Return the camp whose disc each line shows, ``None`` for no disc."""
    camps: list[int | None] = []
    for ligne in range(table.rowCount()):
        cellule = table.item(ligne, colonne)
        assert cellule is not None
        camp = cellule.data(Qt.ItemDataRole.UserRole)
        assert cellule.icon().isNull() is (camp is None)
        camps.append(camp)
    return camps
