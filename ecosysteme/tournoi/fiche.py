"""The record of a game, and of a lot of games: plain values, sent between processes and stored in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeu import NULLE, PREMIER, Camp, Issue

Micros = tuple[int, ...]  # microseconds, a number a move
MICROS: Final = 1_000_000  # in a second

# Why a game with clocks did not end as the board tells: whose time was used up, who is then at fault; the most that
# playing in overtime leaves; a resignation or an agreed draw, which are nobody's fault.
TEMPS_ECOULE: Final = Message("temps")
EN_RALLONGE: Final = Message("temps : jouée en rallonge, le résultat est plafonné")
ABANDONNEE: Final = Message("abandon")
CONVENUE: Final = Message("nulle convenue")


@dataclass(frozen=True)
class PartieFinie:
    """A game that is over.

    ``premier`` and ``second`` are the places of the players of each camp, ``graine`` the seeds of their draws.
    ``coups`` are all moves, those of ``ouverture`` included, spaces between them and passes left out. ``temps`` are the
    microseconds of each move after the opening, camp by camp. ``points`` are the game's scores, (0, 0) when it was not
    finished. ``raison`` says why a game did not go to its end, ``None`` when it did; ``fautif`` is then the camp whose
    fault that was, ``None`` when it was nobody's. ``mobilite`` is the mean number of legal moves of each camp at its
    turns, ``quand`` the time of the end in seconds since 1970.
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
    def abandonnee(self) -> bool:
        """Whether who lost it has resigned."""
        return self.fautif is None and self.raison == ABANDONNEE

    @property
    def comptee(self) -> bool:
        """Whether its points tell its result: those of the board, of the solver, or of the rules of the clocks."""
        return self.fautif is None and not self.abandonnee

    def score(self, unite: str, tiret: str = "-") -> str:
        """Write its points; for who won only, as chess does, where no ``unite`` is counted, or no points."""
        if unite and self.comptee:
            return tiret.join(map(str, self.points))
        return f"½{tiret}½" if self.issue == NULLE else f"1{tiret}0" if self.issue == PREMIER else f"0{tiret}1"

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
