"""One command in a process of its own, which sends itself a signal at a moment of its life.

``python -m ecosysteme.atelier.epreuve.interrompu FILE RANK SIGNAL ENTRY ARGUMENTS…``: the moments are those that
Python's audit hooks tell of, and their number is written to the file; at rank 0 nothing is sent. A module, since a
frozen program can run no text.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Never


def lancer(fichier: Path, rang: int, numero: int, entree: str, arguments: Sequence[str]) -> int:
    """Run ``principal(arguments)`` of the module ``entree``, and return its exit code."""
    principal = import_module(entree).principal
    moi, compte = os.getpid(), 0

    def entendre(*_: object) -> None:
        nonlocal compte
        compte += 1
        if compte == rang:
            os.kill(moi, numero)

    def noter() -> None:
        total = str(compte)  # opening the file is a moment too
        fichier.write_text(total)

    sortir = os._exit

    def sortir_compte(status: int) -> Never:
        noter()
        sortir(status)

    os._exit = sortir_compte
    sys.addaudithook(entendre)
    code: int = principal(arguments)
    noter()
    return code


if __name__ == "__main__":
    ou, quand, quoi, qui, *suite = sys.argv[1:]
    sys.argv[1:] = suite
    sys.exit(lancer(Path(ou), int(quand), int(quoi), qui, suite))
