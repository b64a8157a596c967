"""Stands in for the engine at its low levels, in plain Python, while the engine is being compiled."""

from __future__ import annotations

import random
from collections.abc import Mapping
from threading import Event
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.alphabeta import IAalphabeta
from ecosysteme.joueurs.glouton import IAmax
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.joueurs.niveaux import NIVEAUX, choisir_en_humain
from ecosysteme.joueurs.parfait import Parfait
from ecosysteme.plateau import NOIR

# The levels up to it look 3 plies ahead at most, which alpha-beta does in Python in a fraction of a second.
NIVEAU_REMPLACE: Final = 16


class Remplacant(Joueur):
    """Plays at once, at ``niveau``, 1 to ``NIVEAU_REMPLACE``.

    At Othello an alpha-beta that counts discs, as deep as the level looks, and that errs as the level does: up to
    level 9 it looks one ply ahead, which makes it IA Max with the level's errors. Elsewhere the same player as the
    engine's, without its solver. From level 10 on, counting discs is weaker than the level: it is for a minute.
    """

    nom = libelle = ""

    def __init__(self, niveau: int, parfait: Parfait, hasard: random.Random) -> None:
        """Draw lots with ``hasard``; ``parfait`` plays the games that are solved."""
        super().__init__(NOIR)
        self._niveau, self._parfait, self._hasard = NIVEAUX[niveau], parfait, hasard

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Return a move within a second."""
        if isinstance(jeu, Othello):
            return self._choisir_a_othello(jeu, etat, arret)
        return self._parfait.choisir_sans_solveur(jeu, etat, self._hasard, arret)

    def _choisir_a_othello(
        self, jeu: Jeu[EtatOthello, Position], etat: EtatOthello, arret: Event | None
    ) -> Position | None:
        if not etat.coups:
            return None
        pions = IAmax().valeurs(jeu, etat, arret)
        valeurs = IAalphabeta(profondeur=self._niveau.profondeur).valeurs(jeu, etat, arret)
        return choisir_en_humain(self._niveau, _entiers(valeurs), _entiers(pions), self._hasard)


def _entiers(pions: Mapping[Position, float]) -> dict[Position, int]:
    return {coup: round(nombre) for coup, nombre in pions.items()}
