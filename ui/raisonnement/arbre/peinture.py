"""How a tree is painted: its levels, its branches (``arbre_liens``), its nodes, and over them what the search is doing.

Nothing here knows of events. All that is gone through is what is seen, level by level.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ui.raisonnement.arbre.boites import (
    BOITE,
    BOITE_NUE,
    BoiteEnAvant,
    boites_en_avant,
    degager,
    demi_largeur,
    nommer,
)
from ui.raisonnement.arbre.cache_images import Allure, poser
from ui.raisonnement.arbre.geometrie import ECART_MOTS, OCCUPATION, NiveauVisible
from ui.raisonnement.arbre.liens import peindre_liens, peindre_refutation
from ui.raisonnement.arbre.moment import ecrire_nombre
from ui.raisonnement.arbre.scene import SceneArbre
from ui.socle.theme import voile

POINT_MIN: Final = 4  # px of a node of which enough is seen


def peindre_arbre(p: QPainter, scene: SceneArbre) -> None:
    """Paint ``scene``."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _peindre_bandes(p, scene)
    boites = boites_en_avant(scene)
    milieux = {noeud: boite.milieu for noeud, boite in boites.items()}
    peindre_liens(p, scene, milieux)
    for niveau in scene.regard.niveaux_vus():
        rangee = scene.rangee(niveau)
        if rangee.dense:
            _peindre_marques(p, scene, niveau, rangee)
        else:
            _peindre_rangee(p, scene, niveau, rangee, boites)
    peindre_refutation(p, scene, milieux)
    _peindre_en_avant(p, scene, boites)
    _peindre_noms(p, scene)


def _peindre_bandes(p: QPainter, scene: SceneArbre) -> None:
    """Tint the levels of the opponent."""
    marge = 0.55 * scene.cache.em
    for niveau in scene.regard.niveaux_vus():
        if niveau % 2:
            demi = scene.demi(niveau) + marge
            bande = QRectF(0, scene.regard.y(niveau) - demi, scene.regard.largeur, 2 * demi)
            p.fillRect(bande, QColor(scene.theme.arbre_bande))


def _peindre_noms(p: QPainter, scene: SceneArbre) -> None:
    """Write at the left of each level who plays there."""
    em, theme = scene.cache.em, scene.theme
    p.setFont(scene.cache.fine)
    for niveau in scene.regard.niveaux_vus():
        camp = scene.camp(niveau)
        haut = scene.regard.y(niveau) - scene.demi(niveau) - 0.55 * em
        nom = scene.adaptateur.camp(camp)
        cadre = QRectF(4, haut + 1, p.fontMetrics().horizontalAdvance(nom) + 1.75 * em, 1.15 * em)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(voile(theme.arbre_bande if niveau % 2 else theme.carte, 0.85))
        p.drawRoundedRect(cadre, 0.3 * em, 0.3 * em)
        p.save()
        scene.cache.sens(p, QPointF(cadre.left() + 0.7 * em, cadre.center().y()), 0.36 * em, camp, scene.premier)
        p.restore()
        p.setPen(QColor(theme.discret))
        p.drawText(cadre.adjusted(1.3 * em, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, nom)


def _peindre_marques(p: QPainter, scene: SceneArbre, niveau: int, rangee: NiveauVisible) -> None:
    """Paint a level too crowded for nodes: a stroke for those that fall together, longer once they are known.

    Each length is one line of pixels, stretched: hundreds of strokes cost three copies.
    """
    demi, y, largeur = scene.demi(niveau), scene.regard.y(niveau), round(scene.regard.largeur)
    theme = scene.theme
    x = np.rint(rangee.x).astype(np.int64)
    connus = rangee.noeuds < scene.moment.connus
    elagues = scene.colonnes.elagues[rangee.noeuds] > 0
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for classe, couleur, part in (
        (connus & ~elagues, theme.discret, 1.0),
        (connus & elagues, theme.eteint, 0.45),
        (~connus, theme.bord, 0.3),
    ):
        debuts = x[classe & (x >= 0) & (x < largeur)]
        if len(debuts):
            pixels = np.zeros(largeur + 1, np.uint32)
            pixels[debuts] = pixels[debuts + 1] = QColor(couleur).rgba()
            ligne = QImage(pixels.tobytes(), largeur, 1, QImage.Format.Format_ARGB32)
            p.drawImage(QRectF(0, round(y - part * demi), largeur, round(2 * part * demi)), ligne)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def _marquer(p: QPainter, scene: SceneArbre, noeud: int, cadre: QRectF) -> None:
    """Show that a node was found, and that it is folded."""
    if scene.trouves is not None and scene.trouves[noeud]:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(scene.theme.seconde_courbe), 2.5, Qt.PenStyle.DotLine))
        p.drawRoundedRect(cadre.adjusted(-3, -3, 3, 3), 5, 5)
    if noeud in scene.plies:
        _peindre_pli(p, scene, noeud, cadre)


