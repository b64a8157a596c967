"""Compiles the engine when the window opens, in a process of its own: the compiler would hold the interpreter here."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Signal
from PySide6.QtWidgets import QLabel, QMainWindow, QStatusBar

from ui.socle.chargeur import trouver

RACINE = Path(__file__).resolve().parents[2]
ARRET_MAXIMAL = 1000  # ms to let the process end when the window closes


class Chauffe(QObject):
    """The one compilation of the engine on this machine, or the half second in which it finds it done.

    Its progress stands in the message line of ``fenetre`` while it lasts.
    """

    finie = Signal(bool)  # whether the engine can be used

    def __init__(self, fenetre: QMainWindow) -> None:
        """Start nothing yet."""
        super().__init__(fenetre)
        self._barre = trouver(fenetre, QStatusBar, "barre_etat")
        self._etiquette = QLabel(fenetre)
        self._etiquette.setProperty("role", "discret")
        self._etiquette.hide()
        self._barre.addPermanentWidget(self._etiquette)
        self._processus = QProcess(self)
        # There the package is found even when it was not installed, wherever the window was opened from.
        self._processus.setWorkingDirectory(str(RACINE))
        self._processus.readyReadStandardOutput.connect(self._lire)
        self._processus.finished.connect(lambda code, _: self._finir(code == 0))
        self._processus.errorOccurred.connect(self._echouer)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.fermer)

    def lancer(self, programme: str = sys.executable, *arguments: str) -> None:
        """Compile in the background; ``programme`` and ``arguments`` replace the compiling process in tests."""
        self._processus.start(programme, arguments or ("-m", "ecosysteme.moteur.chauffe"))

    def _lire(self) -> None:
        for ligne in bytes(self._processus.readAllStandardOutput().data()).decode().splitlines():
            fait, barre, total = ligne.partition("/")
            if barre and fait != total:
                self._etiquette.setText(self.tr("Préparation du moteur : {}/{}").format(fait, total))
                self._etiquette.show()

    def _finir(self, reussie: bool) -> None:
        self._etiquette.hide()
        self.finie.emit(reussie)

    def _echouer(self, erreur: QProcess.ProcessError) -> None:
        if erreur == QProcess.ProcessError.FailedToStart:
            self._finir(False)

    def fermer(self) -> None:
        """End the process; what it has compiled is kept."""
        self._processus.blockSignals(True)
        if self._processus.state() is not QProcess.ProcessState.NotRunning:
            self._processus.kill()
            self._processus.waitForFinished(ARRET_MAXIMAL)
