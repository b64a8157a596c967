#!/usr/bin/env python3
"""The report's application: run, it opens the window; imported, it gives ``generer``, ``tour`` and ``partie``.

    from applicationIHM import generer, tour, partie

Those three are ``ecosysteme.facades.rapport``'s and need neither a display nor Qt. ``ApplicationIHM``, the window, is
``ui.controleur``'s. Each is imported when it is asked for.
"""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING, Any

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until we listen there is nothing to tidy up, nor to say

from ui.socle import systeme

if TYPE_CHECKING:
    from ecosysteme.facades.rapport import generer, partie, tour
    from ui.controleur import ApplicationIHM, main

__all__ = ["ApplicationIHM", "generer", "main", "partie", "tour"]


def __getattr__(nom: str) -> Any:
    if nom in ("generer", "tour", "partie"):
        from ecosysteme.facades import rapport

        return getattr(rapport, nom)
    if nom in ("ApplicationIHM", "main"):
        from ui import controleur

        return getattr(controleur, nom)
    raise AttributeError(f"le module {__name__!r} n'a pas de {nom!r}")


def _lancer(fichiers: list[str]) -> int:
    """Read the command line, see that Qt can start, and open the window; return the exit code."""
    if fichiers:
        from ecosysteme.application import lire_fichiers

        fichiers = lire_fichiers(fichiers, "applicationIHM.py")
    # Before Qt is imported: where it cannot start, a sentence says so instead of a traceback.
    if (phrase := systeme.preparer()) is not None:
        return systeme.refuser(phrase)
    from ecosysteme.signaux import executer
    from ui.controleur import main

    return executer(lambda: main(*fichiers))


if __name__ == "__main__":
    sys.exit(_lancer(sys.argv[1:]))
