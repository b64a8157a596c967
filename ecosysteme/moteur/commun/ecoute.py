"""What makes compiled searches polite: one at a time, and a stop flag that they cannot look at themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Event, Lock

from ecosysteme.arret import attendre, relayer_arret, verifier_arret


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
        attendre(lambda delai: self._tour.acquire(timeout=delai), arret)
        try:
            with nullcontext() if arret is None else relayer_arret(arret, self._arreter):
                verifier_arret(arret)
                yield
        finally:
            self._tour.release()
