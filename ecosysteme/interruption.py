"""Work that Ctrl+C can stop: it runs on a thread of its own, since Python hears Ctrl+C on the main thread only.

On the main thread a compiled search would keep Ctrl+C waiting until its answer.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from threading import Event, Thread, current_thread, main_thread
from typing import Final, ParamSpec, TypeVar

from ecosysteme.arret import Interrompu, attendre

P = ParamSpec("P")
T = TypeVar("T")

GRACE: Final = 0.3  # s that the work still gets to stop by itself: what compiles does not look at the flag


@contextlib.contextmanager
def sur_interruption() -> Iterator[Event]:
    """Turn the first Ctrl+C into a flag, so that no game is half counted; the second one stops everything."""
    arret = Event()
    habituel = signal.getsignal(signal.SIGINT)

    def lever(*_: object) -> None:
        arret.set()
        signal.signal(signal.SIGINT, habituel)

    signal.signal(signal.SIGINT, lever)
    try:
        yield arret
    finally:
        signal.signal(signal.SIGINT, habituel)


def lancer(travail: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
    """Run ``travail`` on a daemon thread, which does not keep the process alive."""
    promesse: Future[T] = Future()

    def tenir() -> None:
        try:
            promesse.set_result(travail(*args, **kwargs))
        except BaseException as erreur:  # the thread that waits raises it
            promesse.set_exception(erreur)

    Thread(target=tenir, name="othellier-travail", daemon=True).start()
    return promesse


def recueillir(promesse: Future[T], arret: Event | None = None) -> T:
    """Return what was promised, or raise what it raises; made for the main thread, which hears Ctrl+C meanwhile.

    Raises ``Interrompu`` when nothing has come ``GRACE`` after ``arret`` was set: work that does not look at the flag
    is left to go on by itself.
    """
    try:
        attendre(lambda delai: wait([promesse], delai).done, arret)
    except Interrompu:
        if not wait([promesse], GRACE).done:
            raise
    return promesse.result()


def interruptible(travail: Callable[[Event], T]) -> T:
    """Return ``travail(arret)``, done on a thread of its own; raises what it raises.

    Ctrl+C sets ``arret`` and raises ``KeyboardInterrupt`` as soon as the work ends, after ``GRACE`` at the latest: the
    thread is then left to itself. Elsewhere than on the main thread, where no Ctrl+C comes, the work is done in place.
    """
    if current_thread() is not main_thread():
        return travail(Event())
    with sur_interruption() as arret:
        try:
            resultat = recueillir(lancer(travail, arret), arret)
        except BaseException:
            if arret.is_set():
                raise KeyboardInterrupt from None
            raise
    if arret.is_set():  # asked when Ctrl+C raises again by itself: between the two it would be lost
        raise KeyboardInterrupt
    return resultat
