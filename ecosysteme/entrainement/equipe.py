"""Who works: processes of this machine, or those of a Dask cluster; both as ``concurrent.futures.Executor``."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Lock, Thread
from time import sleep
from typing import Any, Final, ParamSpec, TypeVar

ATTENTION: Final = 0.5  # s between two looks at whether the first process still lives
PAUSE: Final = 0.01  # s between two looks at whether this one computes, once it must end

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def processus(taches: int) -> Iterator[Executor]:
    """Give ``taches`` processes; on leaving, they end at once, whatever they were doing.

    Also when the first process is killed: its workers would otherwise wait for work for ever.
    """
    contexte = get_context("spawn")  # Numba's threads do not survive a fork
    fin = contexte.Event()
    bassin = _Bassin(taches, contexte, _installer, (fin,))
    habituel = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        bassin.submit(int)  # all processes start with the first task, deaf to the Ctrl+C that this one answers
    finally:
        signal.signal(signal.SIGINT, habituel)
    try:
        yield bassin
    finally:
        fin.set()
        bassin.shutdown(cancel_futures=True)


class _Bassin(ProcessPoolExecutor):
    """A pool whose processes know whether they compute or talk."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for ``fn``, as any executor."""
        return super().submit(partial(_calculer, fn), *args, **kwargs)


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


def _installer(fin: Any) -> None:
    """Prepare a process: deaf to Ctrl+C, which the first process answers, and gone when it must be."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def veiller() -> None:
        while parent is None or parent.is_alive():
            if fin.wait(ATTENTION):
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
