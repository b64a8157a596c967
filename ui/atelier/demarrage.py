"""One start of the window, in processor seconds: ``python -m ui.atelier.demarrage`` opens it, prints them and ends.

A process of its own for each start, for what is imported stays imported. The processor's time, of all threads, because
a busy machine stretches the other.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

TOURS: Final = 2_000_000


def reference() -> float:
    """Return what a fixed loop of Python costs here, in processor seconds: divided by it, starts compare."""
    debut, somme = process_time(), 0
    for nombre in range(TOURS):
        somme += nombre & 7
    return process_time() - debut


def principal() -> int:
    """Start as ``othellier`` does, on a memory thrown away afterwards; print when each part was done, and the loop."""
    from applicationIHM import ApplicationIHM

    instants = {"import": process_time()}  # since the process began: Python's own start is in it

    from PySide6.QtCore import QSettings

    from ui.fenetre.ouverture import ouvrir
    from ui.socle.memoire import Memoire

    with TemporaryDirectory(prefix="othellier-") as dossier:

        class Mesuree(ApplicationIHM):
            """Notes when it has been painted, which is when it is asked for the rest."""

            def completer(self) -> None:
                instants["peinture"] = process_time()
                super().completer()

        def fabrique() -> ApplicationIHM:
            reglages = QSettings(str(Path(dossier) / "essai.ini"), QSettings.Format.IniFormat)
            fenetre = Mesuree(Memoire(reglages), complete=False)
            instants["fenetre"] = process_time()
            return fenetre

        def ensuite(fenetre: ApplicationIHM) -> None:
            instants["salles"] = process_time()
            fenetre.close()

        code = ouvrir(fabrique, ensuite)
    print(json.dumps({**instants, "reference": reference()}))
    return code


if __name__ == "__main__":
    sys.exit(principal())
