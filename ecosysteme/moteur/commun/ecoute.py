"""What makes compiled searches polite: one at a time, and a stop flag that they cannot look at themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Event, Lock, Thread

ATTENTION = 0.002  # s: how often a stop flag is looked at; the search itself then stops within 10 ms


class Interrompu(Exception):
    """The search was stopped before its end."""


class Ecoute:
    """Lets one search at a time through; ``arreter`` stops it, from any thread, once its flag is set."""

    def __init__(self, arreter: Callable[[], None]) -> None:
        """Take what stops a search; it is called from another thread, perhaps several times."""
        self._arreter = arreter
        self._tour = Lock()

    @contextmanager
    def suivre(self, arret: Event | None) -> Iterator[None]:
        """Wait for one's turn, then pass ``arret`` on to the search, which is no Python code and cannot look at it.

        Raises ``Interrompu`` when ``arret`` is set before the search begins.
        """
        while not self._tour.acquire(timeout=ATTENTION):
            if arret is not None and arret.is_set():
                raise Interrompu("recherche interrompue")
        try:
            with nullcontext() if arret is None else self._surveiller(arret):
                yield
        finally:
            self._tour.release()

    @contextmanager
    def _surveiller(self, arret: Event) -> Iterator[None]:
        fini = Event()

        def veiller() -> None:
            while not fini.wait(ATTENTION):
                if arret.is_set():
                    self._arreter()

        veilleur = Thread(target=veiller, name="othellier-arret", daemon=True)
        veilleur.start()
        try:
            if arret.is_set():
                raise Interrompu("recherche interrompue")
            yield
        finally:
            fini.set()
            veilleur.join()
