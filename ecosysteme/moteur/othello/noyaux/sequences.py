"""Games as canonical sequences of moves, so that games which differ by a symmetry of the board are written alike.

Each move is written as the least of its images under the symmetries that lead from the real position to the canonical
one; then these symmetries are looked for again, since a position may be symmetric itself: at f5 f6 e6, moves f4 and d6
are one. Normalising the first move alone would write them as two.

A square is written as 1 (a1) to 64 (h8), and what follows the last move as ``FIN_DE_SUITE``: no byte is 0, which
NumPy would cut from the end of a text, and a game comes after those that go on from where it ends. Passes, which play
themselves, are left out.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import bit, compter
from ecosysteme.moteur.commun.typage import Case, Disques, Entier, Entiers, Mots, Octets
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.symetries import CASES

COUPS: Final = 60  # the longest game, passes left out
FIN_DE_SUITE: Final = 65
SYMETRIES: Final = 8
FINIE, ILLEGALE, ARRETEE = 0, 1, 2  # what became of a game: over, cut before an illegal move, cut before its end
REPERES: Final = (24, 44, 54)  # numbers of moves after which the board of each game is kept

# What a text says of a turn, a byte: the square, ``PASSE`` for none, and ``A_BLANC`` more for White.
PASSE, A_BLANC, RIEN_DIT = 64, 128, 255
FAUSSE, PAS_FINIE = 1000, 999  # no difference of discs: the text is wrong, the game is not over

ZERO = np.uint64(0)
NOIRS_AU_DEPART = np.uint64(1 << 28 | 1 << 35)
BLANCS_AU_DEPART = np.uint64(1 << 27 | 1 << 36)
UN, SEPT, HUIT, QUATORZE, SEIZE, VINGT_HUIT, TRENTE_DEUX = (np.uint64(n) for n in (1, 7, 8, 14, 16, 28, 32))
OCTETS_PAIRS, MOTS_PAIRS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0000FFFF0000FFFF)
DEUX, QUATRE = np.uint64(2), np.uint64(4)
IMPAIRS, PAIRES, QUARTETS = (np.uint64(m) for m in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F))
BLOCS_1, BLOCS_2, BLOCS_4 = (np.uint64(m) for m in (0x00AA00AA00AA00AA, 0x0000CCCC0000CCCC, 0x00000000F0F0F0F0))
VERS = np.array(CASES, np.int64)  # where each symmetry puts each square


@deplier
def image(symetrie: Entier, mot: Disques) -> Disques:
    """Return a bitboard seen through a symmetry, 0 to 7, numbered as in ``symetries``."""
    vu = mot
    if symetrie & 1:
        vu = (vu >> HUIT & OCTETS_PAIRS) | (vu & OCTETS_PAIRS) << HUIT
        vu = (vu >> SEIZE & MOTS_PAIRS) | (vu & MOTS_PAIRS) << SEIZE
        vu = vu >> TRENTE_DEUX | vu << TRENTE_DEUX
    if symetrie & 2:
        vu = (vu >> UN & IMPAIRS) | (vu & IMPAIRS) << UN
        vu = (vu >> DEUX & PAIRES) | (vu & PAIRES) << DEUX
        vu = (vu >> QUATRE & QUARTETS) | (vu & QUARTETS) << QUATRE
    if symetrie & 4:
        ecart = (vu ^ vu >> SEPT) & BLOCS_1
        vu = vu ^ ecart ^ ecart << SEPT
        ecart = (vu ^ vu >> QUATORZE) & BLOCS_2
        vu = vu ^ ecart ^ ecart << QUATORZE
        ecart = (vu ^ vu >> VINGT_HUIT) & BLOCS_4
        vu = vu ^ ecart ^ ecart << VINGT_HUIT
    return vu


@deplier
def poser(noirs: Disques, blancs: Disques, trait: Entier, case: Case) -> tuple[Disques, Disques, Entier]:
    """Play a move that is legal for ``trait`` (1: Black, 0: White), else for the other side after a forced pass.

    Return the discs and whose turn comes next. What is no move of either side places a disc and turns none.
    """
    pris = retournes(noirs, blancs, case) if trait else retournes(blancs, noirs, case)
    if pris == ZERO:
        trait = 1 - trait
        pris = retournes(noirs, blancs, case) if trait else retournes(blancs, noirs, case)
    if trait:
        return noirs | pris | bit(case), blancs & ~pris, 1 - trait
    return noirs & ~pris, blancs | pris | bit(case), 1 - trait


@deplier
def images_egales(nous: Disques, eux: Disques, nous_vus: Disques, eux_vus: Disques) -> Entier:
    """Return, a bit each, the symmetries that lead from the first position to the second."""
    trouvees = 0
    for symetrie in range(SYMETRIES):
        if image(symetrie, nous) == nous_vus and image(symetrie, eux) == eux_vus:
            trouvees |= 1 << symetrie
    return trouvees


@deplier
def moindre_image(symetries: Entier, case: Entier) -> tuple[Entier, Entier]:
    """Return the least image of a square under some symmetries, and the first of these that gives it."""
    moindre, par = 64, 0
    for symetrie in range(SYMETRIES):
        if symetries >> symetrie & 1 and VERS[symetrie, case] < moindre:
            moindre, par = VERS[symetrie, case], symetrie
    return moindre, par


@compiler
def canoniser(coups: Octets, suites: Octets, longueurs: Octets, etats: Octets) -> None:
    """Write the canonical sequence of each game, how many of its moves are legal, and what became of it.

    ``coups``: squares from 0 (a1), 64 or more after the last move; ``COUPS`` a game, as in ``suites``.
    """
    for partie in range(coups.shape[0]):
        nous, eux = NOIRS_AU_DEPART, BLANCS_AU_DEPART
        symetries = images_egales(nous, eux, nous, eux)
        longueur, etat = 0, FINIE
        for rang in range(COUPS):
            case = int(coups[partie, rang])
            if case >= 64:
                break
            mot = np.uint64(case)
            pris = retournes(nous, eux, mot) if (nous | eux) & bit(mot) == ZERO else ZERO
            if pris == ZERO and mobilite(nous, eux) == ZERO:
                nous, eux = eux, nous
                pris = retournes(nous, eux, mot) if (nous | eux) & bit(mot) == ZERO else ZERO
            if pris == ZERO:
                etat = ILLEGALE
                break
            moindre, par = moindre_image(symetries, case)
            suites[partie, rang] = moindre + 1
            nous, eux = eux ^ pris, nous | pris | bit(mot)
            symetries = images_egales(nous, eux, image(par, nous), image(par, eux))
            longueur += 1
        for rang in range(longueur, COUPS):
            suites[partie, rang] = FIN_DE_SUITE
        if etat == FINIE and mobilite(nous, eux) | mobilite(eux, nous) != ZERO:
            etat = ARRETEE
        longueurs[partie], etats[partie] = longueur, etat


@compiler
def suivre(dits: Octets, ecarts: Entiers) -> None:
    """Write the difference of discs at the end of games as texts tell them, empty squares to the winner.

    ``dits``: a row a game, ``RIEN_DIT`` after its last turn. ``FAUSSE`` where a move is not legal or not of the side
    that is said to play it, or a pass is not forced; those that are left out play themselves. ``PAS_FINIE`` where
    somebody could go on.
    """
    for partie in range(dits.shape[0]):
        nous, eux = NOIRS_AU_DEPART, BLANCS_AU_DEPART
        blanc, juste = 0, True
        for rang in range(dits.shape[1]):
            dit = int(dits[partie, rang])
            if dit == RIEN_DIT:
                break
            camp, case = (1, dit - A_BLANC) if dit >= A_BLANC else (0, dit)
            if case == PASSE or camp != blanc:
                force = mobilite(nous, eux) == ZERO and mobilite(eux, nous) != ZERO
                if not force or (case == PASSE and camp != blanc):
                    juste = False
                    break
                nous, eux, blanc = eux, nous, 1 - blanc
            if case < PASSE:
                mot = np.uint64(case)
                pris = retournes(nous, eux, mot) if (nous | eux) & bit(mot) == ZERO else ZERO
                if pris == ZERO:
                    juste = False
                    break
                nous, eux, blanc = eux ^ pris, nous | pris | bit(mot), 1 - blanc
        ecart = compter(nous) - compter(eux)
        vides = 64 - compter(nous | eux)
        ecart += vides if ecart > 0 else -vides if ecart < 0 else 0
        finie = mobilite(nous, eux) | mobilite(eux, nous) == ZERO
        ecarts[partie] = FAUSSE if not juste else PAS_FINIE if not finie else -ecart if blanc else ecart


@compiler
def partager(suites: Octets, communs: Octets) -> None:
    """Write how many moves each game of an ordered list shares with the one before."""
    for partie in range(suites.shape[0]):
        nombre = 0
        while partie > 0 and nombre < COUPS and suites[partie, nombre] == suites[partie - 1, nombre]:
            nombre += 1
        communs[partie] = nombre


@compiler
def reperer(suites: Octets, plateaux: Mots, traits: Octets) -> None:
    """Write the board (Black's discs, White's) and the turn of each game after each of ``REPERES`` that it reaches."""
    for partie in range(suites.shape[0]):
        noirs, blancs = NOIRS_AU_DEPART, BLANCS_AU_DEPART
        trait: Entier = 1
        place = 0
        for rang in range(REPERES[-1]):
            case = int(suites[partie, rang]) - 1
            if not 0 <= case < 64:
                break
            noirs, blancs, trait = poser(noirs, blancs, trait, np.uint64(case))
            if rang + 1 == REPERES[place]:
                plateaux[partie, place, 0], plateaux[partie, place, 1] = noirs, blancs
                traits[partie, place] = trait
                place += 1
