"""Which square a pointer, an arrow or a first key means: one answer for each style of board, without Qt."""

from __future__ import annotations

from ecosysteme.plateau import Position
from ui.plateau.position import PlateauAffiche, Style


def cible(vue: PlateauAffiche, position: Position) -> Position:
    """The square that ``position`` stands for when it is pointed at.

    In Puissance 4 every square of a column stands for the one where a disc would land, or for the top one of a full
    column; elsewhere a square stands for itself.

    >>> cible(PlateauAffiche(6, 7, {(5, 3): 1}, style=Style.PUISSANCE4), (0, 3))
    (4, 3)
    """
    if vue.style is not Style.PUISSANCE4:
        return position
    libres = [case for case in vue.colonne(position[1]) if case not in vue.pions]
    return libres[-1] if libres else (0, position[1])


def meme_choix(vue: PlateauAffiche, une: Position | None, autre: Position | None) -> bool:
    """Whether two squares are one choice: in Puissance 4 those of a column are."""
    if une is None or autre is None:
        return une is autre
    return une[1] == autre[1] if vue.style is Style.PUISSANCE4 else une == autre


def ancrer(vue: PlateauAffiche, position: Position) -> Position:
    """The square where a cursor left at ``position`` is to be seen now: one that may mean something.

    In Nim it stays on the objects: it comes down with its heap, and goes to the nearest one when its heap is empty.
    """
    if vue.style is not Style.NIM or not vue.pions:
        return cible(vue, position)
    ligne, colonne = position
    _, colonne = min((abs(occupee - colonne), occupee) for _, occupee in vue.pions)
    return max(ligne, _sommet(vue, colonne)), colonne


def depart(vue: PlateauAffiche) -> Position:
    """Where the cursor is first seen.

    >>> depart(PlateauAffiche(8, 8, {}))
    (3, 3)
    """
    return ancrer(vue, ((vue.lignes - 1) // 2, (vue.colonnes - 1) // 2))


def voisine(vue: PlateauAffiche, position: Position, lignes: int, colonnes: int) -> Position:
    """The square to which an arrow leads, ``position`` itself where it leads nowhere.

    Puissance 4 knows columns only; in Nim the arrows stay on the objects and step over the empty heaps.
    """
    ligne, colonne = position[0] + lignes, position[1] + colonnes
    if vue.style is Style.NIM:
        if colonnes:
            occupees = {occupee for _, occupee in vue.pions}
            suivantes = [c for c in occupees if (c - position[1]) * colonnes > 0]
            return ancrer(vue, (ligne, min(suivantes, key=lambda c: abs(c - colonne)))) if suivantes else position
        return (ligne, colonne) if (ligne, colonne) in vue.pions else position
    if vue.style is Style.PUISSANCE4:
        ligne = position[0]
    return cible(vue, (ligne, colonne)) if vue.contient((ligne, colonne)) else position


def _sommet(vue: PlateauAffiche, colonne: int) -> int:
    """The line of the highest object of a heap that has one."""
    return min(ligne for ligne, occupee in vue.pions if occupee == colonne)
