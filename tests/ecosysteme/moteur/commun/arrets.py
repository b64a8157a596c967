"""Stops from another thread, however late it or the search begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread


@contextmanager
def arrets(arreter: Callable[[], None], delai: float = 0.1) -> Iterator[None]:
    """Call ``arreter`` from another thread every ``delai`` seconds until the block ends.

    More than once: a search that begins after a call knows nothing of it.
    """
    fini = Event()

    def insister() -> None:
        while not fini.wait(delai):
            arreter()

    fil = Thread(target=insister)
    fil.start()
    try:
        yield
    finally:
        fini.set()
        fil.join()
