"""The neutral judge of the games between programs, as the window asks it: a process of its own, one position at a time.

What becomes of it changes no game: while it is slow the window lacks what it would say, and when it dies it is started
again for another game only. It ends once nothing was asked of it for a minute, until somebody asks again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.partie import Partie
from ecosysteme.retransmission.arbitre import ecrire_demande, lire_reponse
from ecosysteme.variantes.noeud import Noeud
from ui.reflexion.programme import ProgrammeInterroge

REPOS: Final = 60_000  # ms without a question before the process ends: it holds 100 MB, and starts again in a second
COMMANDE: Final = (sys.executable, "-m", "ecosysteme.retransmission.arbitre")


class ArbitreNeutre(ProgrammeInterroge):
    """Judges one move after the other; who asks chooses the next one once it has answered."""

    dit = Signal(object, int, object)  # a game, the number of a node of it, its ``Evaluation``

    def __init__(self, parent: QObject, commande: Sequence[str] = COMMANDE) -> None:
        """Start nothing yet; ``commande`` replaces the judge in tests."""
        super().__init__(parent, commande)
        self._demande: tuple[Partie, int] | None = None
        self._perdue: Partie | None = None  # the game in which it died
        self._repos = QTimer(self, singleShot=True, interval=REPOS)
        self._repos.timeout.connect(self.fermer)

    @property
    def occupe(self) -> bool:
        """Whether it is at a move."""
        return self._demande is not None

    def demander(self, partie: Partie, noeud: Noeud) -> None:
        """Have it judge the move of ``noeud``, unless it is busy, or died at this game."""
        if self._demande is not None or partie is self._perdue:
            return
        self._repos.stop()
        self._demande = partie, noeud.numero
        self._lancer()
        self._ecrire(ecrire_demande(partie.jeu, noeud.etat))

    def _recevoir(self, ligne: str) -> None:
        if self._demande is None:
            return
        if (evaluation := lire_reponse(ligne)) is None:
            self._perdre()
            return
        (partie, numero), self._demande = self._demande, None
        self._repos.start()
        self.dit.emit(partie, numero, evaluation)

    def _perdre(self) -> None:
        """Do without it until another game is asked about."""
        if self._demande is not None:
            self._perdue = self._demande[0]
        self.fermer()

    def fermer(self) -> None:
        """End the process; what it was asked stays unanswered."""
        self._repos.stop()
        self._demande = None
        super().fermer()
