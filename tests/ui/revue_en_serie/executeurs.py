"""Processes that judge nothing: each game has a future, which a test fills when it wants."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from ecosysteme.revue_en_serie.file import DemandeDAnalyse
from ecosysteme.revue_en_serie.ouvrier import BLANC, PartieJugee


class AlaMain(Executor):
    """Holds the games that were asked for, one at a time; ``rendre`` says that each move of White lost two discs."""

    def __init__(self) -> None:
        self.demandes: list[DemandeDAnalyse] = []
        self.futurs: list[Future[Any]] = []
        self.ouvertures = 0
        self.seul = False  # every game is judged at once

    @contextmanager
    def ouvrir(self, *_: object) -> Iterator[tuple[Executor, int]]:
        self.ouvertures += 1
        yield self, 1

    def submit(self, fn: Any, /, demande: DemandeDAnalyse, discret: bool) -> Future[Any]:  # type: ignore[override]
        self.demandes.append(demande)
        self.futurs.append(Future())
        if self.seul:
            self.rendre()
        return self.futurs[-1]

    def rendre(self) -> None:
        """Judge the game in progress."""
        suite = self.demandes[-1].suite
        coups = b"".join(bytes((2 * (rang % 2), 0, BLANC * (rang % 2))) for rang in range(len(suite)))
        self.futurs[-1].set_result(PartieJugee(coups, 0.25))
