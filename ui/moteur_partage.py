"""The engine and the solver that hints and analyses share: made off the GUI thread, once they are compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import TYPE_CHECKING, Any

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.joueurs.joueur import RechercheInterrompue
from ecosysteme.reglages import HASH
from ecosysteme.solveurs import Solveur, solveur_de

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

ATTENTION = 0.02  # s: how often who waits for the compiler looks at its stop flag


class MoteurPartage:
    """One engine for the window, one solver; only a task may ask for them: their first use imports Numba, for long."""

    def __init__(self) -> None:
        """Expect it compiled, until ``attendre`` says that somebody is at it."""
        self._compile = Event()
        self._compile.set()
        self._moteur: Moteur | None = None
        # The last game that was asked for, and its solver.
        self._resolu: tuple[Jeu[Any, Any], Solveur[Any, Any] | None] | None = None

    def attendre(self) -> None:
        """Keep every task from the engine while it is compiled elsewhere: compiling here would freeze the window."""
        self._compile.clear()

    def liberer(self) -> None:
        """Let the tasks use the engine: its compilation is over, well or badly."""
        self._compile.set()

    def patienter(self, arret: Event) -> None:
        """Return once the engine may be used; ``RechercheInterrompue`` when ``arret`` was set first."""
        while not self._compile.wait(ATTENTION):
            if arret.is_set():
                raise RechercheInterrompue

    def prendre(self, arret: Event) -> Moteur:
        """Return the engine, made now if need be; ``RechercheInterrompue`` as ``patienter``."""
        self.patienter(arret)
        if self._moteur is None:
            with _sans_ramassage():
                self._moteur = _charger()
        return self._moteur

    def solveur(self, jeu: Jeu[Any, Any], arret: Event) -> Solveur[Any, Any] | None:
        """Return the solver of ``jeu``, kept until another game asks; ``None`` when nobody has solved it.

        ``RechercheInterrompue`` as ``patienter``.
        """
        self.patienter(arret)
        if self._resolu is None or self._resolu[0] is not jeu:
            solveur = solveur_de(jeu)
            if solveur is not None:
                with _sans_ramassage():
                    solveur.preparer()
            self._resolu = (jeu, solveur)
        return self._resolu[1]

    def preparer(self, jeu: Jeu[Any, Any], arret: Event) -> None:
        """Load what ``ia_moteur`` needs to play ``jeu``; ``RechercheInterrompue`` as ``patienter``."""
        if self.solveur(jeu, arret) is None:
            self.prendre(arret)


def _charger() -> Moteur:
    """Make an engine and ask it a first question: most of what is long to load is loaded then."""
    from ecosysteme.moteur.othello.facade import Limites, Moteur

    moteur, etat = Moteur(int(HASH.defaut)), Othello().etat_initial()
    moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], Limites(profondeur=1), tous=True)
    return moteur


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
