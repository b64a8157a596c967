"""A work of hours that is stopped and goes on another day: its parts, made by processes, given as each one ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from threading import Event
from typing import Final, TypeVar

from ecosysteme.arret import PERIODE, verifier_arret

AVANCE: Final = 2  # parts asked for beforehand, for each worker: what is in memory at once

C = TypeVar("C")
D = TypeVar("D")
R = TypeVar("R")


def rendre(
    executeur: Executor, taches: int, faire: Callable[[D], R], demandes: Iterable[tuple[C, D]], arret: Event
) -> Iterator[tuple[C, R]]:
    """Have ``executeur``, of ``taches`` workers, ``faire`` what is asked; yield each key with its answer as it ends.

    ``demandes``, keys and what is asked, are taken when they are sent. Raises what ``faire`` raises, and ``Interrompu``
    once ``arret`` is set, which loses what is under way.
    """
    suite = iter(demandes)
    en_cours: dict[Future[R], C] = {}
    try:
        while True:
            for cle, demande in islice(suite, AVANCE * taches - len(en_cours)):
                en_cours[executeur.submit(faire, demande)] = cle
            if not en_cours:
                return
            finis, _ = wait(en_cours, timeout=PERIODE, return_when=FIRST_COMPLETED)
            for futur in finis:
                yield en_cours.pop(futur), futur.result()
            verifier_arret(arret)
    finally:
        for futur in en_cours:
            futur.cancel()
