"""From the class of the window to its last day: shown, compiled for, kept fluid, run."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QMainWindow

from ui.chargeur import trouver
from ui.chauffe import Chauffe
from ui.conseil import Conseil
from ui.interruption import fermer_sur_interruption
from ui.taches import partager_interpreteur


def ouvrir(fabrique: Callable[[], QMainWindow]) -> int:
    """Open the window that ``fabrique`` makes, and return the exit code of the application."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("Othellier")
    partager_interpreteur()
    fenetre = fabrique()
    fenetre.show()
    fermer_sur_interruption(fenetre)
    trouver(fenetre, Conseil, "").chauffer(Chauffe(fenetre))
    # What was built so far stays to the end: looking through it again at each full collection would freeze the window
    # for 20 to 70 ms.
    gc.collect()
    gc.freeze()
    return application.exec()
