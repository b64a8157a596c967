"""Checks a book: its whole floors against one another, and some of its positions against a search that has no book."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

import numpy as np

from ecosysteme.atelier.livre_puissance4.construire import remonter
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle, etages
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4, TableauScores
from ecosysteme.moteur.puissance4.position import CASES, COLONNES, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import SolveurExact


class Controle(StrEnum):
    """How positions are checked."""

    ENUMERER = "énumérées"  # is each there, and no other?
    DEDUIRE = "déduites"  # is its score that of the best move, by the next floor?
    CHERCHER = "cherchées"  # does a search without the book find its score, and does the move that is told reach it?


@dataclass(frozen=True)
class EtageVerifie:
    """How many positions with ``pions`` discs were compared, and how many are wrong."""

    pions: int
    epreuve: Controle
    comparees: int
    fausses: int


def deduire(livre: LivrePuissance4) -> Iterator[EtageVerifie]:
    """Enumerate the last whole floor, deduce each other from the one after it, and compare. Nothing is searched."""
    nombres = list(islice(etages(), livre.pions_max + 1))
    if not nombres:
        return
    dernier, scores = livre.etages[livre.pions_max], livre.etages[livre.pions_max].scores
    autres = len(np.setxor1d(dernier.cles, nombres[-1]))
    yield EtageVerifie(livre.pions_max, Controle.ENUMERER, len(nombres[-1]), autres)
    if autres:
        return  # nothing follows from a floor that lacks positions
    for pions in range(livre.pions_max - 1, -1, -1):
        scores = remonter(nombres[pions], nombres[pions + 1], scores)
        if pions in livre.etages:
            fausses = _differences(livre.etages[pions], nombres[pions], scores)
            yield EtageVerifie(pions, Controle.DEDUIRE, len(nombres[pions]), fausses)


def _differences(etage: Etage, cles: Mots, scores: TableauScores) -> int:
    if np.array_equal(etage.cles, cles):
        return int((etage.scores != scores).sum())
    return len(np.setxor1d(etage.cles, cles))


def chercher(
    livre: LivrePuissance4, solveur: SolveurExact, nombre: int, graine: int, rappel: Callable[[], None] | None = None
) -> Iterator[EtageVerifie]:
    """Draw at most ``nombre`` positions of each floor from the last whole one on, and search them without the book.

    The score must be the same, and the move that is told must reach it. The same ``graine`` draws the same positions;
    ``rappel`` is called after each. Raises ``Interrompu``.
    """
    for pions in sorted(etage for etage in livre.etages if etage >= livre.pions_max):
        etage = livre.etages[pions]
        # A text for a seed: its bytes, unlike the hash of a tuple, are the same on every machine.
        tires = random.Random(f"{graine} {pions}").sample(range(len(etage)), min(nombre, len(etage)))
        colonnes, fausses = etage.toutes_colonnes(), 0
        for rang in tires:
            solveur.vider()
            fausses += not _juste(solveur, int(etage.cles[rang]), int(etage.scores[rang]), int(colonnes[rang]))
            if rappel is not None:
                rappel()
        yield EtageVerifie(pions, Controle.CHERCHER, len(tires), fausses)


def _juste(solveur: SolveurExact, nombre: int, score: int, colonne: int) -> bool:
    """Tell whether a key has this score, and whether the column, unless it is not told, reaches it."""
    nous, masque = depuis_cle(nombre)
    if solveur.resoudre(nous, masque) != score:
        return False
    if colonne == COLONNES:
        return True
    if gagne_en(nous, masque, colonne):
        return score == (CASES + 1 - masque.bit_count()) // 2
    return -solveur.resoudre(*jouer(nous, masque, colonne)) == score
