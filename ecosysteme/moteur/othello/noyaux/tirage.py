"""Positions to learn from: games, left at some ply, then played on by a player that errs.

A trained evaluation judges the leaves of a search, which are stranger than what people play: random plies are added.
The quality of what was played does not matter, for labels come from the engine (``etiquetage``).
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import bit, compter, oter_premier, premier
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Case, Compte, Disques, Entiers, Mots, Octets, Plis, Valeur
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.evaluation import evaluer

ZERO = np.uint64(0)
NOIRS, BLANCS = np.uint64(0x0000000810000000), np.uint64(0x0000001008000000)
FIN = 64  # no more moves in a recorded game

# How far the kept position is from the one that was played: none, some random plies, or a longer game of its own.
SUITE_MAX = 24
TOUTES = 100
OUVERTURE_MIN, OUVERTURE_MAX = 8, 50  # random plies from the start, without a game to leave


@compiler
def _suivant(etat: Mots) -> Compte:
    """Step a xorshift generator (Marsaglia, 2003), kept in ``etat[0]``; return a non-negative ``int64``."""
    x = etat[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    etat[0] = x
    return np.int64(x >> np.uint64(2))


@compiler
def _au_hasard(etat: Mots, coups: Disques) -> Case:
    rang = _suivant(etat) % compter(coups)
    while rang > 0:
        coups = oter_premier(coups)
        rang -= 1
    return premier(coups)


@compiler
def _a_peu_pres(ctx: Adresse, etat: Mots, nous: Disques, eux: Disques, coups: Disques, bruit: Valeur) -> Case:
    """Choose by the evaluation one ply ahead, blurred."""
    choix = premier(coups)
    meilleur: Valeur = -1000000
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        note = _suivant(etat) % (2 * bruit) - evaluer(ctx, eux ^ pris, nous | pris | bit(case))
        if note > meilleur:
            choix, meilleur = case, note
    return choix


@compiler
def _jouer(nous: Disques, eux: Disques, case: Case) -> tuple[Disques, Disques]:
    """Play, then pass if the opponent must; return both boards from the side to move."""
    pris = retournes(nous, eux, case)
    nous, eux = eux ^ pris, nous | pris | bit(case)
    if mobilite(nous, eux) == ZERO:
        return eux, nous
    return nous, eux


@compiler
def _rejouer(partie: Octets, nombre: Compte) -> tuple[Disques, Disques]:
    """Return the position after ``nombre`` recorded moves at most; two empty boards when one of them is not legal."""
    nous, eux = NOIRS, BLANCS
    for rang in range(nombre):
        if partie[rang] >= FIN:
            break
        case = np.uint64(partie[rang])
        if mobilite(nous, eux) & bit(case) == ZERO:
            return ZERO, ZERO
        nous, eux = _jouer(nous, eux, case)
    return nous, eux


@compiler
def _plies_hasard(etat: Mots, vides: Compte, avec_partie: Booleen, maniere: Entiers) -> tuple[Plis, Plis]:
    """Draw how many plies are played after the recorded ones, and how many of them, the last, at random."""
    sort = _suivant(etat) % 100
    if not avec_partie:
        return 60 - vides, OUVERTURE_MIN + _suivant(etat) % (OUVERTURE_MAX - OUVERTURE_MIN)
    telles, part_hasard, hasard_max = maniere[0], maniere[1], maniere[2]
    if sort < telles:
        return 0, 0
    hasard = 1 + _suivant(etat) % hasard_max
    if sort < telles + part_hasard:
        return hasard, hasard
    return hasard + _suivant(etat) % SUITE_MAX, _suivant(etat) % hasard_max


@compiler
def _tirer_une(
    ctx: Adresse, etat: Mots, partie: Octets, avec_partie: Booleen, vides: Compte, maniere: Entiers
) -> tuple[Disques, Disques]:
    """Return one position with ``vides`` empty squares, or two empty boards when the draw led to none."""
    suite, hasard = _plies_hasard(etat, vides, avec_partie, maniere)
    nous, eux = NOIRS, BLANCS
    if avec_partie:
        nous, eux = _rejouer(partie, max(60 - vides - suite, 0))
        if suite == 0 and 64 - compter(nous | eux) != vides:
            return ZERO, ZERO  # the game stopped before
    while 64 - compter(nous | eux) > vides:
        coups = mobilite(nous, eux)
        if coups == ZERO:
            return ZERO, ZERO
        restent = 64 - compter(nous | eux) - vides
        # From the start, the random plies come first; after a game, last.
        aveugle = restent > 60 - vides - hasard if not avec_partie else restent <= hasard
        if aveugle or _suivant(etat) % 100 < maniere[3]:
            case = _au_hasard(etat, coups)
        else:
            case = _a_peu_pres(ctx, etat, nous, eux, coups, maniere[4])
        nous, eux = _jouer(nous, eux, case)
    if mobilite(nous, eux) == ZERO or 64 - compter(nous | eux) != vides:
        return ZERO, ZERO
    return nous, eux


@compiler
def tirer(
    ctx: Adresse, parties: Octets, nombre: Compte, graine: Mots, vides: Compte, maniere: Entiers, nous: Mots, eux: Mots
) -> None:
    """Fill ``nous`` and ``eux`` (``uint64``, one of each a position) with the side to move first.

    ``parties`` is ``uint8`` of shape (any, 60), square numbers with ``FIN`` after the last; position ``i`` comes from
    the game ``i``, or from random plies where ``i`` is beyond ``nombre``, as every draw that fails is replaced.
    ``graine`` is one word, not 0, and changes. ``vides`` is 1 to 52. Both boards are 0 where nothing was found.

    ``maniere`` is five ``int64``: the % of positions left as they were played (``TOUTES``: natural positions only, to
    measure an evaluation on), the % of those after some random plies and how many at most; the others come after more
    plies of an erring player: its % of random moves, and its noise in units of the evaluation, either way.
    """
    for i in range(nous.size):
        avec_partie: Booleen = i < nombre
        for _ in range(64):
            n, e = _tirer_une(ctx, graine, parties[i % max(nombre, 1)], avec_partie, vides, maniere)
            if n != ZERO:
                nous[i], eux[i] = n, e
                break
            avec_partie = avec_partie and (maniere[0] == TOUTES or _suivant(graine) % 2 == 0)
