"""An exercise while it is solved: each move judged, the best defence played, a wrong move that ends it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from enum import Enum, auto
from itertools import islice
from threading import Event
from typing import Final

from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeu import CoupQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

SERIE: Final = 10
FACILE: Final = 900  # Elo: a fifth of those that are shipped are below
DIFFICILE: Final = 1500  # and more than half are above


class NatureEssai(Enum):
    """What a move was: not legal, right with more to find, the last one to find, wrong."""

    REFUSEE = auto()
    JUSTE = auto()
    TROUVEE = auto()
    FAUSSE = auto()


class Difficulte(Enum):
    """Which ratings are wanted."""

    TOUTES = "toutes"
    FACILE = "facile"
    MOYENNE = "moyenne"
    DIFFICILE = "difficile"

    def accepte(self, cote: int) -> bool:
        """Tell whether an exercise rated so is one of these.

        >>> Difficulte.MOYENNE.accepte(900), Difficulte.FACILE.accepte(900), Difficulte.TOUTES.accepte(900)
        (True, False, True)
        """
        if self is Difficulte.TOUTES:
            return True
        tenue = Difficulte.FACILE if cote < FACILE else Difficulte.MOYENNE if cote < DIFFICILE else Difficulte.DIFFICILE
        return self is tenue


class EssaiExercice:
    """Plays ``exercice`` on ``partie``; ``trouves`` counts the plies that were found without the solution."""

    def __init__(self, exercice: Exercice) -> None:
        self.exercice = exercice
        self.partie: Partie = Partie(exercice.regles, exercice.etat)
        self.rang = self.trouves = 0
        self.finie = self.reussie = self.indice = False
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


def serie(
    jeu: Jeu, genre: GenreExercice | None, difficulte: Difficulte, graine: int, arret: Event | None = None
) -> list[Exercice]:
    """Return ``SERIE`` exercises of ``jeu`` or fewer, drawn by lot; of Othello, of those that are shipped.

    The solved games have one kind, and no ratings. Raises ``Interrompu`` soon after ``arret`` is set.
    """
    if not isinstance(jeu, Othello):
        return list(islice(_differents(exercices_resolus(jeu, graine, arret)), SERIE))
    if jeu.taille != exercices_fournis()[0].etat.taille:
        return []
    voulus = [
        exercice
        for exercice in exercices_fournis()
        if genre in (None, exercice.genre) and difficulte.accepte(exercice.cote)
    ]
    tires = random.Random(graine).sample(voulus, min(SERIE, len(voulus)))
    return sorted(tires, key=lambda exercice: exercice.cote)


def _differents(exercices: Iterable[Exercice]) -> Iterable[Exercice]:
    """Yield each position once, and end when none is new for long: a small game has few."""
    vues = set()
    deja = 0
    for exercice in exercices:
        if exercice.cle in vues:
            deja += 1
            if deja > 200:
                return
            continue
        vues.add(exercice.cle)
        yield exercice
