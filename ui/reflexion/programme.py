"""A module of ours that runs in a process of its own, talks by lines, and ends with us; one that answers questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess

from ecosysteme.enfants import oublier, surveiller

RACINE: Final = Path(__file__).resolve().parents[2]
ARRET_MAXIMAL: Final = 30_000  # ms to see a killed process end: it takes some, but seconds on a very busy machine


class Programme(QProcess):
    """The process; killed by ``fermer`` and when the application quits, after which it tells nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._numero = 0  # of the process, as long as it must not outlive us
        # There the package is found even when it was not installed, wherever the window was opened from.
        self.setWorkingDirectory(str(RACINE))
        self.started.connect(self._surveiller)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.fermer)

    def _surveiller(self) -> None:
        self._numero = self.processId()
        surveiller(self._numero)
        self.finished.connect(lambda *_: self._oublier())

    def _oublier(self) -> None:
        if self._numero:
            oublier(self._numero)
            self._numero = 0

    def lignes(self) -> Iterator[str]:
        """Yield the lines that it has written since."""
        while self.canReadLine():
            yield bytes(self.readLine().data()).decode(errors="replace")

    def fermer(self) -> None:
        """End it at once."""
        self.blockSignals(True)
        if self.state() is not QProcess.ProcessState.NotRunning:
            self.kill()
            self.waitForFinished(ARRET_MAXIMAL)
            self._oublier()


class ProgrammeInterroge(QObject):
    """Answers lines by lines: its process runs from when it is first needed to ``fermer``, or until it is lost."""

    def __init__(self, parent: QObject, commande: Sequence[str]) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self._commande = commande
        self._processus: Programme | None = None

    def _lancer(self) -> None:
        """Start it, unless it runs; one that cannot be started is lost at once."""
        if self._processus is not None:
            return
        self._processus = Programme(self)
        self._processus.setStandardErrorFile(QProcess.nullDevice())
        self._processus.readyReadStandardOutput.connect(self._lire)
        self._processus.finished.connect(lambda *_: self._perdre())
        self._processus.errorOccurred.connect(lambda _: self._perdre())
        self._processus.start(self._commande[0], list(self._commande[1:]))

    def _ecrire(self, ligne: str) -> None:
        """Ask it; nobody is asked once it is lost."""
        if self._processus is not None:
            self._processus.write(ligne.encode())

    def _lire(self) -> None:
        for ligne in self._processus.lignes() if self._processus else ():
            self._recevoir(ligne)

    def _recevoir(self, ligne: str) -> None:
        """Take an answer; some may still come after ``fermer``."""
        raise NotImplementedError

    def _perdre(self) -> None:
        """Do without it: it ended, or could not be started."""
        raise NotImplementedError

    def fermer(self) -> None:
        """End the process; what it was asked stays unanswered."""
        if self._processus is not None:
            processus, self._processus = self._processus, None
            processus.fermer()
            processus.deleteLater()
