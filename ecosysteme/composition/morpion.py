"""Positions of morpion set up by hand: any signs on any squares; their number says who has the turn."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.composition.alignements import etranges_comptes, etranges_lignes
from ecosysteme.composition.composeur import Composeur, ContenuPlateau
from ecosysteme.fautes import Message
from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.jeux.morpion import ALIGNEMENTS, COTE, RANGS, EtatMorpion, Morpion

CAMPS = (Message("X"), Message("O"))


class ComposeurMorpion(Composeur[EtatMorpion]):
    """Sets up grids."""

    trait_libre: ClassVar[bool] = False
    jeu: Morpion

    def dimensions(self, etat: EtatMorpion) -> tuple[int, int]:
        """Return those of every game."""
        return COTE, COTE

    def contenu(self, etat: EtatMorpion) -> dict[Position, int]:
        """Return the signs."""
        return {(y, x): camp for y, rangee in enumerate(etat.grille) for x, camp in enumerate(rangee) if camp}

    def depuis(self, contenu: ContenuPlateau, trait: Camp) -> EtatMorpion:
        """Write the signs into an empty grid."""
        return EtatMorpion(tuple(tuple(contenu.get((y, x), 0) for x in RANGS) for y in RANGS))

    def etrangetes(self, etat: EtatMorpion) -> tuple[Message, ...]:
        """Notice numbers of signs that no game gives, and a line that should have ended the game before."""
        contenu = self.contenu(etat)
        au_trait, adverse = (
            any(all(contenu.get(case) == camp for case in ligne) for ligne in ALIGNEMENTS)
            for camp in (etat.trait, autre_camp(etat.trait))
        )
        return etranges_comptes(contenu, CAMPS) + etranges_lignes(etat.trait, au_trait, adverse, CAMPS)
