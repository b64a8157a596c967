"""Engines for the tests of servers: one that answers at once, always the same, and notes what it was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from threading import Event

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.othello.avis import Avis, Limites, Note, RappelAvis
from ecosysteme.serveur.penseur import CoupReflechi


def avis_de(etat: EtatOthello, profondeur: int, tous: bool) -> Avis:
    """Find the first legal move the best, worth its depth, each next one a disc less."""
    coups = {coup: Note(profondeur - rang, profondeur, 100, False) for rang, coup in enumerate(etat.coups)}
    ligne: tuple[Position | None, ...] = etat.coups[:1] or (None,)
    return Avis(profondeur, profondeur, 100, False, ligne, 1000 * profondeur, 0.25, coups if tous else {})


class FauxPenseur:
    """Thinks to two depths; an error in its place when ``panne`` is set, a long wait when ``patient``."""

    def __init__(self) -> None:
        self.demandes: list[Limites] = []
        self.connus: Mapping[Position, int] = {}
        self.panne: Exception | None = None
        self.noeuds = 2000  # visited in a quarter of a second
        self.patient = self.pret = False
        self.coupees = self.parties = self.cessees = 0
        self.anticipes: list[EtatOthello] = []
        self.commence = Event()  # it has begun to think in advance

    def preparer(self, arret: Event) -> None:
        self.pret = True

    def nouvelle_partie(self) -> None:
        assert self.pret
        self.parties += 1

    def choisir(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None
    ) -> CoupReflechi:
        avis = self._penser(etat, limites, arret, rappel, tous=False)
        assert avis.meilleur is not None
        return CoupReflechi(avis.meilleur, avis)

    def noter(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None, *, tous: bool = True
    ) -> Avis:
        return self._penser(etat, limites, arret, rappel, tous)

    def anticiper(self, etat: EtatOthello, arret: Event) -> None:
        self.anticipes.append(etat)
        self.commence.set()
        arret.wait(30)
        self.cessees += arret.is_set()

    def livre(self, etat: EtatOthello) -> tuple[Mapping[Position, int], int]:
        return self.connus, 20

    def _penser(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: Callable[[Avis], None] | None, tous: bool
    ) -> Avis:
        self.demandes.append(limites)
        if self.panne is not None:
            raise self.panne
        for profondeur in (1, 2):
            if rappel is not None:
                rappel(avis_de(etat, profondeur, tous))
        if self.patient:
            self.coupees += arret.wait(30)
        return replace(avis_de(etat, 2, tous), noeuds=self.noeuds)
