"""The exact search above ``VIDES_MOYENNE`` empty squares, alone or with other threads, and the entry to every solve.

Main table, enhanced transposition cut-offs, moves sorted by a shallow search. With a selectivity, it may also cut on a
shallow search alone: such a pass, some 10 % of the nodes, brings a guess of the score and a good first move at each
node to the exact one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ecosysteme.moteur.bits import mobilite, retournes
from ecosysteme.moteur.compiler import compiler, deplier
from ecosysteme.moteur.contexte import CADRES, FIN, OISIFS, PARTAGE, SELECTIVITE, TAILLE_CADRE
from ecosysteme.moteur.derniers import SANS_COUP, bilan, compter_noeuds, deux, impairs, quatre, trois
from ecosysteme.moteur.evaluation import INFINI, QUARTS, chercher, evaluer
from ecosysteme.moteur.finale import VIDES_MOYENNE, borne_stable, courte, moyenne
from ecosysteme.moteur.memoire import (
    ajouter_partage,
    bit,
    charger,
    charger_partage,
    non_signe,
    oter_premier,
    premier,
    ranger,
    signe,
)
from ecosysteme.moteur.ordre import CASE, EUX, NOUS, PAS, VALEUR, amener_meilleur, developper, mobilite_ponderee, trier
from ecosysteme.moteur.partage import (
    ALPHA,
    VIDES,
    aide_possible,
    arret,
    attendre,
    conclure,
    fermer,
    ouvrir,
    prendre,
    quitter,
    rapporter,
    rejoindre,
    resume,
    score_resume,
)
from ecosysteme.moteur.table import (
    AUCUN,
    SANS_BORNE,
    borne_haute,
    borne_utile,
    coup_1,
    memoriser,
    nombre_vides,
    selectivite_de,
    sonder,
)

ZERO, UN = np.uint64(0), np.uint64(1)
VIDES_PARTAGE = 13  # below, sharing a node costs more than it brings
VIDES_ELAGAGE = 13  # below, an exact answer costs less than a guess
# A selectivity s cuts when a shallow search is MARGE_MAX - s quarters of a disc beyond the window.
MARGE_MAX = 128

# Moves are sorted by a search of one ply more every two empty squares, from VIDES_TRI; flat around these values.
VIDES_TRI, PROFONDEUR_TRI = 13, 4
MARGE_TRI = 24
POIDS_MOBILITE, POIDS_PARITE = 8, 6


@deplier
def _noter(ctx: Any, coup: Any, fin: Any, odd: Any, prefere: Any, vides: Any) -> None:
    """Value each move by a shallow search, deeper where more is at stake, and by the opponent's mobility.

    The window is closed ``MARGE_TRI`` above the best so far: of a move far behind, it is enough to know that it is.
    """
    profondeur = min(max((vides - VIDES_TRI) // 2, 0), PROFONDEUR_TRI)
    meilleur = -INFINI
    while coup < fin:
        case = charger(coup, CASE)
        nous, eux = charger(coup, NOUS), charger(coup, EUX)
        if case == prefere:
            note = 1 << 30
        else:
            valeur = -chercher(ctx, nous, eux, -INFINI, MARGE_TRI - meilleur, profondeur, vides - 1)
            meilleur = max(valeur, meilleur)
            note = valeur - POIDS_MOBILITE * mobilite_ponderee(nous, eux)
            if bit(case) & odd:
                note += POIDS_PARITE
        ranger(coup, VALEUR, note)
        coup += PAS


@deplier
def _coupure_transposee(ctx: Any, coup: Any, fin: Any, alpha: Any, selectivite: Any) -> Any:
    """Return a lower bound that a child already in the table proves, ``SANS_COUP`` when none is above ``alpha``."""
    while coup < fin:
        donnees = sonder(ctx, charger(coup, NOUS), charger(coup, EUX))
        if donnees != ZERO and selectivite_de(donnees) <= selectivite and -borne_haute(donnees) > alpha:
            return -borne_haute(donnees)
        coup += PAS
    return SANS_COUP


@deplier
def _elaguer(ctx: Any, nous: Any, eux: Any, alpha: Any, vides: Any, marge: Any) -> Any:
    """Return a probable bound that a shallow search puts ``marge`` beyond the window, ``SANS_COUP`` for none."""
    profondeur = min((vides - VIDES_ELAGAGE) // 2 + 4, 8)
    statique = evaluer(nous, eux)
    haut = QUARTS * (alpha + 1) + marge
    if statique >= haut and chercher(ctx, nous, eux, haut - 1, haut, profondeur, vides) >= haut:
        return alpha + 1
    bas = QUARTS * (alpha + 1) - marge
    if statique <= bas and chercher(ctx, nous, eux, bas, bas + 1, profondeur, vides) <= bas:
        return alpha
    return SANS_COUP


@compiler
def _feuille(ctx: Any, nous: Any, eux: Any, alpha: Any, vides: Any) -> Any:
    """Score with at most ``VIDES_MOYENNE`` empty squares."""
    if vides > 5:
        return moyenne(ctx, nous, eux, alpha, vides)
    if vides > 4:
        return courte(ctx, nous, eux, alpha, vides)
    libres = ~(nous | eux)
    if vides == 4:
        return quatre(ctx, nous, eux, alpha, libres)
    if vides == 3:
        return trois(ctx, nous, eux, alpha, libres)
    if vides == 2:
        return deux(ctx, nous, eux, alpha, premier(libres), premier(oter_premier(libres)))
    return _un_ou_zero(ctx, nous, eux, libres)


@compiler
def _un_ou_zero(ctx: Any, nous: Any, eux: Any, libres: Any) -> Any:
    compter_noeuds(ctx, 1)
    if libres == ZERO:
        return bilan(nous, eux)
    pris = retournes(nous, eux, premier(libres))
    if pris != ZERO:
        return bilan(nous | pris | libres, eux ^ pris)
    pris = retournes(eux, nous, premier(libres))
    if pris != ZERO:
        return bilan(nous ^ pris, eux | pris | libres)
    return bilan(nous, eux)


@compiler
def profonde(ctx: Any, nous: Any, eux: Any, alpha: Any, vides: Any) -> Any:  # noqa: C901
    """Score a position in the null window ``alpha``; means nothing once ``arret`` is true.

    One function, and long: a split point must call its own node's function for the moves it takes, and Numba does not
    keep functions that call each other in its cache.
    """
    if vides <= VIDES_MOYENNE:
        return _feuille(ctx, nous, eux, alpha, vides)
    if arret(ctx):
        return alpha
    compter_noeuds(ctx, 1)
    haute = borne_stable(ctx, nous, eux, alpha, vides)
    if haute <= alpha:
        return haute
    coups = mobilite(nous, eux)
    if coups == ZERO:
        if mobilite(eux, nous) == ZERO:
            return bilan(nous, eux)
        return -profonde(ctx, eux, nous, -alpha - 1, vides)
    donnees = sonder(ctx, nous, eux)
    prefere = np.uint64(AUCUN)
    selectivite = charger(ctx, SELECTIVITE)
    if donnees != ZERO:
        if selectivite_de(donnees) <= selectivite:
            score = borne_utile(donnees, alpha)
            if score != SANS_BORNE:
                return score
        prefere = coup_1(donnees)
    if selectivite != ZERO and vides >= VIDES_ELAGAGE:
        score = _elaguer(ctx, nous, eux, alpha, vides, MARGE_MAX - signe(selectivite))
        if score != SANS_COUP:
            return score
    coup = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    nombre = developper(coup, nous, eux, coups)
    if nombre < 0:
        return 64
    fin = coup + non_signe(nombre) * PAS
    score = _coupure_transposee(ctx, coup, fin, alpha, selectivite)
    if score > alpha:
        return score
    if nombre > 1:
        _noter(ctx, coup, fin, impairs(~(nous | eux)), prefere, vides)
    meilleur, choisi = SANS_COUP, prefere
    while coup < fin:
        amener_meilleur(coup, fin)
        score = -profonde(ctx, charger(coup, NOUS), charger(coup, EUX), -alpha - 1, vides - 1)
        if score > meilleur:
            meilleur, choisi = score, charger(coup, CASE)
            if score > alpha:
                break
        coup += PAS
        if vides >= VIDES_PARTAGE and coup + PAS < fin and aide_possible(ctx):
            trier(coup, fin)
            sienne = ouvrir(ctx, coup, (fin - coup) // PAS, alpha, vides, resume(meilleur, choisi))
            if sienne == ZERO:
                continue
            ouverte, scission = True, sienne
            while scission != ZERO:
                pris = prendre(scission)
                while pris != ZERO:
                    a, v = signe(charger(scission, ALPHA)), signe(charger(scission, VIDES))
                    score = -profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1)
                    rapporter(ctx, scission, score, charger(pris, CASE))
                    pris = prendre(scission)
                if ouverte:
                    fermer(ctx, sienne)
                    ouverte = False
                else:
                    quitter(ctx, scission, sienne)
                scission = attendre(ctx, sienne, vides)
            resultat = conclure(ctx, sienne)
            meilleur, choisi = score_resume(resultat), resultat & np.uint64(255)
            break
    if arret(ctx):
        return alpha
    memoriser(ctx, nous, eux, alpha, meilleur, choisi, vides)
    return meilleur


@compiler
def fenetre_nulle(ctx: Any, nous: Any, eux: Any, alpha: Any) -> Any:
    """Return a bound on the exact score, on the side of ``alpha`` where it lies; any number of empty squares."""
    return profonde(ctx, nous, eux, alpha, nombre_vides(nous, eux))


@compiler
def aider(ctx: Any) -> None:
    """Work on the split points of the other threads until ``FIN`` is raised."""
    partage = charger(ctx, PARTAGE)
    while charger_partage(partage, FIN) == ZERO:
        ajouter_partage(partage, OISIFS, UN)
        scission = ZERO
        while scission == ZERO and charger_partage(partage, FIN) == ZERO:
            scission = rejoindre(ctx, np.int64(64))
        ajouter_partage(partage, OISIFS, ~ZERO)
        if scission == ZERO:
            return
        pris = prendre(scission)
        while pris != ZERO:
            a, v = signe(charger(scission, ALPHA)), signe(charger(scission, VIDES))
            score = -profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1)
            rapporter(ctx, scission, score, charger(pris, CASE))
            pris = prendre(scission)
        quitter(ctx, scission, ZERO)
