"""Fits a network (``reseau``) to labelled positions: AdaGrad again, with a step that falls to nothing.

The hidden units begin as noise that is mostly above zero: one that never is learns nothing. The loss is Huber's (1964),
a square that becomes a line: the few positions that no table explains would else lead the others.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import compter
from ecosysteme.moteur.commun.typage import Disques, Entiers, Mots, Reels
from ecosysteme.moteur.othello.apprentissage import NOMBRE, Exemples, Fixes, numeroter
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, OCTETS_VOIES, TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import (
    COINS_VUS,
    COUPS,
    RANGEES,
    SIGNES,
    TABLES,
    TOUS,
    VOIES_RANGEE,
    numero_mobilites,
    table_mobilites,
)

LUES = NOMBRE + 1  # rows read: one for each group of squares, and that of the mobilities
COINS = len(TOUS)
PENTE_MAX = np.float32(4)  # discs of error beyond which the loss is a line
CARRES = 4000  # what the sums of squares begin with: a row seen once hardly moves
BRUIT, CONSTANTE_MIN, CONSTANTE_MAX = 0.02, 0.5, 3.0  # discs: the rows and the units' constants to begin with
ZERO = np.float32(0)

Membres = npt.NDArray[np.bool_]  # whether a set of corners has each of them


def _classes() -> tuple[Entiers, Membres]:
    """Return for each row read which set of corners it counts for, and those sets."""
    vus = [*COINS_VUS, TOUS]
    classes = sorted(set(vus))
    membres = np.array([[coin in classe for coin in TOUS] for classe in classes])
    return np.array([classes.index(coins) for coins in vus], np.int64), membres


@compiler
def _activer(
    numeros: Entiers, classes: Entiers, membres: Membres, rangees: Reels, sommes: Reels, coins: Reels
) -> np.float32:
    """Fill the hidden sums of each corner; return what the network says."""
    sommes[:] = ZERO
    for rang in range(LUES):
        classe, numero = classes[rang], numeros[rang]
        for voie in range(VOIES_RANGEE):
            sommes[classe, voie] += rangees[numero, 0, voie]
    coins[:] = ZERO
    prevu = ZERO
    for classe in range(sommes.shape[0]):
        prevu += sommes[classe, 0]
        for coin in range(COINS):
            if membres[classe, coin]:
                for voie in range(VOIES_RANGEE):
                    coins[coin, voie] += sommes[classe, voie]
    for coin in range(COINS):
        for voie in range(1, VOIES_RANGEE):
            prevu += SIGNES_REELS[voie] * max(coins[coin, voie], ZERO)
    return prevu


SIGNES_REELS = np.array(SIGNES, np.float32)


@compiler
def _descendre(
    numeros: Entiers,
    classes: Entiers,
    membres: Membres,
    rangees: Reels,
    pentes: Reels,
    coins: Reels,
    pente: np.float32,
    pas: Reels,
) -> None:
    """Move every row read against the slope of the loss."""
    for classe in range(membres.shape[0]):
        pentes[classe, :] = ZERO
        pentes[classe, 0] = pente
        for coin in range(COINS):
            if membres[classe, coin]:
                for voie in range(1, VOIES_RANGEE):
                    if coins[coin, voie] > ZERO:
                        pentes[classe, voie] += pente * SIGNES_REELS[voie]
    for rang in range(LUES):
        classe, numero = classes[rang], numeros[rang]
        for voie in range(VOIES_RANGEE):
            p = pentes[classe, voie]
            rangees[numero, 1, voie] += p * p
            rangees[numero, 0, voie] -= pas[voie] * p / np.sqrt(rangees[numero, 1, voie])


@compiler
def _numeros(fixes: Fixes, nous: Disques, eux: Disques, numeros: Entiers) -> None:
    cadre, lus, debuts, partages = fixes
    numeroter(cadre, lus, debuts, partages, nous, eux, numeros)
    table = table_mobilites(64 - compter(nous | eux))
    numeros[NOMBRE] = TAILLE + table + numero_mobilites(nous, eux)


@compiler
def _epoque(
    fixes: Fixes, membres: Membres, classes: Entiers, ordre: Entiers, positions: Exemples, rangees: Reels, pas: Reels
) -> float:
    nous, eux, cibles = positions
    numeros = np.empty(LUES, np.int64)
    sommes = np.empty((membres.shape[0], VOIES_RANGEE), np.float32)
    coins = np.empty((COINS, VOIES_RANGEE), np.float32)
    erreur = 0.0
    for rang in ordre:
        _numeros(fixes, nous[rang], eux[rang], numeros)
        ecart = _activer(numeros, classes, membres, rangees, sommes, coins) - cibles[rang]
        erreur += abs(ecart)
        pente = max(min(ecart, PENTE_MAX), -PENTE_MAX)
        _descendre(numeros, classes, membres, rangees, sommes, coins, pente, pas)
    return erreur


@compiler
def _prevoir(
    fixes: Fixes, membres: Membres, classes: Entiers, nous: Mots, eux: Mots, rangees: Reels, prevus: Reels
) -> None:
    numeros = np.empty(LUES, np.int64)
    sommes = np.empty((membres.shape[0], VOIES_RANGEE), np.float32)
    coins = np.empty((COINS, VOIES_RANGEE), np.float32)
    for rang in range(nous.size):
        _numeros(fixes, nous[rang], eux[rang], numeros)
        prevus[rang] = _activer(numeros, classes, membres, rangees, sommes, coins)


class ApprentiReseau:
    """One network while it is learnt: ``float32`` in discs, one row for each symmetric family."""

    def __init__(self, graine: int = 0, depart: Reels | None = None) -> None:
        """Begin with the rows ``depart`` (copied), else with direct weights of 0 and hidden units that say little."""
        hasard = np.random.default_rng(graine)
        self._partages = jumeaux()
        self._cadre = bloc(2 * OCTETS_VOIES)
        self._debuts = np.array([DEBUTS[forme] for forme, _ in INSTANCES], np.int64)
        self._classes, self._membres = _classes()
        self._rangees: Reels = np.full((RANGEES, 2, VOIES_RANGEE), CARRES, np.float32)  # values, sums of squares
        self._su = np.zeros((RANGEES, VOIES_RANGEE), np.float32) if depart is None else depart
        if depart is not None:
            self._rangees[:, 0] = depart
            return
        self._rangees[:, 0] = hasard.normal(0, BRUIT, (RANGEES, VOIES_RANGEE))
        self._rangees[TAILLE:, 0] += hasard.uniform(CONSTANTE_MIN, CONSTANTE_MAX, VOIES_RANGEE).astype(np.float32)
        self._rangees[:, 0, 0] = 0

    @property
    def _fixes(self) -> Fixes:
        return np.uint64(adresse(self._cadre)), self._cadre.view(np.uint16), self._debuts, self._partages

    def epoque(self, ordre: Entiers, nous: Mots, eux: Mots, cibles: Reels, pas: tuple[float, float]) -> float:
        """Learn each position once, in ``ordre``; return the mean error met, in discs.

        ``pas``: the step of the direct weights and that of the hidden units.
        """
        part = np.array([pas[0], *[pas[1]] * (VOIES_RANGEE - 1)], np.float32)
        somme = _epoque(self._fixes, self._membres, self._classes, ordre, (nous, eux, cibles), self._rangees, part)
        return float(somme) / int(max(ordre.size, 1))

    def prevoir(self, nous: Mots, eux: Mots) -> Reels:
        """Return the evaluation of each position, in discs for the side to move."""
        prevus = np.empty(nous.size, np.float32)
        _prevoir(self._fixes, self._membres, self._classes, nous, eux, self._rangees, prevus)
        return prevus

    def decaler(self, ecart: float) -> None:
        """Add a constant to whatever the network says, in discs."""
        self._rangees[TAILLE:, 0, 0] += np.float32(ecart)

    @property
    def rangees(self) -> Reels:
        """The rows, of shape (RANGEES, VOIES_RANGEE); one that nothing was learnt of is as it began, without noise."""
        valeurs, carres = self._rangees[:, 0].copy(), self._rangees[:, 1]
        inconnus = carres == CARRES
        inconnus[TAILLE:] = False  # the constants of the units
        valeurs[inconnus] = self._su[inconnus]
        return valeurs


def suivre(rangees: Reels, table: int) -> Reels:
    """Return the rows that the network of more empty squares begins with: one table of mobilities, for them all."""
    suite = rangees.copy()
    suite[TAILLE:] = np.tile(rangees[_table(table)], (TABLES, 1))
    return suite


def ajouter(rangees: Reels, table: int, ecart: float) -> None:
    """Add a constant, in discs, to what a network says of the positions that read one table of mobilities."""
    rangees[_table(table), 0] += np.float32(ecart)


def _table(numero: int) -> slice:
    return slice(TAILLE + numero * COUPS * COUPS, TAILLE + (numero + 1) * COUPS * COUPS)
