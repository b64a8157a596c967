"""One painting of a tree: what is shown of it, where, after which step; what its painters share."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF

from ecosysteme.arbre.arbre import Statut
from ecosysteme.jeu import Camp, autre_camp
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.cache_images import Allure, CacheImages
from ui.raisonnement.arbre.geometrie import NiveauVisible, Regard
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.vignettes import Plateaux, Vignettes
from ui.socle.theme import Theme

_ALLURES = {
    Statut.INCONNU: Allure.INCONNU,
    Statut.OUVERT: Allure.OUVERT,
    Statut.FERME: Allure.FERME,
    Statut.ELAGUE: Allure.ELAGUE,
}


@dataclass(frozen=True, eq=False)
class SceneArbre:
    """What is painted. ``trouves``: whether a search found each node."""

    adaptateur: AdaptateurJeu
    colonnes: Colonnes
    moment: Moment
    regard: Regard
    cache: CacheImages
    vignettes: Vignettes | Plateaux  # those of a picture are drawn at once
    selection: int | None = None
    plies: Collection[int] = ()
    trouves: npt.NDArray[np.bool_] | None = None
    _rangees: dict[int, NiveauVisible] = field(default_factory=dict)
    _places: dict[int, tuple[QPointF, float]] = field(default_factory=dict)

    @property
    def theme(self) -> Theme:
        """Its colours."""
        return self.cache.theme

    @cached_property
    def premier(self) -> Camp:
        """The camp that plays at the root."""
        arbre = self.colonnes.arbre
        return arbre.jeu.trait(arbre.racine)

    @cached_property
    def refutation(self) -> tuple[int, ...]:
        """The node that was cut and the one whose value cut it, at the step that cuts or when a cut branch is selected.

        None otherwise.
        """
        arbre, choisi = self.colonnes.arbre, self.selection
        coupe = self.moment.coupe
        if choisi is not None and choisi < self.moment.connus and arbre.elagues[choisi]:
            coupe = arbre.parents[choisi]
        cause = arbre.refutation(coupe) if coupe is not None else None
        return () if coupe is None or cause is None else (coupe, cause)

    def camp(self, niveau: int) -> Camp:
        """Return who plays at a level: each ply, a pass too, changes it."""
        return autre_camp(self.premier) if niveau % 2 else self.premier

    def rangee(self, niveau: int) -> NiveauVisible:
        """Return what is seen of a level."""
        if niveau not in self._rangees:
            self._rangees[niveau] = self.regard.rangee(niveau)
        return self._rangees[niveau]

    def allure(self, noeud: int) -> Allure:
        """Return how a node looks."""
        allure = _ALLURES[self.moment.statut(noeud)]
        return Allure.PRINCIPAL if allure is Allure.FERME and noeud in self.moment.meilleurs else allure

    def demi(self, niveau: int) -> float:
        """Return half the height of the nodes of a level."""
        echelle = self.regard.echelle
        return echelle.mesures.hauteur(echelle.tailles[niveau]) / 2

    def visible(self, noeud: int) -> bool:
        """Whether no fold hides a node."""
        if not self.plies:
            return True
        return not any(ancetre in self.plies for ancetre in self.colonnes.arbre.lignee(noeud)[:-1])

    def lignee(self, noeuds: Collection[int]) -> list[tuple[int, int, QPointF, float]]:
        """Place some nodes one by one: node, level, middle, size; those that a fold hides are left out."""
        arbre = self.colonnes.arbre
        places = []
        for noeud in noeuds:
            if self.visible(noeud):
                places.append((noeud, arbre.niveaux[noeud], *self._placer(noeud)))
        return places

    def _placer(self, noeud: int) -> tuple[QPointF, float]:
        """Place a node, near the screen if it is far from it: millions of pixels of a line would be cut in dashes."""
        if noeud not in self._places:
            centre, taille = self.regard.placer(noeud)
            centre.setX(min(max(centre.x(), -self.regard.largeur), 2 * self.regard.largeur))
            self._places[noeud] = centre, taille
        return self._places[noeud]
