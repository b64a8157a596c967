"""What makes two positions the same card: the discs of who plays and of the other side, up to symmetry."""

from __future__ import annotations

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.symetries import canonique


def cle(etat: EtatOthello) -> str:
    """Return the key of a position of 8 squares a side, as two bitboards in hexadecimal.

    >>> depart = Othello()
    >>> len({cle(depart.jouer(depart.etat_initial(), coup)) for coup in depart.etat_initial().coups})
    1
    """
    return cle_de_bits(depuis_pions(etat.plateau, COULEUR_DE[etat.trait]))


def cle_de_bits(bits: Bits) -> str:
    """Return the key of a position given as the discs of who plays, then the others."""
    nous, eux = canonique(bits)[0]
    return f"{nous:016x}-{eux:016x}"


def concerne(jeu: object) -> bool:
    """Tell whether the mistakes of ``jeu`` are kept: those that the engine judges."""
    return isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD
