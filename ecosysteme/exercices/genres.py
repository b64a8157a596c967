"""Of which kind an exercise of Othello is, and whether a ply of it has one answer; bitboards, and scores by square."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ecosysteme.exercices.exercice import GAGNANTS, GenreExercice
from ecosysteme.moteur.othello.conversion import TOUTES, Bits
from ecosysteme.moteur.othello.session import vides_de

COINS: Final = frozenset((0, 7, 56, 63))
ECART: Final = 2  # discs by which the answer is better than any other move
GRAND_ECART: Final = 4
RARES: Final = (  # the rarest kind first
    GenreExercice.SEUL_NUL,
    GenreExercice.SEUL_GAGNANT,
    GenreExercice.SACRIFICE,
    GenreExercice.PARITE,
    GenreExercice.COIN_A_LAISSER,
)
VIDES_FACILES: Final = range(2, 8)  # empty squares of what a beginner can read; other kinds begin before them
DERNIERES: Final = 3  # empty squares that are counted out
COLONNE_A: Final = 0x0101010101010101
COLONNE_H: Final = 0x8080808080808080

ScoresParCase = Mapping[int, int]
CoupsDe = Callable[[int, int], Sequence[int]]
JoueCase = Callable[[int, int, int], Bits]


def seconde_de(scores: ScoresParCase) -> int:
    """Return what the second best of several moves is worth.

    >>> seconde_de({3: 8, 5: -2, 9: 6})
    6
    """
    return sorted(scores.values())[-2]


def reponse_unique(genre: GenreExercice, scores: ScoresParCase) -> int | None:
    """Return the one move that answers in a position of several, ``None`` when there are more, or none.

    >>> reponse_unique(GenreExercice.SEUL_GAGNANT, {3: 2, 5: 0}), reponse_unique(GenreExercice.SACRIFICE, {3: 2, 5: 2})
    (3, None)
    """
    if len(scores) < 2:
        return None
    coup = max(scores, key=lambda case: scores[case])
    meilleure, seconde = scores[coup], seconde_de(scores)
    if genre in GAGNANTS:
        juste = meilleure > 0 >= seconde
    elif genre is GenreExercice.SEUL_NUL:
        juste = meilleure == 0 > seconde
    else:
        juste = meilleure - seconde >= ECART
    return coup if juste else None


def genre_de(bits: Bits, scores: ScoresParCase, coups: CoupsDe, jouer: JoueCase) -> GenreExercice | None:
    """Return the kind of an exercise that begins here, the rarest one, ``None`` when nothing asks for one move."""
    if vides_de(bits) in VIDES_FACILES:
        return _genre_facile(bits, scores, coups, jouer)
    for genre in RARES:
        coup = reponse_unique(genre, scores)
        if coup is not None and _convient(genre, bits, coup, scores, coups, jouer):
            return genre
    return GenreExercice.MEILLEUR if _ecart(scores) >= GRAND_ECART else None


def _genre_facile(bits: Bits, scores: ScoresParCase, coups: CoupsDe, jouer: JoueCase) -> GenreExercice | None:
    """Return the plain idea of the only move that wins, ``None`` when it has none."""
    coup = reponse_unique(GenreExercice.DERNIERS, scores)
    if coup is None:
        return None
    if COINS & set(scores) == {coup}:
        return GenreExercice.COIN_A_PRENDRE
    if {case for case in scores if _fait_passer(jouer(*bits, case), coups)} == {coup}:
        return GenreExercice.PASSE
    if {case for case in scores if not COINS & set(coups(*jouer(*bits, case)))} == {coup}:
        return GenreExercice.COUP_SUR
    return GenreExercice.DERNIERS if vides_de(bits) <= DERNIERES else None


def _fait_passer(bits: Bits, coups: CoupsDe) -> bool:
    """Tell whether who plays now has no move, in a game that goes on."""
    return not coups(*bits) and bool(coups(bits[1], bits[0]))


def _ecart(scores: ScoresParCase) -> int:
    return max(scores.values()) - seconde_de(scores)


def _convient(
    genre: GenreExercice, bits: Bits, coup: int, scores: ScoresParCase, coups: CoupsDe, jouer: JoueCase
) -> bool:
    if genre is GenreExercice.SACRIFICE:
        offre = {case: _offre(bits, case, coups, jouer) for case in scores}
        return offre[coup] and not all(offre.values())
    if genre is GenreExercice.COIN_A_LAISSER:
        return coup not in COINS and bool(COINS & set(scores))
    if genre is GenreExercice.PARITE:
        impaires = {case for region in regions(bits) if len(region) % 2 for case in region}
        return _ecart(scores) >= GRAND_ECART and impaires & set(scores) == {coup}
    return True


def _offre(bits: Bits, case: int, coups: CoupsDe, jouer: JoueCase) -> bool:
    """Tell whether a move lets the opponent take a corner that was closed to it."""
    return bool(COINS & set(coups(*jouer(*bits, case))) - set(coups(bits[1], bits[0])))


def regions(bits: Bits) -> list[frozenset[int]]:
    """Return the sets of empty squares that touch each other, corners included.

    >>> [sorted(region) for region in regions((~0b1100001 & (1 << 64) - 1, 0))]
    [[0], [5, 6]]
    """
    vides = ~(bits[0] | bits[1]) & TOUTES
    trouvees = []
    while vides:
        region, agrandie = 0, vides & -vides
        while agrandie != region:
            region, agrandie = agrandie, _voisines(agrandie) & vides
        trouvees.append(frozenset(case for case in range(64) if region >> case & 1))
        vides &= ~region
    return trouvees


def _voisines(mot: int) -> int:
    """Return squares with all those around them."""
    ligne = mot | (mot & ~COLONNE_H) << 1 | (mot & ~COLONNE_A) >> 1
    return (ligne | ligne << 8 | ligne >> 8) & TOUTES
