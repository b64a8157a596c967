"""Processes that do the work, on this machine or on a Dask cluster, both as a ``concurrent.futures.Executor``."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import parent_process, spawn
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Event, Lock, Thread
from time import monotonic, sleep
from types import ModuleType
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    from distributed import Client

from ecosysteme.arret import attendre
from ecosysteme.fautes import Faute, Panne
from ecosysteme.signaux import sans_interruption

GRACE: Final = 0.5  # s to come to the end of what is computed
ADIEU: Final = 30  # s to end such a program, on a machine that has much else to do
PAUSE: Final = 0.01  # s between two looks at whether this process computes, once it must end
AVERTISSEMENTS: Final = "PYTHONWARNINGS"  # what a Python that starts is told of its warnings
SANS_MOT: Final = "ignore:resource_tracker:UserWarning"
REPONSE: Final = 5  # s for a cluster to answer; Dask waits for 30

P = ParamSpec("P")
T = TypeVar("T")

# Gives an executor and how many workers it has, anew at each call.
Ouvrir = Callable[[], AbstractContextManager[tuple[Executor, int]]]


@dataclass(kw_only=True)
class Rythme:
    """How fast games come back: ``faites`` since the start, ``processeur`` seconds of all processes together."""

    faites: int = 0
    processeur: float = 0.0
    debut: float = field(default_factory=monotonic)

    @property
    def secondes(self) -> float:
        """Seconds since the start."""
        return monotonic() - self.debut

    def duree_de(self, parties: int) -> float | None:
        """Return the seconds that so many will take, at this pace; ``None`` before the first one."""
        return parties * self.secondes / self.faites if self.faites else None


@contextmanager
def ouvriers(taches: int, adresse: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Give ``taches`` processes, or the cluster at ``adresse``, with the number of workers; raises as ``grappe``."""
    if adresse is not None:
        with grappe(adresse) as equipe:
            yield equipe
    else:
        with processus(taches) as executeur:
            yield executeur, taches


def recevoir(promesse: Future[T], arret: Event | None = None) -> T:
    """Return what was promised, or raise what it raises; ``Interrompu`` soon after ``arret`` is set."""
    attendre(lambda secondes: wait([promesse], secondes).done, arret)
    return promesse.result()


def verifier_processus() -> None:
    """Raise ``Panne`` where processes cannot wait for each other, as on a Linux whose ``/dev/shm`` cannot be written.

    Who writes something down before the work begins asks first.
    """
    try:
        _tenir_en_silence()
        with sans_interruption():  # a semaphore belongs to the system until Python has noted it
            _Contexte().Lock()
    except (OSError, ImportError) as erreur:
        raise Panne(
            "aucun processus ne peut travailler pour celui-ci, il manque les sémaphores du système (sous Linux, le "
            "dossier /dev/shm, où il faut pouvoir écrire) : {erreur}",
            erreur=erreur,
        ) from None


def _tenir_en_silence() -> None:
    """Start, unless it runs, the process in which Python notes our semaphores, so that it gives them back in silence.

    When we are killed it would say on our terminal what it cleans up, which is no fault of anybody's. Nor may it go
    with the terminal, as by itself it only ignores the other signals: Python would start another, which knows of no
    semaphore and says so of each.
    """
    if sys.platform == "win32":
        return
    from multiprocessing import resource_tracker

    habituels = os.environ.get(AVERTISSEMENTS)
    os.environ[AVERTISSEMENTS] = ",".join(filter(None, (habituels, SANS_MOT)))
    try:
        with _sourd(signal.SIGHUP):
            resource_tracker.ensure_running()
    finally:
        if habituels is None:
            del os.environ[AVERTISSEMENTS]
        else:
            os.environ[AVERTISSEMENTS] = habituels


