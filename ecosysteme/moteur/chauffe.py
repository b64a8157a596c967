"""Compiles every engine once for this machine, so that no first search waits for the compiler, nor first question to
a collection of games.

``python -m ecosysteme.moteur.chauffe`` does it in a process of its own, which a window can start and forget, and which
starts others where there are more cores. It prints ``fait/total`` while something is compiled, both engines counted as
one, then the seconds that both took.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from ecosysteme.moteur.equipe import Besogne, preparer, servir, taches_de
from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.othello import recueil
from ecosysteme.moteur.puissance4 import chauffe as puissance4

COMPAGNON: Final = "compagnon"  # the argument of the processes that this one starts
POIDS_RECUEIL: Final = 5_000  # how long the kernels of a collection of games take, in bytes of Python's code


def taches() -> dict[str, Besogne]:
    """Return all that can be compiled apart, by name."""
    questions = Besogne("recueil", recueil.preparer, poids=POIDS_RECUEIL)
    return {questions.nom: questions, **taches_de((*othello.ENTREES, *puissance4.ENTREES))}


def _hausse(total: int) -> Callable[[int], None]:
    """Return what writes how many of ``total`` are done, whenever there are more than before."""
    dit = 0

    def ecrire(fait: int) -> None:
        nonlocal dit
        if fait > dit:
            dit = fait
            print(f"{fait}/{total}", flush=True)

    return ecrire


def principal() -> int:
    """Compile both engines; return the exit code."""
    a_faire = taches()
    if sys.argv[1:] == [COMPAGNON]:
        servir(a_faire)
    if not (othello.prete() and puissance4.prete()):
        preparer(a_faire, (sys.executable, "-m", "ecosysteme.moteur.chauffe", COMPAGNON), _hausse(len(a_faire)))
    # All is there now, unless a process was lost: what is missing is compiled, and what is not is only read.
    secondes = othello.chauffer()
    recueil.preparer()  # before the last engine says that all is there: who waits for both may close the program
    secondes += puissance4.chauffer()
    print(f"{secondes:.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(principal())
