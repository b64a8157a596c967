"""Discs of Othello that no sequence of moves can turn any more: some of them, each of them proved.

A disc is turned along one of four axes. An axis of a disc is closed, for ever, where its line has no empty square,
where the disc has the border or a stable disc of its own colour on one side, or stable discs on both: there is then
nobody left who could enclose it. Along an edge the answer is exact, for all that may be played there is tried; it is
tried as if each side could play on each empty square, which allows more than the rules do, so what holds then holds in
the game. Inside the board the rules above are repeated until they find nothing more: a proved lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello

AXES: Final = ((0, 1), (1, 0), (1, 1), (1, -1))


def stables(etat: EtatOthello) -> frozenset[Position]:
    """Return discs of ``etat``, of both sides, that keep their colour whatever is played: not all of them.

    >>> from ecosysteme.jeux.othello import Othello
    >>> stables(Othello(4, coins=1).etat_initial())
    frozenset({(0, 0)})
    """
    taille = etat.taille
    pions = {pion.position: CAMP_DE[pion.couleur] for pion in etat.plateau.pions()}
    acquis = {case for bord in _bords(taille) for case in _stables_du_bord(pions, bord)}
    pleines = {axe: {case for case in pions if all(c in pions for c in _ligne(case, axe, taille))} for axe in AXES}
    reste = pions.keys() - acquis
    while nouveaux := {case for case in reste if all(_fermee(case, axe, pions, acquis, pleines[axe]) for axe in AXES)}:
        acquis |= nouveaux
        reste -= nouveaux
    return frozenset(acquis)


def _fermee(
    case: Position,
    axe: tuple[int, int],
    pions: Mapping[Position, Camp],
    acquis: set[Position],
    pleines: set[Position],
) -> bool:
    """Tell whether a disc inside the board can no more be turned along an axis."""
    if case in pleines:
        return True
    voisines = [(case[0] + sens * axe[0], case[1] + sens * axe[1]) for sens in (-1, 1)]
    fixes = [voisine for voisine in voisines if voisine in acquis]
    return len(fixes) == 2 or any(pions[voisine] == pions[case] for voisine in fixes)


def _ligne(case: Position, axe: tuple[int, int], taille: int) -> Iterator[Position]:
    """Yield the squares of the line of ``case`` along ``axe``."""
    for sens in (-1, 1):
        ligne, colonne = case
        while 0 <= ligne < taille and 0 <= colonne < taille:
            yield ligne, colonne
            ligne, colonne = ligne + sens * axe[0], colonne + sens * axe[1]


def _bords(taille: int) -> Iterator[list[Position]]:
    for fixe in (0, taille - 1):
        yield [(fixe, rang) for rang in range(taille)]
        yield [(rang, fixe) for rang in range(taille)]


def _stables_du_bord(pions: Mapping[Position, Camp], bord: Sequence[Position]) -> Iterator[Position]:
    noirs = blancs = 0
    for rang, case in enumerate(bord):
        camp = pions.get(case)
        noirs |= (camp == PREMIER) << rang
        blancs |= (camp is not None and camp != PREMIER) << rang
    fixes = _fixes(noirs, blancs, len(bord))
    return (case for rang, case in enumerate(bord) if fixes >> rang & 1)


@lru_cache(maxsize=3**10)  # all edges of the largest board
def _fixes(noirs: int, blancs: int, taille: int) -> int:
    """Return, as bits, the discs of an edge that no sequence of moves along it turns."""
    fixes, surs = noirs | blancs, _accroches(noirs, taille) | _accroches(blancs, taille)
    for rang in range(taille):
        if fixes == surs:
            break
        if (noirs | blancs) >> rang & 1:
            continue
        for nous, eux in ((noirs, blancs), (blancs, noirs)):
            pris = _pris(nous, eux, rang, taille)
            fixes &= ~pris
            if fixes != surs:
                apres, autres = nous | pris | 1 << rang, eux & ~pris
                fixes &= _fixes(apres, autres, taille)
    return fixes


def _accroches(pions: int, taille: int) -> int:
    """Return the discs of one side that stand in a row from a corner: nothing encloses them."""
    bas = pions & ~(pions + 1)
    haut, ici = 0, 1 << taille - 1
    while ici and pions & ici:
        haut, ici = haut | ici, ici >> 1
    return bas | haut


def _pris(nous: int, eux: int, rang: int, taille: int) -> int:
    """Return what a disc placed at ``rang`` of an edge encloses there."""
    pris = 0
    for sens in (-1, 1):
        chemin, ici = 0, rang + sens
        while 0 <= ici < taille and eux >> ici & 1:
            chemin |= 1 << ici
            ici += sens
        if 0 <= ici < taille and nous >> ici & 1:
            pris |= chemin
    return pris
