"""Fits the weights that put moves in order near the end (``noyaux.tri``): AdaGrad, on what mobility does not explain.

The weights are learnt beside what a legal move is worth (corners twice, as the sort counts them) and a constant for
each parity, neither of which is kept: the sort weighs mobility by what it saves, and siblings share their parity.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import compter
from ecosysteme.moteur.commun.typage import Entiers, Mots, Reels
from ecosysteme.moteur.othello.apprentissage import NOMBRE, Exemples, Fixes, numeroter
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, OCTETS_VOIES, TAILLES, jumeaux
from ecosysteme.moteur.othello.noyaux.ordre import mobilite_ponderee
from ecosysteme.moteur.othello.noyaux.tri import FORMES_TRI, VOIES_TRI

PENTE_MAX = np.float32(16)  # discs of error beyond which the loss is a line
CARRES, CARRES_COMMUNS = 30, 10_000  # what the sums of squares begin with: those of all positions move slowly
RAPPEL = np.float32(0.02)  # the pull towards 0
COMMUNS = 3  # the mobility, then the constants of even and odd numbers of empty squares
Lues = npt.NDArray[np.int64]  # the lanes that are read


@compiler
def _epoque(
    fixes: Fixes, lues: Lues, ordre: Entiers, positions: Exemples, poids: Reels, carres: Reels, pas: np.float32
) -> float:
    cadre, lus, debuts, partages = fixes
    nous, eux, cibles = positions
    numeros = np.empty(NOMBRE, np.int64)
    communs = poids.size - COMMUNS
    erreur = 0.0
    for rang in ordre:
        numeroter(cadre, lus, debuts, partages, nous[rang], eux[rang], numeros)
        mobile = np.float32(mobilite_ponderee(nous[rang], eux[rang]))
        constante = communs + 1 + (compter(nous[rang] | eux[rang]) & 1)
        ecart = poids[communs] * mobile + poids[constante] - cibles[rang]
        for voie in lues:
            ecart += poids[numeros[voie]]
        erreur += abs(ecart)
        ecart = max(min(ecart, PENTE_MAX), -PENTE_MAX)
        for voie in lues:
            n = numeros[voie]
            pente = ecart + RAPPEL * poids[n]
            carres[n] += pente * pente
            poids[n] -= pas * pente / np.sqrt(carres[n])
        carres[communs] += ecart * ecart * mobile * mobile
        poids[communs] -= pas * ecart * mobile / np.sqrt(carres[communs])
        carres[constante] += ecart * ecart
        poids[constante] -= pas * ecart / np.sqrt(carres[constante])
    return erreur


class ApprentiTri:
    """These weights while they are learnt: ``float32`` in discs, one for each symmetric family."""

    def __init__(self) -> None:
        self._cadre = bloc(2 * OCTETS_VOIES)
        self._debuts = np.array([DEBUTS[forme] for forme, _ in INSTANCES], np.int64)
        taille = jumeaux().size + COMMUNS
        self._poids: Reels = np.zeros(taille, np.float32)
        self._carres: Reels = np.full(taille, CARRES, np.float32)
        self._carres[-COMMUNS:] = CARRES_COMMUNS

    def epoque(self, ordre: Entiers, nous: Mots, eux: Mots, cibles: Reels, pas: float) -> float:
        """Learn each position once, in ``ordre``, with the first step ``pas``; return the mean error met, in discs."""
        fixes = np.uint64(adresse(self._cadre)), self._cadre.view(np.uint16), self._debuts, jumeaux()
        lues = np.array(VOIES_TRI, np.int64)
        somme = _epoque(fixes, lues, ordre, (nous, eux, cibles), self._poids, self._carres, np.float32(pas))
        return float(somme) / int(max(ordre.size, 1))

    @property
    def mobilite(self) -> float:
        """What a legal move is worth, in discs."""
        return float(self._poids[-COMMUNS])

    @property
    def poids(self) -> Reels:
        """The weights in discs, of shape (TAILLE_TRI,), symmetric twins included."""
        tous: Reels = self._poids[jumeaux()]
        return np.concatenate([tous[DEBUTS[f] : DEBUTS[f] + TAILLES[f]] for f in FORMES_TRI])
