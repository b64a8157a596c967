"""A position of the 8 by 8 board as text: the 64 squares, then the side to move, as ``Othello`` writes its states."""

from __future__ import annotations

from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.jeux.othello import EtatOthello, Othello

CASES: Final = 64


def lire_position(texte: str) -> EtatOthello:
    """Read 64 squares and the side to move; ``ValueError`` as ``Othello.lire_etat``."""
    return Othello(TAILLE_STANDARD).lire_etat(texte)


def ecrire_position(etat: EtatOthello) -> str:
    """Write what ``lire_position`` reads; ``ValueError`` for a board that is not 8 by 8."""
    return Othello(TAILLE_STANDARD).ecrire_etat(etat)
