"""The picture of a whole tree: all that it shows is taken from the window at once, and any thread may then paint it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.cache_images import CacheImages
from ui.raisonnement.arbre.geometrie import Echelle, Mesures, Plan, Regard
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.peinture import peindre_arbre
from ui.raisonnement.arbre.scene import Scene
from ui.raisonnement.arbre.vignettes import Plateaux
from ui.socle.theme import Theme

BANDE: Final = 64  # px filled at a time: Qt keeps the interpreter from the window meanwhile


@dataclass(frozen=True, eq=False)
class Portrait:
    """A tree after ``k`` steps, laid out, in the letters and the colours of its picture."""

    adaptateur: AdaptateurJeu
    colonnes: Colonnes
    k: int
    plan: Plan
    mesures: Mesures
    police: QFont
    theme: Theme
    plies: frozenset[int] = frozenset()
    trouves: npt.NDArray[np.bool_] | None = None

    def peindre(self, largeur_max: int) -> QImage:
        """Paint everything, boards included, ``largeur_max`` pixels wide at most; it takes its time."""
        feuilles, mesures = self.plan.disposition.largeur, self.mesures
        large = feuilles * 1.25 * mesures.ajustee + mesures.marges
        largeur = max(round(min(large, largeur_max)), 16)
        pas = max((largeur - mesures.marges) / feuilles, 1e-4)
        echelle = Echelle.pour(self.plan, mesures, pas, mesures.ajustee, 0)
        image = QImage(largeur, round(echelle.hauteur), QImage.Format.Format_ARGB32_Premultiplied)
        arbre = self.colonnes.arbre
        scene = Scene(
            self.adaptateur,
            self.colonnes,
            Moment(self.colonnes, self.k),
            Regard(echelle, largeur, image.height()),
            CacheImages(self.theme, self.police, 1.0, self.adaptateur.style, arbre.relatif),
            Plateaux(arbre, self.adaptateur, self.theme),
            plies=self.plies,
            trouves=self.trouves,
        )
        with QPainter(image) as p:
            for haut in range(0, image.height(), BANDE):
                p.fillRect(0, haut, largeur, BANDE, QColor(self.theme.carte))
            peindre_arbre(p, scene)
        return image
