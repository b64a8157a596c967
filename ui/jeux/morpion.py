"""Morpion in the window: a square is a move."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ui.jeux.resolu import AdaptateurResolu
from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_morpion import MORPION
from ui.socle.langue import translate


class AdaptateurMorpion(AdaptateurResolu):
    """Tic-tac-toe: the X and the O of its grid."""

    style: ClassVar[Style] = MORPION
    minutee: ClassVar[bool] = False
    demi_avance: ClassVar[float] = 4.0
    jeu: Morpion

    def plateau(self, partie: Partie[EtatMorpion, Position], interactif: bool, marques: bool = True) -> PlateauAffiche:
        """Describe the signs; a legal square changes nothing else."""
        etat, dernier = partie.etat, partie.dernier
        return PlateauAffiche(
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
        """The name of the game, which English calls otherwise."""
        return translate("Phrases", "Morpion")

    @property
    def camps(self) -> tuple[str, str]:
        """The two signs, the same in both languages."""
        return "X", "O"
