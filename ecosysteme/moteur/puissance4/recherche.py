"""The search: null windows by alpha-beta, moves that do not lose at once only, most threats first.

After Pascal Pons' tutorial, with, besides: static bounds (``statique``), and the children's lines of the table
prefetched, then, far from the end, probed before any child is searched.

A position that is searched has no winning move: its parent would not have let it come.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import (
    charger,
    charger_partage,
    compter,
    non_signe,
    oter_premier,
    premier,
    ranger,
    signe,
)
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Cle, Compte, Disques, Entiers, Mot, Mots, Score
from ecosysteme.moteur.puissance4.regles import (
    CASES,
    COLONNE,
    HUIT,
    PLATEAU,
    SEPT,
    SIX,
    UN,
    ZERO,
    alignes,
    gagnantes,
    jouables,
    miroir,
)
from ecosysteme.moteur.puissance4.statique import SANS_BORNE, plafond, seule_impaire
from ecosysteme.moteur.puissance4.table import (
    borne_basse,
    borne_haute,
    ligne_de,
    longueur,
    melanger,
    memoriser,
    precharger,
    sonder,
)

# Memory of a search thread, in bytes; ``table`` has the words between.
NOEUDS = 0  # nodes visited
ARRET = 32  # address of a word that is not 0 when the search must stop
VARIANTE = 40  # 0, or AUTRE_ORDRE for a helper that must not do the same work in the same order
LIMITE = 48  # nodes visited at which the search must stop
CADRES = 128  # a frame for each number of discs: the children's mixed keys by column, the moves, the children's dangers
RESTANTS = 56
LISTE = 64
MENACES = 128
TAILLE_CADRE = 256
TAILLE_MEMOIRE = CADRES + CASES * TAILLE_CADRE

ABANDON: Score = np.int64(127)  # the score of a search that was stopped
INCONNU: Score = np.int64(126)
PERIODE = np.uint64(1023)  # nodes between two looks at the stop word and at the limit
SANS_TABLE = 34  # discs from which probing costs more than searching
SANS_SONDES = 24  # discs from which probing all children does
TROIS_BITS, CADRE_BITS, TROIS = np.uint64(7), np.uint64(8), np.uint64(3)
AUTRE_ORDRE = 7  # turns the rank of a column round, so that equal moves come the other way


@deplier
def pire(pions: Compte) -> Score:
    """Return the score of a side that loses as soon as possible, though not at once."""
    return -((CASES - 2 - pions) >> 1)


@deplier
def mieux(pions: Compte) -> Score:
    """Return the score of a side that wins as soon as possible, though not at once."""
    return (CASES - 1 - pions) >> 1


@deplier
def coups_surs(masque: Disques, menaces: Disques) -> Disques:
    """Return the moves after which the opponent, who has these ``menaces``, does not win at once; 0 for none."""
    coups = jouables(masque)
    forces = coups & menaces
    if forces != ZERO:
        if oter_premier(forces) != ZERO:
            return ZERO
        coups = forces
    return coups & ~(menaces >> UN)


@deplier
def cle_canonique(nous: Disques, masque: Disques) -> Cle:
    """Return the smaller of the keys of a position and of its mirror image, mixed."""
    cle = nous + masque
    return melanger(min(cle, miroir(cle)))


@deplier
def _hacher_enfants(ctx: Adresse, cadre: Adresse, eux: Disques, masque: Disques, coups: Disques) -> None:
    """Put the mixed key of each child in the frame, and have its line of the table fetched meanwhile."""
    base = eux + masque
    reflet, coups_reflet = miroir(base), miroir(coups)
    while coups != ZERO:
        colonne = premier(coups) // SEPT
        cle = base + (coups & (~coups + UN))
        coups = oter_premier(coups)
        cle = min(cle, reflet + (coups_reflet & (COLONNE << ((SIX - colonne) * SEPT))))
        hachage = melanger(cle)
        ranger(cadre, colonne << TROIS, hachage)
        precharger(ligne_de(ctx, hachage))


@deplier
def _lister_coups(
    ctx: Adresse, cadre: Adresse, nous: Disques, masque: Disques, coups: Disques, menaces: Disques
) -> Adresse:
    """Write in the frame a word for each move, larger as it promises more; return where the list ends.

    What would win after each move goes into the frame too, by column: the child need not count its dangers again.

    Most threats come first, then what is nearest the centre. A threat right above one of the opponent's ``menaces`` is
    worth nothing, one right above another of ours is worth two. The column is in the three low bits, and above them,
    to part equal moves.
    """
    variante = charger(ctx, VARIANTE)
    liste = cadre + np.uint64(LISTE)
    while coups != ZERO:
        suite = oter_premier(coups)
        coup = coups ^ suite
        coups = suite
        colonne = signe(premier(coup) // SEPT)
        cases = gagnantes(nous | coup, masque | coup)
        ranger(cadre, non_signe(MENACES) + (non_signe(colonne) << TROIS), cases)
        cases &= ~(menaces << UN)
        note = (compter(cases) + compter(cases & (cases << UN))) * 8 + 3 - abs(colonne - 3)
        rang = non_signe(colonne)
        ranger(liste, 0, (non_signe(note) << SIX) | ((rang ^ variante) << TROIS) | rang)
        liste += HUIT
    return liste


@deplier
def _prendre_meilleur(liste: Adresse, fin: Adresse) -> Mot:
    """Take the largest word out of a list, whose last word takes its place; return it.

    The rest stays unsorted: most nodes end after their first move.
    """
    place = liste
    meilleur = charger(liste, 0)
    liste += HUIT
    while liste < fin:
        mot = charger(liste, 0)
        if mot > meilleur:
            meilleur, place = mot, liste
        liste += HUIT
    ranger(place, 0, charger(fin - HUIT, 0))
    return meilleur


@deplier
def _sonder_enfants(ctx: Adresse, cadre: Adresse, fin: Adresse, alpha: Score) -> Score:
    """Return the best score that the table knows among the children, at once when it is above ``alpha``.

    The moves that it does not answer stay in the list, and where it ends then goes into the frame.
    """
    liste = cadre + np.uint64(LISTE)
    restants = liste
    meilleur: Score = np.int64(-CASES)
    while liste < fin:
        mot = charger(liste, 0)
        liste += HUIT
        entree = sonder(ctx, charger(cadre, (mot & TROIS_BITS) << TROIS))
        connue: Booleen = False
        if entree != ZERO:
            note = -borne_haute(entree)
            if note > alpha:
                meilleur = note
                break
            note = -borne_basse(entree)
            connue = note <= alpha
            if connue:
                meilleur = max(meilleur, note)
        if not connue:
            ranger(restants, 0, mot)
            restants += HUIT
    ranger(cadre, RESTANTS, restants)
    return meilleur


@deplier
def _sonder_soi(ctx: Adresse, hachage: Cle, alpha: Score) -> Score:
    """Return what the table answers to the null window, ``INCONNU`` when nothing."""
    entree = sonder(ctx, hachage)
    if entree != ZERO:
        if borne_basse(entree) > alpha:
            return borne_basse(entree)
        if borne_haute(entree) <= alpha:
            return borne_haute(entree)
    return INCONNU


@deplier
def _plancher(nous: Disques, masque: Disques, coups: Disques, pions: Compte) -> Score:
    """Return a lower bound: what following up is sure of, after the move that leaves only columns of even height."""
    basse: Score = np.int64(-SANS_BORNE)
    coup = seule_impaire(masque) & coups
    if coup != ZERO:
        apres = masque | coup
        basse = -plafond(nous ^ masque, apres, gagnantes(nous | coup, apres), pions + 1)
    return basse


@deplier
def _prejuger(
    ctx: Adresse,
    nous: Disques,
    masque: Disques,
    menaces: Disques,
    coups: Disques,
    alpha: Score,
    pions: Compte,
    hachage: Cle,
) -> Score:
    """Return what is known without searching, ``INCONNU`` when nothing; ``menaces`` are the other side's."""
    if coups == ZERO:
        return -((CASES - pions) >> 1)
    if pions >= CASES - 2:
        return np.int64(0)
    if pire(pions) > alpha:
        return pire(pions)
    if mieux(pions) <= alpha:
        return mieux(pions)
    haute = plafond(nous, masque, menaces, pions)
    if haute <= alpha:
        return haute
    basse = _plancher(nous, masque, coups, pions)
    if basse > alpha:
        return basse
    if alignes((nous if alpha >= 0 else nous ^ masque) | (PLATEAU ^ masque)) == ZERO:
        return np.int64(0)  # whoever should win has no line left
    if pions < SANS_TABLE:
        return _sonder_soi(ctx, hachage, alpha)
    return INCONNU


