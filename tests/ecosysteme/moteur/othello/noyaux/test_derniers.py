"""The last four squares, each function alone, against plain alpha-beta."""

from __future__ import annotations

import random

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import oter_premier, premier
from ecosysteme.moteur.commun.typage import Adresse, Disques, Score
from ecosysteme.moteur.othello.noyaux.derniers import dernier, deux_vides, impairs, quatre_vides, trois_vides
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import eparpille, score_naif

CONTEXTE = contexte_neuf()
TOUT = (1 << 64) - 1


@compiler
def un(nous: Disques, alpha: Score, libre: Disques) -> Score:
    return dernier(nous, alpha, premier(libre))


@compiler
def a_deux(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, libres: Disques) -> Score:
    return deux_vides(ctx, nous, eux, alpha, premier(libres), premier(oter_premier(libres)))


@compiler
def quadrants(libres: Disques) -> Disques:
    return impairs(libres)


def plein(source: random.Random, vides: int) -> tuple[int, int, int]:
    """Fill the board at random but for ``vides`` squares: harsher than any game."""
    libres = sum(1 << case for case in source.sample(range(64), vides))
    nous = source.getrandbits(64) & ~libres
    return nous, TOUT & ~libres & ~nous, libres


def test_le_dernier_coup() -> None:
    source = random.Random(1)
    for _ in range(3000):
        nous, eux, libres = plein(source, 1)
        exact, alpha = score_naif(nous, eux), source.randrange(-63, 63, 2)
        obtenu = un(np.uint64(nous), np.int64(alpha), np.uint64(libres))
        assert obtenu == exact if exact > alpha else exact <= obtenu <= alpha


def test_deux_trois_et_quatre_vides() -> None:
    source = random.Random(2)
    for rang in range(900):
        vides = 2 + rang % 3
        nous, eux, libres = plein(source, vides)
        exact, alpha = score_naif(nous, eux), source.randrange(-63, 63, 2)
        fonction = (a_deux, trois_vides, quatre_vides)[vides - 2]
        obtenu = fonction(CONTEXTE.adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha), np.uint64(libres))
        assert (alpha < obtenu <= exact) if exact > alpha else (exact <= obtenu <= alpha)


def test_les_quadrants_impairs() -> None:
    source = random.Random(3)
    for _ in range(200):
        libres = eparpille(source)[0]
        masque = int(quadrants(np.uint64(libres)))
        for debut in (0, 4, 32, 36):
            quadrant = 0x0F0F0F0F << debut
            assert masque & quadrant == (quadrant if (libres & quadrant).bit_count() % 2 else 0)
