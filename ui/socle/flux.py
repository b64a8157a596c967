"""Brings the values that a computing thread sends to the GUI thread, at most ten a second: the latest ones."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

PERIODE: Final = 0.1  # s between two values: the first depths of a search take a millisecond each
JAMAIS: Final = float("-inf")


class Flux(QObject):
    """Carries the values of one source at a time; those that a closed source still sends are dropped."""

    recu = Signal(object)
    _nouveau = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cle: object = None  # the source of the moment
        self._dernier: tuple[object, object] | None = None  # written by the source, read by the GUI thread
        self._annonce = False  # whether the GUI thread has been told and has not looked yet
        self._montre = JAMAIS
        self._attente = QTimer(self, singleShot=True)
        self._attente.timeout.connect(self._montrer)
        self._nouveau.connect(self._recevoir, Qt.ConnectionType.QueuedConnection)

    def ouvrir(self) -> Callable[[object], None]:
        """Close the source before, and return the function that the new one calls with each value, from any thread."""
        self.fermer()
        cle = self._cle = object()
        self._montre = JAMAIS

        def verser(valeur: object) -> None:
            if self._cle is cle:
                self._dernier = (cle, valeur)  # the key tells whose value it is
                if not self._annonce:
                    self._annonce = True
                    self._nouveau.emit()

        return verser

    def _recevoir(self) -> None:
        """Show a value at once after a pause; in a burst, only the latest one, once ``PERIODE`` has passed."""
        reste = PERIODE - (perf_counter() - self._montre)
        if reste <= 0:
            self._montrer()
        elif not self._attente.isActive():
            self._attente.start(round(1000 * reste))

    def _montrer(self) -> None:
        self._annonce = False  # before reading: what comes in between is announced again, never lost
        dernier = self._dernier
        if dernier is not None and dernier[0] is self._cle:
            self._montre = perf_counter()
            self.recu.emit(dernier[1])

    def fermer(self) -> None:
        """Close the source, and drop the value that was not shown yet."""
        self._cle = self._dernier = None
        self._annonce = False
        self._attente.stop()
