"""Trials repeated until time is up: how many, and what was wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Final

FAUTES_GARDEES: Final = 20  # told of one kind of trial; all are counted

# Trials without end: each yields what was wrong, nothing if all is right.
Epreuve = Callable[[random.Random], Iterator[str]]


@dataclass(frozen=True)
class Bilan:
    """What one kind of trial has come to: how many were made in so many seconds, how many failed, and the first."""

    nom: str
    essais: int
    fautes: int
    secondes: float
    exemples: tuple[str, ...]


def eprouver(
    epreuves: Mapping[str, Epreuve], secondes: float, graine: int, arret: Event | None = None
) -> Iterator[Bilan]:
    """Give each kind its part of the time, one trial at least, and yield its account; ``arret`` cuts all short.

    The trials of a kind depend on ``graine`` and on its name only: the machine's speed says how many there are.
    """
    arret = arret or Event()
    for nom, epreuve in epreuves.items():
        essais, fautes, exemples, debut = 0, 0, list[str](), monotonic()
        for faute in epreuve(random.Random(f"{graine} {nom}")):
            essais += 1
            if faute:
                fautes += 1
                exemples += [faute] * (len(exemples) < FAUTES_GARDEES)
            if arret.is_set() or monotonic() - debut >= secondes / len(epreuves):
                break
        yield Bilan(nom, essais, fautes, monotonic() - debut, tuple(exemples))
        if arret.is_set():
            return
