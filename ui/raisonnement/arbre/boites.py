"""The nodes of a tree whose value is seen however small they are, and where their boxes stand."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from ui.raisonnement.arbre.geometrie import ECART_MOTS
from ui.raisonnement.arbre.scene import SceneArbre
from ui.socle.langue import translate

BOITE_NUE: Final = 2.9  # lines: the widest box of a value without who plays there, which all of a level have or none
BOITE: Final = 1.3  # lines: how high it is


@dataclass(frozen=True, eq=False)
class BoiteEnAvant:
    """A value in its box, around ``milieu``, and the name of the move that leads there."""

    niveau: int
    milieu: QPointF
    image: QImage
    nom: QImage

    @property
    def demi(self) -> float:
        """Half its width."""
        return demi_largeur(self.image)

    @property
    def cadre(self) -> QRectF:
        """Where it is."""
        taille = self.image.deviceIndependentSize()
        coin = self.milieu - QPointF(taille.width() / 2, taille.height() / 2)
        return QRectF(coin, taille)


def boites_en_avant(scene: SceneArbre) -> dict[int, BoiteEnAvant]:
    """Return the box of each node of best play, of the way to where the search is, and of the value that cuts there.

    Those of a level that would cover each other, their names included, stand apart.
    """
    niveaux: dict[int, dict[int, BoiteEnAvant]] = {}
    for noeud, boite in _poser(scene):
        niveaux.setdefault(boite.niveau, {})[noeud] = boite
    return {noeud: boite for boites in niveaux.values() for noeud, boite in _ecarter(scene, boites).items()}


def _poser(scene: SceneArbre) -> list[tuple[int, BoiteEnAvant]]:
    """Put each box where its node is; one that is a board has its value under it."""
    moment, mesures, posees = scene.moment, scene.regard.echelle.mesures, []
    for noeud, niveau, centre, taille in scene.lignee([*moment.principale, *moment.chemin, *scene.refutation]):
        if taille < mesures.vignette:
            texte, camp, allure = moment.texte(noeud), scene.camp(niveau), scene.allure(noeud)
            image = None
            for place in (taille + 2, BOITE_NUE * scene.cache.em, inf):  # hiding as little as can be of its neighbours
                image = image or scene.cache.boite(texte, camp, scene.premier, allure, place)
            if image is not None:
                milieu = degager(scene, image, centre)
                posees.append((noeud, BoiteEnAvant(niveau, milieu, image, nommer(scene, noeud))))
    return posees


def _ecarter(scene: SceneArbre, boites: dict[int, BoiteEnAvant]) -> dict[int, BoiteEnAvant]:
    """Push them apart as little as can be, from the left, then back from where the screen ends."""
    rangs = sorted(boites)  # nodes are numbered from the left of their level
    demis = [max(boites[noeud].demi, demi_largeur(boites[noeud].nom)) for noeud in rangs]
    ecarts = [avant + apres + ECART_MOTS for avant, apres in pairwise(demis)]
    xs = [boites[noeud].milieu.x() for noeud in rangs]
    libres = [apres - avant for avant, apres in pairwise(xs)]
    manque = max([0.0, *(ecart - libre for ecart, libre in zip(ecarts, libres, strict=True))])
    if not manque:
        return boites
    bord = scene.regard.echelle.mesures.gouttiere + boites[rangs[0]].demi
    xs[0] = max(xs[0] - manque / 2, min(xs[0], bord))
    for rang, ecart in enumerate(ecarts, start=1):
        xs[rang] = max(xs[rang], xs[rang - 1] + ecart)
    xs[-1] = degager(scene, boites[rangs[-1]].image, QPointF(xs[-1], 0)).x()
    for rang, ecart in reversed(list(enumerate(ecarts))):
        xs[rang] = min(xs[rang], xs[rang + 1] - ecart)
    places = zip(rangs, xs, strict=True)
    return {noeud: _deplacer(boites[noeud], x) for noeud, x in places}


def _deplacer(boite: BoiteEnAvant, x: float) -> BoiteEnAvant:
    return BoiteEnAvant(boite.niveau, QPointF(x, boite.milieu.y()), boite.image, boite.nom)


def demi_largeur(image: QImage) -> float:
    """Return half the width of a picture."""
    return image.deviceIndependentSize().width() / 2


def nommer(scene: SceneArbre, noeud: int) -> QImage:
    """Return the name of the move that leads to a node; nothing leads to the root."""
    couleur = scene.theme.texte if noeud in scene.moment.meilleurs else scene.theme.discret
    nom = scene.colonnes.arbre.nom_coup(noeud, translate("Phrases", "passe")) if noeud else ""
    return scene.cache.etiquette(nom, couleur)


def degager(scene: SceneArbre, image: QImage, centre: QPointF) -> QPointF:
    """Keep what is wider than its node off the names of the levels and in sight, unless the node itself is not."""
    gouttiere, demi = scene.regard.echelle.mesures.gouttiere, demi_largeur(image)
    if not gouttiere <= centre.x() <= scene.regard.largeur:
        return centre
    return QPointF(max(min(centre.x(), scene.regard.largeur - demi), gouttiere + demi), centre.y())
