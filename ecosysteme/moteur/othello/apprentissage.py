"""Fits the weights of one phase to labelled positions: stochastic gradient, a step of its own for each weight.

AdaGrad (Duchi, Hazan & Singer, 2011): a weight seen ten times moves far, one seen a million times hardly; that is what
patterns, a few common and most rare, need.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Disques, Entiers, Mots, Reels
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, OCTETS_VOIES, Mots16, indices, jumeaux, poser

NOMBRE = len(INSTANCES)
Exemples = tuple[Mots, Mots, Reels]  # the side to move, the other, what each is worth
Familles = npt.NDArray[np.int32]  # the number of the weight that symmetric twins share
# What every position needs: the vectors' address, the same bytes as indices, where each shape begins, the families.
Fixes = tuple[Adresse, Mots16, Entiers, Familles]
PasDeDescente = tuple[np.float32, np.float32]  # the first step of a weight, the pull towards 0


@compiler
def numeroter(
    cadre: Adresse, lus: Mots16, debuts: Entiers, partages: Familles, nous: Disques, eux: Disques, numeros: Entiers
) -> None:
    """Write in ``numeros`` the shared weight that each group of squares points at."""
    poser(cadre, nous, eux)
    indices(cadre, cadre)
    for voie in range(NOMBRE):
        numeros[voie] = partages[debuts[voie] + lus[voie]]


@compiler
def _epoque(
    fixes: Fixes,
    ordre: Entiers,
    nous: Mots,
    eux: Mots,
    cibles: Reels,
    poids: Reels,
    carres: Reels,
    reglages: PasDeDescente,
) -> float:
    cadre, lus, debuts, partages = fixes
    pas, rappel = reglages
    numeros = np.empty(NOMBRE, np.int64)
    somme = 0.0
    for rang in ordre:
        numeroter(cadre, lus, debuts, partages, nous[rang], eux[rang], numeros)
        prevu = np.float32(0)
        for voie in range(NOMBRE):
            prevu += poids[numeros[voie]]
        ecart = prevu - cibles[rang]
        somme += abs(ecart)
        for voie in range(NOMBRE):
            n = numeros[voie]
            pente = ecart + rappel * poids[n]
            carres[n] += pente * pente
            poids[n] -= pas * pente / np.sqrt(carres[n])
    return somme


@compiler
def _prevoir(fixes: Fixes, nous: Mots, eux: Mots, poids: Reels, prevus: Reels) -> None:
    cadre, lus, debuts, partages = fixes
    numeros = np.empty(NOMBRE, np.int64)
    for rang in range(nous.size):
        numeroter(cadre, lus, debuts, partages, nous[rang], eux[rang], numeros)
        prevu = np.float32(0)
        for voie in range(NOMBRE):
            prevu += poids[numeros[voie]]
        prevus[rang] = prevu


class Apprenti:
    """The weights of one phase while they are learnt: ``float32`` in discs, one for each symmetric family."""

    def __init__(self, poids: Reels | None = None) -> None:
        """Begin with ``poids`` (copied), else with zeros."""
        self._partages = jumeaux()
        self._cadre = bloc(2 * OCTETS_VOIES)
        self._lus = self._cadre.view(np.uint16)
        self._debuts = np.array([DEBUTS[forme] for forme, _ in INSTANCES], np.int64)
        self.poids: Reels = np.zeros(self._partages.size, np.float32) if poids is None else poids.copy()
        self._carres: Reels = np.full(self._partages.size, 1.0, np.float32)

    @property
    def _fixes(self) -> Fixes:
        return np.uint64(adresse(self._cadre)), self._lus, self._debuts, self._partages

    def epoque(self, ordre: Entiers, nous: Mots, eux: Mots, cibles: Reels, pas: float, rappel: float) -> float:
        """Learn each position once, in ``ordre`` (positions' numbers, ``int64``); return the mean error met, in discs.

        ``pas`` is the first step of a weight in discs, ``rappel`` the pull towards 0 (L2).
        """
        reglages = np.float32(pas), np.float32(rappel)
        somme = _epoque(self._fixes, ordre, nous, eux, cibles, self.poids, self._carres, reglages)
        return float(somme) / int(max(ordre.size, 1))

    def prevoir(self, nous: Mots, eux: Mots) -> Reels:
        """Return the evaluation of each position, in discs for the side to move."""
        prevus = np.empty(nous.size, np.float32)
        _prevoir(self._fixes, nous, eux, self.poids, prevus)
        return prevus
