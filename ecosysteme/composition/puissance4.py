"""Positions of Puissance 4 set up by hand: a disc falls to the lowest free square of its column: none floats."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.composition.alignements import etranges_comptes, etranges_lignes
from ecosysteme.composition.composeur import Composeur, ContenuPlateau
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.puissance4 import COLONNES, LIGNES, EtatPuissance4, Puissance4, aligne
from ecosysteme.jeux.puissance4 import case as bit

CAMPS = (Message("Rouge"), Message("Jaune"))


class ComposeurPuissance4(Composeur[EtatPuissance4]):
    """Sets up columns of discs; their number says who has the turn."""

    trait_libre: ClassVar[bool] = False
    symetries: ClassVar[tuple[str, ...]] = ("miroir_gauche_droite",)
    jeu: Puissance4

    def dimensions(self, etat: EtatPuissance4) -> tuple[int, int]:
        """Return those of every game."""
        return LIGNES, COLONNES

    def contenu(self, etat: EtatPuissance4) -> dict[Position, int]:
        """Return the discs, line 0 at the top."""
        return {
            (LIGNES - 1 - ligne, colonne): camp
            for ligne, rangee in enumerate(etat.grille)
            for colonne, camp in enumerate(rangee)
            if camp
        }

    def depuis(self, contenu: ContenuPlateau, trait: Camp) -> EtatPuissance4:
        """Let the discs of each column fall upon each other, in their order."""
        pions = {PREMIER: 0, SECOND: 0}
        for colonne in range(COLONNES):
            empiles = [contenu[ligne, colonne] for ligne in reversed(range(LIGNES)) if (ligne, colonne) in contenu]
            for ligne, camp in enumerate(empiles):
                pions[PREMIER if camp == PREMIER else SECOND] |= bit(ligne, colonne)
        return EtatPuissance4.depuis_pions(pions[PREMIER], pions[SECOND])

    def atteignable(self, etat: EtatPuissance4, case: Position, camp: int) -> bool:
        """Tell a disc, or the square on which the next one lies: a stroke in the air lets nothing fall."""
        ligne, colonne = case
        contenu = self.contenu(etat)
        return case in contenu or ligne == LIGNES - 1 or (ligne + 1, colonne) in contenu

    def etrangetes(self, etat: EtatPuissance4) -> tuple[Message, ...]:
        """Notice numbers of discs that no game gives, and a line that should have ended the game before."""
        return etranges_comptes(self.contenu(etat), CAMPS) + etranges_lignes(
            etat.trait, aligne(etat.nous), aligne(etat.eux), CAMPS
        )