@deplier
def _retenir(ctx: Adresse, hachage: Cle, alpha: Score, pions: Compte, meilleur: Score, travail: Compte) -> None:
    """Write a bound found in the null window ``alpha`` into the table; ``travail``: the length of the nodes' number."""
    coupe = meilleur > alpha
    basse, haute = meilleur if coupe else pire(pions), mieux(pions) if coupe else meilleur
    memoriser(ctx, hachage, basse, haute, travail)


@deplier
def _doit_finir(ctx: Adresse, noeuds: Mot) -> Booleen:
    return noeuds >= charger(ctx, LIMITE) or charger_partage(charger(ctx, ARRET), 0) != ZERO


@compiler
def chercher(
    ctx: Adresse, nous: Disques, masque: Disques, menaces: Disques, alpha: Score, pions: Compte, hachage: Cle
) -> Score:
    """Bound the score on its side of the null window ``alpha``, or ``ABANDON``; on ``menaces`` the others would win."""
    noeuds = charger(ctx, NOEUDS) + UN
    ranger(ctx, NOEUDS, noeuds)
    if noeuds & PERIODE == ZERO and _doit_finir(ctx, noeuds):
        return ABANDON
    eux = nous ^ masque
    coups = coups_surs(masque, menaces)
    note = _prejuger(ctx, nous, masque, menaces, coups, alpha, pions, hachage)
    if note != INCONNU:
        return note
    cadre = ctx + np.uint64(CADRES) + (non_signe(pions) << CADRE_BITS)
    if pions < SANS_TABLE:
        _hacher_enfants(ctx, cadre, eux, masque, coups)
    fin = _lister_coups(ctx, cadre, nous, masque, coups, menaces)
    liste = cadre + np.uint64(LISTE)
    meilleur = pire(pions)
    if pions < SANS_SONDES:
        meilleur = max(meilleur, _sonder_enfants(ctx, cadre, fin, alpha))
        if meilleur > alpha:
            return meilleur
        fin = charger(cadre, RESTANTS)
    while liste < fin:
        choix = _prendre_meilleur(liste, fin) & TROIS_BITS
        fin -= HUIT
        coup = coups & (COLONNE << (choix * SEPT))
        dangers = charger(cadre, non_signe(MENACES) + (choix << TROIS))
        note = chercher(ctx, eux, masque | coup, dangers, -alpha - 1, pions + 1, charger(cadre, choix << TROIS))
        if note == ABANDON:
            return ABANDON
        note = -note
        meilleur = max(meilleur, note)
        if note > alpha:
            break
    if pions < SANS_TABLE:
        _retenir(ctx, hachage, alpha, pions, meilleur, longueur(charger(ctx, NOEUDS) - noeuds))
    return meilleur


