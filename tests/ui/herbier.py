"""A game of no program: a style and an adapter are all that the window needs to show it."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from ecosysteme.cases import Position
from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.plateau.geometrie import Cadrage, Geometrie
from ui.plateau.peinture import PeintreBase, Scene
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.theme import Theme

FOND, VERT, MAUVE = "#123456", "#20c040", "#9030d0"


def feuille(p: QPainter, centre: QPointF, rayon: float, couleur: str) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(couleur))
    p.drawEllipse(centre, rayon, rayon * 0.8)


class PeintreFeuilles(PeintreBase):
    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        p.fillRect(geo.cadre, QColor(FOND))

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        for position, camp in scene.visibles():
            feuille(p, scene.rectangle(position).center(), scene.geo.case * 0.4, scene.vue.style.couleurs[camp - 1])


class StyleFeuilles(Style):
    couleurs: tuple[str, str] = (VERT, MAUVE)
    cadrage: Cadrage = Cadrage(rangs=False)

    def peintre(self, theme: Theme) -> PeintreFeuilles:
        return PeintreFeuilles(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        feuille(p, centre, rayon, self.couleurs[camp - 1])

    def titre(self) -> str:
        return "Herbier"

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        return "branche", "prise" if position in vue.pions else "libre"


FEUILLES: Final = StyleFeuilles()


class Herbier(Morpion):
    nom: ClassVar[str] = "herbier"


class AdaptateurHerbier(AdaptateurJeu):
    style: ClassVar[Style] = FEUILLES
    jeu: Herbier

    def plateau(self, partie: Partie[EtatMorpion, Position], interactif: bool, marques: bool = True) -> PlateauAffiche:
        cases = [(ligne, colonne) for ligne in range(COTE) for colonne in range(COTE)]
        return PlateauAffiche(
            COTE,
            COTE,
            {(ligne, colonne): camp for ligne, colonne in cases if (camp := partie.etat.grille[ligne][colonne])},
            trait=partie.trait,
            legaux=dict.fromkeys(self.jeu.coups_legaux(partie.etat), ()),
            interactif=interactif,
            style=self.style,
        )

    def coup(self, etat: EtatMorpion, case: Position) -> Position:
        return case

    def case(self, etat: EtatMorpion, coup: Position) -> Position:
        return coup

    @property
    def titre(self) -> str:
        return "Herbier"

    @property
    def camps(self) -> tuple[str, str]:
        return "Vert", "Mauve"

    def refus(self, etat: EtatMorpion, case: Position) -> str:
        return "La branche est prise"
