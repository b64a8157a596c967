"""Squares: their type, how they are written, and the sizes of Othello's board."""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Final, TypeAlias

from ecosysteme.fautes import Faute, FauteDeType

Position: TypeAlias = tuple[int, int]  # (line, column), from 0 at the top and at the left
CoupOuPasse: TypeAlias = Position | None  # None: a pass

# Squares a side of the board of tournaments: the default, and the only one that engines, GGF and WTHOR know.
TAILLE_STANDARD: Final = 8

COLONNES: Final = "ABCDEFGHIJ"


def verifier_position(position: object) -> Position:
    """Return ``position``, a pair of integers on the board or not, as plain ``int``; raise ``TypeError`` otherwise.

    NumPy's integers are integers too. Booleans are not: ``(True, False)`` is a mistake, not the square ``(1, 0)``.

    >>> verifier_position((2, 3))
    (2, 3)
    """
    if isinstance(position, tuple) and len(position) == 2:
        ligne, colonne = position
        if type(ligne) is int and type(colonne) is int:
            return position  # itself: a dictionary finds the very key that it holds faster than an equal one
        if hasattr(ligne, "__index__") and hasattr(colonne, "__index__") and bool not in map(type, position):
            return index(ligne), index(colonne)
    raise FauteDeType(
        "{position!r} n'est pas une position : attendu un couple d'entiers (ligne, colonne)", position=position
    )


def nom_case(position: Position) -> str:
    """Name a square as players do, column letter then line number.

    >>> nom_case((2, 3))
    'd3'
    """
    return f"{COLONNES[position[1]].lower()}{position[0] + 1}"


@cache
def _cases(taille: int) -> dict[str, Position]:
    """Return the squares of a board by their names, in capitals."""
    return {f"{COLONNES[colonne]}{ligne + 1}": (ligne, colonne) for ligne in range(taille) for colonne in range(taille)}


def lire_case(texte: str, taille: int = TAILLE_STANDARD) -> Position:
    """Read ``'d3'`` or ``' D3 '`` as ``(2, 3)``; raise ``ValueError`` for what is no square of the board."""
    lue = _cases(taille).get(texte.strip().upper())
    if lue is not None:
        return lue
    derniere = f"{COLONNES[taille - 1].lower()}{taille}"
    raise Faute(
        "{texte!r} n'est pas une case : attendu une lettre et un nombre, de a1 à {derniere}",
        texte=texte.strip(),
        derniere=derniere,
    )
