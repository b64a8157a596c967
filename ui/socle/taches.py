"""The one place that starts threads for the window, so that nothing long ever runs on the GUI thread.

A task gets a stop flag; its answer comes back to the GUI thread as a callback, unless it was cancelled meanwhile.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from threading import Event, Lock
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

INTERVALLE = 0.0005  # s


def partager_interpreteur() -> None:
    """Make a thread that computes in Python give the interpreter to another one after 0.5 ms, instead of 5 ms.

    The GUI thread asks for it at every event: with the default, each event would wait that long behind a search.
    """
    sys.setswitchinterval(INTERVALLE)


T = TypeVar("T")


class Tache:
    """A piece of work under way; ``annuler`` raises its flag and drops its answer."""

    def __init__(self) -> None:
        """Make ``arret``, the flag that the work reads."""
        self.arret = Event()

    def annuler(self) -> None:
        """Ask the work to stop; whatever it answers from now on is ignored."""
        self.arret.set()


def _abandonner(verrou: Lock, en_cours: dict[Tache, Future[Any]], fil: ThreadPoolExecutor) -> None:
    """Ask every task to stop, without waiting: whoever would have the answers is gone."""
    with verrou:
        for tache in en_cours:
            tache.annuler()
    fil.shutdown(wait=False, cancel_futures=True)


class Taches(QObject):
    """Runs tasks one after the other on a thread of its own."""

    _finie = Signal(object, object)  # a task, what answers for it

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no thread before the first task."""
        super().__init__(parent)
        self._fil = ThreadPoolExecutor(max_workers=1, thread_name_prefix="othellier")
        self._en_cours: dict[Tache, Future[Any]] = {}
        self._ferme = False
        self._verrou = Lock()  # an answer leaves before this object is deleted, or not at all
        # A window that is deleted before it was closed, a dialog with its parent, ends its tasks all the same.
        self.destroyed.connect(partial(_abandonner, self._verrou, self._en_cours, self._fil))
        # Queued even if a task ends on the GUI thread: a callback never runs inside the call that started its task.
        self._finie.connect(self._repondre, Qt.ConnectionType.QueuedConnection)

    def lancer(
        self,
        travail: Callable[[Event], T],
        succes: Callable[[T], None],
        echec: Callable[[BaseException], None],
    ) -> Tache:
        """Run ``travail(arret)`` off the GUI thread, then call ``succes(resultat)`` or ``echec(erreur)`` on it."""

        def repondre(future: Future[T]) -> None:
            erreur = future.exception()
            if erreur is None:
                succes(future.result())
            else:
                echec(erreur)

        tache = Tache()
        future = self._en_cours[tache] = self._fil.submit(travail, tache.arret)
        future.add_done_callback(lambda finie: self._annoncer(tache, lambda: repondre(finie)))
        return tache

    def _annoncer(self, tache: Tache, repondre: Callable[[], None]) -> None:
        with self._verrou:
            self._en_cours.pop(tache, None)
            if not tache.arret.is_set():
                # PySide forgets an object before it says that it is deleted: between the two it refuses to be a sender.
                with suppress(RuntimeError):
                    self._finie.emit(tache, repondre)

    def _repondre(self, tache: Tache, repondre: Callable[[], None]) -> None:
        if not (self._ferme or tache.arret.is_set()):
            repondre()

    @property
    def occupe(self) -> bool:
        """Whether some work is still under way, cancelled or not."""
        return bool(self._en_cours)

    def fermer(self, patience: float | None = None, *, finir: bool = False) -> None:
        """Stop every task and wait for the thread to end; no answer comes and nothing can be started afterwards.

        With ``patience``, wait so many seconds at most: the thread ends with its task, and the interpreter after it.
        With ``finir``, every task is let to do its work first, those that wait for their turn included.
        """
        self._ferme = True  # an answer already on its way belongs to no task under way
        en_cours = {} if finir else dict(self._en_cours)
        for tache in en_cours:
            tache.annuler()
        commencees = [future for future in en_cours.values() if not future.cancel()]
        restent = wait(commencees, patience).not_done
        self._fil.shutdown(wait=not restent, cancel_futures=not finir)
