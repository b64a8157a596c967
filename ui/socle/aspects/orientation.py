"""From which side a square board is seen: as it is printed, or one of the seven other ways to lay it on a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Orientation:
    """A symmetry of the square: lines and columns are exchanged first, then what was first may come last."""

    echange: bool = False
    lignes: bool = False  # the last line is at the top
    colonnes: bool = False  # the last column is at the left

    def a_l_ecran(self, position: tuple[int, int], cote: int) -> tuple[int, int]:
        """Return the line and the column at which ``position`` of a board of ``cote`` squares a side is seen.

        >>> ORIENTATIONS["quart_droite"].a_l_ecran((0, 0), 8)
        (0, 7)
        """
        ligne, colonne = reversed(position) if self.echange else position
        return cote - 1 - ligne if self.lignes else ligne, cote - 1 - colonne if self.colonnes else colonne

    def du_plateau(self, vue: tuple[int, int], cote: int) -> tuple[int, int]:
        """Return the position that is seen at a line and a column of the screen.

        >>> ORIENTATIONS["quart_droite"].du_plateau((0, 7), 8)
        (0, 0)
        """
        ligne = cote - 1 - vue[0] if self.lignes else vue[0]
        colonne = cote - 1 - vue[1] if self.colonnes else vue[1]
        return (colonne, ligne) if self.echange else (ligne, colonne)

    def pas(self, lignes: int, colonnes: int) -> tuple[int, int]:
        """Return by how many lines and columns of the board one moves who moves by those of the screen."""
        lignes, colonnes = -lignes if self.lignes else lignes, -colonnes if self.colonnes else colonnes
        return (colonnes, lignes) if self.echange else (lignes, colonnes)


DROITE: Final = Orientation()
ORIENTATIONS: Final = {
    "droite": DROITE,
    "quart_droite": Orientation(echange=True, colonnes=True),
    "demi_tour": Orientation(lignes=True, colonnes=True),
    "quart_gauche": Orientation(echange=True, lignes=True),
    "miroir": Orientation(colonnes=True),
    "haut_bas": Orientation(lignes=True),
    "diagonale": Orientation(echange=True),
    "antidiagonale": Orientation(echange=True, lignes=True, colonnes=True),
}
