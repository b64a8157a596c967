"""How long work is cancelled: its caller sets an event, the work looks at it and raises ``Interrompu``.

The flag is a ``threading.Event`` that the caller makes and passes down, under the name ``arret``. Code that computes
looks at it now and then with ``verifier_arret``. Code that waits for something else does so with ``attendre``. Code
that starts a compiled search, which cannot look at a Python object, has the flag watched for it by ``relayer_arret``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

# Seconds between two looks at the flag by who waits. An engine that is told to stop must answer within some 10 ms, most
# of which its search needs; each look takes some 20 µs, so that who waits takes 1 % of a processor core.
PERIODE: Final = 0.002


class Interrompu(Exception):
    """Raised by work that was cancelled before its end: there is no result."""


class Echeance(Event):
    """A stop event that is also set after so many seconds, or when ``arret`` is."""

    def __init__(self, secondes: float, arret: Event | None) -> None:
        super().__init__()
        self._fin, self._arret = perf_counter() + secondes, arret

    def is_set(self) -> bool:
        """Tell whether the time is over or ``arret`` is set."""
        return perf_counter() >= self._fin or super().is_set() or (self._arret is not None and self._arret.is_set())


def verifier_arret(arret: Event | None) -> None:
    """Raise ``Interrompu`` when ``arret`` is set; do nothing for ``None``, work that cannot be cancelled."""
    if arret is not None and arret.is_set():
        raise Interrompu


def attendre(essai: Callable[[float], T], arret: Event | None) -> T:
    """Call ``essai`` until it returns something true, and return that.

    ``essai`` is given the seconds that it may wait at each call: ``attendre(pret.wait, arret)``. Even without a flag no
    call waits for ever, because on Windows such a wait would keep Ctrl+C from the main thread. Raises ``Interrompu``
    soon after ``arret`` is set.
    """
    while True:
        verifier_arret(arret)
        if resultat := essai(PERIODE):
            return resultat


@contextmanager
def relayer_arret(arret: Event, arreter: Callable[[], object]) -> Iterator[None]:
    """Call ``arreter``, on another thread, soon after ``arret`` is set, if that happens while the block runs.

    It is called again every ``PERIODE`` until the block ends: a search that begins just after the first call must stop
    too.
    """
    fini = Event()

    def veiller() -> None:
        while not fini.wait(PERIODE):
            if arret.is_set():
                arreter()

    veilleur = Thread(target=veiller, name="othellier-arret", daemon=True)
    veilleur.start()
    try:
        yield
    finally:
        fini.set()
        veilleur.join()
