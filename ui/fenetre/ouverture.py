"""Opens the window and runs it until it closes; the engine is compiled meanwhile, and the interface kept fluid."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QMainWindow

from ui.socle.interruption import fermer_sur_interruption
from ui.socle.taches import partager_interpreteur

Fenetre = TypeVar("Fenetre", bound=QMainWindow)


def ouvrir(fabrique: Callable[[], Fenetre], ensuite: Callable[[Fenetre], object]) -> int:
    """Open the window that ``fabrique`` makes, and return the exit code of the application.

    ``ensuite`` is called once the window is shown, with what may begin only then.
    """
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("Othellier")
    partager_interpreteur()
    fenetre = fabrique()
    fenetre.show()
    fermer_sur_interruption(fenetre)
    ensuite(fenetre)
    # What was built so far stays to the end: looking through it again at each full collection would freeze the window
    # for 20 to 70 ms.
    gc.collect()
    gc.freeze()
    return application.exec()
