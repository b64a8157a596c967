"""Nim in the window: one column a heap; choosing an object takes it and those above it."""

from __future__ import annotations

from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.nim import CoupNim, EtatNim, Nim
from ecosysteme.partie import Partie
from ui.jeux.resolu import AdaptateurResolu
from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_nim import NIM
from ui.socle.langue import translate


class AdaptateurNim(AdaptateurResolu):
    """Nim; the board is as high as the largest heap of the start."""

    style: ClassVar[Style] = NIM
    minutee: ClassVar[bool] = False
    nulles: ClassVar[bool] = False
    jeu: Nim

    def plateau(self, partie: Partie[EtatNim, CoupNim], interactif: bool, marques: bool = True) -> PlateauAffiche:
        """Describe the objects; choosing one changes those that would go."""
        etat = partie.etat
        coups = self.jeu.coups_legaux(etat) if interactif else ()
        return PlateauAffiche(
            lignes=self._hauteur,
            colonnes=len(self.jeu.tas),
            pions={case: PREMIER for rang, objets in enumerate(etat.tas) for case in self._cases(rang, 0, objets)},
            trait=partie.trait,
            legaux={
                self.case(etat, (rang, nombre)): self._cases(rang, etat.tas[rang] - nombre, etat.tas[rang])
                for rang, nombre in coups
            },
            dernier=self._dernier(partie),
            interactif=interactif,
            marques=marques,
            style=self.style,
        )

    @property
    def _hauteur(self) -> int:
        return max(self.jeu.tas)

    def _cases(self, rang: int, bas: int, haut: int) -> tuple[Position, ...]:
        """List the squares of the objects of a heap from the ``bas``-th (0 the lowest) to before the ``haut``-th."""
        return tuple((self._hauteur - 1 - objet, rang) for objet in range(bas, haut))

    def _dernier(self, partie: Partie[EtatNim, CoupNim]) -> tuple[Position, ...]:
        dernier = partie.dernier
        if dernier is None or dernier.coup is None:
            return ()
        rang, nombre = dernier.coup
        reste = dernier.etat.tas[rang]
        return self._cases(rang, reste, reste + nombre)

    def coup(self, etat: EtatNim, case: Position) -> CoupNim:
        """Take the chosen object and those above it: none at all from an empty square."""
        ligne, rang = case
        return rang, etat.tas[rang] - (self._hauteur - 1 - ligne)

    def case(self, etat: EtatNim, coup: CoupNim) -> Position:
        """Return the square of the lowest object that would go."""
        rang, nombre = coup
        return self._hauteur - 1 - (etat.tas[rang] - nombre), rang

    @property
    def titre(self) -> str:
        """The name of the game, the same in both languages."""
        return "Nim"

    @property
    def camps(self) -> tuple[str, str]:
        """The names of the two players, who own no object."""
        return translate("Phrases", "Premier"), translate("Phrases", "Second")

    @property
    def pieces(self) -> tuple[str, ...]:
        """Objects, which belong to nobody."""
        return (translate("Phrases", "Objet"),)

    def sujet(self, camp: Camp) -> str:
        """Name the player with an article: "Premier" alone is not a noun."""
        return (
            translate("Phrases", "le premier joueur") if camp == PREMIER else translate("Phrases", "le second joueur")
        )

    def complement(self, camp: Camp) -> str:
        """Contract the article."""
        return (
            translate("Phrases", "du premier joueur") if camp == PREMIER else translate("Phrases", "du second joueur")
        )

    def trait(self, camp: Camp) -> str:
        """Say whose turn it is with an article, as ``sujet`` does."""
        return translate("Phrases", "Trait au premier") if camp == PREMIER else translate("Phrases", "Trait au second")

    def vous(self, camp: Camp) -> str:
        """Say it with an article, as ``sujet`` does."""
        return translate("Phrases", "Vous êtes {}").format(self.sujet(camp))
