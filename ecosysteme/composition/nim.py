"""Heaps of Nim set up by hand: filling a square raises its heap up to it, emptying one leaves what is below."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from ecosysteme.cases import Position
from ecosysteme.composition.composeur import Composeur, ContenuPlateau
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Camp, autre_camp
from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.reglages import TAS_MAX

HAUTEUR: Final = 10  # objects that a heap can always be given
DE_PLUS: Final = 3  # and how many more than the largest heap of the game holds


class ComposeurNim(Composeur[EtatNim]):
    """Sets up as many heaps as the game has."""

    camps_poses: ClassVar[tuple[Camp, ...]] = (PREMIER,)
    symetries: ClassVar[tuple[str, ...]] = ("miroir_gauche_droite",)
    jeu: Nim

    def dimensions(self, etat: EtatNim) -> tuple[int, int]:
        """Return a board higher than the heaps, so that they can grow, and a column a heap."""
        place = min(TAS_MAX, max(HAUTEUR, max(self.jeu.tas) + DE_PLUS))
        return max(place, *etat.tas), len(etat.tas)

    def contenu(self, etat: EtatNim) -> dict[Position, int]:
        """Return the objects, stacked from the last line up."""
        lignes, _ = self.dimensions(etat)
        return {(lignes - 1 - objet, rang): PREMIER for rang, objets in enumerate(etat.tas) for objet in range(objets)}

    def depuis(self, contenu: ContenuPlateau, trait: Camp) -> EtatNim:
        """Count the objects of each column."""
        nombres = Counter(colonne for _, colonne in contenu)
        return EtatNim(tuple(nombres[rang] for rang in range(len(self.jeu.tas))), trait)

    def peindre(self, etat: EtatNim, case: Position, camp: int) -> EtatNim:
        """Raise a heap to ``case`` at least, or leave it what lies below ``case`` at most."""
        ligne, rang = case
        dessous = self.dimensions(etat)[0] - 1 - ligne
        objets = max(etat.tas[rang], dessous + 1) if camp else min(etat.tas[rang], dessous)
        return EtatNim((*etat.tas[:rang], objets, *etat.tas[rang + 1 :]), etat.trait)

    def echanger_camps(self, etat: EtatNim) -> EtatNim:
        """Give the turn to the other player: objects belong to nobody."""
        return EtatNim(etat.tas, autre_camp(etat.trait))

    def etrangetes(self, etat: EtatNim) -> tuple[Message, ...]:
        """Find nothing odd: any heaps are those of some game."""
        return ()

    def jeu_de(self, etat: EtatNim) -> Nim:
        """Return the game of these heaps, with the same rules; one that is empty counts for one object at the start."""
        return Nim([max(objets, 1) for objets in etat.tas], self.jeu.maximum, self.jeu.misere)
