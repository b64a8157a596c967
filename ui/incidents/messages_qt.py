"""What Qt says of its own troubles, written to the session's log and then wherever it went before."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from ecosysteme.incidents.seance import Seance

NIVEAUX: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,  # Qt aborts next, which ``faulthandler`` sees
}


@contextmanager
def ecouter_qt(seance: Seance) -> Iterator[None]:
    """Write what Qt says during the block; none of it is a fault by itself."""

    def recevoir(genre: QtMsgType, contexte: QMessageLogContext, message: str) -> None:
        seance.noter(NIVEAUX.get(genre, logging.WARNING), f"Qt : {message}")
        if avant is not None:
            avant(genre, contexte, message)
        elif sys.stderr is not None:  # as Qt would: a windowed program of Windows has none
            with suppress(OSError, ValueError):
                print(qFormatLogMessage(genre, contexte, message), file=sys.stderr, flush=True)

    avant = qInstallMessageHandler(recevoir)
    try:
        yield
    finally:
        qInstallMessageHandler(avant)
