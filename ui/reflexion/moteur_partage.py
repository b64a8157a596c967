"""Who advises on the games of the window, for hints and analyses alike: made off the GUI thread, once compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, Event, Lock
from typing import Final

from ecosysteme.arret import attendre
from ecosysteme.conseiller import Conseil, Conseiller
from ecosysteme.experts import conseiller_de
from ecosysteme.fautes import Faute
from ecosysteme.jeu import EtatQuelconque, Jeu

RETENUS: Final = 500  # positions of which what was said deepest is kept


class MoteurPartage:
    """One adviser a game for the window; only a task may ask for it: its first use may import Numba, for long.

    What it advises is asked on one thread. Machines, which have engines of their own, ``charger`` it from another.
    A game waits for the compilation of its own engine only.
    """

    def __init__(self) -> None:
        """Expect engines to be compiled, until ``attendre`` says that somebody is at it."""
        self._attend = False
        self._prets: set[str] = set()  # meanwhile, the games whose engine can be used
        self._change = Condition()
        self.remplaces: set[str] = set()  # the games that somebody has played in the engine's place since ``attendre``
        self.attendus: set[str] = set()  # those whose engine something was asked of since then
        self._conseillers: dict[type[Jeu], Conseiller] = {}
        self._profonds: dict[EtatQuelconque, Conseil] = {}  # the deepest that was said of each, the newest ones last
        self._creation = Lock()  # the first of two threads makes what both wait for

    def attendre(self) -> None:
        """Keep every task from the engines while they are compiled elsewhere: here that would freeze the window."""
        self._attend = True
        for noms in (self._prets, self.remplaces, self.attendus):
            noms.clear()

    def liberer(self, jeu: str = "") -> None:
        """Let the tasks use the engine of a game, or all: its compilation is over, well or badly."""
        with self._change:
            self._prets.add(jeu)
            self._attend = self._attend and bool(jeu)
            self._change.notify_all()

    def pret(self, jeu: Jeu) -> bool:
        """Tell whether the adviser on ``jeu`` waits for no compilation: it is over, or is none of its business."""
        return not self._attend or jeu.nom in self._prets or not _compilable(jeu)

    def patienter(self, jeu: Jeu, arret: Event) -> None:
        """Return once the adviser on ``jeu`` may be used; raises as ``conseiller``."""
        if not self.pret(jeu):
            self.attendus.add(jeu.nom)
            with self._change:
                attendre(lambda delai: self._change.wait_for(lambda: self.pret(jeu), delai), arret)

    def a_charger(self, jeu: Jeu) -> bool:
        """Tell whether the engine of ``jeu`` can be used now, and was not loaded yet."""
        return _compilable(jeu) and self.pret(jeu) and type(jeu) not in self._conseillers

    def conseiller(self, jeu: Jeu, arret: Event) -> Conseiller:
        """Return who advises on ``jeu``, ready, and the same one as long as the options of the game are the same.

        Raises ``Interrompu`` when ``arret`` was set before the engine might be used, ``ValueError`` when nobody does.
        """
        self.patienter(jeu, arret)
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

    def plus_profond(self, etat: EtatQuelconque, avis: Conseil) -> Conseil:
        """Return the deeper of ``avis`` and what was said of ``etat`` before, so that all who ask are told the same.

        A search begins anew, shallow, whenever another room asks, and the parity of its depth changes what it finds.
        """
        with self._change:
            connu = self._profonds.pop(etat, avis)
            retenu = self._profonds[etat] = connu if _portee(connu) > _portee(avis) else avis
            if len(self._profonds) > RETENUS:
                del self._profonds[next(iter(self._profonds))]
        return retenu

    def _creer(self, jeu: Jeu) -> Conseiller:
        conseiller = conseiller_de(jeu)
        if conseiller is None:
            raise Faute("personne ne conseille à {jeu} avec ces options", jeu=jeu.nom)
        return conseiller


def _portee(avis: Conseil) -> tuple[bool, int]:
    """Return how far advice goes: to the end for certain, else the plies that were searched of each move."""
    return avis.exact, min((valeur.profondeur for valeur in avis.coups.values()), default=0)


def _compilable(jeu: Jeu) -> bool:
    conseiller = conseiller_de(jeu)
    return conseiller is not None and conseiller.compilable


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
