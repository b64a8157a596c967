"""The real window, in a process of its own, to which something happens once it is painted: ``python … WHAT MEMORY``."""

from __future__ import annotations

import faulthandler
import sys
from operator import attrgetter
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QTimer, qCritical

from applicationIHM import ApplicationIHM
from tests.fenetre import memoire_dans
from ui.fenetre.ouverture import ouvrir


def rompre() -> None:
    raise RuntimeError("rupture de l'essai")


def arriver(quoi: str, fenetre: ApplicationIHM) -> None:
    """Let ``quoi`` happen, from a slot; the window closes next if it can."""
    if quoi == "attente":
        print("ouverte", flush=True)
        return
    QTimer.singleShot(0, fenetre, fenetre.close)
    if quoi == "memoire":
        attrgetter("_sigsegv")(faulthandler)()  # not declared: it is there for tests
    elif quoi == "exceptions":
        fil = Thread(target=rompre, name="un-fil")
        fil.start()
        fil.join()
        rompre()
    elif quoi == "qt":
        qCritical("plainte de l'essai")


def principal(quoi: str, memoire: Path) -> int:
    def fabriquer() -> ApplicationIHM:
        if quoi == "fabrique":
            rompre()
        return ApplicationIHM(memoire_dans(memoire))

    return ouvrir(fabriquer, lambda fenetre: arriver(quoi, fenetre))


if __name__ == "__main__":
    sys.exit(principal(sys.argv[1], Path(sys.argv[2])))
