"""One command in a process of its own, to which a signal is sent at a moment of its life.

``python -m ecosysteme.atelier.epreuve.interrompu FILE RANK SIGNAL ENTRY ARGUMENTS…``: the moments are those that
Python's audit hooks tell of, and their number is written to the file when the command has ended; at rank 0 nothing is
sent. As a terminal does, SIGINT and SIGHUP are sent to the whole group, which must be ours alone. A module, since a
frozen program can run no text.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Never

from ecosysteme.signaux import SIGNAUX


def lancer(fichier: Path, rang: int, numero: int, entree: str, arguments: Sequence[str]) -> int:
    """Run ``principal(arguments)`` of the module ``entree``, and return its exit code."""
    for ignore in SIGNAUX:
        signal.signal(ignore, signal.SIG_DFL)  # as where a person types a command, even if this is a trial in a script
    principal = import_module(entree).principal
    moi, compte, compter = os.getpid(), 0, True
    frapper = os.kill if numero == signal.SIGTERM else os.killpg

    def entendre(*_: object) -> None:
        nonlocal compte
        compte += compter
        if compter and compte == rang:
            frapper(moi, numero)

    def noter() -> None:
        nonlocal compter
        compter = False  # opening the file is no moment of the command
        fichier.write_text(str(compte))

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
