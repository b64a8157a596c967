"""The book and the search together: what one knows, the other need not find."""

from __future__ import annotations

from ecosysteme.moteur.puissance4.livre import LivrePuissance4, ScoreEtColonne
from ecosysteme.moteur.puissance4.solveur import SolveurExact


def valeur(livre: LivrePuissance4, solveur: SolveurExact, nous: int, masque: int) -> int:
    """Return the exact score of a position. Raises ``Interrompu``."""
    connu = livre.score(nous, masque)
    return solveur.resoudre(nous, masque, livre.plancher(nous, masque)) if connu is None else connu


def conseiller(livre: LivrePuissance4, solveur: SolveurExact, nous: int, masque: int) -> ScoreEtColonne:
    """Return the score of a position with moves left, and a column that reaches it. Raises ``Interrompu``."""
    connu = livre.score(nous, masque)
    if connu is None:
        return solveur.meilleur(nous, masque, livre.plancher(nous, masque))
    return connu, solveur.choisir(nous, masque, connu, livre.candidates(nous, masque, connu))
