"""Positions for the tests of the engine, and an endgame oracle that shares nothing with it but the dict board."""

from __future__ import annotations

import random

from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.plateau import Couleur, Plateau, adverse


def eparpille(source: random.Random) -> tuple[int, int]:
    """Scatter discs at random: no game leads there, all the better for move generation."""
    densite = source.random()
    nous = eux = 0
    for case in range(64):
        if source.random() < densite:
            if source.random() < 0.5:
                nous |= 1 << case
            else:
                eux |= 1 << case
    return nous, eux


def partie_au_hasard(source: random.Random, vides: int) -> tuple[Plateau, Couleur]:
    """Play at random until ``vides`` squares are empty; the side to move can, unless the game is over."""
    while True:
        plateau = Plateau()
        couleur: Couleur = "N"
        while len(plateau) < 64 - vides:
            coups = plateau.coups_legaux(couleur)
            if not coups:
                couleur = adverse(couleur)
                coups = plateau.coups_legaux(couleur)
                if not coups:
                    break
            plateau.poser(source.choice(coups), couleur)
            couleur = adverse(couleur)
        if len(plateau) == 64 - vides:
            return plateau, couleur


def bits_au_hasard(source: random.Random, vides: int) -> tuple[int, int]:
    """As ``partie_au_hasard``, in bitboards, the side to move first."""
    plateau, couleur = partie_au_hasard(source, vides)
    return depuis_pions(plateau, couleur)


_TOUT = (1 << 64) - 1


def _retournes(nous: int, eux: int, case: int) -> int:
    pris = 0
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            y, x = divmod(case, 8)
            chemin = 0
            while True:
                y, x = y + dy, x + dx
                bit = 1 << (8 * y + x) if 0 <= y < 8 and 0 <= x < 8 else 0
                if not bit or not eux & bit:
                    break
                chemin |= bit
            if bit & nous and (dy or dx):
                pris |= chemin
    return pris


def score_naif(nous: int, eux: int, alpha: int = -64, beta: int = 64, passe: bool = False) -> int:
    """Score by plain alpha-beta, in square order, one ray at a time: slow, and hard to get wrong."""
    meilleur, libres = -65, ~(nous | eux) & _TOUT
    while libres:
        bit = libres & -libres
        libres ^= bit
        pris = _retournes(nous, eux, bit.bit_length() - 1)
        if pris:
            meilleur = max(meilleur, -score_naif(eux ^ pris, nous | pris | bit, -beta, -max(alpha, meilleur)))
            if meilleur >= beta:
                return meilleur
    if meilleur > -65:
        return meilleur
    if not passe:
        return -score_naif(eux, nous, -beta, -alpha, True)
    n, e = nous.bit_count(), eux.bit_count()
    return 64 - 2 * e if n > e else 2 * n - 64 if n < e else 0
