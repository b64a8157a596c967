"""Trials repeated until time is up: how many, and what was wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Final

FAUTES_GARDEES: Final = 20  # told of one kind of trial; all are counted


@dataclass(frozen=True)
class Epreuve:
    """One kind of trial: its name, what it repeats, the fault that it would catch, and its share of the time.

    ``tirer`` yields without end what was wrong with each trial, nothing if all is right. ``risque`` is a few words of
    French. Shares are relative to each other: more for what is received, killed or shared, where faults were found, and
    for trials that take seconds each.
    """

    nom: str
    tirer: Callable[[random.Random], Iterator[str]]
    risque: str
    part: float = 1.0


@dataclass(frozen=True)
class BilanEpreuve:
    """What one kind of trial has come to: how many were made in so many seconds, how many failed, and the first."""

    nom: str
    risque: str
    essais: int
    fautes: int
    secondes: float
    exemples: tuple[str, ...]


def eprouver(
    epreuves: Iterable[Epreuve], secondes: float, graine: int, arret: Event | None = None
) -> Iterator[BilanEpreuve]:
    """Give each kind its share of the time, one trial at least, and yield its account; ``arret`` cuts all short.

    The trials of a kind depend on ``graine`` and on its name only: the machine's speed says how many there are.
    """
    arret, epreuves = arret or Event(), tuple(epreuves)
    parts = sum(epreuve.part for epreuve in epreuves)
    for epreuve in epreuves:
        essais, fautes, exemples, debut = 0, 0, list[str](), monotonic()
        for faute in epreuve.tirer(random.Random(f"{graine} {epreuve.nom}")):
            essais += 1
            if faute:
                fautes += 1
                exemples += [faute] * (len(exemples) < FAUTES_GARDEES)
            if arret.is_set() or monotonic() - debut >= secondes * epreuve.part / parts:
                break
        yield BilanEpreuve(epreuve.nom, epreuve.risque, essais, fautes, monotonic() - debut, tuple(exemples))
        if arret.is_set():
            return
