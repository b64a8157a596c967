"""Why moves are mistakes, asked off the GUI thread, of an engine that nobody else uses."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

from PySide6.QtCore import QObject

from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Pourquoi, expliquer_coup
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.variantes.evaluation import Evaluation
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches

TABLE: Final = 8  # MB: an explanation searches little, and leaves the hints and the analysis their table


class Explications(QObject):
    """Answers one question after the other. What fails is no explanation: mistakes are told without it."""

    def __init__(self, moteur: MoteurPartage, parent: QObject) -> None:
        """Wait, as everybody, until the engine of ``moteur`` is compiled."""
        super().__init__(parent)
        self._moteur, self._taches = moteur, Taches(self)

    def demander(
        self, avant: EtatOthello, coup: Position, evaluation: Evaluation, succes: Callable[[Pourquoi | None], None]
    ) -> Tache:
        """Call ``succes`` with why ``coup``, played in ``avant`` and judged, was a mistake."""

        def travail(arret: Event) -> Pourquoi | None:
            jeu = Othello()
            self._moteur.conseiller(jeu, arret)  # compiled, or waited for
            return expliquer_coup(avant, coup, evaluation, ConseillerOthello(jeu, hash_mo=TABLE), arret=arret)

        return self._taches.lancer(travail, succes, lambda _: succes(None))

    def fermer(self) -> None:
        """Explain nothing more."""
        self._taches.fermer()
