"""Who works: processes of this machine, or those of a Dask cluster; both as ``concurrent.futures.Executor``."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Event, Lock, Thread, current_thread, main_thread
from time import monotonic, sleep
from typing import Any, Final, ParamSpec, TypeVar

GRACE: Final = 0.5  # s to leave tidily what holds more than this process: a program that it started
PAUSE: Final = 0.01  # s between two looks at whether this process computes, once it must end

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def ouvriers(taches: int, adresse: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Give ``taches`` processes, or the cluster at ``adresse``, and how many workers there are; raises as both."""
    if adresse is not None:
        with grappe(adresse) as equipe:
            yield equipe
    else:
        with processus(taches) as executeur:
            yield executeur, taches


@contextmanager
def processus(taches: int) -> Iterator[Executor]:
    """Give ``taches`` processes; on leaving, they end at once, whatever they were doing.

    Also when the first process is killed: its workers would otherwise wait for work for ever.
    """
    contexte = get_context("spawn")  # Numba's threads do not survive a fork
    # Closed to say that all is over. An event would hang: setting it waits for those who listen, and who was killed
    # while it listened never answers.
    fin, garde = contexte.Pipe(duplex=False)
    bassin = _Bassin(taches, contexte, _installer, (fin,))
    try:
        with _sourd():
            for _ in range(taches):
                bassin.submit(int)  # a process starts with each task, as long as none is idle
        yield bassin
    finally:
        garde.close()
        bassin.shutdown(cancel_futures=True)
        fin.close()


@contextmanager
def _sourd() -> Iterator[None]:
    """Let the processes that start meanwhile inherit deafness to the Ctrl+C that this one answers.

    Only the main thread may: those that another starts hear it until they make themselves deaf.
    """
    if current_thread() is not main_thread():
        yield
        return
    habituel = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, habituel)


class _Bassin(ProcessPoolExecutor):
    """A pool whose processes know whether they compute or talk."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for ``fn``, as any executor."""
        return super().submit(partial(_calculer, fn), *args, **kwargs)


fin_demandee = Event()  # goes up in a process that is about to end, ``GRACE`` before it does if it computes
_calcul = Lock()  # held by who changes or reads what follows
_occupe: list[bool] = []  # not empty while this process computes: only then may it end without a word


def _calculer(fonction: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    with _calcul:
        _occupe.append(True)
    try:
        return fonction(*args, **kwargs)
    finally:
        with _calcul:
            _occupe.clear()


def _installer(fin: Connection[Any, Any]) -> None:
    """Prepare a process: deaf to Ctrl+C, which the first process answers, and gone when it must be."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def veiller() -> None:
        with suppress(EOFError, OSError):
            fin.recv()  # nothing is ever said: the other end is closed, or dies with the first process
        fin_demandee.set()
        limite = monotonic() + GRACE
        while _occupe and monotonic() < limite:
            sleep(PAUSE)
        while parent is not None and parent.is_alive():
            with _calcul:
                # An answer cut in the middle would leave the first process waiting for the rest.
                if _occupe:
                    os._exit(0)  # compiled code hears nothing else
            sleep(PAUSE)
        os._exit(0)

    Thread(target=veiller, name="othellier-fin", daemon=True).start()


@contextmanager
def grappe(adresse: str) -> Iterator[tuple[Executor, int]]:
    """Give the cluster whose scheduler is at ``adresse``, and how many workers it has.

    Raises ``ValueError`` when the extra ``cluster`` is not installed or nobody answers, ``BrokenExecutor`` when those
    who answered are gone.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ValueError("une grappe demande Dask : pip install 'othellier[cluster]'") from None
    try:
        client = Client(adresse)
    except (OSError, ValueError) as erreur:
        raise ValueError(f"la grappe {adresse} ne répond pas : {erreur}") from None
    with client:
        coeurs = sum(client.ncores().values())
        if not coeurs:
            raise ValueError(f"la grappe {adresse} n'a pas d'ouvrier")
        try:
            yield client.get_executor(), coeurs
        except (KilledWorker, CancelledError) as erreur:  # what it says when workers, or all of it, went away
            raise BrokenExecutor(str(erreur)) from None
