"""What catches the faults that nobody else does, in every thread, and hands them to a session's log.

Who was told before still is: a terminal shows the traceback as ever.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import format_exception
from types import TracebackType

from ecosysteme.incidents.seance import Seance
from ecosysteme.signaux import en_partant

SANS_FAUTE = (KeyboardInterrupt, SystemExit, GeneratorExit)  # ways to end


@contextmanager
def capturer(dossier: Path) -> Iterator[Seance]:
    """Give a session that lasts as long as the block, in ``dossier``; a fault that leaves the block is written too.

    A signal that ends the process meanwhile is no fault.
    """
    seance = Seance(dossier)
    accroches = sys.excepthook, threading.excepthook, sys.unraisablehook
    _accrocher(seance)
    with en_partant(seance.terminer):
        try:
            yield seance
        except SANS_FAUTE:
            raise
        except BaseException as erreur:
            seance.fauter(_trace(type(erreur), erreur, erreur.__traceback__))
            raise
        finally:
            sys.excepthook, threading.excepthook, sys.unraisablehook = accroches
            seance.terminer()


def _trace(genre: type[BaseException], erreur: BaseException | None, trace: TracebackType | None) -> str:
    return "".join(format_exception(genre, erreur, trace)).rstrip()


def _accrocher(seance: Seance) -> None:
    premiere, d_un_fil, muette = sys.excepthook, threading.excepthook, sys.unraisablehook

    def imprevue(genre: type[BaseException], erreur: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(genre, SANS_FAUTE):
            seance.fauter(_trace(genre, erreur, trace))
        premiere(genre, erreur, trace)

    def imprevue_d_un_fil(faute: threading.ExceptHookArgs) -> None:
        if not issubclass(faute.exc_type, SANS_FAUTE):
            fil = faute.thread.name if faute.thread else ""
            seance.fauter(f"{fil}\n{_trace(faute.exc_type, faute.exc_value, faute.exc_traceback)}")
        d_un_fil(faute)

    def sans_appelant(faute: sys.UnraisableHookArgs) -> None:
        """Hear a fault that has no caller to go to, as in ``__del__``."""
        if not issubclass(faute.exc_type, SANS_FAUTE):
            seance.fauter(f"{faute.err_msg or ''}\n{_trace(faute.exc_type, faute.exc_value, faute.exc_traceback)}")
        muette(faute)

    sys.excepthook, threading.excepthook, sys.unraisablehook = imprevue, imprevue_d_un_fil, sans_appelant
