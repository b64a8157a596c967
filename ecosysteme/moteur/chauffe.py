"""Compiles every engine once for this machine, so that no first search waits for the compiler, nor first question to
a collection of games.

``python -m ecosysteme.moteur.chauffe [puissance4]`` does it in a process of its own, which a window can start and
forget, and which starts others where there are more cores. It prints ``fait/total`` while something is compiled, both
engines counted as one, ``prêt othello`` once one can be used, that of the argument first, then the seconds in all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ecosysteme.moteur.commun.compiler import complete, noter_complete
from ecosysteme.moteur.equipe import Besogne, preparer, servir, taches_de
from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.othello import recueil
from ecosysteme.moteur.puissance4 import chauffe as puissance4

COMPAGNON: Final = "compagnon"  # the argument of the processes that this one starts
PRET: Final = "prêt "  # before the name of the game whose engine can be used
POIDS_RECUEIL: Final = 5_000  # how long the kernels of a collection of games take, in bytes of Python's code


@dataclass(frozen=True)
class Engin:
    """An engine: its room, what can be compiled apart, by name, and what compiles or loads all of it, in seconds."""

    salle: Path
    taches: Mapping[str, Besogne]
    chauffer: Callable[[], float]


def _chauffer_othello() -> float:
    secondes = othello.chauffer()
    recueil.preparer()
    return secondes


def engins() -> dict[str, Engin]:
    """Return the engines by the names of their games."""
    questions = Besogne("recueil", recueil.preparer, poids=POIDS_RECUEIL)
    d_othello = {questions.nom: questions, **taches_de(othello.ENTREES)}
    return {
        "othello": Engin(othello.SALLE, d_othello, _chauffer_othello),
        "puissance4": Engin(puissance4.SALLE, taches_de(puissance4.ENTREES), puissance4.chauffer),
    }


def _hausse(deja: int, total: int) -> Callable[[int], None]:
    """Return what writes how many of ``total`` are done, ``deja`` before these, whenever there are more."""
    dit = 0

    def ecrire(fait: int) -> None:
        nonlocal dit
        if fait > dit:
            dit = fait
            print(f"{deja + fait}/{total}", flush=True)

    return ecrire


def _compiler(attendus: Mapping[str, Engin]) -> float:
    """Compile these engines, one after the other, and say when each is ready; return the seconds that it took."""
    secondes, deja, total = 0.0, 0, sum(len(engin.taches) for engin in attendus.values())
    for nom, engin in attendus.items():
        commande = (sys.executable, "-m", "ecosysteme.moteur.chauffe", COMPAGNON)
        preparer(engin.taches, commande, _hausse(deja, total))
        deja += len(engin.taches)
        # All is there now, unless a process was lost: what is missing is compiled, and what is not is only read.
        secondes += engin.chauffer()
        noter_complete(engin.salle)
        print(f"{PRET}{nom}", flush=True)
    return secondes


def principal() -> int:
    """Compile the engines that are not yet, that of the argument first; return the exit code."""
    tous, premier = engins(), sys.argv[1:]
    if premier == [COMPAGNON]:
        servir({nom: tache for engin in tous.values() for nom, tache in engin.taches.items()})
    faits = {nom for nom, engin in tous.items() if complete(engin.salle)}
    for nom in faits:
        print(f"{PRET}{nom}", flush=True)
    restent = sorted(tous.keys() - faits, key=lambda nom: (nom not in premier, nom))
    print(f"{_compiler({nom: tous[nom] for nom in restent}):.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(principal())
