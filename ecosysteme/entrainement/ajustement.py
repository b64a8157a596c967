"""Fits one phase: epochs until positions of games never seen are judged no better."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ecosysteme.entrainement.lots import Arrete, Positions

if TYPE_CHECKING:
    from ecosysteme.moteur.apprentissage import Apprenti, Reels

EPOQUES_MAX, PATIENCE = 16, 2
PAS, PAS_REPRISE = 0.3, 0.15  # discs: the first step of a weight, from nothing and from weights that already know
TRANCHE = 50_000  # positions learnt between two looks at the stop flag, half a second or so


@dataclass(frozen=True)
class Lecon:
    """How a fit went: positions and epochs, mean absolute errors in discs while learning and on held-out games."""

    positions: int
    epoques: int
    erreur: float
    validation: float


def ajuster(positions: Positions, tenues: Positions, depart: Reels | None, arret: Event) -> tuple[Reels, Lecon]:
    """Return the weights that judge ``tenues`` best, and how they were found; ``depart`` are where to begin.

    ``tenues`` must come from games that no position was drawn from. Raises ``Arrete`` soon after ``arret`` is set,
    ``ValueError`` when there is nothing to learn from or to measure on.
    """
    from ecosysteme.moteur.apprentissage import Apprenti

    if not len(positions) or not len(tenues):
        raise ValueError("pas de position dont apprendre, ou sur laquelle mesurer")
    apprenti = Apprenti(depart)
    ordre = np.arange(len(positions))
    hasard = np.random.default_rng(len(positions))
    pas = PAS if depart is None else PAS_REPRISE
    meilleurs, meilleure, attente = apprenti.poids.copy(), Lecon(len(positions), 0, np.inf, np.inf), 0
    for epoque in range(1, EPOQUES_MAX + 1):
        hasard.shuffle(ordre)
        erreur = _epoque(apprenti, ordre, positions, pas, arret)
        ecarts = apprenti.prevoir(tenues.nous, tenues.eux) - tenues.scores
        lecon = Lecon(len(positions), epoque, erreur, float(np.abs(ecarts).mean()))
        if lecon.validation < meilleure.validation:
            meilleurs, meilleure, attente = apprenti.poids.copy(), lecon, 0
        else:
            attente += 1
        if attente == PATIENCE:
            break
    return meilleurs, meilleure


def _epoque(apprenti: Apprenti, ordre: npt.NDArray[np.int64], positions: Positions, pas: float, arret: Event) -> float:
    """Learn every position once; return the mean error met. In slices, for compiled code cannot look at ``arret``."""
    cibles = positions.scores.astype(np.float32)
    somme = 0.0
    for debut in range(0, ordre.size, TRANCHE):
        if arret.is_set():
            raise Arrete
        part = ordre[debut : debut + TRANCHE]
        somme += part.size * apprenti.epoque(part, positions.nous, positions.eux, cibles, pas, 0.0)
    return somme / ordre.size
