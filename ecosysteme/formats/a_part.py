"""Reads a file in another process, which returns its result in small chunks.

Python runs one thread at a time: a regular expression that looks through ten megabytes, or 100,000 games that are made
at once, would hold the thread of a window for a second.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from functools import lru_cache
from threading import Event
from typing import Final, TypeVar

from ecosysteme.executeurs import processus, recevoir, verifier_processus
from ecosysteme.fautes import Faute, Panne
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee, PositionsLues
from ecosysteme.formats.plusieurs_fichiers import plier, texte_cherche
from ecosysteme.formats.reconnaitre import Lecture
from ecosysteme.sequences_paresseuses import SequenceParesseuse

DOUCEUR: Final = 5  # niceness of who reads: the window goes first
LOT: Final = 50  # games that travel together, and are made together: some milliseconds
OUVERTS: Final = 8  # lots that are kept once they were made: those in sight
T = TypeVar("T")

# A lot as it travels: its elements, pickled once more so that they stay so, and what can be searched of each.
Envoi = tuple[bytes, list[str]]


class Lots(SequenceParesseuse[T]):
    """A lazy sequence over the pickled chunks that the other process sent: one is unpickled when it is looked into.

    100,000 games would be a million objects, which the garbage collector looks through and which take time to free.
    ``textes`` is what can be searched of each.
    """

    def __init__(self, nombre: int, lots: Sequence[bytes], textes: Sequence[str]) -> None:
        """Hold ``nombre`` elements, ``LOT`` in each of ``lots`` but the last."""
        self._nombre, self._lots, self.textes = nombre, lots, textes
        self._ouvrir = lru_cache(OUVERTS)(lambda rang: pickle.loads(lots[rang]))

    def __len__(self) -> int:
        """Count the elements."""
        return self._nombre

    def _faire(self, rang: int) -> T:
        lot: Sequence[T] = self._ouvrir(rang // LOT)
        return lot[rang % LOT]


_lue = Lecture("")  # in the process that reads: what it has read


def lire_a_part(lire: Callable[[], Lecture], arret: Event | None = None) -> Lecture:
    """Return or raise what ``lire`` does, which pickle must know; it runs in a process that is ended on leaving.

    Where no process can work for this one, it runs here, and the window is less lively. Raises ``Interrompu`` soon
    after ``arret`` is set.
    """
    try:
        verifier_processus()
    except Panne:
        return lire()
    with processus(1) as executeur:
        try:
            parties, positions, reste = recevoir(executeur.submit(_lire, lire), arret)
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
    texte = _lue.texte if _lue.ignores else ""
    return len(_lue.enregistrements), len(_lue.positions), replace(_lue, enregistrements=(), positions=(), texte=texte)


def _chercher(executeur: Executor, nombre: int, lot: Callable[[int], Envoi], arret: Event | None) -> Sequence[T]:
    attendus = [executeur.submit(lot, debut) for debut in range(0, nombre, LOT)]
    envois = [recevoir(attendu, arret) for attendu in attendus]
    return Lots(nombre, [octets for octets, _ in envois], [texte for _, textes in envois for texte in textes])


def _parties(debut: int) -> Envoi:
    return _emballer(_lue.enregistrements[debut : debut + LOT])


def _positions(debut: int) -> Envoi:
    if isinstance(_lue.positions, PositionsLues):  # their lines, which are made into positions where they are shown
        part = _lue.positions.part(debut, debut + LOT)
        return pickle.dumps(part), [plier(part.commentaire(rang)) for rang in range(len(part))]
    return _emballer(_lue.positions[debut : debut + LOT])


def _emballer(elements: Sequence[Enregistrement] | Sequence[PositionNotee]) -> Envoi:
    return pickle.dumps(list(elements)), list(map(texte_cherche, elements))
