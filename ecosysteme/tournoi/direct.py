"""Games followed live: the processes that play send their moves to the one that shows them.

Each process has a connection of its own, so that one that is killed while it sends leaves nothing locked. It sends at
most ``CADENCE`` times a second: watching costs next to nothing, and the record of a game has the moves that nobody saw.
The receiver passes each message on at once, or drops it when it comes faster than that: nothing queues up.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Client, Connection, Listener, answer_challenge, deliver_challenge
from secrets import token_bytes
from threading import Event, Thread, local
from time import monotonic
from typing import Final, Self

from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules
from ecosysteme.tournoi.plan import Appariement

CADENCE: Final = 10.0  # messages a second from each process
CLE: Final = 32  # bytes: only our own processes are heard
FILE: Final = 128  # calls that wait to be answered: all workers of a large machine may call at once
PAUSE: Final = 0.1  # s before listening again when the system refuses, as when too many files are open

AdresseDirect = tuple[str | tuple[str, int], bytes]  # where to call, as ``Listener`` says it, and the key


@dataclass(frozen=True)
class PartieEnDirect:
    """A game in progress: the process that plays it, its place in the plan, its moves, spaces between them, its clocks
    as they stood after the last one.
    """

    ouvrier: int
    appariement: Appariement
    coups: str
    pendules: Pendules | None = None


class Recepteur:
    """Receives games on threads of its own until it is closed; calls ``rappel`` there with each ``PartieEnDirect``."""

    def __init__(self, rappel: Callable[[PartieEnDirect], None]) -> None:
        """Open a local address where processes may call, and begin to answer."""
        self._rappel, self._ferme, self._cle = rappel, Event(), token_bytes(CLE)
        self._ecoute = Listener(backlog=FILE)
        self.adresse: AdresseDirect = (self._ecoute.address, self._cle)
        self._accueil = Thread(target=self._accueillir, name="othellier-recepteur", daemon=True)
        self._accueil.start()

    def __enter__(self) -> Self:
        """Return the receiver itself; the ``with`` block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop receiving."""
        self.fermer()

    def _accueillir(self) -> None:
        while not self._ferme.is_set():
            try:
                lien = self._ecoute.accept()
                Thread(target=self._entendre, args=(lien,), name="othellier-recepteur-lien", daemon=True).start()
            except (OSError, RuntimeError):  # no file, or no thread, is left
                self._ferme.wait(PAUSE)

    def _reconnaitre(self, lien: Connection[object, object]) -> bool:
        """Tell whether the caller has the key. It may never answer: the thread that accepts calls must not ask."""
        try:
            deliver_challenge(lien, self._cle)
            answer_challenge(lien, self._cle)
        except Exception:  # whatever somebody else says
            return False
        return True

    def _entendre(self, lien: Connection[object, object]) -> None:
        dernier = -inf
        with lien, suppress(EOFError, OSError):
            connu = self._reconnaitre(lien)
            while connu and not self._ferme.is_set():
                direct, maintenant = lien.recv(), monotonic()
                # Half the interval: two messages sent in time may arrive closer together.
                if (
                    isinstance(direct, PartieEnDirect)
                    and maintenant - dernier >= 0.5 / CADENCE
                    and not self._ferme.is_set()
                ):
                    dernier = maintenant
                    self._rappel(direct)

    def fermer(self) -> None:
        """Stop receiving. Once this returns, ``rappel`` is not called any more; a call in progress may still end."""
        self._ferme.set()
        with suppress(Exception):  # wakes the thread that waits for a call; it may be gone already
            Client(self.adresse[0]).close()
        self._accueil.join()
        self._ecoute.close()


class _Emission(local):
    """The connection of this thread, and when it last sent something."""

    adresse: AdresseDirect | None = None
    lien: Connection[PartieEnDirect, object] | None = None
    dernier: float = 0.0


_emission = _Emission()


def emettre(adresse: AdresseDirect, appariement: Appariement, partie: Partie) -> None:
    """Send the moves of ``partie``, unless this thread has just sent some or nobody receives any more."""
    maintenant = monotonic()
    if maintenant - _emission.dernier < 1 / CADENCE:
        return
    _emission.dernier = maintenant
    try:
        if _emission.adresse != adresse:
            _emission.adresse, _emission.lien = adresse, None
            _emission.lien = Client(adresse[0], authkey=adresse[1])
        if _emission.lien is not None:
            coups = (partie.jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None)
            _emission.lien.send(PartieEnDirect(os.getpid(), appariement, " ".join(coups), partie.pendules))
    except Exception:  # a game does not depend on whether it is watched
        _emission.lien = None
