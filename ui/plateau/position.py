"""What the board view draws: one position of any game as plain data, without Qt, rules or history.

The adapters (``vue_othello`` and its neighbours) make one from a game; the widget and its painters only read it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from ecosysteme.plateau import Position


class Style(Enum):
    """Which game the board is dressed for: its painter, its words, how a square is typed."""

    OTHELLO = auto()
    PUISSANCE4 = auto()
    MORPION = auto()
    NIM = auto()


@dataclass(frozen=True)
class PlateauAffiche:
    """One position, as the view draws it; ``(0, 0)`` is always the top left square **on the screen**.

    ``pions`` gives the camp (1 or 2) on each filled square; in Nim every object is 1, one column a heap, stacked from
    the bottom. ``legaux`` gives, for each square that may be chosen, the squares that the move changes:

    - Othello: the discs it turns, the square itself apart;
    - Puissance 4: the landing square, for every square of a column that is not full;
    - Morpion: nothing more;
    - Nim: the objects that would go, the chosen one and those above it.

    ``dernier`` holds the squares of the last move (Nim: where the objects that went had been), ``gagnants`` those of
    the winning lines. The mappings are copied, so that a board changed in place can still be compared with what was
    drawn.

    >>> PlateauAffiche(8, 8, {(3, 4): 1}, trait=2).interactif
    False
    """

    lignes: int
    colonnes: int
    pions: Mapping[Position, int]
    trait: int | None = None
    legaux: Mapping[Position, Sequence[Position]] = field(default_factory=dict)
    dernier: tuple[Position, ...] = ()
    gagnants: frozenset[Position] = frozenset()
    interactif: bool = False
    marques: bool = True
    style: Style = Style.OTHELLO

    def __post_init__(self) -> None:
        """Keep copies of the mappings."""
        object.__setattr__(self, "pions", dict(self.pions))
        object.__setattr__(self, "legaux", dict(self.legaux))

    @property
    def forme(self) -> tuple[Style, int, int]:
        """Style, lines and columns: two positions of one shape may follow each other in one game."""
        return self.style, self.lignes, self.colonnes

    def contient(self, position: Position) -> bool:
        """Whether the square lies on the board."""
        ligne, colonne = position
        return 0 <= ligne < self.lignes and 0 <= colonne < self.colonnes

    def colonne(self, colonne: int) -> list[Position]:
        """The squares of a column, from top to bottom."""
        return [(ligne, colonne) for ligne in range(self.lignes)]
