"""The strength of thousands of players who met one another in a hundred thousand games: Elo ratings, roughly.

The model is that of ``ecosysteme.tournoi.cotes``, which gives intervals too and inverts a matrix of all players: here
each rating is moved by its own second derivative alone (Jacobi's method), and a normal prior keeps finite those who won
or lost everything.
"""

from __future__ import annotations

from math import log
from typing import Final

import numpy as np
import numpy.typing as npt

Doubles = npt.NDArray[np.float64]
Rangs = npt.NDArray[np.int64]

ELO_PAR_UNITE: Final = 400 / log(10)  # a unit of the logistic law
ETENDUE: Final = 300.0  # Elo: the deviation of the players' strengths, before their games are known
TOURS: Final = 300
FREIN: Final = 0.6  # two who met each other are moved at once, and apart: whole steps would go too far


def coter(noirs: Rangs, blancs: Rangs, points: Doubles, joueurs: int) -> Doubles:
    """Return the Elo of ``joueurs`` players, 0 being the mean of the prior.

    ``noirs`` and ``blancs`` number the players of each game, ``points`` are Black's: 1, ½ or 0.
    """
    prior = (ELO_PAR_UNITE / ETENDUE) ** 2
    forces = np.zeros(joueurs)
    for _ in range(TOURS):
        chances = 1 / (1 + np.exp(forces[blancs] - forces[noirs]))
        surplus, poids = points - chances, chances * (1 - chances)
        pente = _par_joueur(noirs, surplus, joueurs) - _par_joueur(blancs, surplus, joueurs) - prior * forces
        courbure = _par_joueur(noirs, poids, joueurs) + _par_joueur(blancs, poids, joueurs) + prior
        forces = forces + FREIN * pente / courbure
    cotes: Doubles = forces * ELO_PAR_UNITE
    return cotes


def _par_joueur(joueurs: Rangs, nombres: Doubles, combien: int) -> Doubles:
    sommes: Doubles = np.bincount(joueurs, nombres, combien).astype(np.float64)
    return sommes
