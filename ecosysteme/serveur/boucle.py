"""The loop of a server: lines come in on one thread, are obeyed on another, and the first one waits for Ctrl+C.

What one read of the input brings together was sent ahead: it waits for its turn. Only what arrives later can cut short
what is being thought about, and only when the protocol says so.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Full, Queue
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from ecosysteme.serveur.serveur import Serveur

BLOC: Final = 65_536
ATTENTE: Final = 256  # lines that wait to be obeyed; who sends more waits too
LIGNE_MAX: Final = 100_000  # characters; the rest of a longer line is lost
VEILLE: Final = 0.1  # s between two looks at who waits
GRACE: Final = 1.0  # s that an endless command still gets when something waits behind it
ADIEU: Final = 2.0  # s left to who thinks when Ctrl+C came


@contextmanager
def sortie_reservee() -> Iterator[int]:
    """Yield a private copy of the descriptor of the standard output.

    Whatever is printed meanwhile, by Python or by a library, goes to the error output: a protocol has no room for it.
    """
    sys.stdout.flush()
    try:
        os.fstat(2)
    except OSError:  # there is no error output, and ours would take its number
        neant = os.open(os.devnull, os.O_WRONLY)  # most often 2 itself, the first that is free
        if neant != 2:
            os.dup2(neant, 2)
            os.close(neant)
    reservee = os.dup(1)
    os.dup2(2, 1)
    try:
        yield reservee
    finally:
        with suppress(OSError):
            sys.stdout.flush()
        os.dup2(reservee, 1)
        os.close(reservee)


class _Coupeur:
    """Splits what is read into lines, without ever keeping more than one."""

    def __init__(self) -> None:
        self._debut = b""

    def ajouter(self, bloc: bytes) -> list[str]:
        """Return the lines that are complete."""
        *entieres, debut = (self._debut + bloc).split(b"\n")
        self._debut = debut[:LIGNE_MAX]
        return [ligne[:LIGNE_MAX].decode("utf-8", "replace").rstrip("\r") for ligne in entieres]

    def reste(self) -> list[str]:
        """Return the last line, when nothing ended it."""
        return self.ajouter(b"\n") if self._debut else []


class Boucle:
    """One session between a server and two descriptors."""

    def __init__(self, fabrique: Callable[[Callable[[str], None]], Serveur], entree: int, sortie: int) -> None:
        self._entree, self._sortie = entree, sortie
        self._serveur = fabrique(self._dire)
        self._lignes: Queue[tuple[int, str] | None] = Queue(ATTENTE)  # with the rank of their read; None: the end
        self._verrou = Lock()
        self._coupe = 0  # lines of the reads before this one are cut short
        self._lot, self._arret, self._depuis = 0, Event(), monotonic()  # of the line being obeyed
        self._oisif = Event()  # set by what comes while the server has nothing to obey
        self._endurante = self._finie = False
        self._obeie = Event()  # set after the last line

    def tourner(self) -> bool:
        """Run until the end of the input, ``quit``, or a closed output; ``False`` when Ctrl+C came first."""
        # A thread in a read cannot be woken: it ends with the process.
        for tache in (self._ecouter, self._obeir):
            Thread(target=tache, name=f"othellier{tache.__name__}", daemon=True).start()
        try:
            # Not ``join``: Python 3.11 takes a thread for ended once Ctrl+C has interrupted its wait.
            while not self._obeie.wait(VEILLE):
                self._veiller()
        except KeyboardInterrupt:
            self._serveur.fini = True
            with suppress(Full):  # what waits there wakes it as well
                self._lignes.put_nowait(None)
            self._couper(sys.maxsize)
            self._oisif.set()
            self._obeie.wait(ADIEU)
            return False
        return True

    def _dire(self, ligne: str) -> None:
        octets = memoryview(f"{ligne}\n".encode())
        while octets:
            octets = octets[os.write(self._sortie, octets) :]

    def _ecouter(self) -> None:
        """Read and queue the lines; those that must cut short the reads before them."""
        coupeur, lot = _Coupeur(), 0
        with suppress(OSError):
            while bloc := os.read(self._entree, BLOC):
                lot += 1
                self._recevoir(coupeur.ajouter(bloc), lot)
        self._recevoir(coupeur.reste(), lot)
        self._deposer(None)
        self._finie = True
        self._oisif.set()

    def _recevoir(self, lignes: list[str], lot: int) -> None:
        if any(map(self._serveur.coupe, lignes)):
            self._couper(lot)  # before there is room for them
        for ligne in lignes:
            self._deposer((lot, ligne))
            self._oisif.set()

    def _deposer(self, suivante: tuple[int, str] | None) -> None:
        """Queue it once there is room; drop it once the thread that obeys has ended."""
        while not self._obeie.is_set():
            with suppress(Full):
                self._lignes.put(suivante, timeout=VEILLE)
                return

    def _couper(self, lot: int) -> None:
        with self._verrou:
            self._coupe = lot
            if self._lot < lot:
                self._arret.set()

    def _obeir(self) -> None:
        try:
            with suppress(OSError):  # nobody reads any more
                while not self._serveur.fini and (suivante := self._suivante()) is not None:
                    self._obeir_a(*suivante)
        finally:
            self._obeie.set()

    def _suivante(self) -> tuple[int, str] | None:
        """Return the next line; the server may think in advance until it comes."""
        self._oisif = oisif = Event()
        if self._lignes.empty():  # what comes from now on sets the event
            self._serveur.anticiper(oisif)
        return self._lignes.get()

    def _obeir_a(self, lot: int, ligne: str) -> None:
        with self._verrou:
            self._lot, self._arret, self._depuis = lot, Event(), monotonic()
            if lot < self._coupe:
                self._arret.set()
        self._endurante = self._serveur.endurante(ligne)
        self._serveur.obeir(ligne, self._arret)
        self._endurante = False

    def _veiller(self) -> None:
        """Let nothing wait for ever behind what has no end."""
        with self._verrou:
            arret, lassee = self._arret, monotonic() - self._depuis > GRACE
        if self._endurante and lassee and (self._finie or not self._lignes.empty()):
            arret.set()
