"""Positions of Othello set up by hand: any discs on any squares, whoever has the turn."""

from __future__ import annotations

from ecosysteme.cases import Position
from ecosysteme.composition.composeur import Composeur, ContenuPlateau
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import CAMP_DE, COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import DIRECTIONS, Plateau, nom_case


class ComposeurOthello(Composeur[EtatOthello]):
    """Sets up boards of the size of the game."""

    jeu: Othello

    def dimensions(self, etat: EtatOthello) -> tuple[int, int]:
        """Return the size, twice."""
        return etat.taille, etat.taille

    def contenu(self, etat: EtatOthello) -> dict[Position, int]:
        """Return the discs."""
        return {pion.position: CAMP_DE[pion.couleur] for pion in etat.plateau.pions()}

    def depuis(self, contenu: ContenuPlateau, trait: Camp) -> EtatOthello:
        """Put the discs on an empty board."""
        pions = {case: COULEUR_DE[PREMIER if camp == PREMIER else SECOND] for case, camp in contenu.items()}
        return EtatOthello(Plateau(self.jeu.taille, pions), trait)

    def etrangetes(self, etat: EtatOthello) -> tuple[Message, ...]:
        """Notice an empty square of the centre, where each game begins, and discs that touch none of the others."""
        pions, bas = set(etat.plateau), etat.taille // 2
        centre = [(y, x) for y in (bas - 1, bas) for x in (bas - 1, bas)]
        if vides := [nom_case(case) for case in centre if case not in pions]:
            return (Message("centre vide en {cases}", cases=", ".join(vides)),)
        if isoles := pions - _touchees(pions, centre[0]):
            return (Message("{case} ne tient pas aux autres pions", case=nom_case(min(isoles))),)
        return ()


def _touchees(pions: set[Position], depart: Position) -> set[Position]:
    """Return the discs that are reached from ``depart`` by stepping from disc to neighbouring disc."""
    vues, front = {depart}, [depart]
    while front:
        y, x = front.pop()
        voisines = {(y + bas, x + droite) for bas, droite in DIRECTIONS} & pions - vues
        vues |= voisines
        front += voisines
    return vues
