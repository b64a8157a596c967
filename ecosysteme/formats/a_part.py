"""Reading in a process of its own, whose answer comes in small parts.

Python runs one thread at a time: a regular expression that looks through ten megabytes, or an object that is unpickled
with 100,000 games in it, would hold the thread of a window for a second.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from dataclasses import replace
from threading import Event
from typing import Final, TypeVar

from ecosysteme.arret import attendre
from ecosysteme.executeurs import processus
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.reconnaitre import Lecture

DOUCEUR: Final = 5  # niceness of who reads: the window goes first
LOT: Final = 200  # games that travel together: a few milliseconds
Resultat = TypeVar("Resultat")
Element = TypeVar("Element")

_lue = Lecture("")  # in the process that reads: what it has read


def lire_a_part(lire: Callable[[], Lecture], arret: Event | None = None) -> Lecture:
    """Return or raise what ``lire`` does, which pickle must know; it runs in a process that is ended on leaving.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    with processus(1) as executeur:
        try:
            parties, positions, reste = _attendre(executeur.submit(_lire, lire), arret)
            return replace(
                reste,
                enregistrements=_chercher(executeur, parties, _parties, arret),
                positions=_chercher(executeur, positions, _positions, arret),
            )
        except BrokenExecutor:
            raise Faute("le programme qui lisait s'est arrêté sans rien dire") from None
        except RecursionError:  # a tree of thousands of nodes, one below the other, which pickle does not take
            return lire()


def _lire(lire: Callable[[], Lecture]) -> tuple[int, int, Lecture]:
    global _lue  # it waits here to be asked for, part by part
    if hasattr(os, "nice"):
        os.nice(DOUCEUR)
    _lue = lire()
    return len(_lue.enregistrements), len(_lue.positions), replace(_lue, enregistrements=(), positions=())


def _chercher(
    executeur: Executor, nombre: int, lot: Callable[[int], Sequence[Element]], arret: Event | None
) -> list[Element]:
    lots = [executeur.submit(lot, debut) for debut in range(0, nombre, LOT)]
    return [element for attendu in lots for element in _attendre(attendu, arret)]


def _parties(debut: int) -> Sequence[Enregistrement]:
    return _lue.enregistrements[debut : debut + LOT]


def _positions(debut: int) -> Sequence[PositionNotee]:
    return _lue.positions[debut : debut + LOT]


def _attendre(promesse: Future[Resultat], arret: Event | None) -> Resultat:
    attendre(lambda secondes: wait([promesse], secondes).done, arret)
    return promesse.result()
