"""What a position must be before kernels, which check nothing, may see it; and the few rules that Python needs."""

from __future__ import annotations

from ecosysteme.fautes import Faute
from ecosysteme.moteur.puissance4 import regles

CASES = regles.CASES
BAS, PLATEAU = int(regles.BAS), int(regles.PLATEAU)
COLONNES = 7
PAS_DE_LIGNE = (1, 6, 7, 8)
SCORE_MAX = 21

Bits = tuple[int, int]


def alignes(pions: int) -> bool:
    """Tell whether ``pions`` hold a line of four."""
    for pas in PAS_DE_LIGNE:
        paires = pions & pions >> pas
        if paires & paires >> 2 * pas:
            return True
    return False


def verifier(nous: int, masque: int) -> None:
    """Raise ``ValueError``, saying what is wrong, unless a game goes on from this position.

    A full board without a line is accepted: a draw. The two sides may have any numbers of discs, since a position can
    be set up by hand: the kernels only count both together.
    """
    for nom, mot in (("nous", nous), ("masque", masque)):
        if not isinstance(mot, int):
            raise Faute("{nom} vaut {mot!r} : attendu un entier, un bit par pion", nom=nom, mot=mot)
        if mot & ~PLATEAU:
            raise Faute(
                "{nom} a des pions hors des 6 lignes et 7 colonnes : attendu des bits 7 × colonne + ligne", nom=nom
            )
    if nous & ~masque:
        raise Faute("nous a des pions qui ne sont pas dans masque : attendu ceux de qui a le trait, parmi tous")
    if masque + BAS & masque:  # the carry of each column must fall on an empty square
        for colonne in range(COLONNES):
            pile = masque >> 7 * colonne & 0x3F
            if pile & pile + 1:
                raise Faute(
                    "un pion flotte dans la colonne {colonne} : attendu des pions empilés depuis le bas",
                    colonne=colonne + 1,
                )
    if alignes(nous) or alignes(nous ^ masque):
        raise Faute("la partie est déjà gagnée : attendu une position sans quatre pions alignés")


def colonnes_jouables(masque: int) -> list[int]:
    """List the columns that are not full, from the left."""
    return [colonne for colonne in range(COLONNES) if not masque >> 7 * colonne + 5 & 1]


def du_centre(masque: int) -> list[int]:
    """List the columns that are not full, from the centre: the nearer one is preferred among equal moves."""
    return sorted(colonnes_jouables(masque), key=lambda colonne: abs(colonne - COLONNES // 2))


def jouer(nous: int, masque: int, colonne: int) -> Bits:
    """Return the board once a disc has fallen into ``colonne`` (0 to 6), seen from the other side; nothing is checked.

    >>> jouer(0, 0, 3) == (0, 1 << 21)
    True
    """
    return nous ^ masque, masque | masque + (1 << 7 * colonne)


def antecedents(nous: int, masque: int) -> list[tuple[Bits, int]]:
    """List the boards that one disc of the other side turns into this one, seen from that side, with its column.

    >>> antecedents(*jouer(0, 0, 3))
    [((0, 0), 3)]
    """
    eux = nous ^ masque
    sommets = masque & ~(masque >> 1)  # the last disc of each column: none is below another
    trouves = []
    for colonne in range(COLONNES):
        if sommet := sommets & eux & 0x3F << 7 * colonne:
            trouves.append(((eux ^ sommet, masque ^ sommet), colonne))
    return trouves


def gagne_en(nous: int, masque: int, colonne: int) -> bool:
    """Tell whether a disc in ``colonne``, which is not full, completes a line for the side to move."""
    return alignes(nous | (masque + (1 << 7 * colonne)) & 0x3F << 7 * colonne)


def image(mot: int) -> int:
    """Return the word with its columns in reverse order."""
    # Columns 0 and 6, 1 and 5, 2 and 4 change places: unfolded, since every look into the book does it twice.
    gauche = (mot & 0x7F) << 42 | (mot & 0x3F80) << 28 | (mot & 0x1FC000) << 14
    droite = mot >> 14 & 0x1FC000 | mot >> 28 & 0x3F80 | mot >> 42 & 0x7F
    return gauche | mot & 0xFE00000 | droite


def cle(nous: int, masque: int) -> int:
    """Return the number, below 2^49, that a position and its mirror image have, and no other (Pons)."""
    return min(nous + masque, image(nous) + image(masque))


def distance(score: int, pions: int) -> int:
    """Return how many plies a game with ``pions`` discs on board lasts yet, when its side to move has ``score``.

    >>> distance(1, 0), distance(0, 0), distance(18, 4), distance(-15, 11)
    (41, 42, 3, 2)
    """
    if score == 0:
        return CASES - pions
    dernier = CASES + 1 - 2 * abs(score)  # discs before the last one, when they are odd
    if (pions % 2 == 1) != (score > 0):
        dernier -= 1
    return dernier + 1 - pions
