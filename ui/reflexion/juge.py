"""The judge of a person's moves during a lesson, as the window asks it: a process of its own, one move after another.

While it is slow the window does without it, and when it dies it is not started again by itself.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.lecon.juge import ecrire_demande, lire_reponse
from ui.reflexion.programme import ProgrammeInterroge

COMMANDE: Final = (sys.executable, "-m", "ecosysteme.lecon.juge")


class JugeDeCoups(ProgrammeInterroge):
    """Answers each question by ``dit``, in order: the number that it was given, and an ``Evaluation``, or ``None``."""

    dit = Signal(int, object)

    def __init__(self, parent: QObject, commande: Sequence[str] = COMMANDE) -> None:
        """Start nothing yet; ``commande`` replaces the judge in tests."""
        super().__init__(parent, commande)
        self._perdu = False
        self._attendues: deque[tuple[int, EtatOthello, Position]] = deque()

    def preparer(self) -> None:
        """Start it: the engine takes a second to load."""
        if not self._perdu:
            self._lancer()

    def demander(self, numero: int, avant: EtatOthello, coup: Position) -> bool:
        """Ask what ``coup`` lost in ``avant``; ``False`` when there is nobody to answer."""
        self.preparer()
        if self._processus is None:
            return False
        self._attendues.append((numero, avant, coup))
        self._ecrire(ecrire_demande(avant, coup))
        return True

    def _recevoir(self, ligne: str) -> None:
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
        super().fermer()
