"""The trained evaluation (``motifs``, ``poids``) and the shallow search on it, the leaves of every deeper one.

Values are in 1/``UNITE`` of a disc, from the side to move. They order moves, guess scores and end the search of a
middle game; they never decide an exact score.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import bit, charger, compter, non_signe, oter_premier, premier, ranger, signe
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques, Plis, Valeur
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.contexte import (
    ADVERSES,
    CADRES,
    LECTURE,
    POIDS,
    RESEAUX,
    TAILLE_CADRE,
    TAILLE_TRAITS,
    TRAITS,
    VIDES_RESEAUX,
)
from ecosysteme.moteur.othello.noyaux.derniers import bilan, compter_noeuds
from ecosysteme.moteur.othello.noyaux.motifs import (
    TAILLE,
    avancer,
    indices,
    indices_adverses,
    indices_apres,
    poser,
    total,
)
from ecosysteme.moteur.othello.noyaux.ordre import (
    CASE,
    COINS,
    EUX,
    NOUS,
    PAS,
    VALEUR,
    amener_meilleur,
    developper,
    mobilite_ponderee,
)
from ecosysteme.moteur.othello.noyaux.partage import arret
from ecosysteme.moteur.othello.noyaux.reseau import (
    VIDES_MIN,
    debut_reseau,
    juger,
    numero_mobilites,
    table_mobilites,
)

ZERO = np.uint64(0)
# Beyond any evaluation; typed, for a literal argument would compile a recursive function twice (see ``compiler``).
INFINI: Valeur = np.int64(1 << 20)
UNITE = 32
OCTETS_PHASE = np.uint64(2 * TAILLE)


def phase(vides: int) -> int:
    """Return which of the 30 sets of weights judges a position with ``vides`` empty squares, 1 to 63.

    Boards with fewer than four discs, which no game has, are judged as those of two discs more.

    A set serves two numbers of the same parity, 1 and 3, 2 and 4, 5 and 7…: who plays last matters more than when
    (0.16 disc of error at 12 empty squares against sets of two consecutive numbers).
    """
    rang = vides - 1 if vides <= 60 else 59 - vides % 2
    return rang // 4 * 2 + rang % 2


@deplier
def _poids(ctx: Adresse, vides: Compte) -> Adresse:
    rang = vides - 1 if vides <= 60 else 59 - (vides & 1)  # never past the last set, whatever the board
    return charger(ctx, POIDS) + non_signe((rang >> 2 << 1) | (rang & 1)) * OCTETS_PHASE


@deplier
def _reseau(ctx: Adresse, vides: Compte) -> Adresse:
    """Return the address of the network that judges this number of empty squares, 0 when none does."""
    if vides < VIDES_MIN or vides > signe(charger(ctx, VIDES_RESEAUX)):
        return ZERO
    return charger(ctx, RESEAUX) + non_signe(debut_reseau(vides))


@deplier
def traits(ctx: Adresse, vides: Compte) -> Adresse:
    """Return the address of the pattern vectors of this number of empty squares."""
    return ctx + np.uint64(TRAITS) + non_signe(vides * TAILLE_TRAITS)


@compiler
def preparer(ctx: Adresse, nous: Disques, eux: Disques, vides: Compte) -> None:
    """Write the pattern vectors of a position: what ``chercher`` and ``evaluer_prepare`` read."""
    poser(traits(ctx, vides), nous, eux)


@compiler
def evaluer_prepare(ctx: Adresse, nous: Disques, eux: Disques, vides: Compte) -> Valeur:
    """Guess the final score of the position, prepared, which must have an empty square."""
    lecture = ctx + np.uint64(LECTURE)
    indices(lecture, traits(ctx, vides))
    reseau = _reseau(ctx, vides)
    if reseau != ZERO:
        return juger(reseau, lecture, table_mobilites(vides) + numero_mobilites(nous, eux))
    return total(_poids(ctx, vides), lecture)


@compiler
def evaluer(ctx: Adresse, nous: Disques, eux: Disques) -> Valeur:
    """Guess the final score of the side to move; exact when no square is empty."""
    vides = 64 - compter(nous | eux)
    if vides == 0:
        return UNITE * bilan(nous, eux)
    preparer(ctx, nous, eux, vides)
    return evaluer_prepare(ctx, nous, eux, vides)


@deplier
def _juger_enfant(reseau: Adresse, poids: Adresse, table: Compte, lecture: Adresse, nous: Disques, eux: Disques) -> int:
    """Guess the score of a position whose indices are at ``lecture``: by its network, else by weights."""
    if reseau != ZERO:
        return juger(reseau, lecture, table + numero_mobilites(nous, eux))
    return total(poids, lecture)


@compiler
def noter_enfants(ctx: Adresse, coup: Adresse, fin: Adresse, eux: Disques, vides: Compte) -> None:
    """Value the moves of a list by the evaluation after each; the position before, theirs ``eux``, is prepared."""
    adverses, lecture = ctx + np.uint64(ADVERSES), ctx + np.uint64(LECTURE)
    indices_adverses(adverses, traits(ctx, vides))
    poids, reseau, table = _poids(ctx, vides - 1), _reseau(ctx, vides - 1), table_mobilites(vides - 1)
    while coup < fin:
        siens, leurs = charger(coup, NOUS), charger(coup, EUX)
        indices_apres(lecture, adverses, charger(coup, CASE), siens ^ eux)
        ranger(coup, VALEUR, -_juger_enfant(reseau, poids, table, lecture, siens, leurs))
        coup += PAS


@compiler
def _chercher_1(ctx: Adresse, nous: Disques, eux: Disques, beta: Valeur, coups: Disques, vides: Compte) -> Valeur:
    meilleur = -INFINI
    compter_noeuds(ctx, compter(coups))
    adverses, lecture = ctx + np.uint64(ADVERSES), ctx + np.uint64(LECTURE)
    indices_adverses(adverses, traits(ctx, vides))
    poids, reseau, table = _poids(ctx, vides - 1), _reseau(ctx, vides - 1), table_mobilites(vides - 1)
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        siens, leurs = eux ^ pris, nous | pris | bit(case)
        if vides == 1 or pris == eux:
            note = UNITE * bilan(leurs, siens)
        else:
            indices_apres(lecture, adverses, case, pris)
            note = -_juger_enfant(reseau, poids, table, lecture, siens, leurs)
        if note > meilleur:
            meilleur = note
            if note >= beta:
                return note
    return meilleur


@deplier
def _noter(ctx: Adresse, coup: Adresse, fin: Adresse, eux: Disques, profondeur: Plis, vides: Compte) -> None:
    if profondeur > 2:
        noter_enfants(ctx, coup, fin, eux, vides)
        return
    while coup < fin:
        coin = 2 * compter(bit(charger(coup, CASE)) & COINS)
        ranger(coup, VALEUR, coin - mobilite_ponderee(charger(coup, NOUS), charger(coup, EUX)))
        coup += PAS


@compiler
def chercher(
    ctx: Adresse, nous: Disques, eux: Disques, alpha: Valeur, beta: Valeur, profondeur: Plis, vides: Compte
) -> Valeur:
    """Alpha-beta on the evaluation, ``profondeur`` plies deep (``vides``, empty squares, at most), fail-soft.

    The position is prepared. Takes the move lists of ``vides`` empty squares and fewer: the caller's own must be above.
    Means nothing once ``arret`` is true.
    """
    compter_noeuds(ctx, 1)
    if profondeur >= 4 and arret(ctx):
        return alpha
    coups = mobilite(nous, eux)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return UNITE * bilan(nous, eux)
        preparer(ctx, eux, nous, vides)
        return -chercher(ctx, eux, nous, -beta, -alpha, profondeur, vides)
    if profondeur == 0:
        return evaluer_prepare(ctx, nous, eux, vides)
    if profondeur == 1:
        return _chercher_1(ctx, nous, eux, beta, coups, vides)
    coup = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    nombre = developper(coup, nous, eux, coups)
    if nombre < 0:
        return np.int64(UNITE * 64)
    fin = coup + non_signe(nombre) * PAS
    _noter(ctx, coup, fin, eux, profondeur, vides)
    meilleur = -INFINI
    while coup < fin:
        amener_meilleur(coup, fin)
        bas = max(alpha, meilleur)
        avancer(traits(ctx, vides - 1), traits(ctx, vides), charger(coup, CASE), charger(coup, NOUS) ^ eux)
        note = -chercher(ctx, charger(coup, NOUS), charger(coup, EUX), -beta, -bas, profondeur - 1, vides - 1)
        if note > meilleur:
            meilleur = note
            if note >= beta:
                return note
        coup += PAS
    return meilleur
