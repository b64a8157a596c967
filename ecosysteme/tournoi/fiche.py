"""The record of a game, and of a lot of games: plain values, sent between processes and stored in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeu import NULLE, PREMIER, Camp, Issue, Jeu
from ecosysteme.partie import Partie

Micros = tuple[int, ...]  # microseconds, a number a move
MICROS: Final = 1_000_000  # in a second

# Why a game with clocks did not end as the board tells: whose time was used up, who is then at fault; the most that
# playing in overtime leaves; a resignation or an agreed draw, which are nobody's fault.
TEMPS_ECOULE: Final = Message("temps")
EN_RALLONGE: Final = Message("temps : jouée en rallonge, le résultat est plafonné")
ABANDONNEE: Final = Message("abandon")
CONVENUE: Final = Message("nulle convenue")


def ecrire_score(issue: Issue, points: tuple[int, int] | None, tiret: str = "-") -> str:
    """Write ``points`` where they tell the result of a game; else, as chess does, who won.

    >>> ecrire_score(1, (40, 24)), ecrire_score(2, None), ecrire_score(0, None)
    ('40-24', '0-1', '½-½')
    """
    if points is not None:
        return tiret.join(map(str, points))
    return f"½{tiret}½" if issue == NULLE else f"1{tiret}0" if issue == PREMIER else f"0{tiret}1"


def comptee(partie: Partie) -> bool:
    """Tell whether the points of a finished game are its result; nobody counts them when it was resigned."""
    return not partie.decidee or partie.entete.ecart is not None


def points_au_temps(jeu: Jeu, issue: Issue) -> tuple[int, int]:
    """Return the points of a game that was lost on time: all of them are the winner's."""
    return jeu.departager((1, 0) if issue == PREMIER else (0, 1))


@dataclass(frozen=True)
class PartieFinie:
    """A game that is over.

    ``premier`` and ``second`` are the places of the players of each camp, ``graine`` the seeds of their draws.
    ``coups`` are all moves, those of ``ouverture`` included, spaces between them and passes left out. ``temps`` are
    the microseconds of each move after the opening, and of the turn that lost it on time, camp by camp. ``points``
    are those of its result: all of them the winner's when a flag ended it, (0, 0) when it was resigned, or another
    fault ended it. ``raison`` says why a game did not go to its end, ``None`` when it did; ``fautif`` is then the
    camp whose fault that was, ``None`` when it was nobody's. ``mobilite`` is the mean number of legal moves of each
    camp at its turns, ``quand`` the time of the end in seconds since 1970.
    """

    rang: int
    premier: int
    second: int
    graine: str
    ouverture: str
    coups: str
    temps: tuple[Micros, Micros]
    issue: Issue
    points: tuple[int, int]
    mobilite: tuple[float, float]
    quand: float
    raison: Message | None = None
    fautif: Camp | None = None

    @property
    def tombee(self) -> bool:
        """Whether a flag ended it."""
        return self.fautif is not None and self.raison == TEMPS_ECOULE

    @property
    def forfait(self) -> Camp | None:
        """The camp that lost it by a fault; its time used up is none here, but a result as any other."""
        return None if self.tombee else self.fautif

    @property
    def abandonnee(self) -> bool:
        """Whether who lost it has resigned."""
        return self.fautif is None and self.raison == ABANDONNEE

    @property
    def comptee(self) -> bool:
        """Whether its points tell its result: those of the board, of the solver, or of the rules of the clocks."""
        return self.tombee or (self.fautif is None and not self.abandonnee)

    def score(self, unite: str, tiret: str = "-") -> str:
        """Write its points; for who won only, as chess does, where no ``unite`` is counted, or no points."""
        return ecrire_score(self.issue, self.points if unite and self.comptee else None, tiret)

    @property
    def transcription(self) -> str:
        """The moves in a row: ``f5d6c3…``."""
        return self.coups.replace(" ", "")


@dataclass(frozen=True)
class Absence:
    """A player that could not be made or started, by its place, and why: the game was not played."""

    place: int
    raison: Message


@dataclass(frozen=True)
class Rendu:
    """What a worker returns for a batch: its games, and the wall and processor seconds that they took.

    ``absence`` says who kept the others of the lot from being played, ``None`` when nobody did.
    """

    fiches: tuple[PartieFinie, ...]
    secondes: float
    processeur: float
    absence: Absence | None = None
