"""Time management: how much of the time left for a game to spend on one move.

The middle game is where thinking pays, and an exact solve as early as possible: the seconds that it is foreseen to take
(``moteur.othello.cout``) are kept for it, and the others shared among the moves before it, by weight.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from ecosysteme.moteur.othello.cout import COUPS_USUELS, noeuds_prevus
from ecosysteme.pendules import Temps

VITESSE: Final = 10e6  # nodes a second, until some have been counted
NOEUDS_MESURABLES: Final = 1e6  # a search of fewer says little of the speed
IMPREVU: Final = 4.0  # times what the exact solve is foreseen to take; nine in ten stay below, on a quiet machine
PART_RESOLUE: Final = 0.3  # of what is left, at most, for the exact solve
PART_MAX: Final = 0.3  # of what is left, at most, for one move before it
RALLONGE: Final = 2.0  # times its share, at most, for one move
RESERVE: Final = 3.0  # moves' worth kept back: what is spent before the end is solved is not there to solve it with
LOURDS: Final = range(24, 45)  # empty squares where a game is decided
POIDS_LOURD: Final = 1.5  # of a move there; 1 elsewhere
MARGE: Final = 0.1  # of what a clock shows, never spent on one move: who falls by a hair loses all
MINIMUM: Final = 0.005  # s: even when the flag is about to fall, a move is found

VIDES_FACILES: Final = 18  # for even shares: from here on, an exact answer takes next to nothing
RESERVE_EGALE: Final = 2  # even shares kept back, for what lasts longer than foreseen


class Part(NamedTuple):
    """The time of one move, in seconds: what it should take (``None``: all of it), and what it may not exceed."""

    visees: float | None
    maximum: float

    def plus(self, secondes: float, plafond: float = inf) -> Part:
        """Return the same with ``secondes`` added (or taken away), between ``MINIMUM`` and ``plafond``."""
        visees, maximum = (None if duree is None else max(min(duree + secondes, plafond), MINIMUM) for duree in self)
        assert maximum is not None
        return Part(visees, maximum)


def mesurer_vitesse(noeuds: int, secondes: float, avant: float = VITESSE) -> float:
    """Return the nodes a second that a search tells, ``avant`` when it was too short to tell."""
    return noeuds / secondes if noeuds >= NOEUDS_MESURABLES and secondes > 0 else avant


def part_egale(reste: float, vides: int, reserve: float = RESERVE_EGALE) -> float:
    """Return an even share of ``reste`` seconds, with at most ``vides`` moves of both sides to come."""
    coups = max(vides - VIDES_FACILES, 0) / 2 + reserve
    return max(min(reste / coups, PART_MAX * reste), MINIMUM)


def part(temps: Temps, vides: int, coups: int = COUPS_USUELS, vitesse: float = VITESSE) -> Part:
    """Return the time of a move at Othello, of what a clock shows; the rest as ``partager``.

    The increment of the move is spent with it. An overtime, after which nothing comes, is shared with twice the
    reserve. What the moves to come need at least is left to them: each takes ``MINIMUM``, whatever the clock shows.
    """
    reserve = 2 * RESERVE if temps.rallonge else RESERVE
    donnee = partager(temps.reste, vides, coups, vitesse, reserve)
    a_venir = max((1 + MARGE) * MINIMUM - temps.increment, 0.0) * vides / 2
    return donnee.plus(temps.increment, plafond=(1 - MARGE) * (temps.reste - a_venir))


def part_egale_de(temps: Temps, vides: int) -> float:
    """Return an even share of what a clock shows, see ``part_egale`` and ``part``."""
    reserve = 2 * RESERVE_EGALE if temps.rallonge else RESERVE_EGALE
    donnee = Part(None, part_egale(temps.reste, vides, reserve))
    return donnee.plus(temps.increment, plafond=(1 - MARGE) * temps.reste).maximum


def partager(
    reste: float, vides: int, coups: int = COUPS_USUELS, vitesse: float = VITESSE, reserve: float = RESERVE
) -> Part:
    """Return the time of a move at Othello, of ``reste`` seconds for the game.

    ``vides`` squares are empty, the side to move has ``coups`` moves, the engine visits ``vitesse`` nodes a second;
    the worth of ``reserve`` moves is kept back.
    """
    if _resoluble(reste, vides, coups, vitesse):
        tout = max(PART_RESOLUE * reste, MINIMUM)
        return Part(tout, tout)
    # The moves of this side, until the board can be solved with what is left now.
    a_venir = [vides, *(suite for suite in range(vides - 2, 0, -2) if not _resoluble(reste, suite, vitesse=vitesse))]
    libre = reste - _secondes(a_venir[-1] - 2, COUPS_USUELS, vitesse)
    visees = libre * _poids(vides) / (sum(map(_poids, a_venir)) + reserve)
    maximum = min(RALLONGE * visees, PART_MAX * reste)
    return Part(max(min(visees, maximum), MINIMUM), max(maximum, MINIMUM))


def _secondes(vides: int, coups: int, vitesse: float) -> float:
    """Return how long to keep for an exact answer."""
    return IMPREVU * noeuds_prevus(vides, coups) / vitesse


def _resoluble(reste: float, vides: int, coups: int = COUPS_USUELS, vitesse: float = VITESSE) -> bool:
    return _secondes(vides, coups, vitesse) <= PART_RESOLUE * reste


def _poids(vides: int) -> float:
    return POIDS_LOURD if vides in LOURDS else 1.0


class Pendule:
    """``total`` seconds for all the moves of one player; more empty squares than before start a new game."""

    def __init__(self, total: float) -> None:
        self.total = self.reste = total
        self._vides = 0

    def allouer(self, vides: int, coups: int = COUPS_USUELS, vitesse: float = VITESSE) -> Part:
        """Return the time of a move at Othello, see ``partager``."""
        self._suivre(vides)
        return partager(self.reste, vides, coups, vitesse)

    def allouer_egalement(self, vides: int) -> float:
        """Return the seconds of a move in any game, see ``part_egale``."""
        self._suivre(vides)
        return part_egale(self.reste, vides)

    def _suivre(self, vides: int) -> None:
        if vides > self._vides:
            self.reste = self.total
        self._vides = vides

    def compter(self, secondes: float) -> None:
        """Take off what the move took."""
        self.reste -= secondes
