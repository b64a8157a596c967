"""The deep search, to a depth or to the end of the game, alone or with other threads: the entry to every answer.

Scores are whole discs: a coarse unit closes more null windows. Main table, enhanced transposition cut-offs, moves
sorted by a shallow search. With a selectivity, Multi-ProbCut (``elagage``): for a middle game it is the strength; for
an exact score, a selective pass brings a guess and a good first move at each node to the exact one.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import (
    ajouter_partage,
    bit,
    charger,
    charger_partage,
    non_signe,
    ranger,
    signe,
)
from ecosysteme.moteur.commun.sommeil import patienter
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Case, Compte, Disques, Mot, Plis, Score, Valeur
from ecosysteme.moteur.othello.noyaux.bits import mobilite
from ecosysteme.moteur.othello.noyaux.contexte import CADRES, FIN, OISIFS, PARTAGE, SELECTIVITE, TAILLE_CADRE, TRI
from ecosysteme.moteur.othello.noyaux.derniers import (
    SANS_COUP,
    bilan,
    compter_noeuds,
    impairs,
)
from ecosysteme.moteur.othello.noyaux.elagage import (
    PROFONDEUR_ELAGAGE,
    VIDES_ELAGAGE,
    marge_sonde,
    plis_enfant,
    profondeur_sonde,
)
from ecosysteme.moteur.othello.noyaux.evaluation import (
    INFINI,
    UNITE,
    chercher,
    evaluer_prepare,
    noter_enfants,
    preparer,
    traits,
)
from ecosysteme.moteur.othello.noyaux.feuilles import en_disques, finir, recherche_retenue
from ecosysteme.moteur.othello.noyaux.finale import VIDES_MOYENNE, borne_stable, coupure_finale
from ecosysteme.moteur.othello.noyaux.motifs import avancer
from ecosysteme.moteur.othello.noyaux.ordre import (
    CASE,
    EUX,
    NOUS,
    PAS,
    VALEUR,
    amener_meilleur,
    developper,
    developper_annonce,
    mobilite_ponderee,
    trier,
)
from ecosysteme.moteur.othello.noyaux.partage import (
    ALPHA,
    PROFONDEUR,
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
from ecosysteme.moteur.othello.noyaux.table import (
    AUCUN,
    SANS_BORNE,
    VIDES_PROCHES,
    borne_haute,
    borne_utile,
    coup_connu,
    entree_finale,
    memoriser,
    memoriser_locale,
    nombre_vides,
    sonder,
    sonder_locale,
    suffit,
)
from ecosysteme.moteur.othello.noyaux.tri import PREMIER, noter_bords

ZERO, UN = np.uint64(0), np.uint64(1)
VIDES_PARTAGE = 13  # below, sharing a node costs more than it brings
PROFONDEUR_PARTAGE = 6  # the same for a search to a depth
PROFONDEUR_LEGERE = 3  # as deep as ``chercher`` goes alone: neither table nor sorted moves are worth it
SONDE_LEGERE = 4  # the same for a probe
# Moves are sorted by a search of one ply more every two empty squares, after VIDES_TRI + 1; flat around these values.
VIDES_TRI, PROFONDEUR_TRI = 17, 4
# To the end, so many empty squares or fewer are sorted by the small evaluation of ``tri``. Without its weights, those
# from VIDES_EVALUES are by the large one, whose tables are out of the nearest caches, the others by mobility alone.
VIDES_TRIES = 13
VIDES_EVALUES = 12
MARGE_TRI = 6 * UNITE
POIDS_MOBILITE, POIDS_MOBILITE_MILIEU, POIDS_PARITE = 3 * UNITE, 2 * UNITE, 3 * UNITE // 2


@deplier
def _profondeur_tri(vides: Compte, profondeur: Plis) -> Plis:
    if profondeur == vides:
        return min(max((vides - VIDES_TRI) // 2, 0), PROFONDEUR_TRI)
    return min(max((profondeur - 7) // 3, 0), PROFONDEUR_TRI)


@deplier
def _noter_par_recherche(
    ctx: Adresse,
    coup: Adresse,
    fin: Adresse,
    nous: Disques,
    eux: Disques,
    prefere: Case,
    vides: Compte,
    profondeur: Plis,
) -> None:
    """Value each move by a shallow search, deeper where more is at stake, and by the opponent's mobility, or it alone.

    The window is closed ``MARGE_TRI`` above the best so far: of a move far behind, it is enough to know that it is.
    """
    plies = _profondeur_tri(vides, profondeur)
    evalues = profondeur < vides or vides >= VIDES_EVALUES
    if evalues:
        preparer(ctx, nous, eux, vides)
        if plies == 0:
            noter_enfants(ctx, coup, fin, eux, vides)
    odd = impairs(~(nous | eux))
    mobile = POIDS_MOBILITE if profondeur == vides else POIDS_MOBILITE_MILIEU
    meilleur = -INFINI
    while coup < fin:
        case = charger(coup, CASE)
        siens, leurs = charger(coup, NOUS), charger(coup, EUX)
        if case == prefere:
            note: Valeur = PREMIER
        else:
            valeur: Valeur = signe(charger(coup, VALEUR)) if evalues else 0
            if plies != 0:
                avancer(traits(ctx, vides - 1), traits(ctx, vides), case, siens ^ eux)
                valeur = -chercher(ctx, siens, leurs, -INFINI, MARGE_TRI - meilleur, plies, vides - 1)
                meilleur = max(valeur, meilleur)
            note = valeur - mobile * mobilite_ponderee(siens, leurs)
            if bit(case) & odd:
                note += POIDS_PARITE
        ranger(coup, VALEUR, note)
        coup += PAS


@deplier
def _noter(
    ctx: Adresse,
    coup: Adresse,
    fin: Adresse,
    nous: Disques,
    eux: Disques,
    prefere: Case,
    vides: Compte,
    profondeur: Plis,
) -> None:
    """Value each move: by the small evaluation near the end of the game, where there is one, else by a search."""
    if profondeur == vides and vides <= VIDES_TRIES and charger(ctx, TRI) != ZERO:
        noter_bords(ctx, coup, fin, nous, eux, prefere)
    else:
        _noter_par_recherche(ctx, coup, fin, nous, eux, prefere, vides, profondeur)


@deplier
def _coupure_transposee(
    ctx: Adresse, coup: Adresse, fin: Adresse, alpha: Score, profondeur: Plis, selectivite: Mot
) -> Score:
    """Return a lower bound that a child already in the table proves, ``SANS_COUP`` when none is above ``alpha``."""
    while coup < fin:
        donnees = sonder(ctx, charger(coup, NOUS), charger(coup, EUX))
        if suffit(donnees, profondeur - 1, selectivite) and -borne_haute(donnees) > alpha:
            return -borne_haute(donnees)
        coup += PAS
    return SANS_COUP


@deplier
def _compter_plis(
    coup: Adresse, fin: Adresse, debut: Adresse, selectivite: Mot, vides: Compte, profondeur: Plis
) -> None:
    """Write how deep to search each sorted move in place of its value: whoever takes it does not know its rank."""
    while coup < fin:
        ranger(coup, VALEUR, plis_enfant(selectivite, vides, profondeur, signe((coup - debut) // PAS)))
        coup += PAS


@deplier
def _question(scission: Adresse) -> tuple[Score, Compte, Plis]:
    return signe(charger(scission, ALPHA)), signe(charger(scission, VIDES)), signe(charger(scission, PROFONDEUR))


@compiler
def recherche_profonde(  # noqa: C901
    ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, vides: Compte, profondeur: Plis
) -> Score:
    """Score a position in the null window ``alpha``, ``profondeur`` plies deep, to the end when they are ``vides``.

    Means nothing once ``arret`` is true. One function, and long: a split point and a probe must call their own node's
    function, and Numba does not keep functions that call each other in its cache.
    """
    if profondeur == vides:
        if vides <= VIDES_MOYENNE:
            return finir(ctx, nous, eux, alpha, vides)
    elif profondeur <= PROFONDEUR_LEGERE:
        return recherche_retenue(ctx, nous, eux, alpha, vides, profondeur)
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
        return -recherche_profonde(ctx, eux, nous, -alpha - 1, vides, profondeur)
    proche = profondeur == vides and vides <= VIDES_PROCHES
    entree = entree_finale(ctx, nous, eux, vides)
    donnees = sonder_locale(entree, nous, eux) if proche else sonder(ctx, nous, eux)
    prefere = np.uint64(AUCUN)
    # To the end and below the probes, every answer is exact, whatever the selectivity above.
    selectivite = ZERO if profondeur == vides and vides < VIDES_ELAGAGE else charger(ctx, SELECTIVITE)
    if donnees != ZERO:
        if proche or suffit(donnees, profondeur, selectivite):
            score = borne_utile(donnees, alpha)
            if score != SANS_BORNE:
                return score
        prefere = coup_connu(donnees)
    if selectivite != ZERO and (profondeur >= PROFONDEUR_ELAGAGE if profondeur < vides else vides >= VIDES_ELAGAGE):
        sonde = profondeur_sonde(vides, profondeur)
        marge = marge_sonde(selectivite, vides, profondeur, sonde)
        preparer(ctx, nous, eux, vides)
        statique = en_disques(evaluer_prepare(ctx, nous, eux, vides))
        dessus: Booleen = statique > alpha
        borne = alpha + marge if dessus else alpha - marge
        if (statique > borne) == dessus:
            if sonde == 0:
                score = statique
            elif sonde <= SONDE_LEGERE:
                score = recherche_retenue(ctx, nous, eux, borne, vides, sonde)
            else:
                score = recherche_profonde(ctx, nous, eux, borne, vides, sonde)
            if (score > borne) == dessus:
                return alpha + 1 if dessus else alpha
    coup = ctx + np.uint64(CADRES) + non_signe(vides * TAILLE_CADRE)
    # Where children may be known: in the thread's own tables, in the main one, or not worth a look, where one costs
    # little more than looking it up.
    finals = profondeur == vides and vides <= VIDES_PROCHES + 1
    cherches = profondeur > PROFONDEUR_LEGERE + 1
    if cherches:
        nombre = developper_annonce(ctx, coup, nous, eux, coups, vides - 1 if finals else 64)
    else:
        nombre = developper(coup, nous, eux, coups)
    if nombre < 0:
        return 64
    fin = coup + non_signe(nombre) * PAS
    if nombre > 1:
        _noter(ctx, coup, fin, nous, eux, prefere, vides, profondeur)
    if cherches:
        if finals:
            score = coupure_finale(ctx, coup, fin, alpha, vides - 1)
        else:
            score = _coupure_transposee(ctx, coup, fin, alpha, profondeur, selectivite)
        if score > alpha:
            return score
    debut, meilleur, choisi = coup, SANS_COUP, prefere
    partageable = vides >= VIDES_PARTAGE if profondeur == vides else profondeur >= PROFONDEUR_PARTAGE
    while coup < fin:
        amener_meilleur(coup, fin)
        plis = plis_enfant(selectivite, vides, profondeur, signe((coup - debut) // PAS))
        score = -recherche_profonde(ctx, charger(coup, NOUS), charger(coup, EUX), -alpha - 1, vides - 1, plis)
        if score > alpha and plis < profondeur - 1:
            plis = profondeur - 1
            score = -recherche_profonde(ctx, charger(coup, NOUS), charger(coup, EUX), -alpha - 1, vides - 1, plis)
        if score > meilleur:
            meilleur, choisi = score, charger(coup, CASE)
            if score > alpha:
                break
        coup += PAS
        if not partageable:
            continue
        if coup + PAS < fin and aide_possible(ctx):
            trier(coup, fin)
            _compter_plis(coup, fin, debut, selectivite, vides, profondeur)
            sienne = ouvrir(ctx, coup, (fin - coup) // PAS, alpha, vides, profondeur, resume(meilleur, choisi))
            if sienne == ZERO:
                continue
            ouverte, scission = True, sienne
            while scission != ZERO:
                pris = prendre(scission)
                while pris != ZERO:
                    a, v, p = _question(scission)
                    plis = signe(charger(pris, VALEUR))
                    score = -recherche_profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1, plis)
                    if score > a and plis < p - 1:
                        score = -recherche_profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1, p - 1)
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
    if proche:
        memoriser_locale(entree, nous, eux, alpha, meilleur, choisi)
    else:
        memoriser(ctx, nous, eux, alpha, meilleur, choisi, vides, profondeur, selectivite)
    return meilleur


@compiler
def fenetre_nulle(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, profondeur: Plis) -> Score:
    """Return a bound on the score, on the side of ``alpha`` where it lies; ``profondeur`` plies deep (``int64``).

    As many plies as empty squares, or more, and no selectivity: the exact score.
    """
    vides = nombre_vides(nous, eux)
    return recherche_profonde(ctx, nous, eux, alpha, vides, min(profondeur, vides))


@compiler
def aider(ctx: Adresse) -> None:
    """Work on the split points of the other threads until ``FIN`` is raised."""
    partage = charger(ctx, PARTAGE)
    while charger_partage(partage, FIN) == ZERO:
        ajouter_partage(partage, OISIFS, UN)
        scission, regards = rejoindre(ctx, np.int64(64)), 0
        while scission == ZERO and charger_partage(partage, FIN) == ZERO:
            patienter(regards)
            regards += 1
            scission = rejoindre(ctx, np.int64(64))
        ajouter_partage(partage, OISIFS, ~ZERO)
        if scission == ZERO:
            return
        pris = prendre(scission)
        while pris != ZERO:
            a, v, p = _question(scission)
            plis = signe(charger(pris, VALEUR))
            score = -recherche_profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1, plis)
            if score > a and plis < p - 1:
                score = -recherche_profonde(ctx, charger(pris, NOUS), charger(pris, EUX), -a - 1, v - 1, p - 1)
            rapporter(ctx, scission, score, charger(pris, CASE))
            pris = prendre(scission)
        quitter(ctx, scission, ZERO)