@contextmanager
def processus(taches: int) -> Iterator[Executor]:
    """Give ``taches`` processes, which can call the functions of any module that they can import.

    Raises as ``verifier_processus``.
    On leaving they end at once, whatever they are doing. They also end when this process is killed; otherwise they
    would wait for work for ever.
    """
    verifier_processus()
    contexte = _Contexte()
    with sans_interruption():
        # Closed to say that all is over. An event would hang: setting it waits for those who listen, and who was killed
        # while it listened never answers.
        fin, garde = contexte.Pipe(duplex=False)
        bassin = _Bassin(taches, contexte, _installer, (fin,))
    try:
        with sans_interruption():
            for _ in range(taches):
                bassin.submit(int)  # a process starts with each task, as long as none is idle
        yield bassin
    finally:
        garde.close()
        bassin.shutdown(cancel_futures=True)
        fin.close()


class _Ouvrier(SpawnProcess):
    """A process that ends without a word when this one is gone, or gives up, before it has said what to do.

    Ctrl+C, which reaches all, is answered by the first process alone.
    """

    def start(self) -> None:
        """Start it in one go: a signal that came between its birth and its orders would leave it without any."""
        with sans_interruption(), _naissance, _sourd(signal.SIGINT), _sans_programme(), _muet():
            super().start()


class _Contexte(SpawnContext):
    """Where workers come from: not from a fork, which Numba's threads do not survive."""

    Process = _Ouvrier


_naissance = Lock()  # held while a process starts: what surrounds it is the whole program's


@contextmanager
def _sourd(numero: signal.Signals) -> Iterator[None]:
    """Keep a signal from the processes that start in this block: what this thread blocks, they have blocked too."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, which tells whom it likes
        yield
        return
    habituel = signal.pthread_sigmask(signal.SIG_BLOCK, (numero,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, habituel)


@contextmanager
def _muet() -> Iterator[None]:
    """Have the processes that start in this block leave without a traceback when their orders do not come.

    Those of the frozen program begin in our own code, which sees to it.
    """
    habituelle = spawn.get_command_line

    def ligne(**ou: object) -> list[str]:
        *debut, programme, marque = habituelle(**ou)
        return [*debut, f"try: {programme}\nexcept EOFError: raise SystemExit(1)", marque]

    if sys.platform != "win32" and not getattr(sys, "frozen", False):
        spawn.get_command_line = ligne
    try:
        yield
    finally:
        spawn.get_command_line = habituelle


@contextmanager
def _sans_programme() -> Iterator[None]:
    """Keep the processes that start in this block from importing this program's main module, which they never call.

    That of the window imports Qt, which would cost each of them half a second and 11 MB.
    """
    programme = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = programme


class _Bassin(ProcessPoolExecutor):
    """A process pool whose workers know whether they may be killed: not while they send a result."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for ``fn`` as any executor does, noting in the process while it computes."""
        return super().submit(partial(_calculer, fn), *args, **kwargs)


_adieux: list[Callable[[], None]] = []
_calcul = Lock()  # held by who changes or reads what follows
_occupe: list[bool] = []  # not empty while this process computes: only then may it end without a word
_acheve = Event()  # this process must end, and begins nothing


def a_la_fin(adieu: Callable[[], None]) -> None:
    """Have ``adieu`` called when this process must end, on a thread of its own; it has ``ADIEU`` seconds."""
    _adieux.append(adieu)


