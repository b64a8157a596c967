"""Compiles every engine once for this machine, so that no first search waits for the compiler, nor first question to
a collection of games.

``python -m ecosysteme.moteur.chauffe`` does it in a process of its own, which a window can start and forget. It prints
``fait/total`` while something is compiled, both engines counted as one, then the seconds that both took.
"""

from __future__ import annotations

import sys

from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.othello import recueil
from ecosysteme.moteur.puissance4 import chauffe as puissance4


def principal() -> int:
    """Compile both engines; return the exit code."""
    premiers = len(othello.FONCTIONS)
    total = premiers + len(puissance4.FONCTIONS)

    def ecrire(fait: int) -> None:
        print(f"{fait}/{total}", flush=True)

    secondes = othello.chauffer(lambda fait, _: ecrire(fait))
    recueil.preparer()  # before the last engine says that all is there: who waits for both may close the program
    secondes += puissance4.chauffer(lambda fait, _: ecrire(premiers + fait))
    print(f"{secondes:.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(principal())
