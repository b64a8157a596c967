"""Who plays the games of the window: processes of this machine that give way to it, or a Dask cluster."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from threading import Lock
from typing import Final

from ecosysteme.enfants import oublier, surveiller
from ecosysteme.executeurs import ouvriers
from ecosysteme.experts import conseiller_de
from ecosysteme.joueurs import lire_specification
from ecosysteme.tournoi.plan import Reglement
from ui.reflexion.programme import RACINE

TRACES: Final = "-protocole"  # what the name of the folder of the traces adds to the file of the results
DOUCEUR: Final = 10  # niceness of the processes that play: the window goes first, and the games lose nothing to it


@dataclass(frozen=True)
class Moyens:
    """What a tournament is played with: so many processes, or the cluster whose scheduler is at ``grappe``.

    With ``traces``, what is said to external engines, and what they say, is written beside the results.
    """

    taches: int = 1
    grappe: str = ""
    traces: bool = False

    def dossier(self, base: Path) -> Path | None:
        """Return the folder for the traces of tournaments in the file ``base``; ``None`` where none are wanted."""
        return base.with_name(f"{base.stem}{TRACES}") if self.traces else None

    def verifier(self) -> None:
        """Ask whether the cluster is there; ``ValueError`` when it is not, or cannot be asked."""
        if self.grappe:
            with ouvriers(self.taches, self.grappe):
                pass


class Equipe:
    """The processes that play; the engine is compiled once beforehand, instead of by each of them."""

    def __init__(self, moyens: Moyens, reglement: Reglement) -> None:
        """Start nothing yet; ``nombre`` is how many workers there are, once it is known."""
        self._moyens, self.nombre = moyens, moyens.taches
        joueurs = (lire_specification(joueur)[0] for joueur in reglement.joueurs)
        conseiller = conseiller_de(reglement.creer_jeu())
        compilable = conseiller is not None and conseiller.compilable
        moteur = compilable and any(classe.avec_moteur for classe in joueurs)
        self._a_compiler = not moyens.grappe and (bool(reglement.arbitrage) or moteur)
        self._verrou, self._fermee = Lock(), False
        self._compilation: subprocess.Popen[bytes] | None = None
        self._doux: set[int] = set()

    @contextmanager
    def ouvrir(self) -> Iterator[tuple[Executor, int]]:
        """Give the processes, and how many they are."""
        self._compiler()
        with ouvriers(self._moyens.taches, self._moyens.grappe or None) as (executeur, self.nombre):
            self.adoucir()  # before they do anything
            yield executeur, self.nombre

    def _compiler(self) -> None:
        with self._verrou:
            if not self._a_compiler or self._fermee:
                return
            commande = (sys.executable, "-m", "ecosysteme.moteur.chauffe")
            self._compilation = subprocess.Popen(
                commande, cwd=RACINE, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            surveiller(self._compilation.pid)
        self._compilation.wait()
        oublier(self._compilation.pid)
        self._a_compiler = False  # well or badly: a process that needs it will say what is wrong

    def adoucir(self) -> None:
        """Lower the priority of the new processes below the window's, where the system allows it."""
        if not hasattr(os, "setpriority"):
            return
        for processus in active_children():
            if processus.pid is not None and processus.pid not in self._doux:
                self._doux.add(processus.pid)
                with suppress(OSError):  # it is gone already
                    os.setpriority(os.PRIO_PROCESS, processus.pid, DOUCEUR)

    def fermer(self) -> None:
        """Stop the compilation, if it is still running."""
        with self._verrou:
            self._fermee = True
            if self._compilation is not None:
                with suppress(OSError):
                    self._compilation.kill()
