"""All positions with a given number of discs, mirror images counted once, whole floors at a time (NumPy)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.position import BAS, COLONNES, PAS_DE_LIGNE, Bits

Booleens = npt.NDArray[np.bool_]
PILE = 0x3F


def _mot(nombre: int) -> np.uint64:
    return np.uint64(nombre)


def images(mots: Mots) -> Mots:
    """Return each word with its columns in reverse order."""
    retournes = np.zeros_like(mots)
    for colonne in range(COLONNES):
        place = (mots >> _mot(7 * colonne)) & _mot(0x7F)
        retournes |= place << _mot(7 * (COLONNES - 1 - colonne))
    return retournes


def cles(nous: Mots, masques: Mots) -> Mots:
    """Return the key of each position: as ``position.cle``, many at a time."""
    sommes = nous + masques
    autres: Mots = images(sommes)
    return np.where(sommes < autres, sommes, autres)


def alignes(pions: Mots) -> Booleens:
    """Tell which words hold a line of four."""
    trouves = np.zeros(pions.shape, np.bool_)
    for pas in PAS_DE_LIGNE:
        paires = pions & (pions >> _mot(pas))
        trouves |= (paires & (paires >> _mot(2 * pas))) != 0
    return trouves


def depuis_cles(nombres: Mots) -> tuple[Mots, Mots]:
    """Return ``nous`` and ``masque`` of keys: in a column of n discs, the key plus 1 is from 2^n to 2^(n+1) - 1."""
    masques = np.zeros_like(nombres)
    plus = nombres + _mot(BAS)
    for ligne in range(6, 0, -1):
        tetes = (plus >> _mot(ligne)) & _mot(BAS)
        libres = tetes & ~(masques & _mot(BAS))  # columns whose height is found now
        masques |= libres * _mot((1 << ligne) - 1)
    return nombres - masques, masques


def depuis_cle(cle: int) -> Bits:
    """Return the position of one key.

    >>> depuis_cle(2 + 3 * 2**7)     # a disc of ours in the first column, two of theirs in the second
    (1, 385)
    """
    nous, masques = depuis_cles(np.array([cle], np.uint64))
    return int(nous[0]), int(masques[0])


def suites(nombres: Mots) -> Iterator[tuple[Booleens, Booleens, Mots]]:
    """Yield, for each column, which of these keys win there, after which the game goes on, and the keys that follow.

    The first two are as long as ``nombres``, the last as what the second one has true.
    """
    nous, masques = depuis_cles(nombres)
    for colonne in range(COLONNES):
        coups = (masques + _mot(1 << 7 * colonne)) & _mot(PILE << 7 * colonne)
        gagne = alignes(nous | coups) & (coups != 0)
        suite = (coups != 0) & ~gagne
        yield gagne, suite, cles(nous[suite] ^ masques[suite], masques[suite] | coups[suite])


def suivant(nombres: Mots) -> Mots:
    """Return the keys, rising, of all positions one move after these; games that the move wins are over."""
    return np.unique(np.concatenate([trouvees for _, _, trouvees in suites(nombres)]))


def etages() -> Iterator[Mots]:
    """Yield the keys of all positions with 0 discs, then 1, then 2…: games that are over are left out."""
    nombres = np.zeros(1, np.uint64)
    while nombres.size:
        yield nombres
        nombres = suivant(nombres)
