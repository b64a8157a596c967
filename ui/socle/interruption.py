"""Ctrl+C in the terminal closes the window, as its own button does."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QMainWindow


def fermer_sur_interruption(fenetre: QMainWindow) -> None:
    """Close ``fenetre`` on SIGINT, for as long as it lives.

    Qt's loop runs no Python for Python's own handler to raise in, or raises in the middle of a paint: the signal writes
    a byte to a socket instead, which wakes the loop.
    """
    lecture, ecriture = socket.socketpair()
    for bout in (lecture, ecriture):
        bout.setblocking(False)
    notifieur = QSocketNotifier(lecture.fileno(), QSocketNotifier.Type.Read, fenetre)
    notifieur.activated.connect(fenetre.close)
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.set_wakeup_fd(ecriture.fileno(), warn_on_full_buffer=False)

    def ranger() -> None:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        lecture.close()
        ecriture.close()

    fenetre.destroyed.connect(ranger)
