"""Why the moves of mistakes and of answers are wrong, asked off the GUI thread, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ecosysteme.cases import Position
from ecosysteme.explication import PERSONNE, Pourquoi, fautif_de
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.variantes.evaluation import Evaluation
from ui.reflexion.explication import demander_pourquoi
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches


class Explications(QObject):
    """Has a thread of its own: an explanation would wait on that of a review for its end."""

    def __init__(self, moteur: MoteurPartage, parent: QObject) -> None:
        super().__init__(parent)
        self._moteur, self._taches = moteur, Taches(self)
        self.niveau: int | None = None  # of the person, who made all of these mistakes

    def demander(
        self, avant: EtatOthello, coup: Position, evaluation: Evaluation, succes: Callable[[Pourquoi | None], None]
    ) -> None:
        """Call ``succes`` with why ``coup``, played in ``avant`` and judged, was a mistake."""
        fautif = fautif_de(PERSONNE, self.niveau)
        demander_pourquoi(self._taches, self._moteur, avant, coup, evaluation, succes, fautif)

    def fermer(self) -> None:
        """Explain nothing more."""
        self._taches.fermer()