def _peindre_rangee(
    p: QPainter, scene: SceneArbre, niveau: int, rangee: NiveauVisible, boites: dict[int, BoiteEnAvant]
) -> None:
    """Paint a level whose nodes stand apart; nothing sticks out from under a box that will be painted over it."""
    y, voisines = scene.regard.y(niveau), [boite for boite in boites.values() if boite.niveau == niveau]
    for noeud, x, taille, place in rangee.parcourir():
        if noeud in boites:  # it will be painted over the others
            _marquer(p, scene, noeud, boites[noeud].cadre)
            continue
        autres = [(abs(x - une.milieu.x()), une.demi, demi_largeur(une.nom)) for une in voisines]
        reste = 2 * (min((ecart - demi for ecart, demi, _ in autres), default=inf) - ECART_MOTS)
        if reste < POINT_MIN:
            continue
        centre = QPointF(x, y)
        cadre = _peindre_noeud(p, scene, noeud, niveau, centre, (min(taille, reste), min(place, reste)))
        libre = 2 * (min((ecart - demi for ecart, _, demi in autres), default=inf) - ECART_MOTS)
        _peindre_coup(p, scene, noeud, centre, min(max(taille / OCCUPATION, place), libre), cadre)
        _marquer(p, scene, noeud, cadre)


def _peindre_noeud(
    p: QPainter, scene: SceneArbre, noeud: int, niveau: int, centre: QPointF, tailles: tuple[float, float]
) -> QRectF:
    """Paint a node as its size and the room around it (``tailles``) allow, and return where."""
    (taille, place), allure, mesures = tailles, scene.allure(noeud), scene.regard.echelle.mesures
    camp = scene.camp(niveau)
    if allure is Allure.ELAGUE and taille >= mesures.boite:
        return _peindre_coupe(p, scene, noeud, centre, taille)
    if allure not in (Allure.INCONNU, Allure.ELAGUE):
        if taille >= mesures.vignette:
            return _peindre_vignette(p, scene, noeud, niveau, centre, taille)
        texte, nue = scene.moment.texte(noeud), min(place, BOITE_NUE * scene.cache.em)
        boite = scene.cache.boite(texte, camp, scene.premier, allure, taille + 2)
        boite = boite or scene.cache.boite(texte, camp, scene.premier, allure, nue)
        if boite is not None:
            return poser(p, boite, centre)
    if allure is Allure.INCONNU and taille >= mesures.boite:
        return _peindre_place(p, scene, niveau, centre, taille)
    return poser(p, scene.cache.point(camp, scene.premier, allure, taille), centre)


def _peindre_place(p: QPainter, scene: SceneArbre, niveau: int, centre: QPointF, taille: float) -> QRectF:
    """Paint where a node that is not reached yet will be."""
    em, mesures = scene.cache.em, scene.regard.echelle.mesures
    if taille >= mesures.vignette:
        haut = taille * mesures.rapport
        cadre = QRectF(centre.x() - taille / 2, scene.regard.y(niveau) - mesures.hauteur(taille) / 2, taille, haut)
    else:
        large = min(taille, 2.4 * em)
        cadre = QRectF(centre.x() - large / 2, centre.y() - 0.6 * em, large, 1.2 * em)
    p.setPen(QPen(QColor(scene.theme.bord), 1))
    p.setBrush(voile(scene.theme.carte, 0.6))
    p.drawRoundedRect(cadre, 0.3 * em, 0.3 * em)
    return cadre


def _peindre_coupe(p: QPainter, scene: SceneArbre, noeud: int, centre: QPointF, taille: float) -> QRectF:
    mesures = scene.regard.echelle.mesures
    haut = 0.75 * taille * mesures.rapport if taille >= mesures.vignette else mesures.bandeau
    texte = f"× {ecrire_nombre(scene.colonnes.arbre.elagues[noeud])}"  # a number alone would read as a value
    image = scene.cache.coupe(texte, 0.8 * taille if taille >= mesures.vignette else taille, haut)
    return poser(p, image, centre)


