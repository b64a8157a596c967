"""Where the nodes of a tree are on the screen: how large, how far apart, which of them are seen.

What is worked out depends on the pixels and on the levels, never on the nodes: those of a level are found by bisection,
and where several fall on one mark only one of them is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF

from ecosysteme.arbre.arbre import Arbre
from ecosysteme.arbre.disposition import ArbreDispose, Numeros

Flottants = npt.NDArray[np.float64]

OCCUPATION: Final = 0.86  # of the room between two nodes, by what is drawn of them
MARQUE: Final = 3  # px from a mark to the next where the nodes are too many
POINT: Final = 7  # px between two nodes below which they are marks
VIGNETTE: Final = 56  # px of a node below which no board is drawn
CRAN: Final = 1.1  # from one size of board to the next: they are drawn as they are, and zooming does not redraw all
ECART_MOTS: Final = 2  # px at least, half of what is left between two nodes' words
ESSAIS: Final = 24  # sizes tried to fit a tree
AVANCE_MAX: Final = 0.05  # of its width: what may be left free before its first leaf


@dataclass(frozen=True)
class Mesures:
    """Sizes that follow the font, so that enlarging it is all that a projector needs.

    ``em`` is the height of a line, in pixels; ``rapport`` the height of a board over its width; ``gouttiere`` is kept
    free at the left, where the names of the levels are; ``etirement`` how many times the least height between two
    levels there may be, where there is room.
    """

    em: float
    rapport: float
    gouttiere: float
    etirement: float = 3.0

    @cached_property
    def marge(self) -> float:
        """What is kept free on the other sides."""
        return 1.2 * self.em

    @cached_property
    def marges(self) -> float:
        """What is kept free of the width."""
        return self.gouttiere + self.marge

    @cached_property
    def vignette(self) -> float:
        """The size from which a node is a board: of whole pixels, as the sizes of boards are (``arrondir``)."""
        return float(ceil(max(VIGNETTE, 3.6 * self.em)))

    @cached_property
    def boite(self) -> float:
        """The size from which a value is written."""
        return 1.5 * self.em

    @cached_property
    def bandeau(self) -> float:
        """The height of what is written under a board, and of a value alone."""
        return 1.4 * self.em

    @cached_property
    def ajustee(self) -> float:
        """The largest size of a node of a tree that is fitted."""
        return max(9 * self.em, 2 * VIGNETTE)

    @cached_property
    def maximum(self) -> float:
        """The largest size of a node."""
        return 1.4 * self.ajustee

    @cached_property
    def ecart(self) -> float:
        """The least height between two levels: the moves, and alpha and beta, are written there."""
        return 2.6 * self.em

    def arrondir(self, tailles: Flottants) -> Flottants:
        """Bring the sizes of boards down to one of a few."""
        crans = np.floor(np.log(np.maximum(tailles, self.vignette) / self.vignette) / np.log(CRAN) + 1e-9)
        return np.where(tailles < self.vignette, tailles, np.floor(self.vignette * CRAN**crans))

    def hauteur(self, taille: float) -> float:
        """Return how high a node of that size is."""
        if taille >= self.vignette:
            return taille * self.rapport + self.bandeau
        return self.bandeau if taille >= self.boite else 0.75 * self.em


@dataclass(frozen=True, eq=False)
class PlanArbre:
    """A tree laid out, and how much room there is around each node.

    ``avance`` is what is left free before the first leaf, in leaves: the first node of a level, which no other one
    pushes away from the names of the levels, is often that of best play, and must have the room of its neighbours.
    """

    arbre: Arbre
    disposition: ArbreDispose
    avance: float
    places: Flottants  # leaves between each node and the nearest of its level
    typiques: tuple[float, ...]  # the same for a level: most of its nodes have more

    @classmethod
    def de(cls, arbre: Arbre, disposition: ArbreDispose) -> PlanArbre:
        """Measure the room; branches that were cut, which stand close, do not make their level small."""
        places = np.full(len(arbre), np.inf)
        elagues = np.frombuffer(arbre.elagues, np.int32)
        typiques = []
        for noeuds, xs in zip(disposition.niveaux, disposition.abscisses, strict=True):
            bords = np.concatenate(([np.inf], np.diff(xs), [np.inf]))
            places[noeuds] = np.minimum(bords[:-1], bords[1:])
            visites = places[noeuds[elagues[noeuds] == 0]]
            typiques.append(float(np.quantile(visites if len(visites) else places[noeuds], 0.2, method="lower")))
        libres = [2 * float(xs[0]) + 1 for xs in disposition.abscisses]  # what the names of the levels leave the first
        manques = [typique - libre for typique, libre in zip(typiques, libres, strict=True) if typique < np.inf]
        avance = min(max([0.0, *manques]) / 2, AVANCE_MAX * disposition.largeur)
        for noeuds, libre in zip(disposition.niveaux, libres, strict=True):
            places[noeuds[0]] = min(places[noeuds[0]], libre + 2 * avance)
        return cls(arbre, disposition, avance, places, tuple(typiques))

    @property
    def largeur(self) -> float:
        """How wide it is, in leaves."""
        return self.avance + self.disposition.largeur


@dataclass(frozen=True, eq=False)
class NiveauVisible:
    """What is seen of a level: the nodes, the middle of each on the screen, their sizes; ``dense``: one a mark."""

    noeuds: Numeros
    x: Flottants
    tailles: Flottants
    dense: bool

    def parcourir(self) -> Iterator[tuple[int, float, float, float]]:
        """Yield each node, its middle, its size, and how wide what is written of it may be beside its neighbours."""
        ecarts = np.diff(self.x)  # each has half of what is between two, or less beside a larger one
        avant = 2 * (ecarts - ECART_MOTS) - np.maximum(self.tailles[:-1], ecarts)
        apres = 2 * (ecarts - ECART_MOTS) - np.maximum(self.tailles[1:], ecarts)
        places = np.minimum(np.append(np.inf, avant), np.append(apres, np.inf))
        colonnes = (self.noeuds, self.x, self.tailles, places)
        yield from zip(*(colonne.tolist() for colonne in colonnes), strict=True)


@dataclass(frozen=True, eq=False)
class Echelle:
    """How large a tree is drawn: ``pas`` pixels a leaf, nodes of ``plafond`` pixels at most."""

    plan: PlanArbre
    mesures: Mesures
    pas: float
    plafond: float
    tailles: tuple[float, ...]  # of each level
    centres: tuple[float, ...]  # the height of each level
    largeur: float
    hauteur: float

    @classmethod
    def pour(cls, plan: PlanArbre, mesures: Mesures, pas: float, plafond: float, hauteur: float) -> Echelle:
        """Draw the tree at that scale, its levels drawn apart as long as it stays within ``hauteur``."""
        typiques = np.minimum(OCCUPATION * pas * np.array(plan.typiques), plafond)
        tailles = tuple(mesures.arrondir(typiques).tolist())
        hauts = [mesures.hauteur(taille) for taille in tailles]
        marge, nombre = mesures.marge, len(tailles)
        libre = hauteur - sum(hauts) - 2 * marge - mesures.em  # for alpha and beta under the last level
        ecart = min(max(libre / max(nombre - 1, 1), mesures.ecart), mesures.etirement * mesures.ecart)
        total = hauteur - libre + ecart * (nombre - 1)
        y = marge + max(hauteur - total, 0) / 2
        centres = []
        for haut in hauts:
            centres.append(y + haut / 2)
            y += haut + ecart
        largeur = plan.largeur * pas + mesures.marges
        return cls(plan, mesures, pas, plafond, tailles, tuple(centres), largeur, total)

    @classmethod
    def ajustee(cls, plan: PlanArbre, mesures: Mesures, largeur: float, hauteur: float) -> Echelle:
        """Show the whole tree, as large as it can be in ``largeur`` by ``hauteur`` pixels."""
        pas = min((largeur - mesures.marges) / max(plan.largeur, 1), 1.25 * mesures.ajustee)
        pas = max(pas, 1e-4)
        for plafond in np.geomspace(mesures.ajustee, mesures.boite, ESSAIS).tolist():
            echelle = cls.pour(plan, mesures, pas, plafond, hauteur)
            if echelle.hauteur <= hauteur:
                break
        return echelle

    @property
    def agrandissement(self) -> float:
        """By how much it may still be enlarged, when it is fitted."""
        return max(1.25 * self.mesures.maximum / self.pas, self.mesures.maximum / self.plafond)

    def agrandie(self, zoom: float, hauteur: float) -> Echelle:
        """Enlarge a fitted tree ``zoom`` times."""
        mesures = self.mesures
        pas = min(self.pas * zoom, 1.25 * mesures.maximum)
        return self.pour(self.plan, mesures, pas, min(self.plafond * zoom, mesures.maximum), hauteur)


@dataclass(frozen=True, eq=False)
class Regard:
    """What a screen of ``largeur`` by ``hauteur`` pixels shows of a tree, from (``gauche``, ``haut``) of it on."""

    echelle: Echelle
    largeur: float
    hauteur: float
    gauche: float = 0.0
    haut: float = 0.0

    @property
    def plan(self) -> PlanArbre:
        """The tree."""
        return self.echelle.plan

    @property
    def origine(self) -> float:
        """Where the first leaf's left edge is; a tree narrower than the screen stands in the middle."""
        libre = max(self.largeur - self.echelle.largeur, 0) / 2 + self.plan.avance * self.echelle.pas
        return self.echelle.mesures.gouttiere + libre - self.gauche

    def feuille_en(self, x: float) -> float:
        """Return what is at ``x``, in leaves."""
        return (x - self.origine) / self.echelle.pas - 0.5

    def y(self, niveau: int) -> float:
        """Return the height of a level on the screen."""
        return self.echelle.centres[niveau] - self.haut

    def tailles(self, noeuds: Numeros, niveau: int) -> Flottants:
        """Return how large nodes of a level are drawn."""
        libres = OCCUPATION * self.echelle.pas * self.plan.places[noeuds]
        return self.echelle.mesures.arrondir(np.minimum(libres, self.echelle.tailles[niveau]))

    def x(self, noeuds: Numeros, tailles: Flottants, niveau: int) -> Flottants:
        """Return where nodes of a level, of those sizes, are: above the middle of what is below them and is seen.

        So that the way to what is looked at stays in sight. They stay far enough within the width of what is below
        them to leave room for a neighbour that is larger than what is below it.
        """
        pas, disposition = self.echelle.pas, self.plan.disposition
        x = self.origine + (disposition.x[noeuds] + 0.5) * pas
        demis = (disposition.demis[noeuds] + 0.5) * pas
        moities = tailles / 2 + 4
        jeux = np.maximum(demis - moities - max(self.echelle.tailles[niveau] - pas, 0) / 2, 0)
        gauches = np.minimum(self.echelle.mesures.gouttiere + moities, x + jeux)
        return np.minimum(np.maximum(x, gauches), np.maximum(self.largeur - moities, x - jeux))

    def placer(self, noeud: int) -> tuple[QPointF, float]:
        """Return the middle of a node that no fold hides, and its size."""
        niveau, un = self.plan.arbre.niveaux[noeud], np.array([noeud])
        tailles = self.tailles(un, niveau)
        return QPointF(float(self.x(un, tailles, niveau)[0]), self.y(niveau)), float(tailles[0])

    def rangee(self, niveau: int) -> NiveauVisible:
        """Return what is seen of a level."""
        disposition = self.plan.disposition
        noeuds, xs = disposition.niveaux[niveau], disposition.abscisses[niveau]
        marge = self.echelle.tailles[niveau] / self.echelle.pas
        debut, fin = disposition.bornes(niveau, self.feuille_en(0) - marge, self.feuille_en(self.largeur) + marge)
        debut, fin = max(debut - 1, 0), min(fin + 1, len(noeuds))  # those beside it may hold what is seen
        if (fin - debut) * POINT <= self.largeur:
            vus = noeuds[debut:fin]
            tailles = self.tailles(vus, niveau)
            x = self.x(vus, tailles, niveau)
            proches = (x > -self.largeur) & (x < 2 * self.largeur)
            return NiveauVisible(vus[proches], x[proches], tailles[proches], dense=False)
        marques = np.arange(0, self.largeur, MARQUE)
        rangs = np.unique(np.searchsorted(xs, (marques - self.origine) / self.echelle.pas - 0.5))
        vus = noeuds[rangs[rangs < len(noeuds)]]
        x = self.origine + (disposition.x[vus] + 0.5) * self.echelle.pas
        return NiveauVisible(vus, x, np.full(len(vus), float(MARQUE)), dense=True)

    def niveaux_vus(self) -> range:
        """Return the levels that meet the screen."""
        hauts = [self.echelle.mesures.hauteur(taille) / 2 + 1 for taille in self.echelle.tailles]
        vus = [
            niveau
            for niveau, haut in enumerate(hauts)
            if self.y(niveau) + haut >= 0 and self.y(niveau) - haut <= self.hauteur
        ]
        return range(vus[0], vus[-1] + 1) if vus else range(0)

    def noeud_en(self, point: QPointF) -> int | None:
        """Return the node under a point, or the nearest one where they are small."""
        mesures = self.echelle.mesures
        for niveau in self.niveaux_vus():
            haut = max(mesures.hauteur(self.echelle.tailles[niveau]), mesures.bandeau)  # a small one may have its value
            if abs(point.y() - self.y(niveau)) > haut / 2 + 3:
                continue
            rangee = self.rangee(niveau)
            if not len(rangee.noeuds):
                return None
            rang = int(np.abs(rangee.x - point.x()).argmin())
            portee = max(float(rangee.tailles[rang]) / 2, 6.0 if rangee.dense else mesures.bandeau)
            return int(rangee.noeuds[rang]) if abs(float(rangee.x[rang]) - point.x()) <= portee else None
        return None
