"""Fits one phase: epochs until positions of games never seen are judged no better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ecosysteme.entrainement.lots import Positions

if TYPE_CHECKING:
    from ecosysteme.moteur.apprentissage import Reels

EPOQUES_MAX, PATIENCE = 16, 2
PAS, PAS_REPRISE = 0.3, 0.15  # discs: the first step of a weight, from nothing and from weights that already know


@dataclass(frozen=True)
class Lecon:
    """How a fit went: positions learnt from, epochs, mean absolute errors in discs, while learning and on held games."""

    positions: int
    epoques: int
    erreur: float
    validation: float


def ajuster(
    positions: Positions, tenues: Positions, depart: Reels | None, rappel: Callable[[Lecon], None] | None = None
) -> tuple[Reels, Lecon]:
    """Return the weights that judge ``tenues`` best, and how they were found; ``depart`` are where to begin.

    ``tenues`` must come from games that no position was drawn from. ``rappel`` hears of each epoch.
    """
    from ecosysteme.moteur.apprentissage import Apprenti

    apprenti = Apprenti(depart)
    ordre = np.arange(len(positions))
    hasard = np.random.default_rng(len(positions))
    cibles = positions.scores.astype(np.float32)
    meilleurs, meilleure, attente = apprenti.poids.copy(), Lecon(len(positions), 0, np.inf, np.inf), 0
    for epoque in range(1, EPOQUES_MAX + 1):
        hasard.shuffle(ordre)
        pas = PAS if depart is None else PAS_REPRISE
        erreur = apprenti.epoque(ordre, positions.nous, positions.eux, cibles, pas, 0.0)
        ecarts = apprenti.prevoir(tenues.nous, tenues.eux) - tenues.scores
        lecon = Lecon(len(positions), epoque, erreur, float(np.abs(ecarts).mean()))
        if rappel is not None:
            rappel(lecon)
        if lecon.validation < meilleure.validation:
            meilleurs, meilleure, attente = apprenti.poids.copy(), lecon, 0
        else:
            attente += 1
        if attente == PATIENCE:
            break
    return meilleurs, meilleure
