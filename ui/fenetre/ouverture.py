"""Opens the window and runs it until it closes; the engine is compiled meanwhile, and the interface kept fluid."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from ecosysteme.incidents.capture import capturer
from ecosysteme.incidents.lieu import dossier_des_incidents
from ui.fenetre.cadre import Cadre
from ui.incidents.messages_qt import ecouter_qt
from ui.socle.interruption import fermer_sur_interruption
from ui.socle.taches import partager_interpreteur

Fenetre = TypeVar("Fenetre", bound=Cadre)


class _PremierePeinture(QObject):
    """Calls ``ensuite`` once, as soon as ``fenetre`` has been painted."""

    def __init__(self, fenetre: QMainWindow, ensuite: Callable[[], object]) -> None:
        super().__init__(fenetre)
        self._fenetre, self._ensuite = fenetre, ensuite
        fenetre.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._fenetre.removeEventFilter(self)
            QTimer.singleShot(0, self, self._ensuite)  # this event comes before what it asks for
        return False


def ouvrir(fabrique: Callable[[], Fenetre], ensuite: Callable[[Fenetre], object], fichiers: Sequence[str] = ()) -> int:
    """Open the window that ``fabrique`` makes, not complete yet, and return the exit code of the application.

    Once painted it is completed, ``ensuite`` is called with what may begin only then, and ``fichiers`` are asked for.
    What goes wrong meanwhile is written down for a report.
    """
    with capturer(dossier_des_incidents()) as seance, ecouter_qt(seance):
        application = QApplication.instance() or QApplication(sys.argv[:1])
        application.setApplicationName("Othellier")
        partager_interpreteur()
        fenetre = fabrique()
        if not fichiers:
            fenetre.accueillir()
        fenetre.show()
        fermer_sur_interruption(fenetre, fenetre.partir, application.exit)
        _PremierePeinture(fenetre, lambda: _apres(fenetre, ensuite, fichiers))
        return application.exec()


def _apres(fenetre: Fenetre, ensuite: Callable[[Fenetre], object], fichiers: Sequence[str]) -> None:
    fenetre.completer()
    if fichiers:
        fenetre.fichiers_demandes.emit(list(fichiers))
    ensuite(fenetre)
    # What was built so far stays to the end: looking through it again at each full collection would freeze the window
    # for 20 to 70 ms.
    gc.collect()
    gc.freeze()
