"""A player that thinks while its opponent does (pondering), on a thread of its own, for games without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.joueurs.joueur import Joueur


@contextmanager
def en_avance(joueur: Joueur, jeu: Jeu, etat: EtatQuelconque) -> Iterator[None]:
    """Let ``joueur`` think in advance while the block runs, in which its opponent chooses a move in ``etat``.

    What goes wrong in advance is nobody's fault yet: it will go wrong again at the player's turn, and be told there.
    """
    if not joueur.anticipe:
        yield
        return
    arret = Event()

    def reflechir() -> None:
        with suppress(Exception):
            joueur.anticiper(jeu, etat, arret)

    fil = Thread(target=reflechir, name="othellier-anticipation", daemon=True)
    fil.start()
    try:
        yield
    finally:
        arret.set()
        fil.join()
