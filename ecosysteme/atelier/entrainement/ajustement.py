"""Fits the weights of one phase of the game, then its network, to labelled positions.

Learning the weights stops when the positions of games that were held out are judged no better; the network's takes a
fixed number of epochs.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ecosysteme.arret import verifier_arret
from ecosysteme.atelier.entrainement.lots import Positions
from ecosysteme.fautes import Faute

if TYPE_CHECKING:
    from ecosysteme.moteur.commun.typage import Reels
    from ecosysteme.moteur.othello.apprentissage import Apprenti
    from ecosysteme.moteur.othello.apprentissage_reseau import ApprentiReseau

EPOQUES_MAX, PATIENCE = 16, 2
PAS, PAS_REPRISE = 0.3, 0.15  # discs: the first step of a weight, from nothing and from weights that already know
EPOQUES_RESEAU = 6
PAS_RESEAU, PAS_SUITE, PAS_DERNIER = (0.8, 0.4), (0.4, 0.2), 0.02  # steps fall evenly to this share of the first
EPOQUES_TRI, PAS_TRI = 8, 0.5
TRANCHE = 50_000  # positions learnt between two looks at the stop flag, half a second or so


@dataclass(frozen=True)
class Ajustement:
    """How a fit went: positions learnt, epochs, mean absolute error in discs while learning and on held-out games."""

    positions: int
    epoques: int
    erreur: float
    validation: float


def ajuster(positions: Positions, tenues: Positions, depart: Reels | None, arret: Event) -> tuple[Reels, Ajustement]:
    """Return the weights that judge ``tenues`` best, and how the fit went; it begins from ``depart`` if there is one.

    ``tenues`` are held-out positions: no position to learn from comes from the same games. Raises ``Interrompu``
    soon after ``arret`` is set, ``ValueError`` when there is nothing to learn from or to measure on.
    """
    from ecosysteme.moteur.othello.apprentissage import Apprenti

    if not len(positions) or not len(tenues):
        raise Faute("pas de position dont apprendre, ou sur laquelle mesurer")
    apprenti = Apprenti(depart)
    ordre = np.arange(len(positions))
    hasard = np.random.default_rng(len(positions))
    pas = PAS if depart is None else PAS_REPRISE
    meilleurs, meilleure, attente = apprenti.poids.copy(), Ajustement(len(positions), 0, np.inf, np.inf), 0
    for epoque in range(1, EPOQUES_MAX + 1):
        hasard.shuffle(ordre)
        erreur = _epoque(apprenti, ordre, positions, pas, arret)
        bilan = Ajustement(len(positions), epoque, erreur, _validation(apprenti, tenues))
        if bilan.validation < meilleure.validation:
            meilleurs, meilleure, attente = apprenti.poids.copy(), bilan, 0
        else:
            attente += 1
        if attente == PATIENCE:
            break
    return meilleurs, meilleure


def ajuster_reseau(positions: Positions, tenues: Positions, directs: Reels, arret: Event) -> tuple[Reels, Ajustement]:
    """Return the rows of a network, and how it was fitted.

    ``tenues``, the held-out positions, measure it and correct its mean: most ``positions`` come after random plies,
    where the side to move is better than it looks, by a disc at 12 empty squares. ``directs`` are the weights of the
    phase, which need fewer positions: if the network judges ``tenues`` no better than they do, the network that is
    returned answers what they answer. Raises as ``ajuster``.
    """
    from ecosysteme.moteur.othello.apprentissage import Apprenti
    from ecosysteme.moteur.othello.apprentissage_reseau import ApprentiReseau

    apprenti = ApprentiReseau()
    erreur = _descendre(apprenti, positions, tenues, EPOQUES_RESEAU, PAS_RESEAU, arret)
    apprenti.decaler(float((tenues.scores - apprenti.prevoir(tenues.nous, tenues.eux)).mean()))
    validation = _validation(apprenti, tenues)
    bilan = Ajustement(len(positions), EPOQUES_RESEAU, erreur, validation)
    if validation < _validation(Apprenti(directs), tenues):
        return apprenti.rangees, bilan
    rangees = np.zeros_like(apprenti.rangees)
    rangees[: directs.size, 0] = directs
    return rangees, bilan


def poursuivre_reseau(
    positions: Positions, tenues: Positions, depart: Reels, epoques: int, arret: Event
) -> tuple[Reels, Ajustement]:
    """Return the rows of a network that begins from the rows ``depart``, and how it was fitted; raises as ``ajuster``.

    Its mean is left as it is learnt: a search meets what follows blunders more often than what people play.
    """
    from ecosysteme.moteur.othello.apprentissage_reseau import ApprentiReseau

    apprenti = ApprentiReseau(depart=depart)
    erreur = _descendre(apprenti, positions, tenues, epoques, PAS_SUITE, arret)
    return apprenti.rangees, Ajustement(len(positions), epoques, erreur, _validation(apprenti, tenues))


def ajuster_tri(positions: Positions, arret: Event) -> tuple[Reels, Ajustement]:
    """Return the weights that put moves in order, and how they were fitted; raises as ``ajuster``.

    Nothing is held out: they are judged by the nodes that they save, not by their error.
    """
    from ecosysteme.moteur.othello.apprentissage_tri import ApprentiTri

    if not len(positions):
        raise Faute("pas de position dont apprendre, ou sur laquelle mesurer")
    apprenti, cibles = ApprentiTri(), positions.scores.astype(np.float32)
    ordre, hasard = np.arange(len(positions)), np.random.default_rng(len(positions))
    erreur = 0.0
    for epoque in range(EPOQUES_TRI):
        hasard.shuffle(ordre)
        pas, erreur = PAS_TRI * (1 - epoque / EPOQUES_TRI) + PAS_DERNIER, 0.0
        for debut in range(0, ordre.size, TRANCHE):
            verifier_arret(arret)
            part = ordre[debut : debut + TRANCHE]
            erreur += part.size * apprenti.epoque(part, positions.nous, positions.eux, cibles, pas) / ordre.size
    return apprenti.poids, Ajustement(len(positions), EPOQUES_TRI, erreur, erreur)


def _descendre(
    apprenti: ApprentiReseau,
    positions: Positions,
    tenues: Positions,
    epoques: int,
    premiers: tuple[float, float],
    arret: Event,
) -> float:
    """Learn every position ``epoques`` times, with falling steps; return the mean error of the last time."""
    if not len(positions) or not len(tenues):
        raise Faute("pas de position dont apprendre, ou sur laquelle mesurer")
    cibles = positions.scores.astype(np.float32)
    ordre, hasard = np.arange(len(positions)), np.random.default_rng(len(positions))
    erreur, fait, total = 0.0, 0, epoques * len(positions)
    for _ in range(epoques):
        hasard.shuffle(ordre)
        erreur = 0.0
        for debut in range(0, ordre.size, TRANCHE):
            verifier_arret(arret)
            part = ordre[debut : debut + TRANCHE]
            facteur = 1 - (1 - PAS_DERNIER) * fait / total
            pas = premiers[0] * facteur, premiers[1] * facteur
            erreur += part.size * apprenti.epoque(part, positions.nous, positions.eux, cibles, pas) / ordre.size
            fait += part.size
    return erreur


def _validation(juge: Apprenti | ApprentiReseau, tenues: Positions) -> float:
    return float(np.abs(juge.prevoir(tenues.nous, tenues.eux) - tenues.scores).mean())


def _epoque(apprenti: Apprenti, ordre: npt.NDArray[np.int64], positions: Positions, pas: float, arret: Event) -> float:
    """Learn every position once; return the mean error. Compiled code cannot look at ``arret``: hence the slices."""
    cibles = positions.scores.astype(np.float32)
    somme = 0.0
    for debut in range(0, ordre.size, TRANCHE):
        verifier_arret(arret)
        part = ordre[debut : debut + TRANCHE]
        somme += part.size * apprenti.epoque(part, positions.nous, positions.eux, cibles, pas, 0.0)
    return somme / ordre.size
