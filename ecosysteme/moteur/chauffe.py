"""Compiles every engine once for this machine, so that no first search waits for the compiler.

``python -m ecosysteme.moteur.chauffe`` does it in a process of its own, which a window can start and forget. It prints
``fait/total`` as the engine of Othello goes, then the seconds that both took.
"""

from __future__ import annotations

import sys

from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.puissance4 import chauffe as puissance4


def principal() -> int:
    """Compile both engines; return the exit code."""
    secondes = othello.chauffer(lambda fait, total: print(f"{fait}/{total}", flush=True)) + puissance4.chauffer()
    print(f"{secondes:.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(principal())
