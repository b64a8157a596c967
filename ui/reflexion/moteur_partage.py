"""Who advises on the games of the window, for hints and analyses alike: made off the GUI thread, once compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock

from ecosysteme.arret import attendre
from ecosysteme.conseiller import Conseiller
from ecosysteme.experts import conseiller_de
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Jeu


class MoteurPartage:
    """One adviser a game for the window; only a task may ask for it: its first use may import Numba, for long.

    What it advises is asked on one thread. Machines, which have engines of their own, ``charger`` it from another.
    """

    def __init__(self) -> None:
        """Expect it compiled, until ``attendre`` says that somebody is at it."""
        self._compile = Event()
        self._compile.set()
        self.remplace = False  # whether somebody has played in the engine's place since ``attendre``
        self.attendu = False  # whether something was asked of the engine since then
        self._conseillers: dict[type[Jeu], Conseiller] = {}
        self._creation = Lock()  # the first of two threads makes what both wait for

    def attendre(self) -> None:
        """Keep every task from the engine while it is compiled elsewhere: compiling here would freeze the window."""
        self._compile.clear()
        self.remplace = self.attendu = False

    def liberer(self) -> None:
        """Let the tasks use the engine: its compilation is over, well or badly."""
        self._compile.set()

    def pret(self, jeu: Jeu) -> bool:
        """Tell whether the adviser on ``jeu`` waits for no compilation: it is over, or is none of its business."""
        conseiller = conseiller_de(jeu)
        return self._compile.is_set() or conseiller is None or not conseiller.compilable

    def conseiller(self, jeu: Jeu, arret: Event) -> Conseiller:
        """Return who advises on ``jeu``, ready, and the same one as long as the options of the game are the same.

        Raises ``Interrompu`` when ``arret`` was set before the engine might be used, ``ValueError`` when nobody does.
        """
        if not self.pret(jeu):
            self.attendu = True
            attendre(self._compile.wait, arret)
        with self._creation:
            connu = self._conseillers.get(type(jeu))
            if connu is None or vars(connu.jeu) != vars(jeu):
                connu = self._creer(jeu)
                with _sans_ramassage():
                    connu.preparer()
                self._conseillers[type(jeu)] = connu
            return connu

    def charger(self, jeu: Jeu, arret: Event) -> None:
        """Load the compiled code of the engine of ``jeu`` for a machine that plays it; raises as ``conseiller``."""
        if type(jeu) not in self._conseillers:
            self.conseiller(jeu, arret)

    def _creer(self, jeu: Jeu) -> Conseiller:
        conseiller = conseiller_de(jeu)
        if conseiller is None:
            raise Faute("personne ne conseille à {jeu} avec ces options", jeu=jeu.nom)
        return conseiller


@contextmanager
def _sans_ramassage() -> Iterator[None]:
    """Keep the garbage collector away from what is loaded meanwhile, then for good.

    Numba's modules are some hundred thousand objects that stay to the end: each full collection would look through
    them, and hold the interpreter for 100 ms.
    """
    actif = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if actif:
            gc.enable()
