"""Which games of an ordered list reach a position, and what was played next: one walk over the list.

The list is that of ``sequences``: canonical sequences in order, each with the number of moves that it shares with the
one before. The position is seen through the eight symmetries. A square that a game has played must be occupied in one
of these images, the same for all its squares: that is one byte a square, and the intersection of these bytes discards
most games within a few moves. Games that share the moves on which one was discarded are skipped without a look. Only
what survives is replayed, from the last board that was kept, and compared.

Arrays are read by address: those that are mapped from a file, which nobody may write, have another type for Numba
than those just made, and would have every kernel compiled twice. They may hold anything, for they come from a file:
no byte leads out of the tables that are read here.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import charger, charger_octet
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Compte, Disques, Entier, Entiers, Mots, Octets, Plis
from ecosysteme.moteur.othello.noyaux.bits import mobilite
from ecosysteme.moteur.othello.noyaux.sequences import (
    BLANCS_AU_DEPART,
    COUPS,
    NOIRS_AU_DEPART,
    REPERES,
    SYMETRIES,
    ZERO,
    poser,
)

# The arrays of a collection, by their place in a block of addresses; see ``recueil``.
SUITES, COMMUNS, PLATEAUX, TRAITS, SCORES, ANNEES_DE = range(6)
VIVANTE = 1 << 10  # more shared moves than any game has: the last one examined was not discarded
TOUTES = 255  # the eight symmetries, a bit each
PERSONNE = 2  # whose turn it is once nobody can move
# Scores that are no number of Black's discs: who won a game, and no more; or nothing at all.
NOIR_GAGNE, NULLE, BLANC_GAGNE, INCONNU = 200, 201, 202, 255
# Columns of the table of next moves.
PARTIES, NOIRES, NULLES, BLANCHES, PIONS, COMPTEES, ANNEES, DATEES = range(8)
COLONNES = 8
ARRET_ICI = 64  # the row of games that end in the position; those before are squares


@deplier
def trait_reel(noirs: Disques, blancs: Disques, trait: Entier) -> Entier:
    """Return who moves, 1 for Black, once a forced pass is made; ``PERSONNE`` when the game is over."""
    noir_joue, blanc_joue = mobilite(noirs, blancs) != ZERO, mobilite(blancs, noirs) != ZERO
    if not noir_joue and not blanc_joue:
        return PERSONNE
    if trait:
        return 1 if noir_joue else 0
    return 0 if blanc_joue else 1


@compiler
def trait_de(noirs: Disques, blancs: Disques, trait: Entier) -> Entier:
    """Return what ``trait_reel`` does, to Python."""
    return trait_reel(noirs, blancs, trait)


@deplier
def _reconnaitre(images: Mots, noirs: Disques, blancs: Disques, trait: Entier, voulu: Entier) -> Entier:
    """Return the first symmetry that shows the position asked for as this one, with the same turn; -1 for none."""
    for symetrie in range(SYMETRIES):
        if noirs == images[symetrie, 0] and blancs == images[symetrie, 1]:
            return symetrie if trait_reel(noirs, blancs, trait) == voulu else -1
    return -1


@deplier
def _borne(suites: Adresse, partie: Entier, portees: Octets, prefixe: Entier, debut: Plis, coups: Plis) -> Entier:
    """Return how many moves discard a game, ``VIVANTE`` when none does; ``prefixe``: what its first moves leave.

    The move after the position must be on an empty square. It belongs to one game: where it alone discards, so does
    nothing shorter than the moves before and itself.
    """
    vues = prefixe
    if coups < COUPS:
        vues &= ~np.int64(portees[charger_octet(suites, COUPS * partie + coups)])
    if vues == 0:
        return coups + 1
    for rang in range(debut, coups):
        portee = np.int64(portees[charger_octet(suites, COUPS * partie + rang)])
        vues &= portee
        prefixe &= portee
        if prefixe == 0:
            return rang + 1
        if vues == 0:
            return coups + 1
    return VIVANTE


@deplier
def _depuis_repere(tableaux: Mots, partie: Entier, repere: Entier, coups: Plis) -> tuple[Disques, Disques, Entier]:
    """Return the board of a game after ``coups`` moves and whose turn it is, played on from one that was kept."""
    place = len(REPERES) * partie + repere
    noirs, blancs = charger(tableaux[PLATEAUX], 16 * place), charger(tableaux[PLATEAUX], 16 * place + 8)
    trait: Entier = charger_octet(tableaux[TRAITS], place)
    for rang in range(REPERES[repere], coups):
        octet = charger_octet(tableaux[SUITES], COUPS * partie + rang)
        noirs, blancs, trait = poser(noirs, blancs, trait, np.uint64(octet - 1))
    return noirs, blancs, trait


@deplier
def _noter(trouvees: Entiers, nombre: Compte, partie: Entier, symetrie: Entier) -> None:
    """Begin a range, the ``nombre``-th from 0, where there is room for it."""
    if nombre < trouvees.shape[0]:
        trouvees[nombre, 0], trouvees[nombre, 1], trouvees[nombre, 2] = partie, partie + 1, symetrie


@compiler
def chercher(
    tableaux: Mots, parties: Compte, images: Mots, portees: Octets, coups: Plis, trait: Entier, trouvees: Entiers
) -> Compte:
    """Write the ranges of games that reach a position after ``coups`` moves: first game, one past the last, symmetry.

    ``tableaux``: the addresses of the arrays; ``images``: the position through each symmetry; ``portees``: by byte of a
    sequence, the images in which that square is occupied; ``trait``: as ``trait_reel``. Return how many ranges there
    are, even when ``trouvees`` holds fewer.

    One function, and long: the boards along the current game stay where they are, whichever part needs them.
    """
    suites, communs = tableaux[SUITES], tableaux[COMMUNS]
    noirs, blancs = np.empty(COUPS + 1, np.uint64), np.empty(COUPS + 1, np.uint64)
    camps, vues = np.empty(COUPS + 1, np.int64), np.empty(COUPS + 1, np.int64)
    noirs[0], blancs[0], camps[0], vues[0] = NOIRS_AU_DEPART, BLANCS_AU_DEPART, 1, TOUTES
    borne: Entier = VIVANTE  # games that share so many moves with the last one examined are discarded as it was
    joues: Plis = 0  # moves of the current game whose boards are known
    nombre: Compte = 0
    trouvee = False
    repere = 2 if coups >= REPERES[2] else 1 if coups >= REPERES[1] else 0
    for partie in range(parties):
        commun = min(charger_octet(communs, partie), COUPS) if partie > 0 else 0
        if commun >= borne:
            continue
        if trouvee and commun >= coups:
            if nombre <= trouvees.shape[0]:
                trouvees[nombre - 1, 1] = partie + 1
            continue
        joues, trouvee = min(joues, commun), False
        borne = _borne(suites, partie, portees, vues[joues], joues, coups)
        if borne != VIVANTE:
            continue
        if coups >= REPERES[0] and joues < REPERES[repere] - 2:
            symetrie = _reconnaitre(images, *_depuis_repere(tableaux, partie, repere, coups), trait)
        else:
            for rang in range(joues, coups):
                octet = charger_octet(suites, COUPS * partie + rang)
                apres = poser(noirs[rang], blancs[rang], camps[rang], np.uint64(octet - 1))
                noirs[rang + 1], blancs[rang + 1], camps[rang + 1] = apres
                vues[rang + 1] = vues[rang] & np.int64(portees[octet])
            joues = coups
            symetrie = _reconnaitre(images, noirs[coups], blancs[coups], camps[coups], trait)
        if symetrie >= 0:
            trouvee = True
            _noter(trouvees, nombre, partie, symetrie)
            nombre += 1
        else:
            borne = coups
    return nombre


@compiler
def chercher_ailleurs(
    departs: Mots, traits: Octets, coups: Octets, images: Mots, plis: Entiers, trait: Entier, symetries: Octets
) -> None:
    """Write by which symmetry each game stands at a position after ``plis`` moves, ``SYMETRIES`` where it does not.

    These games begin anywhere: ``departs`` are Black's discs and White's, ``traits`` 1 where Black begins. ``coups``:
    squares from 0 (a1), 64 after the last one. Those whose ``plis`` are not the number of a move are left out.
    """
    for partie in range(departs.shape[0]):
        symetries[partie] = SYMETRIES
        if not 0 <= plis[partie] <= COUPS:
            continue
        noirs, blancs = departs[partie, 0], departs[partie, 1]
        camp: Entier = np.int64(traits[partie])
        joues = 0
        while joues < plis[partie] and coups[partie, joues] < 64:
            noirs, blancs, camp = poser(noirs, blancs, camp, np.uint64(coups[partie, joues]))
            joues += 1
        if joues == plis[partie]:
            vue = _reconnaitre(images, noirs, blancs, camp, trait)
            if vue >= 0:
                symetries[partie] = vue


@deplier
def _compter(ligne: Entiers, score: Entier, annee: Entier) -> None:
    """Add a game to a row of the table."""
    ligne[PARTIES] += 1
    if score <= 64:
        ligne[COMPTEES] += 1
        ligne[PIONS] += score
    if score == NOIR_GAGNE or 32 < score <= 64:
        ligne[NOIRES] += 1
    elif score in (NULLE, 32):
        ligne[NULLES] += 1
    elif score == BLANC_GAGNE or score < 32:
        ligne[BLANCHES] += 1
    if annee:
        ligne[DATEES] += 1
        ligne[ANNEES] += annee


@compiler
def cumuler(
    tableaux: Mots, masque: Adresse, trouvees: Entiers, ici: Entiers, coups: Plis, cases: Octets, table: Entiers
) -> None:
    """Add the games of some ranges to ``table``, by next move: shape (2, 65, ``COLONNES``).

    The first half is for the ranges inside ``ici`` (first game, one past the last), where the position came by the
    same moves. ``masque``: a byte a game, those of 0 are left out; no mask when it is 0. ``cases``: by symmetry and
    byte of a sequence, the square of the board.
    """
    suites, scores, annees = tableaux[SUITES], tableaux[SCORES], tableaux[ANNEES_DE]
    for rang in range(trouvees.shape[0]):
        debut, fin, symetrie = trouvees[rang, 0], trouvees[rang, 1], trouvees[rang, 2]
        moitie = 0 if ici[0] <= debut < ici[1] else 1
        for partie in range(debut, fin):
            garde: Booleen = masque == ZERO or charger_octet(masque, partie) != 0
            if garde:
                suivant = charger_octet(suites, COUPS * partie + coups) if coups < COUPS else 0
                annee = charger_octet(annees, 2 * partie) + 256 * charger_octet(annees, 2 * partie + 1)
                ligne = table[moitie, np.int64(cases[symetrie, suivant])]
                _compter(ligne, charger_octet(scores, partie), annee)
