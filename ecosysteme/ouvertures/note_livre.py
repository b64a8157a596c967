"""What an opening book says of a move, and who says it: apart from the book, whose arrays are long to import."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

VALEUR_MAX: Final = 64


class SourceLivre(IntEnum):
    """Who says what a move is worth: our engine, a book of another program, or the person whose book it is."""

    MOTEUR = 0
    FICHIER = 1
    MOI = 2


class NoteLivre(NamedTuple):
    """What a move is worth, in discs, to who plays it; the depth of that, or its level in a book of another program."""

    valeur: int
    profondeur: int
    source: SourceLivre = SourceLivre.MOTEUR
