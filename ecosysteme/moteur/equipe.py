"""Kernels compiled one by one, those that others call first, by several processes into one cache.

A kernel is compiled once the kernels that it calls are there: these are then read from the disk, whoever compiled them,
and nothing is compiled twice. What is at the bottom of the longest chain comes first, for the chain to the deep search
lasts as long as half of all the rest. A process more is started for each further core; it is told what to compile a
line at a time, says when that is done, and ends with its standard input.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Condition, Thread
from types import FunctionType
from typing import Any, Final, cast

from ecosysteme.moteur.commun.compiler import FONCTIONS_DE, Noyau, types_de

COMPAGNONS: Final = 3  # processes beside this one, at most: each takes some 300 MB
SOCLE: Final = 200  # what a kernel takes whatever its length, in bytes of Python's code
RAMASSAGE: Final = 50_000  # objects made before Python looks for those that nobody holds: the compiler makes many


@dataclass(frozen=True)
class Besogne:
    """Something to compile: its name, how, the names of what must be there before, how long it takes in comparison."""

    nom: str
    faire: Callable[[], object]
    avant: frozenset[str] = frozenset()
    poids: int = SOCLE


def _nom(noyau: Noyau) -> str:
    return f"{noyau.py_func.__module__}.{noyau.py_func.__qualname__}"


def taches_de(entrees: Iterable[Callable[..., object]]) -> dict[str, Besogne]:
    """Return what compiles the kernels ``entrees`` and all that they call, but not those that are given arrays."""
    tous = {id(noyau): noyau for salle in FONCTIONS_DE.values() for noyau in salle}
    taches: dict[str, Besogne] = {}
    attendent = [tous[id(entree)] for entree in entrees]
    while attendent:
        noyau = attendent.pop()
        nom, ecrit, genres = _nom(noyau), cast(FunctionType, noyau.py_func), types_de(noyau)
        if nom in taches or genres is None:
            continue
        connus, mots = ecrit.__globals__, ecrit.__code__.co_names
        appeles = [tous[id(connus[mot])] for mot in mots if id(connus.get(mot)) in tous]
        avant = {_nom(appele) for appele in appeles if appele is not noyau and types_de(appele) is not None}
        compiler = cast(Any, noyau).compile
        poids = SOCLE + len(ecrit.__code__.co_code)
        taches[nom] = Besogne(nom, partial(compiler, genres), frozenset(avant), poids)
        attendent += appeles
    return taches


class Chantier:
    """What is left to do, handed out to several threads: the longest chains first."""

    def __init__(self, taches: Mapping[str, Besogne], rappel: Callable[[int], None]) -> None:
        """Take tasks by their names, what they wait for being among them; ``rappel`` hears how many are done."""
        self._restent, self._rappel = dict(taches), rappel
        self._total = len(taches)
        self._prises: dict[str, Besogne] = {}
        self._longueurs = longueurs(taches)
        self._change = Condition()

    def prendre(self) -> Besogne | None:
        """Return a task that waits for nothing, once there is one; ``None`` when nothing is left for anybody."""
        with self._change:
            while self._restent:
                manquent = self._restent.keys() | self._prises.keys()
                pretes = [tache for tache in self._restent.values() if manquent.isdisjoint(tache.avant)]
                if pretes:
                    tache = max(pretes, key=lambda prete: self._longueurs[prete.nom])
                    self._prises[tache.nom] = self._restent.pop(tache.nom)
                    return tache
                self._change.wait()
            return None

    def rendre(self, tache: Besogne, *, faite: bool) -> None:
        """Say that a task is done, or that another must do it."""
        with self._change:
            del self._prises[tache.nom]
            if faite:
                self._rappel(self._total - len(self._restent) - len(self._prises))
            else:
                self._restent[tache.nom] = tache
            self._change.notify_all()

    def abandonner(self) -> None:
        """Hand out nothing more."""
        with self._change:
            self._restent.clear()
            self._change.notify_all()


def longueurs(taches: Mapping[str, Besogne]) -> dict[str, int]:
    """Return by name what a task and the longest chain of those that wait for it take together."""
    trouvees: dict[str, int] = {}
    suivantes: dict[str, list[str]] = {nom: [] for nom in taches}
    for tache in taches.values():
        for nom in tache.avant:
            suivantes[nom].append(tache.nom)

    def longueur(nom: str) -> int:
        if nom not in trouvees:
            trouvees[nom] = taches[nom].poids + max(map(longueur, suivantes[nom]), default=0)
        return trouvees[nom]

    for nom in taches:
        longueur(nom)
    return trouvees


def coeurs() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def preparer(
    taches: Mapping[str, Besogne], commande: Sequence[str], rappel: Callable[[int], None], aides: int | None = None
) -> None:
    """Do all the tasks, with ``aides`` more processes that run ``commande``: as many as there are other cores.

    ``rappel`` hears how many are done. What a process that is lost had to do is done by the others.
    """
    gc.set_threshold(RAMASSAGE)
    chantier = Chantier(taches, rappel)
    nombre = min(coeurs() - 1, COMPAGNONS) if aides is None else aides
    with ExitStack() as pile:
        for _ in range(nombre):
            compagnon = subprocess.Popen(
                commande,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            pile.enter_context(compagnon)
            pile.callback(compagnon.kill)
            fil = Thread(target=_confier, args=(chantier, compagnon), name="othellier-compagnon", daemon=True)
            fil.start()
            pile.callback(fil.join)
        pile.callback(chantier.abandonner)
        while (tache := chantier.prendre()) is not None:
            tache.faire()
            chantier.rendre(tache, faite=True)


def _confier(chantier: Chantier, compagnon: subprocess.Popen[str]) -> None:
    """Have another process do tasks until none is left, or it is lost."""
    entree, sortie = compagnon.stdin, compagnon.stdout
    if entree is None or sortie is None:
        return
    while (tache := chantier.prendre()) is not None:
        faite = False
        with suppress(OSError):
            print(tache.nom, file=entree, flush=True)
            faite = sortie.readline().rstrip("\n") == tache.nom
        chantier.rendre(tache, faite=faite)
        if not faite:
            return


def servir(taches: Mapping[str, Besogne]) -> None:
    """Do what another process asks for, a name a line, and say each when it is done; end when it closes or dies."""
    gc.set_threshold(RAMASSAGE)
    demandes: SimpleQueue[str] = SimpleQueue()

    def lire() -> None:
        for ligne in sys.stdin:
            demandes.put(ligne.rstrip("\n"))
        os._exit(0)  # what is being compiled is wanted by nobody

    Thread(target=lire, name="othellier-demandes", daemon=True).start()
    while True:
        nom = demandes.get()
        taches[nom].faire()
        print(nom, flush=True)
