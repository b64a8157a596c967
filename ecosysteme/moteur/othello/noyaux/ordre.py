"""Which move to try first: what decides how many nodes a proof takes."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import bit, charger, compter, oter_premier, precharger, premier, ranger, signe
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.contexte import TAILLE_COUP
from ecosysteme.moteur.othello.noyaux.table import VIDES_PROCHES, entree_finale, precharger_seau

ZERO = np.uint64(0)
PAS = np.uint64(TAILLE_COUP)
COINS = np.uint64(0x8100000000000081)

# Fields of a move in a list, in bytes: the boards once it is played (ours are then the opponent's), value, square.
NOUS, EUX, VALEUR, CASE = 0, 8, 16, 24
# In the lists of ``finale``, the square is in the value's low bits, and its place holds the moves of who is to play.
COUPS = CASE


@compiler
def developper(cadre: Adresse, nous: Disques, eux: Disques, coups: Disques) -> Compte:
    """Write the position after each of ``coups`` in the list at ``cadre``; return how many.

    Return -1 when one of them takes every opposing disc: the score is then 64, whatever the rest.
    """
    n = 0
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        if pris == eux:
            return -1
        ranger(cadre, NOUS, eux ^ pris)
        ranger(cadre, EUX, nous | pris | bit(case))
        ranger(cadre, CASE, case)
        cadre += PAS
        n += 1
    return n


@compiler
def developper_annonce(
    ctx: Adresse, cadre: Adresse, nous: Disques, eux: Disques, coups: Disques, vides: Compte
) -> Compte:
    """As ``developper``, and ask for where each position may be known, to be probed once moves are sorted.

    ``vides``: empty squares then left, when it is to the end that they are searched; else more than a board has.
    """
    n = 0
    while coups != ZERO:
        case = premier(coups)
        coups = oter_premier(coups)
        pris = retournes(nous, eux, case)
        if pris == eux:
            return -1
        siens, leurs = eux ^ pris, nous | pris | bit(case)
        if vides <= VIDES_PROCHES:
            precharger(entree_finale(ctx, siens, leurs, vides))
        else:
            precharger_seau(ctx, siens, leurs)
        ranger(cadre, NOUS, siens)
        ranger(cadre, EUX, leurs)
        ranger(cadre, CASE, case)
        cadre += PAS
        n += 1
    return n


@deplier
def _echanger(a: Adresse, b: Adresse) -> None:
    for champ in (NOUS, EUX, VALEUR, CASE):
        mot = charger(a, champ)
        ranger(a, champ, charger(b, champ))
        ranger(b, champ, mot)


@deplier
def amener_meilleur(coup: Adresse, fin: Adresse) -> None:
    """Bring the move of highest value to the front of the list [``coup``, ``fin``[ (addresses).

    Only one: a null window often ends there, and sorting the others would be wasted.
    """
    meilleur = coup
    valeur = signe(charger(coup, VALEUR))
    autre = coup + PAS
    while autre < fin:
        v = signe(charger(autre, VALEUR))
        if v > valeur:
            valeur, meilleur = v, autre
        autre += PAS
    if meilleur != coup:
        _echanger(coup, meilleur)


@deplier
def mobilite_ponderee(nous: Disques, eux: Disques) -> Compte:
    """Count legal moves, corners twice: what the opponent of a good move has little of."""
    coups = mobilite(nous, eux)
    return compter(coups) + compter(coups & COINS)


@deplier
def trier(coup: Adresse, fin: Adresse) -> None:
    """Sort the list [``coup``, ``fin``[ by falling value."""
    while coup < fin:
        amener_meilleur(coup, fin)
        coup += PAS
