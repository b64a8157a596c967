"""The ``othellier`` command: the window when it has no argument or a file, the console application for all the rest.

A file is an argument with a dot or a separator in it, which no command has, that names one: ``othellier partie.sgf``.

Nothing here imports Qt before ``systeme.obstacle`` has said that Qt can start, and the console never needs it. What is
long to import is imported inside ``executer``, so that a Ctrl+C is heard meanwhile.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from ecosysteme.garde import executer


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    voulus = list(sys.argv[1:] if arguments is None else arguments)
    return executer(lambda: _fenetre(voulus) if all(map(_est_un_fichier, voulus)) else _console(voulus))


def _est_un_fichier(argument: str) -> bool:
    return Path(argument).is_file() and ("." in argument or Path(argument).name != argument)


def _console(arguments: list[str]) -> int:
    from ecosysteme.application import lancer
    from ui.commandes.commandes_qt import ajouter

    ajouter()
    return lancer(arguments, "othellier")


def _fenetre(fichiers: list[str]) -> int:
    from ui.socle import systeme

    phrase = systeme.preparer()
    if phrase is not None:
        return systeme.refuser(phrase)
    try:
        from applicationIHM import main
    except ImportError as erreur:
        phrase = systeme.explication(erreur)
        if phrase is None:
            raise
        return systeme.refuser(phrase)
    return main(*fichiers)
