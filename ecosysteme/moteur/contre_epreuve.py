"""A second road to exact scores at Othello, to check the first one: plain alpha-beta, compiled.

It shares nothing with the engine: no table, no stability, no parity, no ready-made endings, rays walked square by
square, and fewest replies first as its only order. Compiled anew each time: Numba's cache does not suit a recursive
function that is called with constants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np
from numba import njit

from ecosysteme.moteur.commun.typage import Disques, Mot, Score

UN, ZERO = np.uint64(1), np.uint64(0)
F = TypeVar("F", bound=Callable[..., object])


def _compiler(fonction: F) -> F:
    return cast(F, njit(fonction))


@_compiler
def _retournes(nous: Disques, eux: Disques, case: int) -> Disques:
    pris = ZERO
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            y, x = case // 8 + dy, case % 8 + dx
            chemin = ZERO
            while 0 <= y < 8 and 0 <= x < 8 and (dy != 0 or dx != 0):
                bit = UN << np.uint64(8 * y + x)
                if eux & bit:
                    chemin |= bit
                else:
                    if nous & bit:
                        pris |= chemin
                    break
                y += dy
                x += dx
    return pris


@_compiler
def _compter(mot: Mot) -> int:
    nombre = 0
    while mot != ZERO:
        mot &= mot - UN
        nombre += 1
    return nombre


@_compiler
def _nombre_coups(nous: Disques, eux: Disques) -> int:
    nombre = 0
    for case in range(64):
        if not ((nous | eux) >> np.uint64(case)) & UN and _retournes(nous, eux, case):
            nombre += 1
    return nombre


@_compiler
def score_simple(nous: Disques, eux: Disques, alpha: Score, beta: Score, passe: bool) -> Score:
    """Return the score for ``nous`` within the window, else a bound; empty squares go to the winner."""
    cases, notes, pris = np.empty(34, np.int64), np.empty(34, np.int64), np.empty(34, np.uint64)
    nombre, vides = 0, 64 - _compter(nous | eux)
    for case in range(64):
        if ((nous | eux) >> np.uint64(case)) & UN:
            continue
        tournes = _retournes(nous, eux, case)
        if tournes:
            cases[nombre], pris[nombre] = case, tournes
            bit = UN << np.uint64(case)
            notes[nombre] = _nombre_coups(eux ^ tournes, nous | tournes | bit) if vides > 6 else 0
            nombre += 1
    if nombre == 0:
        if passe:
            n, e = _compter(nous), _compter(eux)
            return 64 - 2 * e if n > e else (2 * n - 64 if n < e else 0)
        return -score_simple(eux, nous, -beta, -alpha, True)
    meilleur: Score = -65
    for _ in range(nombre):
        rang = np.argmin(notes[:nombre])
        notes[rang] = 1000
        bit = UN << np.uint64(cases[rang])
        suite = score_simple(eux ^ pris[rang], nous | pris[rang] | bit, -beta, -max(alpha, meilleur), False)
        meilleur = max(meilleur, -suite)
        if meilleur >= beta:
            break
    return meilleur


def au_moins(bits: tuple[int, int], score: int) -> bool:
    """Tell whether a position is worth ``score`` or more to the side to move."""
    nous, eux = np.uint64(bits[0]), np.uint64(bits[1])
    return bool(score <= -64 or score_simple(nous, eux, score - 1, score, False) >= score)


def au_plus(bits: tuple[int, int], score: int) -> bool:
    """Tell whether a position is worth ``score`` or less to the side to move."""
    nous, eux = np.uint64(bits[0]), np.uint64(bits[1])
    return bool(score >= 64 or score_simple(nous, eux, score, score + 1, False) <= score)


def prouve(nous: int, eux: int, score: int) -> bool:
    """Tell whether ``score`` is exact, by two null windows."""
    return au_moins((nous, eux), score) and au_plus((nous, eux), score)
