"""Boards to watch while other processes play: they say now and then where their game stands, to whoever listens.

Each process has a connection of its own and speaks at most ``CADENCE`` times a second, so that watching costs next to
nothing, and a process that is killed in mid-word leaves nothing locked. Moves that nobody saw are in the record.

Nothing queues up here: what is heard is passed on at once, or dropped when it comes faster than that.
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
from typing import Any, Final, Self

from ecosysteme.partie import Partie
from ecosysteme.tournoi.plan import Appariement

CADENCE: Final = 10.0  # words a second from each process
CLE: Final = 32  # bytes: only our own processes are heard
FILE: Final = 128  # calls that wait to be answered: all workers of a large machine may call at once
PAUSE: Final = 0.1  # s before listening again when the system refuses, as when too many files are open

Adresse = tuple[Any, bytes]  # where to call, and the key


@dataclass(frozen=True)
class Vue:
    """A game in progress: which process plays it, its rank and its moves so far, written with spaces between them."""

    ouvrier: int
    appariement: Appariement
    coups: str


class Antenne:
    """Listens on threads of its own until it is closed; ``rappel`` hears each ``Vue`` on one of them."""

    def __init__(self, rappel: Callable[[Vue], None]) -> None:
        """Begin to listen."""
        self._rappel, self._ferme, self._cle = rappel, Event(), token_bytes(CLE)
        self._ecoute = Listener(backlog=FILE)
        self.adresse: Adresse = (self._ecoute.address, self._cle)
        self._accueil = Thread(target=self._accueillir, name="othellier-antenne", daemon=True)
        self._accueil.start()

    def __enter__(self) -> Self:
        """Lend it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop to listen."""
        self.fermer()

    def _accueillir(self) -> None:
        while not self._ferme.is_set():
            try:
                lien = self._ecoute.accept()
                Thread(target=self._entendre, args=(lien,), name="othellier-antenne-lien", daemon=True).start()
            except (OSError, RuntimeError):  # no file, or no thread, is left
                self._ferme.wait(PAUSE)

    def _reconnaitre(self, lien: Connection[Any, Any]) -> bool:
        """Tell whether who calls has the key; not on the thread that accepts, as they may never answer."""
        try:
            deliver_challenge(lien, self._cle)
            answer_challenge(lien, self._cle)
        except Exception:  # whatever somebody else says
            return False
        return True

    def _entendre(self, lien: Connection[Any, Any]) -> None:
        dernier = -inf
        with lien, suppress(EOFError, OSError):
            connu = self._reconnaitre(lien)
            while connu and not self._ferme.is_set():
                vue, maintenant = lien.recv(), monotonic()
                # Half the pace: two words said in time may arrive closer together.
                if isinstance(vue, Vue) and maintenant - dernier >= 0.5 / CADENCE and not self._ferme.is_set():
                    dernier = maintenant
                    self._rappel(vue)

    def fermer(self) -> None:
        """Stop to listen; no ``Vue`` is heard once this returns, but one that was being told."""
        self._ferme.set()
        with suppress(Exception):  # wakes the thread that waits for a call; it may be gone already
            Client(self.adresse[0]).close()
        self._accueil.join()
        self._ecoute.close()


class _Emission(local):
    """The call of this thread, and when it last spoke."""

    adresse: Adresse | None = None
    lien: Connection[Any, Any] | None = None
    dernier: float = 0.0


_emission = _Emission()


def emettre(adresse: Adresse, appariement: Appariement, partie: Partie[Any, Any]) -> None:
    """Say where ``partie`` stands, unless this process has just spoken or nobody listens any more."""
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
            _emission.lien.send(Vue(os.getpid(), appariement, " ".join(coups)))
    except Exception:  # a game does not depend on whether it is watched
        _emission.lien = None
