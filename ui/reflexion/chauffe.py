"""Compiles the engine when the window opens, in a process of its own: the compiler would hold the interpreter here."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from ecosysteme.enfants import oublier, surveiller

RACINE = Path(__file__).resolve().parents[2]
ARRET_MAXIMAL = 1000  # ms to let the process end when the window closes
DELAI = 500  # ms: a compilation that lasts less is not worth a word


class Chauffe(QObject):
    """The one compilation of the engine on this machine, or the half second in which it finds it done."""

    avance = Signal(int)  # per cent done, 0 to 99, once something was compiled for ``DELAI``
    finie = Signal(bool)  # whether the engine can be used

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._fait = 0
        self._patience = QTimer(self, singleShot=True, interval=DELAI)
        self._patience.timeout.connect(self._dire)
        self._tarde = False
        self._processus = QProcess(self)
        # There the package is found even when it was not installed, wherever the window was opened from.
        self._processus.setWorkingDirectory(str(RACINE))
        self._processus.readyReadStandardOutput.connect(self._lire)
        self._processus.started.connect(self._surveiller)
        self._processus.finished.connect(lambda code, _: self._finir(code == 0))
        self._processus.errorOccurred.connect(self._echouer)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.fermer)

    def lancer(self, programme: str = sys.executable, *arguments: str) -> None:
        """Compile in the background; ``programme`` and ``arguments`` replace the compiling process in tests."""
        self._processus.start(programme, arguments or ("-m", "ecosysteme.moteur.chauffe"))

    def _surveiller(self) -> None:
        numero = self._processus.processId()
        surveiller(numero)
        self._processus.finished.connect(lambda *_: oublier(numero))

    def _lire(self) -> None:
        while self._processus.canReadLine():
            fait, barre, total = bytes(self._processus.readLine().data()).decode().partition("/")
            if barre:
                self._fait = min(99, 100 * int(fait) // int(total))  # the last one is still to be written to the disk
                if self._tarde:
                    self._dire()
                elif not self._patience.isActive():
                    self._patience.start()

    def _dire(self) -> None:
        self._tarde = True
        self.avance.emit(self._fait)

    def _finir(self, reussie: bool) -> None:
        self._patience.stop()
        self.finie.emit(reussie)

    def _echouer(self, erreur: QProcess.ProcessError) -> None:
        if erreur == QProcess.ProcessError.FailedToStart:
            self._finir(False)

    def fermer(self) -> None:
        """End the process; what it has compiled is kept."""
        self._patience.stop()
        self._processus.blockSignals(True)
        if self._processus.state() is not QProcess.ProcessState.NotRunning:
            self._processus.kill()
            self._processus.waitForFinished(ARRET_MAXIMAL)
