"""Compiles engines when the window opens, in a process of its own: the compiler would hold the interpreter here."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from ui.reflexion.programme import Programme

DELAI = 500  # ms: a compilation that lasts less is not worth a word


PRET = "prêt "  # what the process writes before the name of a game, once its engine can be used


class Chauffe(QObject):
    """The one compilation of the engines on this machine, or the half second in which it finds it done."""

    avance = Signal(int)  # per cent done, 0 to 99, once something was compiled for ``DELAI``
    prete = Signal(str)  # the name of a game whose engine can be used, before all can
    finie = Signal(bool)  # whether all can

    def __init__(self, parent: QObject) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self.premier = ""  # the game whose engine is compiled before the others
        self._fait = 0
        self._patience = QTimer(self, singleShot=True, interval=DELAI)
        self._patience.timeout.connect(self._dire)
        self._tarde = False
        self._processus = Programme(self)
        self._processus.readyReadStandardOutput.connect(self._lire)
        self._processus.finished.connect(lambda code, _: self._finir(code == 0))
        self._processus.errorOccurred.connect(self._echouer)

    def lancer(self, programme: str = sys.executable, *arguments: str) -> None:
        """Compile in the background; ``programme`` and ``arguments`` replace the compiling process in tests."""
        self._processus.start(programme, arguments or ("-m", "ecosysteme.moteur.chauffe", self.premier))

    def _lire(self) -> None:
        for ligne in self._processus.lignes():
            if ligne.startswith(PRET):
                self.prete.emit(ligne.removeprefix(PRET).rstrip())
            fait, barre, total = ligne.partition("/")
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
        self._processus.fermer()
