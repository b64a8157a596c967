"""What a move leaves, counted so that more is better for who plays it; a fact is by how much the better move has more.

Each is a notion that players speak of, and that was measured on mistakes and on pairs of equal moves (``poids.md``).
Those that point the wrong way among people, as corners offered and discs turned, are only said of weak players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.explication.meprise import PLIS, VIDES_RESOLUS, Meprise, derouler
from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello

COINS: Final = frozenset({(0, 0), (0, 7), (7, 0), (7, 7)})


class Fait(StrEnum):
    """What is counted, by the name that the measures give it; L: at the end of ``PLIS`` plies of best play."""

    SOLDE = "L_mob"  # moves of who plays less those of the other side
    FRONT = "front"  # own discs that touch an empty square, negative
    INTERIEUR = "interieur"  # turned discs that do, negative
    MUET = "muet"  # 1 when no turned disc does
    MUR = "L_front"  # discs of the other side that touch an empty square less own ones
    CHOIX = "L_choix_nous"  # fewest moves that who plays has at its turns of the line
    PASSE = "L_passe_nous"  # -1 when who plays has to pass before the end of a line that is solved
    PASSE_ADVERSE = "L_passe_eux"  # 1 when the other side has to pass before the end of a line that is solved
    COUPS_ADVERSES = "mob_eux"  # replies, negative
    RESERVE = "reserve"  # -1 for a move that the other side could not have played
    RESERVES = "reserve_nous"  # moves that the other side does not have
    RETOURNES = "retournes"  # discs turned, negative
    COIN_OFFERT = "coin_offert_neuf"  # corners that the other side could not play before, negative


SEUILS: Final[Mapping[Fait, int]] = {  # below it, a difference means nothing
    Fait.SOLDE: 4,
    Fait.FRONT: 3,
    Fait.INTERIEUR: 3,
    Fait.MUET: 1,
    Fait.MUR: 4,
    Fait.CHOIX: 2,
    Fait.PASSE: 1,
    Fait.PASSE_ADVERSE: 1,
    Fait.COUPS_ADVERSES: 3,
    Fait.RESERVE: 1,
    Fait.RESERVES: 3,
    Fait.RETOURNES: 3,
    Fait.COIN_OFFERT: 1,
}


AU_BOUT: Final = frozenset({Fait.SOLDE, Fait.MUR})  # counted at the end of the lines
LE_LONG_DES_SUITES: Final = AU_BOUT | {Fait.CHOIX}
DU_MIEUX: Final = frozenset({Fait.MUET, Fait.RESERVES})  # told of the better move, the others of the one played


def relever(avant: EtatOthello, coup: Position, suite: tuple[Position, ...]) -> dict[Fait, int]:
    """Count what ``coup`` leaves, best play going on by ``suite``."""
    apres = Othello().jouer(avant, coup)
    camp, couleur = avant.trait, COULEUR_DE[avant.trait]
    vues = {fait: len(cases) for fait, cases in cases_vues(avant, coup).items()}
    etats = derouler(apres, suite[:PLIS])
    fin = etats[-1]
    nous, eux = (fin.coups, fin.coups_adverses) if fin.trait == camp else (fin.coups_adverses, fin.coups)
    vus_fin, pions_fin = _exposes(fin), fin.plateau
    choix = [len(etat.coups) for etat in etats if etat.trait == camp]
    entiere = [avant, *derouler(apres, suite)]
    resolue = avant.taille**2 - len(avant.plateau) <= VIDES_RESOLUS
    return {
        Fait.SOLDE: len(nous) - len(eux),
        Fait.FRONT: -vues[Fait.FRONT],
        Fait.INTERIEUR: -vues[Fait.INTERIEUR],
        Fait.MUET: int(not vues[Fait.INTERIEUR]),
        Fait.MUR: sum(1 if pions_fin[case] != couleur else -1 for case in vus_fin),
        Fait.CHOIX: min(choix, default=len(apres.coups_adverses)),
        Fait.PASSE: -int(resolue and _passe(entiere, camp)),
        Fait.PASSE_ADVERSE: int(resolue and _passe(entiere, autre_camp(camp))),
        Fait.COUPS_ADVERSES: -vues[Fait.COUPS_ADVERSES],
        Fait.RESERVE: -vues[Fait.RESERVE],
        Fait.RESERVES: vues[Fait.RESERVES],
        Fait.RETOURNES: -vues[Fait.RETOURNES],
        Fait.COIN_OFFERT: -vues[Fait.COIN_OFFERT],
    }


def cases_vues(avant: EtatOthello, coup: Position) -> dict[Fait, frozenset[Position]]:
    """Return the squares of each fact that is seen on the board as soon as ``coup`` is played."""
    apres, couleur = Othello().jouer(avant, coup), COULEUR_DE[avant.trait]
    siens = frozenset(case for case, pion in apres.plateau.items() if pion == couleur)
    tournes = siens - {coup} - {case for case, pion in avant.plateau.items() if pion == couleur}
    vus, reponses = _exposes(apres), frozenset(apres.coups)
    return {
        Fait.FRONT: siens & vus,
        Fait.INTERIEUR: tournes & vus,
        Fait.MUET: tournes,
        Fait.COUPS_ADVERSES: reponses,
        Fait.RESERVE: frozenset({coup} - set(avant.coups_adverses)),
        Fait.RESERVES: frozenset(apres.coups_adverses) - reponses,
        Fait.RETOURNES: tournes,
        Fait.COIN_OFFERT: frozenset(coins_offerts(avant, apres)),
    }


def coins_offerts(avant: EtatOthello, apres: EtatOthello) -> set[Position]:
    """Return the corners that the side to move in ``apres`` may take and could not before."""
    return (set(apres.coups) & COINS) - set(avant.coups_adverses)


def comparer(meprise: Meprise) -> tuple[dict[Fait, int], dict[Fait, int]]:
    """Return what the better move leaves, and what the one played does."""
    return (
        relever(meprise.avant, meprise.mieux, meprise.suite_mieux),
        relever(meprise.avant, meprise.joue, meprise.suite_joue),
    )


def fin_de_suite(meprise: Meprise, coup: Position) -> EtatOthello:
    """Return the state at the end of ``PLIS`` plies of the line of one of the two moves."""
    return _etats(meprise, coup)[-1]


def doit_passer(meprise: Meprise, coup: Position) -> bool:
    """Tell whether who made the mistake has to pass in the ``PLIS`` plies of the line of one of the two moves."""
    return _passe(_etats(meprise, coup), meprise.camp)


def _passe(etats: Sequence[EtatOthello], camp: Camp) -> bool:
    """Tell whether the other side plays twice in a row in these states."""
    return any(etat.trait == suivant.trait != camp for etat, suivant in pairwise(etats))


def prend(meprise: Meprise, case: Position) -> bool:
    """Tell whether the other side plays on ``case`` in the line of the move played."""
    suite = meprise.suite_joue
    etats = derouler(Othello().jouer(meprise.avant, meprise.joue), suite)
    return any(etat.trait == meprise.adverse and coup == case for etat, coup in zip(etats, suite, strict=False))


def _etats(meprise: Meprise, coup: Position) -> list[EtatOthello]:
    suite = meprise.suite_mieux if coup == meprise.mieux else meprise.suite_joue
    return derouler(Othello().jouer(meprise.avant, coup), suite[:PLIS])


def exposes(etat: EtatOthello, camp: Camp) -> int:
    """Count the discs of a side that touch an empty square."""
    plateau = etat.plateau
    return sum(plateau[case] == COULEUR_DE[camp] for case in _exposes(etat))


def _exposes(etat: EtatOthello) -> set[Position]:
    """Return the discs that touch an empty square."""
    plateau = etat.plateau
    cotes = range(etat.taille)
    return {
        (y, x)
        for y, x in plateau
        if any(
            y + dy in cotes and x + dx in cotes and (y + dy, x + dx) not in plateau
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
        )
    }
