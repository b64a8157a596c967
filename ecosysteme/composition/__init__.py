"""Positions set up by hand, one game a file: what painting a square does to a state, what is odd about the result,
undoing (``composition``), and positions pasted from elsewhere (``lecture``).
"""

from __future__ import annotations

from typing import Any, Final

from ecosysteme.composition.composeur import SYMETRIES, Composeur
from ecosysteme.composition.composition import Composition
from ecosysteme.composition.morpion import ComposeurMorpion
from ecosysteme.composition.nim import ComposeurNim
from ecosysteme.composition.othello import ComposeurOthello
from ecosysteme.composition.puissance4 import ComposeurPuissance4
from ecosysteme.jeu import Jeu

__all__ = ["COMPOSEURS", "SYMETRIES", "Composeur", "Composition", "composeur_de"]

COMPOSEURS: Final[dict[str, type[Any]]] = {
    "othello": ComposeurOthello,
    "puissance4": ComposeurPuissance4,
    "morpion": ComposeurMorpion,
    "nim": ComposeurNim,
}


def composeur_de(jeu: Jeu) -> Composeur:
    """Return who sets up positions of ``jeu``; ``KeyError`` for a game of which none can be set up.

    >>> from ecosysteme.jeux.nim import Nim
    >>> composeur_de(Nim()).vide()
    EtatNim(tas=(0, 0, 0), trait=1)
    """
    composeur: Composeur = COMPOSEURS[jeu.nom](jeu)
    return composeur
