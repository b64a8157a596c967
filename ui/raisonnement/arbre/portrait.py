"""The picture of a tree, as on screen or as a page: all is taken from the window at once, and painted on any thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from ecosysteme.fautes import nettoyer
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.cache_images import CacheImages
from ui.raisonnement.arbre.geometrie import Echelle, Mesures, PlanArbre, Regard
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.peinture import peindre_arbre
from ui.raisonnement.arbre.scene import SceneArbre
from ui.raisonnement.arbre.vignettes import Plateaux
from ui.socle.icones import mesurer
from ui.socle.textes import LIMITE
from ui.socle.theme import Theme

PAGE: Final = (1123, 794)  # points of an A4 page that lies, 96 an inch
FINESSE_PAGE: Final = 3508 / 1123  # pixels a point: 300 an inch
FINESSE_ECRAN: Final = 2.0
LETTRES: Final = (1.6, 1.3, 1.0, 0.85, 0.7, 0.6, 0.5)  # of those on screen: paper is read closer, down to 5 points
ETIREMENT: Final = 8.0  # a page is filled down to its foot
ENTETE: Final = 3.2  # lines, above the tree
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
    titres: tuple[str, str, str]  # what it is, how to read it, and what to do where leaves have no values
    plies: frozenset[int] = frozenset()
    trouves: npt.NDArray[np.bool_] | None = None

    def a_l_ecran(self) -> QImage:
        """Paint what was seen of the tree, twice as fine."""
        return self._peindre(self.regard, FINESSE_ECRAN, self.police)

    def en_page(self) -> QImage:
        """Paint the whole tree under its title on an A4 page that lies.

        A tree that is too high for it makes the page higher.
        """
        part, regard = mettre_en_page(self.plan, self.mesures)
        police = QFont(self.police)
        if police.pointSizeF() > 0:
            police.setPointSizeF(police.pointSizeF() * part)
        else:
            police.setPixelSize(max(1, round(police.pixelSize() * part)))
        return self._peindre(regard, FINESSE_PAGE, police, round(ENTETE * self.mesures.em))

    def _intituler(self, p: QPainter, regard: Regard) -> None:
        """Write what the tree is."""
        em, grasse, largeur = self.mesures.em, QFont(self.police), regard.largeur
        grasse.setBold(True)
        titre, lecture, trop = self.titres
        if regard.echelle.tailles[-1] < regard.echelle.mesures.boite:
            lecture = f"{lecture} · {trop}"
        lignes = (titre, grasse, self.theme.texte), (lecture, self.police, self.theme.discret)
        for rang, (texte, police, couleur) in enumerate(lignes):
            p.setFont(police)
            p.setPen(QColor(couleur))
            place = QRectF(em, (0.6 + 1.3 * rang) * em, largeur - 2 * em, 1.2 * em)
            p.drawText(place, Qt.AlignmentFlag.AlignVCenter, nettoyer(texte, LIMITE))

    def _peindre(self, regard: Regard, finesse: float, police: QFont, entete: int = 0) -> QImage:
        """Paint ``regard``, boards included, at ``finesse`` pixels a point; it takes its time.

        With ``entete``, so many points are kept above it for what it is.
        """
        largeur, hauteur = round(regard.largeur), round(regard.hauteur) + entete
        taille = round(largeur * finesse), round(hauteur * finesse)
        image = QImage(*taille, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(finesse)
        arbre = self.colonnes.arbre
        scene = SceneArbre(
            self.adaptateur,
            self.colonnes,
            Moment(self.colonnes, self.k),
            regard,
            CacheImages(self.theme, police, finesse, self.adaptateur.style, arbre.relatif),
            Plateaux(arbre, self.adaptateur, self.theme),
            plies=self.plies,
            trouves=self.trouves,
        )
        with QPainter(image) as p:
            for haut in range(0, hauteur + 1, BANDE):
                p.fillRect(0, haut, largeur + 1, BANDE, QColor(self.theme.carte))
            if entete:
                self._intituler(p, regard)
            p.translate(0, entete)
            peindre_arbre(p, scene)
        return mesurer(image)


def mettre_en_page(plan: PlanArbre, mesures: Mesures) -> tuple[float, Regard]:
    """Fit a tree under its title on a page: by how much its letters are larger or smaller, and what is seen.

    They are the largest with which the values of all leaves have room, and no level loses its boards; where nothing
    gives the leaves room, as on screen.
    """
    largeur, hauteur = PAGE[0], PAGE[1] - round(ENTETE * mesures.em)

    def essayer(part: float) -> Echelle:
        ecrites = replace(mesures, em=mesures.em * part, gouttiere=mesures.gouttiere * part, etirement=ETIREMENT)
        return Echelle.ajustee(plan, ecrites, largeur, hauteur)

    ordinaire = essayer(1.0)
    choisie = next(
        ((part, un) for part in LETTRES if _convient(un := essayer(part), ordinaire, hauteur)), (1.0, ordinaire)
    )
    part, echelle = choisie
    return part, Regard(echelle, largeur, max(hauteur, echelle.hauteur))


def _convient(echelle: Echelle, ordinaire: Echelle, hauteur: float) -> bool:
    """Whether leaves have their values, and what is larger than ``ordinaire`` as many boards, within the page."""
    if echelle.tailles[-1] < echelle.mesures.boite:
        return False
    plus_grande = echelle.mesures.em > ordinaire.mesures.em
    return not plus_grande or (echelle.hauteur <= hauteur and _plateaux(echelle) >= _plateaux(ordinaire))


def _plateaux(echelle: Echelle) -> int:
    """Count the levels whose nodes are boards."""
    return sum(taille >= echelle.mesures.vignette for taille in echelle.tailles)
