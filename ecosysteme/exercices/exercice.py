"""An exercise, as one frozen value, and the kinds of exercises."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux import lire_jeu


class GenreExercice(Enum):
    """What is asked; the values are those that files and the command line write.

    ``PARITE`` describes the move and claims nothing of why it is best. The first four are for who begins (``FACILES``).
    """

    DERNIERS = "derniers_coups"
    COIN_A_PRENDRE = "coin_a_prendre"
    PASSE = "faire_passer"
    COUP_SUR = "coup_sur"
    SEUL_GAGNANT = "seul_gagnant"
    SEUL_NUL = "seul_nul"
    SACRIFICE = "sacrifice_du_coin"
    COIN_A_LAISSER = "coin_a_laisser"
    PARITE = "parite"
    MEILLEUR = "meilleur_de_4"


# One move to find, which is the only one that wins, near the end of the game, by one plain idea.
FACILES: Final = (
    GenreExercice.DERNIERS,
    GenreExercice.COIN_A_PRENDRE,
    GenreExercice.PASSE,
    GenreExercice.COUP_SUR,
)
GAGNANTS: Final = (*FACILES, GenreExercice.SEUL_GAGNANT)  # whose answer is the only move that wins
ORDINAIRES: Final = tuple(genre for genre in GenreExercice if genre not in FACILES)


@dataclass(frozen=True)
class Pli:
    """A move to find: those that are right, the defence that answers, ``None`` at the end, and the next best value."""

    acceptes: tuple[CoupQuelconque, ...]
    reponse: CoupQuelconque | None
    seconde: int


@dataclass(frozen=True)
class Exercice:
    """A position and the moves to find in it.

    ``valeur`` is what best play is worth to who solves, the same at each ply since the best defence answers: final
    discs at Othello. ``chances`` is in how many cases of 100 each level, from 1, finds all plies; ``cote`` is the Elo
    of the ladder at which one finds it every other time. ``source`` tells the game it is from, ``moteur`` the engine
    that proved it. Neither of them has a space.
    """

    jeu: str  # as ``lire_jeu`` reads it
    etat: EtatQuelconque
    genre: GenreExercice
    plis: tuple[Pli, ...]
    valeur: int
    cote: int
    chances: tuple[int, ...]
    source: str
    moteur: str
    demi_coups: int = 0  # to the end of the game, in those that are solved

    @property
    def seconde(self) -> int:
        """What the best wrong move of the position is worth."""
        return self.plis[0].seconde

    @property
    def regles(self) -> Jeu:
        """The game."""
        return lire_jeu(self.jeu)

    @property
    def camp(self) -> Camp:
        """Who plays."""
        return self.regles.trait(self.etat)

    @property
    def cle(self) -> Hashable:
        """The same for symmetric positions, colours exchanged or not."""
        from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
        from ecosysteme.moteur.othello.conversion import depuis_pions
        from ecosysteme.moteur.othello.symetries import canonique

        if isinstance(self.etat, EtatOthello) and self.etat.taille == 8:
            return canonique(depuis_pions(self.etat.plateau, COULEUR_DE[self.etat.trait]))[0]
        return self.regles.cle(self.etat)