def _peindre_vignette(
    p: QPainter, scene: SceneArbre, noeud: int, niveau: int, centre: QPointF, taille: float
) -> QRectF:
    """Paint the board of a node, its value under it."""
    mesures, theme, allure = scene.regard.echelle.mesures, scene.theme, scene.allure(noeud)
    haut = taille * mesures.rapport
    cadre = QRectF(round(centre.x() - taille / 2), round(centre.y() - mesures.hauteur(taille) / 2), taille, haut)
    image = scene.vignettes.prendre(noeud, int(taille), scene.cache.densite)
    if image is None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.bord))
        p.drawRoundedRect(cadre, 3, 3)
    elif image.deviceIndependentSize().width() == taille:
        p.drawImage(cadre.topLeft(), image)
    else:  # of the size before, until it is drawn
        p.drawImage(cadre, image, QRectF(image.rect()))
    p.setBrush(Qt.BrushStyle.NoBrush)
    couleur, epaisseur = {Allure.OUVERT: (theme.curseur, 3.0), Allure.PRINCIPAL: (theme.accent, 3.0)}.get(
        allure, (theme.arbre_lien, 1.0)
    )
    p.setPen(QPen(QColor(couleur), epaisseur))
    p.drawRoundedRect(cadre.adjusted(-1, -1, 1, 1), 3, 3)
    texte = scene.moment.texte(noeud)
    boite = scene.cache.boite(texte, scene.camp(niveau), scene.premier, allure, taille)
    if boite is not None:
        poser(p, boite, QPointF(centre.x(), cadre.bottom() + 0.72 * scene.cache.em))
    return cadre.adjusted(0, 0, 0, mesures.bandeau)


def _peindre_coup(p: QPainter, scene: SceneArbre, noeud: int, centre: QPointF, place: float, cadre: QRectF) -> None:
    """Write the move that leads to a node above it, as high as its neighbours', when there is room."""
    if not noeud or noeud >= scene.moment.connus:
        return
    image = nommer(scene, noeud)
    if image.deviceIndependentSize().width() <= place:
        em = scene.cache.em
        haut = min(cadre.top(), centre.y() - BOITE / 2 * em) - 0.62 * em
        poser(p, image, degager(scene, image, QPointF(centre.x(), haut)))


def _peindre_pli(p: QPainter, scene: SceneArbre, noeud: int, cadre: QRectF) -> None:
    """Say how many states a fold hides."""
    image = scene.cache.etiquette(f"▸ {ecrire_nombre(scene.colonnes.dessous(noeud))}", scene.theme.texte, plein=True)
    poser(p, image, QPointF(cadre.center().x(), cadre.bottom() + 1.1 * scene.cache.em))


def _peindre_en_avant(p: QPainter, scene: SceneArbre, boites: dict[int, BoiteEnAvant]) -> None:
    """Paint what must be seen however small it is: best play, the way to where the search is, what is selected."""
    for noeud, boite in boites.items():
        poser(p, boite.image, boite.milieu)
        _peindre_coup(p, scene, noeud, boite.milieu, inf, boite.cadre)
    for image, milieu in _etiquettes_du_chemin(scene):
        poser(p, image, milieu)
    if scene.selection is not None:
        for _, niveau, centre, taille in scene.lignee([scene.selection]):
            _peindre_selection(p, scene, niveau, centre, taille)


def _etiquettes_du_chemin(scene: SceneArbre) -> Iterator[tuple[QImage, QPointF]]:
    """Yield what is written under the nodes of the way to where the search is, and where.

    Alpha and beta, and beside them the value that has just gone up: there it hides neither them nor a move.
    """
    moment, em, couleur = scene.moment, scene.cache.em, scene.theme.curseur
    rendu = moment.rendu
    for noeud, niveau, centre, _ in scene.lignee(moment.chemin):
        milieu, bord = QPointF(centre.x(), centre.y() + scene.demi(niveau) + 0.8 * em), 0.0
        if fenetre := moment.fenetre(noeud):
            image = scene.cache.etiquette(fenetre, couleur, plein=True)
            milieu, bord = degager(scene, image, milieu), image.deviceIndependentSize().width() / 2
            yield image, milieu
        if rendu is not None and scene.colonnes.arbre.parents[rendu] == noeud and scene.visible(rendu):
            image = scene.cache.etiquette(f"↑ {moment.apport(rendu)}", couleur, plein=True)
            ecart = bord + 0.25 * em + image.deviceIndependentSize().width() / 2 if bord else 0.0
            a_gauche = milieu.x() + ecart + image.deviceIndependentSize().width() / 2 > scene.regard.largeur
            yield image, milieu + QPointF(-ecart if a_gauche else ecart, 0)


def _peindre_selection(p: QPainter, scene: SceneArbre, niveau: int, centre: QPointF, taille: float) -> None:
    """Paint a frame in two tones, seen on a board as well as on the ground."""
    large = max(taille, scene.cache.em) / 2 + 5
    haut = max(scene.demi(niveau), scene.regard.echelle.mesures.bandeau / 2) + 5  # a small node may have its value
    cadre = QRectF(centre.x() - large, centre.y() - haut, 2 * large, 2 * haut)
    if niveau:
        cadre.setTop(cadre.top() - scene.cache.em)  # around its move
    p.setBrush(Qt.BrushStyle.NoBrush)
    for couleur, epaisseur in ((scene.theme.carte, 5.0), (scene.theme.texte, 2.5)):
        p.setPen(QPen(QColor(couleur), epaisseur))
        p.drawRoundedRect(cadre, 6, 6)
