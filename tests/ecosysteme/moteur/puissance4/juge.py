"""A solver that answers at once, always the same: building a book is tested with it, not solving."""

from collections.abc import Sequence

import numpy as np

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.position import Bits, colonnes_jouables
from ecosysteme.moteur.puissance4.solveur import SolveurExact


class Juge(SolveurExact):
    """Every position is worth 1 by its first column; ``patience``: how many are judged before ``Interrompu``."""

    def __init__(self, patience: int = 10_000) -> None:
        """Judge so many positions, then stop."""
        super().__init__(1)
        self.questions: list[Bits] = []
        self.patience = patience

    def resoudre_tout(self, positions: Mots) -> list[int]:
        """Judge these, whole or not at all."""
        paires = np.reshape(positions, (-1, 2)).tolist()
        if len(self.questions) + len(paires) > self.patience:
            raise Interrompu
        self.questions += [(nous, masque) for nous, masque in paires]
        return [1] * len(paires)

    def meilleur(self, nous: int, masque: int, basse: int = -42, haute: int = 42) -> tuple[int, int]:
        """Judge one."""
        [score] = self.resoudre_tout(np.array([nous, masque], np.uint64))
        return score, colonnes_jouables(masque)[0]

    def choisir(self, nous: int, masque: int, score: int, colonnes: Sequence[int]) -> int:
        """Take the first column from the left."""
        return min(colonnes)
