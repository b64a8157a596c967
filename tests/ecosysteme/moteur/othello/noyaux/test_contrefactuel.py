"""The bent rules against a plain solver that shares nothing with the kernel but the bitboards."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.othello.noyaux.contrefactuel import TAILLE, contrefactuel
from ecosysteme.moteur.othello.session import coups_legaux, jouer, score_final
from ecosysteme.moteur.othello.solveur import SolveurFinales, score_si
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard

Regles = tuple[tuple[int, int], tuple[int, int]]


def naif(nous: int, eux: int, interdites: tuple[int, int], passes: tuple[int, int]) -> int:
    """Try everything, no bound."""
    suites = [jouer(nous, eux, case) for case in coups_legaux(nous, eux) if not interdites[0] >> case & 1]
    autres = (interdites[1], interdites[0])
    if not suites:
        if all(interdites[1] >> case & 1 for case in coups_legaux(eux, nous)):
            return score_final((nous, eux))
        return -naif(eux, nous, autres, passes[::-1])
    scores = [-naif(*suite, autres, passes[::-1]) for suite in suites]
    if passes[0]:
        scores.append(-naif(eux, nous, autres, (passes[1], passes[0] - 1)))
    return max(scores)


def sans_rien(source: random.Random) -> Regles:
    return (0, 0), (0, 0)


def une_case(source: random.Random) -> Regles:
    return (0, source.getrandbits(64) & source.getrandbits(64)), (0, 0)


def des_deux_cotes(source: random.Random) -> Regles:
    return (source.getrandbits(64) & source.getrandbits(64), source.getrandbits(64)), (0, 0)


def des_passes(source: random.Random) -> Regles:
    return (0, 0), source.choice(((1, 0), (0, 1), (2, 1)))


def tout(source: random.Random) -> Regles:
    return (source.getrandbits(64) & source.getrandbits(64), source.getrandbits(64)), (1, 2)


@pytest.mark.parametrize("hypothese", [sans_rien, une_case, des_deux_cotes, des_passes, tout])
def test_le_score_est_celui_d_un_solveur_naif(hypothese: Callable[[random.Random], Regles]) -> None:
    source = random.Random(8)
    for rang in range(30):
        bits = bits_au_hasard(source, rang % 3 + (4 if hypothese is des_passes else 5))
        regles = hypothese(source)
        assert score_si(*bits, *regles) == naif(*bits, *regles)


@pytest.mark.parametrize("vides", [8, 10, 12, 14])
def test_rien_d_interdit_le_score_est_celui_du_solveur(vides: int) -> None:
    source, solveur = random.Random(vides), SolveurFinales(mega=1)
    for _ in range(4):
        bits = bits_au_hasard(source, vides)
        assert score_si(*bits) == solveur.score(*bits)


def test_hors_de_la_fenetre_le_score_est_une_borne() -> None:
    source = random.Random(3)
    memoire = bloc(TAILLE)
    for _ in range(40):
        bits = bits_au_hasard(source, 8)
        exact, alpha = score_si(*bits), source.randrange(-40, 40)
        place, nous, eux, rien = map(np.uint64, (adresse(memoire), *bits, 0))
        borne = int(contrefactuel(place, nous, eux, rien, rien, rien, np.int64(alpha), np.int64(alpha + 1)))
        assert borne <= exact if borne > alpha else borne >= exact
