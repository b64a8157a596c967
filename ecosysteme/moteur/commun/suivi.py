"""How far a compilation is, heard while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

from ecosysteme.moteur.commun.compiler import Noyau

PAS: Final = 0.1  # s between two reports
RappelNoyaux = Callable[[int, int], None]


def avancement(noyaux: Sequence[Noyau]) -> tuple[int, int]:
    """Return how many of ``noyaux`` are ready, and how many there are."""
    return sum(bool(noyau.signatures) for noyau in noyaux), len(noyaux)


def compile_vraiment(noyaux: Sequence[Noyau]) -> bool:
    """Tell whether one of ``noyaux`` had to be compiled, or is being compiled: the others were read from the disk."""
    return any(noyau.stats.cache_misses for noyau in noyaux)


@contextmanager
def suivre(noyaux: Sequence[Noyau], rappel: RappelNoyaux | None) -> Iterator[None]:
    """Let ``rappel(fait, total)`` hear of ``noyaux`` every ``PAS``, from another thread, and at last of them all.

    From the first one that is compiled: what is only loaded is not worth a word.
    """
    if rappel is None:
        yield
        return
    fini = Event()

    def dire() -> None:
        while not fini.wait(PAS):
            if compile_vraiment(noyaux):
                rappel(*avancement(noyaux))

    fil = Thread(target=dire, name="othellier-chauffe", daemon=True)
    fil.start()
    try:
        yield
    finally:
        fini.set()
        fil.join()
    if compile_vraiment(noyaux):
        rappel(len(noyaux), len(noyaux))  # what came from the disk needed not all of them
