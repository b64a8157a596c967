"""The judge of a person's moves during a lesson, as the window asks it: a process of its own, one move after another.

While it is slow the window does without it, and when it dies it is not started again by itself.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.lecon.juge import ecrire_demande, lire_reponse
from ui.reflexion.programme import Programme

COMMANDE: Final = (sys.executable, "-m", "ecosysteme.lecon.juge")


class JugeDeCoups(QObject):
    """Answers each question by ``dit``, in order: the number that it was given, and an ``Evaluation``, or ``None``."""

    dit = Signal(int, object)

    def __init__(self, parent: QObject, commande: Sequence[str] = COMMANDE) -> None:
        """Start nothing yet; ``commande`` replaces the judge in tests."""
        super().__init__(parent)
        self._commande = commande
        self._processus: Programme | None = None
        self._perdu = False
        self._attendues: deque[tuple[int, EtatOthello, Position]] = deque()

    def preparer(self) -> None:
        """Start it: the engine takes a second to load."""
        if self._processus is not None or self._perdu:
            return
        self._processus = Programme(self)
        self._processus.setStandardErrorFile(QProcess.nullDevice())
        self._processus.readyReadStandardOutput.connect(self._lire)
        self._processus.finished.connect(lambda *_: self._perdre())
        self._processus.errorOccurred.connect(lambda _: self._perdre())
        self._processus.start(self._commande[0], list(self._commande[1:]))

    def demander(self, numero: int, avant: EtatOthello, coup: Position) -> bool:
        """Ask what ``coup`` lost in ``avant``; ``False`` when there is nobody to answer."""
        self.preparer()
        if self._processus is None:
            return False
        self._attendues.append((numero, avant, coup))
        self._processus.write(ecrire_demande(avant, coup).encode())
        return True

    def _lire(self) -> None:
        for ligne in self._processus.lignes() if self._processus else ():
            if self._attendues:
                numero, avant, coup = self._attendues.popleft()
                self.dit.emit(numero, lire_reponse(avant, coup, ligne))

    def _perdre(self) -> None:
        """Leave every question unanswered, and do without it."""
        self._perdu = True
        attendues = list(self._attendues)
        self.fermer()
        for numero, _, _ in attendues:
            self.dit.emit(numero, None)

    def fermer(self) -> None:
        """End the process; what it was asked stays unanswered."""
        self._attendues.clear()
        if self._processus is not None:
            processus, self._processus = self._processus, None
            processus.fermer()
