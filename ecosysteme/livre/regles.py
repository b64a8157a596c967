"""The rules on two bitboards ``(nous, eux)``, plain integers, played by ``Plateau``: neither NumPy nor a compiler."""

from __future__ import annotations

from typing import Final, cast

from ecosysteme.cases import Position
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions, vers_pions
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau


def plateau_de(bits: Bits) -> Plateau:
    """Return the board on which ``nous`` is black."""
    return Plateau(8, cast("dict[Position, Couleur]", vers_pions(*bits, NOIR)))


def coups_legaux(bits: Bits) -> list[int]:
    """List the squares that the side to move may play, in rising order."""
    return [8 * ligne + colonne for ligne, colonne in plateau_de(bits).coups_legaux(NOIR)]


def jouer(bits: Bits, case: int) -> tuple[Bits, bool] | None:
    """Play a legal move; return the position of who moves next, and whether it is the same side, the other passing.

    ``None`` when the game is over.
    """
    plateau = plateau_de(bits)
    plateau.poser(divmod(case, 8), NOIR)
    for couleur in (BLANC, NOIR):
        if plateau.coups_legaux(couleur):
            return depuis_pions(plateau, couleur), couleur == NOIR
    return None


DEPART: Final = depuis_pions(Plateau(), NOIR)
