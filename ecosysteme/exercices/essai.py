"""An exercise while it is solved: each move judged, the best defence played, a wrong move that ends it."""

from __future__ import annotations

from enum import Enum, auto

from ecosysteme.exercices.exercice import Exercice
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie


class NatureEssai(Enum):
    """What a move was: not legal, right with more to find, the last one to find, wrong."""

    REFUSEE = auto()
    JUSTE = auto()
    TROUVEE = auto()
    FAUSSE = auto()


class EssaiExercice:
    """Plays ``exercice`` on ``partie``; ``trouves`` counts the plies that were found without the solution."""

    def __init__(self, exercice: Exercice) -> None:
        self.exercice = exercice
        self.partie: Partie = Partie(exercice.regles, exercice.etat)
        self.rang = self.trouves = 0
        self.finie = self.reussie = False
        self.faux: CoupQuelconque | None = None

    @property
    def attendus(self) -> tuple[CoupQuelconque, ...]:
        """The moves that are right now, none once all is over."""
        return () if self.finie else self.exercice.plis[self.rang].acceptes

    def essayer(self, coup: CoupQuelconque) -> NatureEssai:
        """Play ``coup`` and what answers it; a wrong move stays on the board, an illegal one changes nothing."""
        if self.finie or coup not in self.partie.jeu.coups_legaux(self.partie.etat):
            return NatureEssai.REFUSEE
        juste = coup in self.attendus
        self.partie.jouer(coup)
        if not juste:
            self.finie, self.faux = True, coup
            return NatureEssai.FAUSSE
        self.trouves += 1
        self._suivre()
        self.reussie = self.finie
        return NatureEssai.TROUVEE if self.finie else NatureEssai.JUSTE

    def _suivre(self) -> None:
        """Let the best defence answer, or end."""
        reponse = self.exercice.plis[self.rang].reponse
        if reponse is None:
            self.finie = True
            return
        self.partie.jouer(reponse)
        self.rang += 1

    def montrer(self) -> tuple[CoupQuelconque, ...]:
        """Play all that is left of the solution, which ends the exercise; return the moves that were to be found."""
        joues = []
        while not self.finie:
            coup = self.attendus[0]
            joues.append(coup)
            self.partie.jouer(coup)
            self._suivre()
        return tuple(joues)
