"""Engines that answer what a test wants, in place of the compiled one."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from ecosysteme.conseiller import Conseiller
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.plateau import Couleur, Plateau
from ui.reflexion.moteur_partage import MoteurPartage

PATIENCE = 600_000  # ms: a bound for a broken test, not a speed; the engine may have to be compiled


def avis(plateau: Plateau, couleur: Couleur, profondeur: int) -> Avis:
    """Value each legal move of ``plateau`` by its rank, the first one best: 4, 3, 2…"""
    coups = plateau.coups_legaux(couleur)
    notes = {coup: Note(4 - rang, profondeur, 100, False) for rang, coup in enumerate(coups)}
    return Avis(4, profondeur, 100, False, tuple(coups[:1]), 1000 * profondeur, 0.5, notes)


class FauxMoteur:
    """Gives ``profondeurs`` opinions one after the other, then thinks until it is stopped when ``sans_fin``.

    A move that is looked at alone, after all of its position, is worth what it was worth among them.
    """

    def __init__(self, profondeurs: int = 3, *, sans_fin: bool = False) -> None:
        self.profondeurs, self.sans_fin = profondeurs, sans_fin
        self.arrete = Event()
        self.questions = 0
        self._vus: tuple[Plateau, Avis] | None = None

    def oublier(self) -> None:
        """It knows nothing to forget."""

    def reflechir(
        self,
        plateau: Plateau,
        couleur: Couleur,
        limites: Limites,
        *,
        tous: bool = False,
        arret: Event | None = None,
        rappel: Callable[[Avis], None] | None = None,
    ) -> Avis:
        assert arret is not None
        if not tous:
            return self._seul(plateau)
        self.questions += 1
        for profondeur in range(1, self.profondeurs + 1):
            dernier = avis(plateau, couleur, profondeur)
            if rappel:
                rappel(dernier)
        if self.sans_fin and arret.wait(PATIENCE / 1000):
            self.arrete.set()
            from ecosysteme.arret import Interrompu

            raise Interrompu
        self._vus = plateau, dernier
        return dernier

    def _seul(self, plateau: Plateau) -> Avis:
        assert self._vus is not None
        avant, tous = self._vus
        [coup] = set(plateau) - set(avant)
        note = tous.coups[coup]
        return Avis(-note.score, note.profondeur - 1, note.certitude, note.exact, (), 1000, 0.5)


class FauxPartage(MoteurPartage):
    """Shares a false engine."""

    def __init__(self, moteur: Any) -> None:
        super().__init__()
        self.faux = moteur

    def conseiller(self, jeu: Jeu, arret: Event) -> Conseiller:
        if not isinstance(jeu, Othello):
            return super().conseiller(jeu, arret)
        self.patienter(jeu, arret)
        if isinstance(self.faux, BaseException):
            raise self.faux
        return ConseillerOthello(jeu, moteur=self.faux)
