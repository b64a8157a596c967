"""Puissance 4 in the window: discs that fall, so that any square of a column means the column."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.jeux.puissance4 import COLONNES, LIGNES, EtatPuissance4, Puissance4
from ecosysteme.partie import Partie
from ui.jeux.resolu import AdaptateurResolu
from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_puissance4 import PUISSANCE4
from ui.socle.langue import translate


def _a_l_ecran(case: Position) -> Position:
    """Turn the game's lines, counted from the bottom, into those of the screen, or back."""
    ligne, colonne = case
    return LIGNES - 1 - ligne, colonne


class AdaptateurPuissance4(AdaptateurResolu):
    """Puissance 4: the game counts its lines from the bottom, the screen from the top."""

    style: ClassVar[Style] = PUISSANCE4
    demi_avance: ClassVar[float] = 30.0
    jeu: Puissance4

    def plateau(self, partie: Partie[EtatPuissance4, int], interactif: bool, marques: bool = True) -> PlateauAffiche:
        """Describe the discs; every square of a column that is not full drops one."""
        etat = partie.etat
        coups = self.jeu.coups_legaux(etat) if interactif else ()
        return PlateauAffiche(
            lignes=LIGNES,
            colonnes=COLONNES,
            pions={
                _a_l_ecran((ligne, colonne)): camp
                for ligne, rangee in enumerate(etat.grille)
                for colonne, camp in enumerate(rangee)
                if camp
            },
            trait=partie.trait,
            legaux={(ligne, coup): (self.case(etat, coup),) for coup in coups for ligne in range(LIGNES)},
            dernier=self._dernier(partie),
            gagnants=frozenset(map(_a_l_ecran, self.jeu.alignement(etat))),
            interactif=interactif,
            marques=marques,
            style=self.style,
        )

    def _dernier(self, partie: Partie[EtatPuissance4, int]) -> tuple[Position, ...]:
        dernier = partie.dernier
        if dernier is None or dernier.coup is None:
            return ()
        ligne, colonne = self.jeu.chute(dernier.etat, dernier.coup)
        return (_a_l_ecran((ligne - 1, colonne)),)

    def coup(self, etat: EtatPuissance4, case: Position) -> int:
        """Return the column."""
        return case[1]

    def case(self, etat: EtatPuissance4, coup: int) -> Position:
        """Return where the disc would lie."""
        return _a_l_ecran(self.jeu.chute(etat, coup))

    def nommer_coup(self, coup: int) -> str:
        """Call the move a column: a number alone would not be understood inside a sentence."""
        return translate("Phrases", "la colonne {}").format(self.jeu.ecrire_coup(coup))

    @property
    def titre(self) -> str:
        """The name of the game, which English calls otherwise."""
        return translate("Phrases", "Puissance 4")

    @property
    def camps(self) -> tuple[str, str]:
        """The names of the two colours."""
        return translate("Phrases", "Rouge"), translate("Phrases", "Jaune")
