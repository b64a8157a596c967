"""The picture of a tree, as on screen or as a page: all is taken from the window at once, and painted on any thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.cache_images import CacheImages
from ui.raisonnement.arbre.geometrie import Echelle, Mesures, PlanArbre, Regard
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.peinture import peindre_arbre
from ui.raisonnement.arbre.scene import SceneArbre
from ui.raisonnement.arbre.vignettes import Plateaux
from ui.socle.theme import Theme

PAGE: Final = (1123, 794)  # points of an A4 page that lies, 96 an inch
FINESSE_PAGE: Final = 3508 / 1123  # pixels a point: 300 an inch
FINESSE_ECRAN: Final = 2.0
BANDE: Final = 64  # px filled at a time: Qt keeps the interpreter from the window meanwhile


@dataclass(frozen=True, eq=False)
class Portrait:
    """A tree after ``k`` steps, laid out, in the letters and the colours of its picture."""

    adaptateur: AdaptateurJeu
    colonnes: Colonnes
    k: int
    plan: PlanArbre
    mesures: Mesures
    police: QFont
    theme: Theme
    regard: Regard  # what was seen of it
    plies: frozenset[int] = frozenset()
    trouves: npt.NDArray[np.bool_] | None = None

    def a_l_ecran(self) -> QImage:
        """Paint what was seen of the tree, twice as fine."""
        return self._peindre(self.regard, FINESSE_ECRAN)

    def en_page(self) -> QImage:
        """Paint the whole tree on an A4 page that lies; a tree that is too high for it makes the page higher."""
        largeur, hauteur = PAGE
        echelle = Echelle.ajustee(self.plan, self.mesures, largeur, hauteur)
        return self._peindre(Regard(echelle, largeur, max(hauteur, echelle.hauteur)), FINESSE_PAGE)

    def _peindre(self, regard: Regard, finesse: float) -> QImage:
        """Paint ``regard``, boards included, at ``finesse`` pixels a point; it takes its time."""
        largeur, hauteur = round(regard.largeur), round(regard.hauteur)
        taille = round(largeur * finesse), round(hauteur * finesse)
        image = QImage(*taille, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(finesse)
        arbre = self.colonnes.arbre
        scene = SceneArbre(
            self.adaptateur,
            self.colonnes,
            Moment(self.colonnes, self.k),
            regard,
            CacheImages(self.theme, self.police, finesse, self.adaptateur.style, arbre.relatif),
            Plateaux(arbre, self.adaptateur, self.theme),
            plies=self.plies,
            trouves=self.trouves,
        )
        with QPainter(image) as p:
            for haut in range(0, hauteur + 1, BANDE):
                p.fillRect(0, haut, largeur + 1, BANDE, QColor(self.theme.carte))
            peindre_arbre(p, scene)
        return image
