"""Ctrl+C in the terminal, or another signal that ends a program, closes the window as its own button does."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QMainWindow

from ecosysteme.signaux import PAR_SIGNAL, SIGNAUX


def fermer_sur_interruption(
    fenetre: QMainWindow, partir: Callable[[], object], quitter: Callable[[int], object]
) -> None:
    """Let ``fenetre`` ``partir`` on a signal that ends programs, as long as it lives, then ``quitter`` with the code.

    Qt's loop runs no Python for Python's own handler to raise in, or raises in the middle of a paint: the signal writes
    its number to a socket instead, which wakes the loop. The second signal is left to whoever listened before.
    """
    lecture, ecriture = socket.socketpair()
    for bout in (lecture, ecriture):
        bout.setblocking(False)
    notifieur = QSocketNotifier(lecture.fileno(), QSocketNotifier.Type.Read, fenetre)
    avant = {numero: signal.getsignal(numero) for numero in SIGNAUX if signal.getsignal(numero) != signal.SIG_IGN}

    def rendre() -> None:
        """Let those who listened before listen again, unless they have gone too: a window may die after all else."""
        present = signal.set_wakeup_fd(-1)
        if present == ecriture.fileno():
            present = reveil
            for numero, precedent in avant.items():
                signal.signal(numero, precedent)
        signal.set_wakeup_fd(present, warn_on_full_buffer=False)

    def fermer() -> None:
        rendre()
        (numero, *_) = lecture.recv(1)
        partir()
        quitter(PAR_SIGNAL + numero)

    notifieur.activated.connect(fermer)
    reveil = signal.set_wakeup_fd(ecriture.fileno(), warn_on_full_buffer=False)
    for numero in avant:
        signal.signal(numero, lambda *_: None)

    def ranger() -> None:
        rendre()
        lecture.close()
        ecriture.close()

    fenetre.destroyed.connect(ranger)
