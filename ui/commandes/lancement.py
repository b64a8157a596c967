"""The ``othellier`` command: the window when it has no argument, the console application when it has some.

Nothing here imports Qt before ``systeme.obstacle`` has said that Qt can start, and the console never needs it. What is
long to import is imported inside ``executer``, so that a Ctrl+C is heard meanwhile.
"""

import sys
from collections.abc import Sequence

from ecosysteme.garde import executer


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    voulus = list(sys.argv[1:] if arguments is None else arguments)
    return executer(lambda: _console(voulus) if voulus else _fenetre())


def _console(arguments: list[str]) -> int:
    from ecosysteme.application import lancer
    from ui.commandes.commandes_qt import ajouter

    ajouter()
    return lancer(arguments, "othellier")


def _fenetre() -> int:
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
    return main()
