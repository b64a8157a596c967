"""What a player is: somebody who, shown a state, chooses a move."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Event
from typing import Any, ClassVar

from ecosysteme.jeu import Camp, Jeu
from ecosysteme.plateau import NOIR, Couleur, Plateau, Position, adverse
from ecosysteme.reglages import GRAINE, Reglage

# How good a state is for a camp: higher is better. The default is the game's own ``evaluer``.
Evaluation = Callable[[Jeu[Any, Any], Any, Camp], float]


def evaluation_du_jeu(jeu: Jeu[Any, Any], etat: Any, camp: Camp) -> float:
    """Ask the game itself: the disc difference in Othello, as in the report."""
    return jeu.evaluer(etat, camp)


class Joueur(ABC):
    """A player of any game. Subclasses say how they choose; the names they go by are class attributes."""

    nom: ClassVar[str]
    libelle: ClassVar[str]
    options: ClassVar[tuple[Reglage, ...]] = ()

    def __init__(self, couleur: Couleur = NOIR) -> None:
        """Play ``couleur`` (``'N'`` or ``'B'``); ``ValueError`` for another one."""
        adverse(couleur)
        self.couleur: Couleur = couleur

    def verifier(self, jeu: Jeu[Any, Any]) -> None:
        """Raise ``ValueError`` when this player, as it was made, cannot play ``jeu``: better before the first game."""
        return  # most play everything

    def nouvelle_partie(self) -> None:
        """Forget the game before, so that a game depends on nothing but its own draws, whatever was played first."""
        return  # most remember nothing

    def fermer(self) -> None:
        """Give back what the player holds outside of this process; the next question takes it again."""
        return  # most hold nothing

    @abstractmethod
    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Return a legal move of the side to move in ``etat``, which must have one.

        May take long and run on any thread. Raises ``Interrompu`` soon after ``arret`` is set.
        """

    def retourner(self, plateau: Plateau, position: Position) -> list[Position]:
        """Put this player's disc on ``position``, turn what it encloses, and return the turned squares.

        Raises ``ValueError`` when the square cannot be played, ``TypeError`` when it is not a position; the board is
        then untouched.
        """
        return plateau.poser(position, self.couleur)

    def __str__(self) -> str:
        """Name the player for a person to read."""
        return self.libelle


class JoueurAuHasard(Joueur):
    """A player that draws lots, from a generator of its own so that a seed replays its games."""

    options: ClassVar[tuple[Reglage, ...]] = (GRAINE,)

    def __init__(self, couleur: Couleur = NOIR, *, graine: int | None = None) -> None:
        """Seed the draws with ``graine``; ``None`` makes every game different."""
        super().__init__(couleur)
        self.hasard = random.Random(graine)
