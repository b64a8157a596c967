"""The perfect solver as the rest of the house sees it: a position in, exact scores out.

Three lines in a notebook, for the empty board with red in the middle::

    from ecosysteme.moteur.puissance4.facade import SolveurPuissance4
    solveur = SolveurPuissance4(hash_mo=64)
    solveur.noter(0, 1 << 21)                # {0: -4, 1: -2, …}: every answer loses, the best one on the 41st disc

A position is two integers, as in the state of the game: ``nous``, the discs of the side to move, and ``masque``, all
discs, bit ``7 * colonne + ligne``, row 0 at the bottom.

Scores are Pascal Pons': 0 for a draw, n for a win of the side to move with n - 1 of its 21 discs left unplayed, -n for
a loss, the opponent having n - 1 of its own left.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.ecoute import Ecoute
from ecosysteme.moteur.puissance4.conseil import conseiller, valeur
from ecosysteme.moteur.puissance4.livre import LivrePuissance4, ScoreEtColonne, livre_fourni
from ecosysteme.moteur.puissance4.position import (
    CASES,
    colonnes_jouables,
    distance,
    du_centre,
    gagne_en,
    jouer,
    verifier,
)
from ecosysteme.moteur.puissance4.solveur import SolveurExact

__all__ = ["MoteurPuissance4", "distance"]


class MoteurPuissance4:
    """An exact solver with a memory of its own; one search at a time, others wait for it."""

    def __init__(self, hash_mo: int = 64, taches: int = 1, livre: bool = True) -> None:
        """Reserve a table of ``hash_mo`` MB at most (2^20 bytes) and 1 or 2 threads; ``ValueError`` out of bounds.

        Without ``livre``, the opening book that comes with the program is left aside.
        """
        self._solveur = SolveurExact(hash_mo, taches)
        self._livre = livre_fourni() if livre else LivrePuissance4()
        self._ecoute = Ecoute(self._solveur.arreter)

    @property
    def noeuds(self) -> int:
        """Nodes visited since the solver was made; from any thread."""
        return self._solveur.noeuds

    def resoudre(self, nous: int, masque: int, arret: Event | None = None) -> int:
        """Return the score of a position for its side to move, -21 to 21; 0 for a full board.

        Raises ``Interrompu`` soon after ``arret`` is set, ``ValueError`` for what is no position of a game in progress.
        """
        verifier(nous, masque)
        with self._ecoute.suivre(arret):
            return valeur(self._livre, self._solveur, nous, masque)

    def noter(
        self,
        nous: int,
        masque: int,
        arret: Event | None = None,
        rappel: Callable[[dict[int, int]], None] | None = None,
    ) -> dict[int, int]:
        """Return the score of each column that may be played (0 to 6), for who plays it. Raises as ``resoudre``.

        ``rappel`` hears of those that are known, from the centre on, while others are searched.
        """
        verifier(nous, masque)
        notes: dict[int, int] = {}
        with self._ecoute.suivre(arret):
            for colonne in du_centre(masque):
                if notes and rappel is not None:
                    rappel(dict(sorted(notes.items())))
                notes[colonne] = self._note(nous, masque, colonne)
        return dict(sorted(notes.items()))

    def _note(self, nous: int, masque: int, colonne: int) -> int:
        if gagne_en(nous, masque, colonne):
            return (CASES + 1 - masque.bit_count()) // 2
        return -valeur(self._livre, self._solveur, *jouer(nous, masque, colonne))

    def meilleur(self, nous: int, masque: int, arret: Event | None = None) -> ScoreEtColonne:
        """Return the score and one column that reaches it: faster than ``noter``, which values the others too.

        Raises as ``resoudre``, and ``ValueError`` for a full board.
        """
        verifier(nous, masque)
        if not colonnes_jouables(masque):
            raise Faute("la grille est pleine : attendu une position où il reste un coup")
        with self._ecoute.suivre(arret):
            return conseiller(self._livre, self._solveur, nous, masque)

    def oublier(self) -> None:
        """Empty the table: the next search is as the first."""
        self._solveur.vider()
