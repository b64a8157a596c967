"""The branches of a tree: curves where nodes stand apart, fans where they are too many to be told apart."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.raisonnement.arbre.geometrie import NiveauVisible
from ui.raisonnement.arbre.scene import SceneArbre
from ui.socle.theme import voile

COURBE_MIN = 14.0  # px of a node below which its branch is straight: curves would only be a blur


def courbe(chemin: QPainterPath, haut: QPointF, bas: QPointF) -> None:
    """Add a branch that leaves and arrives vertically."""
    milieu = (haut.y() + bas.y()) / 2
    chemin.moveTo(haut)
    chemin.cubicTo(haut.x(), milieu, bas.x(), milieu, bas.x(), bas.y())


def peindre_liens(p: QPainter, scene: SceneArbre, boites: Mapping[int, QPointF]) -> None:
    """Paint all branches that are seen, then those that matter, which lead to the middles of ``boites``."""
    vus = scene.regard.niveaux_vus()
    for niveau in range(max(vus.start, 1), min(vus.stop + 1, len(scene.regard.echelle.centres))):
        rangee = scene.rangee(niveau)
        if rangee.dense:
            _peindre_eventails(p, scene, niveau)
        elif len(rangee.noeuds):
            _peindre_branches(p, scene, niveau, rangee)
    _souligner(p, _placer(scene, scene.moment.principale, boites), scene, scene.theme.accent, 4.0)
    _souligner(p, _placer(scene, scene.moment.chemin, boites), scene, scene.theme.curseur, 3.0)
    rendu = scene.moment.rendu
    if rendu is not None:  # the way of the value that has just gone up, under the names that it crosses
        montee = _placer(scene, [scene.colonnes.arbre.parents[rendu], rendu], boites)
        _souligner(p, montee, scene, scene.theme.curseur, 3.0)


def _hauteurs(scene: SceneArbre, niveau: int) -> tuple[float, float]:
    """Return where the branches to a level begin and end."""
    regard = scene.regard
    return regard.y(niveau - 1) + scene.demi(niveau - 1), regard.y(niveau) - scene.demi(niveau)


def _peindre_branches(p: QPainter, scene: SceneArbre, niveau: int, rangee: NiveauVisible) -> None:
    regard, connus = scene.regard, scene.moment.connus
    parents = scene.colonnes.parents[rangee.noeuds].astype(int)
    departs = regard.x(parents, regard.tailles(parents, niveau - 1), niveau - 1)
    haut, bas = _hauteurs(scene, niveau)
    noeuds = rangee.noeuds
    places = list(zip(departs.tolist(), rangee.x.tolist(), strict=True))
    theme, elagues = scene.theme, scene.colonnes.elagues[noeuds] > 0
    trait = _courbes if scene.regard.echelle.tailles[niveau] >= COURBE_MIN else _droites
    p.setBrush(Qt.BrushStyle.NoBrush)
    for classe, couleur, style in (
        (noeuds >= connus, theme.bord, Qt.PenStyle.SolidLine),
        ((noeuds < connus) & elagues, theme.eteint, Qt.PenStyle.DashLine),
        ((noeuds < connus) & ~elagues, theme.arbre_lien, Qt.PenStyle.SolidLine),
    ):
        p.setPen(QPen(QColor(couleur), 1, style))
        trait(p, [places[rang] for rang in np.flatnonzero(classe).tolist()], haut, bas)


def _courbes(p: QPainter, places: list[tuple[float, float]], haut: float, bas: float) -> None:
    chemin = QPainterPath()
    for depart, x in places:
        courbe(chemin, QPointF(depart, haut), QPointF(x, bas))
    p.drawPath(chemin)


def _droites(p: QPainter, places: list[tuple[float, float]], haut: float, bas: float) -> None:
    p.drawLines([QLineF(depart, haut, x, bas) for depart, x in places])


def _peindre_eventails(p: QPainter, scene: SceneArbre, niveau: int) -> None:
    """Paint what lies below each node of the level above as one shape."""
    regard, parents = scene.regard, scene.rangee(niveau - 1)
    haut, bas = _hauteurs(scene, niveau)
    pas, disposition = regard.echelle.pas, regard.plan.disposition
    gauches = regard.origine + (disposition.x[parents.noeuds] - disposition.demis[parents.noeuds]) * pas
    droites = gauches + (2 * disposition.demis[parents.noeuds] + 1) * pas
    gauches, droites = gauches.clip(-50, regard.largeur + 50), droites.clip(-50, regard.largeur + 50)
    theme, connus, fins = scene.theme, scene.moment.connus, regard.plan.arbre.fins
    p.setPen(Qt.PenStyle.NoPen)
    couleurs = (voile(theme.arbre_lien, 0.30), voile(theme.bord, 0.45))
    if parents.dense:
        for connu, gauche, droite in _bandes(parents, connus):
            p.fillRect(QRectF(gauche, haut, droite - gauche, bas - haut), couleurs[0 if connu else 1])
        return
    for noeud, x, gauche, droite in zip(
        parents.noeuds.tolist(), parents.x.tolist(), gauches.tolist(), droites.tolist(), strict=True
    ):
        if fins[noeud] > noeud + 1 and noeud not in scene.plies:
            p.setBrush(couleurs[0 if noeud < connus else 1])
            p.drawPolygon(QPolygonF([QPointF(x, haut), QPointF(droite, bas), QPointF(gauche, bas)]))


def _bandes(rangee: NiveauVisible, connus: int) -> list[tuple[bool, float, float]]:
    """Cut a dense level in two: what is known, at its left, and what is not."""
    if not len(rangee.x):
        return []
    nombre = int((rangee.noeuds < connus).sum())
    x = rangee.x
    morceaux = [(True, x[:nombre]), (False, x[nombre:])]
    return [(connu, float(morceau[0]), float(morceau[-1]) + 2) for connu, morceau in morceaux if len(morceau)]


def _placer(
    scene: SceneArbre, noeuds: Collection[int], boites: Mapping[int, QPointF]
) -> list[tuple[int, QPointF, float]]:
    """Return the level, the middle and the size of nodes, each where its box is seen if it has one."""
    return [(niveau, boites.get(noeud, centre), taille) for noeud, niveau, centre, taille in scene.lignee(noeuds)]


def _souligner(
    p: QPainter, places: list[tuple[int, QPointF, float]], scene: SceneArbre, couleur: str, epaisseur: float
) -> None:
    """Paint the way through some nodes, each a child of the one before, over everything else."""
    hauteur = scene.regard.echelle.mesures.hauteur  # of each: one without a board among boards is lower than its level
    chemin = QPainterPath()
    for (*_, depart, large), (*_, arrivee, etroit) in pairwise(places):
        courbe(chemin, depart + QPointF(0, hauteur(large) / 2), arrivee - QPointF(0, hauteur(etroit) / 2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(couleur), epaisseur, c=Qt.PenCapStyle.RoundCap))
    p.drawPath(chemin)


def peindre_refutation(p: QPainter, scene: SceneArbre, boites: Mapping[int, QPointF]) -> None:
    """Lead from a node that was cut to the one whose value cut it, where their ``boites`` are seen."""
    places = _placer(scene, scene.refutation, boites)
    if len(places) < 2:
        return
    (coupee, depart, _), (niveau, arrivee, taille) = places
    em, large, haut = scene.cache.em, max(taille, 2 * scene.cache.em) / 2 + 6, scene.demi(niveau) + 6
    debut, fin = depart + QPointF(0, scene.demi(coupee)), arrivee + QPointF(0, haut)
    chemin = QPainterPath(debut)
    chemin.cubicTo(debut + QPointF(0, 2.2 * em), fin + QPointF(0, 2.2 * em), fin)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for couleur, epaisseur, style in (
        (scene.theme.carte, 5.0, Qt.PenStyle.SolidLine),
        (scene.theme.seconde_courbe, 2.5, Qt.PenStyle.DotLine),
    ):
        p.setPen(QPen(QColor(couleur), epaisseur, style))
        p.drawPath(chemin)
        p.drawRoundedRect(QRectF(arrivee.x() - large, arrivee.y() - haut - em, 2 * large, 2 * haut + em), 8, 8)
