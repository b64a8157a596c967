"""Morpion in the window: a square is a move."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ecosysteme.plateau import Position
from ui.jeux.resolu import VueResolue
from ui.plateau.position import Style, VuePlateau
from ui.socle.langue import translate


class VueMorpion(VueResolue):
    """Morpion."""

    style: ClassVar[Style] = Style.MORPION
    demi_avance: ClassVar[float] = 4.0
    jeu: Morpion

    def plateau(self, partie: Partie[EtatMorpion, Position], interactif: bool, marques: bool = True) -> VuePlateau:
        """Describe the signs; a legal square changes nothing else."""
        etat, dernier = partie.etat, partie.dernier
        return VuePlateau(
            lignes=COTE,
            colonnes=COTE,
            pions={
                (ligne, colonne): camp
                for ligne, rangee in enumerate(etat.grille)
                for colonne, camp in enumerate(rangee)
                if camp
            },
            trait=partie.trait,
            legaux=dict.fromkeys(self.jeu.coups_legaux(etat), ()) if interactif else {},
            dernier=(dernier.coup,) if dernier and dernier.coup else (),
            gagnants=self.jeu.alignement(etat),
            interactif=interactif,
            marques=marques,
            style=self.style,
        )

    def coup(self, etat: EtatMorpion, case: Position) -> Position:
        """A move is its square."""
        return case

    def case(self, etat: EtatMorpion, coup: Position) -> Position:
        """A move is its square."""
        return coup

    @property
    def titre(self) -> str:
        """Another name abroad."""
        return translate("Phrases", "Morpion")

    @property
    def camps(self) -> tuple[str, str]:
        """The signs: the same in both languages."""
        return "X", "O"