@deplier
def _borne(ctx: Adresse, nous: Disques, masque: Disques, alpha: Score, pions: Compte) -> Score:
    if gagnantes(nous, masque) & jouables(masque) != ZERO:
        return (CASES + 1 - pions) >> 1
    dangers = gagnantes(nous ^ masque, masque)
    return chercher(ctx, nous, masque, dangers, alpha, pions, cle_canonique(nous, masque))


@compiler
def borner(ctx: Adresse, nous: Disques, masque: Disques, alpha: Score) -> Score:
    """Answer one null window (``alpha`` is an ``int64``) from any position that is not over."""
    return _borne(ctx, nous, masque, alpha, compter(masque))


@compiler
def resoudre(ctx: Adresse, nous: Disques, masque: Disques, basse: Score, haute: Score) -> Score:
    """Return the exact score, known to be from ``basse`` to ``haute`` (``int64``), or ``ABANDON``.

    The window halves towards 0: scores far from it need fewer plies, so their answers are cheap, and fill the table.
    """
    pions = compter(masque)
    if pions == CASES:
        return np.int64(0)
    basse = max(basse, -((CASES - pions) >> 1))
    haute = min(haute, (CASES + 1 - pions) >> 1)
    while basse < haute:
        alpha = basse + ((haute - basse) >> 1)
        if alpha <= 0 and -((-basse) >> 1) < alpha:
            alpha = -((-basse) >> 1)
        elif alpha >= 0 and (haute >> 1) > alpha:
            alpha = haute >> 1
        note = _borne(ctx, nous, masque, alpha, pions)
        if note == ABANDON:
            return ABANDON
        if note <= alpha:
            haute = note
        else:
            basse = note
    return basse


@compiler
def resoudre_tout(ctx: Adresse, positions: Mots, scores: Entiers) -> Booleen:
    """Solve the positions of ``solveur.en_mots`` into ``scores``; false when stopped before the end."""
    rang = 0
    while rang < len(scores):
        score = resoudre(ctx, positions[2 * rang], positions[2 * rang + 1], np.int64(-CASES), np.int64(CASES))
        if score == ABANDON:
            return False
        scores[rang] = score
        rang += 1
    return True