def _calculer(fonction: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    with _calcul:
        if _acheve.is_set():  # whom it starts would not be told to end: the farewells are said
            raise CancelledError
        _occupe.append(True)
    try:
        return fonction(*args, **kwargs)
    finally:
        with _calcul:
            _occupe.clear()


def _installer(fin: Connection[object, object]) -> None:
    """Prepare a worker: it ignores Ctrl+C, which the first process answers, and ends when ``fin`` is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))  # what it starts has an ear of its own
    parent = parent_process()

    def veiller() -> None:
        with suppress(EOFError, OSError):
            fin.recv()  # nothing is ever said: the other end is closed, or dies with the first process
        with _calcul:
            _acheve.set()
        limite = monotonic() + GRACE
        fils = [Thread(target=adieu, name="othellier-adieu", daemon=True) for adieu in _adieux]
        for fil in fils:
            fil.start()
        while _occupe and monotonic() < limite:
            sleep(PAUSE)
        for fil in fils:
            fil.join(ADIEU)
        while parent is not None and parent.is_alive():
            with _calcul:
                # An answer cut in the middle would leave the first process waiting for the rest.
                if _occupe:
                    os._exit(0)  # compiled code hears nothing else
            sleep(PAUSE)
        os._exit(0)

    Thread(target=veiller, name="othellier-fin", daemon=True).start()


class Grappe(Executor):
    """The workers of a Dask cluster. They outlive the work: ``partout`` lets it clean up behind itself."""

    def __init__(self, client: Client) -> None:
        self._client, self._executeur = client, client.get_executor()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask for ``fn``, as any executor."""
        futur: Future[T] = self._executeur.submit(fn, *args, **kwargs)
        return futur

    def partout(self, fonction: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call ``fonction`` once in each process that still answers."""
        with suppress(Exception):
            self._client.run(partial(fonction, *args, **kwargs), on_error="ignore")


@contextmanager
def grappe(adresse: str) -> Iterator[tuple[Executor, int]]:
    """Give the cluster whose scheduler is at ``adresse``, and how many workers it has.

    Raises ``ValueError`` when the extra ``cluster`` is not installed, when no scheduler answers or a worker lacks this
    program, ``BrokenExecutor`` when the workers go away while they are in use.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise Faute("une grappe demande Dask : pip install 'othellier[cluster]'") from None
    client = Client.__new__(Client)
    with _en_clair(adresse):
        _joindre(client, adresse)
    with client:
        coeurs = sum(client.ncores().values())
        if not coeurs:
            raise Faute(
                "la grappe {adresse} n'a pas d'ouvrier : en démarrer un par dask worker {adresse}", adresse=adresse
            )
        _verifier_ouvriers(client, adresse)
        try:
            yield Grappe(client), coeurs
        except (KilledWorker, CancelledError) as erreur:  # what it says when workers, or all of it, went away
            raise BrokenExecutor(str(erreur)) from None


@contextmanager
def _en_clair(adresse: str) -> Iterator[None]:
    """Say what was wrong with ``adresse`` and what is accepted; Dask's own words come last."""
    try:
        yield
    except OSError as erreur:
        raise Faute(
            "la grappe {adresse} ne répond pas, attendu l'adresse d'un ordonnanceur Dask en marche : {erreur}",
            adresse=adresse,
            erreur=erreur,
        ) from None
    except ValueError as erreur:
        raise Faute(
            "adresse de grappe {adresse!r}, attendu tcp://HÔTE:PORT, par exemple tcp://127.0.0.1:8786 : {erreur}",
            adresse=adresse,
            erreur=erreur,
        ) from None
    except Exception as erreur:  # whatever comes of the words of another version, or of another program
        raise Faute(
            "la grappe {adresse} ne se comprend pas, attendu un ordonnanceur de la même version de Dask qu'ici : "
            "{erreur}",
            adresse=adresse,
            erreur=erreur,
        ) from None


def _joindre(client: Client, adresse: str) -> None:
    """Connect ``client`` to the cluster at ``adresse``; close it and raise as Dask does when that fails.

    A client that failed must be closed here. The garbage collector could close it while the next client connects: each
    would then wait for the other for ten seconds, and a good address be refused because of the bad one before it.
    """
    try:
        type(client).__init__(client, adresse, timeout=REPONSE)
    except BaseException:
        with suppress(Exception):  # it may have been made by halves
            client.close()
        raise


def _present() -> None:
    """Do nothing: a worker that can call this has our program."""


def _verifier_ouvriers(client: Client, adresse: str) -> None:
    """Raise ``ValueError`` when a worker cannot load this program; one that goes away meanwhile is not counted."""
    for reponse in client.run(_present, on_error="return").values():
        if isinstance(reponse, Exception) and not isinstance(reponse, OSError):
            raise Faute(
                "un ouvrier de la grappe {adresse} ne peut pas travailler, attendu la même version de Python et "
                "d'othellier qu'ici : {reponse}",
                adresse=adresse,
                reponse=reponse,
            )
