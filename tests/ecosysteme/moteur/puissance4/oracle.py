"""Two other roads to exact scores, which share nothing with the engine: columns of discs walked square by square.

``score_lent`` is plain Python on lists. ``Oracle`` is compiled anew each time (Numba's cache does not suit a recursive
function called with constants), with one table of full keys, most central column first, full windows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

Colonnes = list[list[int]]
ORDRE = (3, 2, 4, 1, 5, 0, 6)


def colonnes_de(nous: int, masque: int) -> Colonnes:
    """Return the discs of each column from the bottom: 1 for the side to move, 2 for the other."""
    colonnes: Colonnes = []
    for colonne in range(7):
        bits = [7 * colonne + ligne for ligne in range(6) if masque >> 7 * colonne + ligne & 1]
        colonnes.append([1 if nous >> bit & 1 else 2 for bit in bits])
    return colonnes


def gagne(colonnes: Colonnes, colonne: int, camp: int) -> bool:
    """Tell whether the top disc of ``colonne`` is in a line of four of ``camp``."""
    ligne = len(colonnes[colonne]) - 1
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        suite = 1
        for sens in (1, -1):
            x, y = colonne + sens * dx, ligne + sens * dy
            while 0 <= x < 7 and 0 <= y < len(colonnes[x]) and colonnes[x][y] == camp:
                suite, x, y = suite + 1, x + sens * dx, y + sens * dy
        if suite >= 4:
            return True
    return False


def score_lent(colonnes: Colonnes, camp: int = 1, alpha: int = -22, beta: int = 22) -> int:
    """Return the score for ``camp``, which has the turn, by alpha-beta alone."""
    pions = sum(map(len, colonnes))
    meilleur = -22 if pions < 42 else 0
    for colonne in ORDRE:
        if len(colonnes[colonne]) == 6:
            continue
        colonnes[colonne].append(camp)
        if gagne(colonnes, colonne, camp):
            note = (43 - pions) // 2
        else:
            note = -score_lent(colonnes, 3 - camp, -beta, -max(alpha, meilleur))
        colonnes[colonne].pop()
        meilleur = max(meilleur, note)
        if meilleur >= beta:
            break
    return meilleur


@njit
def _gagne(grille: Any, hauteurs: Any, colonne: int, camp: int) -> bool:
    ligne = hauteurs[colonne] - 1
    for sens in range(4):
        dx, dy = (1, 0) if sens == 0 else (0, 1) if sens == 1 else (1, 1) if sens == 2 else (1, -1)
        suite = 1
        for signe in range(-1, 2, 2):
            x, y = colonne + signe * dx, ligne + signe * dy
            while 0 <= x < 7 and 0 <= y < 6 and grille[x, y] == camp:
                suite += 1
                x += signe * dx
                y += signe * dy
        if suite >= 4:
            return True
    return False


@njit
def _tour(grille: Any, hauteurs: Any, colonne: int, camp: int) -> bool:
    """Drop a disc and tell whether it wins."""
    grille[colonne, hauteurs[colonne]] = camp
    hauteurs[colonne] += 1
    return bool(_gagne(grille, hauteurs, colonne, camp))


@njit
def _retirer(grille: Any, hauteurs: Any, colonne: int) -> None:
    hauteurs[colonne] -= 1
    grille[colonne, hauteurs[colonne]] = 0


@njit
def _score(grille: Any, hauteurs: Any, table: Any, code: int, pions: int, alpha: int, beta: int) -> int:
    camp = 1 + pions % 2
    if pions == 42:
        return 0
    for colonne in range(7):
        if hauteurs[colonne] < 6:
            fini = _tour(grille, hauteurs, colonne, camp)
            _retirer(grille, hauteurs, colonne)
            if fini:
                return (43 - pions) // 2
    beta = min(beta, (41 - pions) // 2)  # no win at once: two plies later at the soonest
    place = code % len(table)
    if table[place, 0] == code:
        alpha, beta = max(alpha, table[place, 1]), min(beta, table[place, 2])
    if alpha >= beta:
        return beta
    depart, meilleur = alpha, -22
    for rang in range(7):
        colonne = 3 + (rang + 1) // 2 * (1 if rang % 2 else -1)
        if hauteurs[colonne] == 6:
            continue
        _tour(grille, hauteurs, colonne, camp)
        # Seven bits a column: a 1, then a bit for each disc from the bottom.
        pile = code >> 7 * colonne & 127
        suite = code + (pile + camp - 1 << 7 * colonne)
        note = -_score(grille, hauteurs, table, suite, pions + 1, -beta, -max(alpha, meilleur))
        _retirer(grille, hauteurs, colonne)
        meilleur = max(meilleur, note)
        if meilleur >= beta:
            break
    table[place, 0] = code
    table[place, 1] = meilleur if meilleur > depart else -22
    table[place, 2] = meilleur if meilleur < beta else 22
    return meilleur


class Oracle:
    """A compiled second opinion, with a table of its own."""

    def __init__(self, entrees: int = 1_000_003) -> None:
        self._table = np.full((entrees, 3), -1, np.int64)

    def score(self, nous: int, masque: int) -> int:
        """Return the exact score for the side to move."""
        return self._chercher(nous, masque, -22, 22)

    def prouve(self, nous: int, masque: int, score: int) -> bool:
        """Tell whether ``score`` is exact, by the smallest window around it: much cheaper than finding it."""
        return self._chercher(nous, masque, score - 1, score + 1) == score

    def _chercher(self, nous: int, masque: int, alpha: int, beta: int) -> int:
        grille, hauteurs = np.zeros((7, 6), np.int64), np.zeros(7, np.int64)
        pions = masque.bit_count()
        code = 0
        for colonne, pile in enumerate(colonnes_de(nous, masque)):
            hauteurs[colonne] = len(pile)
            valeur = 1
            for ligne, qui in enumerate(pile):
                camp = 1 + pions % 2 if qui == 1 else 2 - pions % 2
                grille[colonne, ligne] = camp
                valeur = 2 * valeur + camp - 1
            code |= valeur << 7 * colonne
        return int(_score(grille, hauteurs, self._table, code, pions, alpha, beta))
