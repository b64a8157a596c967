"""Two other roads to exact scores, which share nothing with the engine.

``score_lent`` is plain Python on lists, square by square. ``Oracle``, compiled anew each time (Numba's cache does not
suit a recursive function called with constants), has a board in rows, bit ``8 * ligne + colonne``, whose eighth column
stays empty and parts them; keys, table and order of moves are its own. Besides its table it cuts by what is forced, by
how soon a win can come and when no line is left for it: nothing about who follows up, which is the engine's to prove.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np
from numba import njit

from ecosysteme.moteur.commun.typage import Cle, Compte, Disques, Mot, Mots, Score

Colonnes = list[list[int]]
ORDRE = (3, 2, 4, 1, 5, 0, 6)


def colonnes_de(nous: int, masque: int) -> Colonnes:
    """Return the discs of each column from the bottom: 1 for the side to move, 2 for the other."""
    piles = [[bit for bit in range(7 * colonne, 7 * colonne + 6) if masque >> bit & 1] for colonne in range(7)]
    return [[1 if nous >> bit & 1 else 2 for bit in pile] for pile in piles]


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


UN, DEUX, SEPT, HUIT, NEUF = (np.uint64(n) for n in (1, 2, 7, 8, 9))
SEIZE, VINGT_QUATRE, VINGT_NEUF, MOITIE, RANG = (np.uint64(n) for n in (16, 24, 29, 32, 48))
RANGEE, OCTET, COLONNE = (np.uint64(n) for n in (0x7F, 0xFF, 0x0101_0101_0101))
PLATEAU = COLONNE * RANGEE
MELANGE = np.uint64(0x9E37_79B9_7F4A_7C15)

AGE, CADRES = 0, 8  # words of a search's memory: the questions asked, then eight words for each number of discs
PIONS_SONDES, PIONS_TABLE = 24, 34  # discs below which all children are probed first, and the table is used at all

F = TypeVar("F", bound=Callable[..., object])


def _plier(fonction: F) -> F:
    return cast(F, njit(error_model="numpy", forceinline=True)(fonction))


def _compiler(fonction: F) -> F:
    return cast(F, njit(error_model="numpy")(fonction))


@_plier
def _compter(mot: Mot) -> Mot:
    nombre = np.uint64(0)
    while mot:
        mot &= mot - UN
        nombre += UN
    return nombre


@_plier
def _menaces_de_sens(camp: Disques, pas: Mot) -> Disques:
    """Return where a disc makes four in one direction: at an end of three, or between two and one."""
    deux, trois = pas + pas, pas + pas + pas
    paires = camp & camp >> pas
    triples = paires & camp >> deux
    return triples << trois | triples >> pas | (paires & camp >> trois) << deux | (camp & paires >> deux) << pas


@_plier
def _menaces(camp: Disques, masque: Disques) -> Disques:
    """Return the empty squares where a disc of ``camp`` makes four, reachable or not."""
    cases = (camp & camp >> HUIT & camp >> SEIZE) << VINGT_QUATRE
    cases |= _menaces_de_sens(camp, UN) | _menaces_de_sens(camp, SEPT) | _menaces_de_sens(camp, NEUF)
    return cases & PLATEAU & ~masque


@_plier
def _a_une_ligne(cases: Disques) -> Disques:
    lignes = np.uint64(0)
    for pas in (UN, SEPT, HUIT, NEUF):
        lignes |= cases & cases >> pas & cases >> pas + pas & cases >> pas + pas + pas
    return lignes


@_plier
def _dessus(masque: Disques) -> Disques:
    """Return the next square of each column; that of a full one is above the board."""
    return (masque << HUIT | RANGEE) & ~masque


@_plier
def _place(table: Mots, cle: Cle) -> Mot:
    """Return the place of a key in its bucket of four, each followed by what is known, else of what is worth least."""
    melange = (cle ^ cle >> VINGT_NEUF) * MELANGE >> MOITIE
    choix = debut = (melange * np.uint64(len(table) >> 3) >> MOITIE) * HUIT
    for place in range(debut, debut + HUIT, DEUX):
        if table[place] == cle:
            return np.uint64(place)
        if table[place + UN] < table[choix + UN]:
            choix = np.uint64(place)
    return choix


@_plier
def _bornes(table: Mots, cle: Cle) -> tuple[Score, Score]:
    """Return the two bounds that the table has of a score, -22 and 22 when it has none."""
    place = _place(table, cle)
    connu = table[place + UN] if table[place] == cle else np.uint64(0)
    return np.int64(connu & OCTET) - 22, 22 - np.int64(connu >> HUIT & OCTET)


@_plier
def _coups(masque: Disques, menaces: Disques) -> Disques:
    """Return the moves after which the other side, which has these ``menaces``, does not win at once."""
    coups = _dessus(masque) & PLATEAU
    forces = coups & menaces
    if forces & forces - UN:
        return np.uint64(0)
    return (forces if forces else coups) & ~(menaces >> HUIT)


@_plier
def _prejuger(camp: Disques, masque: Disques, coups: Disques, alpha: Score, pions: Compte) -> tuple[Score, Score]:
    """Return two bounds that need no search; the side to move has no win at once."""
    if not coups:
        return -(42 - pions >> 1), -(42 - pions >> 1)
    if pions >= 40:
        return 0, 0
    basse, haute = -(40 - pions >> 1), 41 - pions >> 1  # nor has the other side
    vides = PLATEAU & ~masque
    if alpha >= 0 and not _a_une_ligne(camp | vides):
        haute = 0
    if alpha < 0 and not _a_une_ligne(camp ^ masque | vides):
        basse = 0
    return basse, haute


@_plier
def _trier(
    table: Mots, memoire: Mots, camp: Disques, masque: Disques, coups: Disques, alpha: Score, pions: Compte
) -> tuple[Mot, Score]:
    """Write the moves that the table does not answer, the best last; return where they end and the best answer."""
    eux = camp ^ masque
    meilleur: Score = -22
    menaces = _menaces(eux, masque)
    debut = fin = np.uint64(CADRES + 8 * pions)
    for colonne in ORDRE:  # the first of equals stays the better
        coup = coups & COLONNE << np.uint64(colonne)
        if not coup:
            continue
        if pions < PIONS_SONDES:
            basse, haute = _bornes(table, eux | _dessus(masque | coup))
            if -haute > alpha:
                return fin, -haute
            if -basse <= alpha:
                meilleur = max(meilleur, -basse)
                continue
        # Threats promise most, but for those above the other side's, which it would carry out first.
        note = _compter(_menaces(camp | coup, masque | coup) & ~(menaces << HUIT))
        place = fin
        while place > debut and memoire[place - UN] >> RANG >= note:
            memoire[place] = memoire[place - UN]
            place -= UN
        memoire[place] = note << RANG | coup
        fin += UN
    return fin, meilleur


@_compiler
def _chercher(table: Mots, memoire: Mots, camp: Disques, masque: Disques, alpha: Score, pions: Compte) -> Score:
    """Return a bound of the score on its side of the null window; the side to move has no win at once."""
    eux = camp ^ masque
    coups = _coups(masque, _menaces(eux, masque))
    basse, haute = _prejuger(camp, masque, coups, alpha, pions)
    cle = camp | _dessus(masque)
    if basse <= alpha < haute and pions < PIONS_TABLE:
        connue, autre = _bornes(table, cle)
        basse, haute = max(basse, connue), min(haute, autre)
    if not basse <= alpha < haute:
        return basse if basse > alpha else haute
    fin, meilleur = _trier(table, memoire, camp, masque, coups, alpha, pions)
    if meilleur > alpha:
        return meilleur
    meilleur = max(meilleur, basse)
    while fin > CADRES + 8 * pions and meilleur <= alpha:
        fin -= UN
        coup = memoire[fin] & PLATEAU
        meilleur = max(meilleur, -_chercher(table, memoire, eux, masque | coup, -alpha - 1, pions + 1))
    if pions < PIONS_TABLE:
        basse, haute = (meilleur, haute) if meilleur > alpha else (basse, meilleur)
        place, valeur = _place(table, cle), memoire[AGE] + np.uint64(PIONS_TABLE - pions)
        table[place] = cle
        table[place + UN] = valeur << SEIZE | np.uint64(22 - haute) << HUIT | np.uint64(basse + 22)
    return meilleur


@_compiler
def _borner(table: Mots, memoire: Mots, camp: Disques, masque: Disques, alpha: Score, pions: Compte) -> Score:
    if _menaces(camp, masque) & _dessus(masque):
        return 43 - pions >> 1
    return _chercher(table, memoire, camp, masque, alpha, pions)


def _en_rangees(mot: int) -> np.uint64:
    return np.uint64(sum(1 << 8 * (bit % 7) + bit // 7 for bit in range(49) if mot >> bit & 1))


class Oracle:
    """A compiled second opinion, with a table of its own."""

    def __init__(self, mega: int = 16) -> None:
        """Reserve a table of ``mega`` MB (2^20 bytes)."""
        mots = np.zeros((mega << 17) + 7, np.uint64)
        debut = -mots.ctypes.data % 64 // 8  # a bucket is a cache line
        self._table = mots[debut : debut + (mega << 17)]
        self._memoire = np.zeros(CADRES + 8 * 43, np.uint64)

    def score(self, nous: int, masque: int) -> int:
        """Return the exact score for the side to move."""
        basse, haute = -22, 22
        while basse < haute:
            borne = self._borner(nous, masque, basse + haute >> 1)
            basse, haute = (borne, haute) if borne > basse + haute >> 1 else (basse, borne)
        return basse

    def prouve(self, nous: int, masque: int, score: int) -> bool:
        """Tell whether ``score`` is exact, by the two null windows around it: much cheaper than finding it."""
        return self._borner(nous, masque, score - 1) >= score >= self._borner(nous, masque, score)

    def _borner(self, nous: int, masque: int, alpha: int) -> int:
        self._memoire[AGE] += UN  # what is one question older gives way to what is one disc nearer the end
        question = _en_rangees(nous), _en_rangees(masque), alpha, masque.bit_count()
        return int(_borner(self._table, self._memoire, *question))
