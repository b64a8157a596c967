"""Who advises on a game: its solver when the game is solved, the engine for Othello on 8 × 8, nobody otherwise."""

from __future__ import annotations

from typing import Unpack

from ecosysteme.conseiller import Conseiller
from ecosysteme.experts.othello import COTE, ConseillerOthello
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.solveurs import MoyensDeSolveur, solveur_de

__all__ = ["ConseillerOthello", "conseiller_de"]


def conseiller_de(jeu: Jeu, **moyens: Unpack[MoyensDeSolveur]) -> Conseiller | None:
    """Return who can say what the moves of ``jeu`` are worth, ``None`` when nobody can, as at Othello on 6 × 6.

    ``moyens`` are memory, threads and book, for who needs any; see ``MoyensDeSolveur``.

    >>> from ecosysteme.jeux.nim import Nim
    >>> conseiller_de(Nim()).parfait, conseiller_de(Othello()).parfait, conseiller_de(Othello(6))
    (True, False, None)
    """
    if type(jeu) is Othello:
        return ConseillerOthello(jeu, **moyens) if jeu.taille == COTE else None
    return solveur_de(jeu, **moyens)
