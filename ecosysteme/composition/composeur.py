"""The interface for setting up positions by hand: what lies on the squares of a state, and the state that squares make.

A square is ``(ligne, colonne)``, from 0 at the top and at the left, at every game: it is what is pointed at on a board.
Any state may be set up, whether a game leads there or not; what is odd about it is said, and not forbidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeAlias

from ecosysteme.cases import Position
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND, Camp, Etat, Jeu, autre_camp

ContenuPlateau: TypeAlias = Mapping[Position, int]  # the squares that are not empty: the camp whose piece lies there

# Where each symmetry takes a square, given the last line and the last column.
SYMETRIES: Final[Mapping[str, Callable[[int, int, int, int], Position]]] = {
    "quart_droite": lambda y, x, bas, _: (x, bas - y),
    "quart_gauche": lambda y, x, _, droite: (droite - x, y),
    "demi_tour": lambda y, x, bas, droite: (bas - y, droite - x),
    "miroir_gauche_droite": lambda y, x, _, droite: (y, droite - x),
    "miroir_haut_bas": lambda y, x, bas, _: (bas - y, x),
}


class Composeur(ABC, Generic[Etat]):
    """Sets up states of ``jeu``. States stay immutable: each change gives another one."""

    trait_libre: ClassVar[bool] = True  # whether the side to move can be chosen, rather than being counted
    camps_poses: ClassVar[tuple[Camp, ...]] = (PREMIER, SECOND)  # whose pieces are told apart on the squares
    symetries: ClassVar[tuple[str, ...]] = tuple(SYMETRIES)  # those that turn a board of this game into another one

    def __init__(self, jeu: Jeu[Etat, Any]) -> None:
        """Set up states of ``jeu``, with its options."""
        self.jeu = jeu

    @abstractmethod
    def dimensions(self, etat: Etat) -> tuple[int, int]:
        """Return how many lines and columns of squares there are to fill."""

    @abstractmethod
    def contenu(self, etat: Etat) -> dict[Position, int]:
        """Return what lies on the squares."""

    @abstractmethod
    def depuis(self, contenu: ContenuPlateau, trait: Camp) -> Etat:
        """Return the state that these squares make; ``trait`` is left aside where it is counted."""

    @abstractmethod
    def etrangetes(self, etat: Etat) -> tuple[Message, ...]:
        """Say why no game leads to ``etat``, a sentence a reason; none for one that nothing tells from a real one."""

    def peindre(self, etat: Etat, case: Position, camp: int) -> Etat:
        """Put a piece of ``camp`` on a square of the board, or with 0 take away what lies there."""
        contenu = {**self.contenu(etat), case: camp}
        return self.depuis({ou: qui for ou, qui in contenu.items() if qui}, self.jeu.trait(etat))

    def atteignable(self, etat: Etat, case: Position, camp: int) -> bool:
        """Tell whether a stroke that goes on over ``case`` paints it: any square, where pieces stay where they are."""
        return True

    def vide(self) -> Etat:
        """Return the state without any piece, the first camp to move."""
        return self.depuis({}, PREMIER)

    def avec_trait(self, etat: Etat, camp: Camp) -> Etat:
        """Give the turn to ``camp``, where it is free."""
        return self.depuis(self.contenu(etat), camp)

    def transformer(self, etat: Etat, symetrie: str) -> Etat:
        """Turn or mirror the squares; ``KeyError`` for what is not in ``SYMETRIES``."""
        lignes, colonnes = self.dimensions(etat)
        image = SYMETRIES[symetrie]
        contenu = {image(y, x, lignes - 1, colonnes - 1): camp for (y, x), camp in self.contenu(etat).items()}
        return self.depuis(contenu, self.jeu.trait(etat))

    def echanger_camps(self, etat: Etat) -> Etat:
        """Give each piece, and the turn, to the other camp."""
        contenu = {case: 3 - camp for case, camp in self.contenu(etat).items()}
        return self.depuis(contenu, autre_camp(self.jeu.trait(etat)))

    def jeu_de(self, etat: Etat) -> Jeu[Etat, Any]:
        """Return the game in which ``etat`` is played: the same, unless its options have to follow the state."""
        return self.jeu
