"""The style of Othello: green felt in a wooden frame, discs that turn."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QLinearGradient, QPainter, QPen, QRadialGradient

from ecosysteme.cases import Position
from ecosysteme.plateau import lignes_retournees, nom_case
from ui.plateau.animation import apparition, face
from ui.plateau.geometrie import Geometrie
from ui.plateau.indices import Indice, peindre_indice
from ui.plateau.instant import Transition
from ui.plateau.peinture import BLANC, PeintreBase, Scene, creuser, dessin, peindre_coordonnees
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.langue import accorder, translate
from ui.socle.theme import Theme, voile

# Proportions, in squares unless said otherwise.
RAYON_PION: Final = 0.403
RAYON_POINT: Final = 0.058
EPAISSEUR_PION: Final = 0.16

# The discs are the same in both themes: only the felt changes under them.
_DEGRADES = {
    1: (("#4a5150", 0.0), ("#1b1f1f", 0.55), ("#0b0d0d", 1.0)),
    2: (("#ffffff", 0.0), ("#efeeea", 0.6), ("#c9c8c2", 1.0)),
}
_TRANCHES = {1: "#141818", 2: "#d6d5cf"}
_LISERES = {1: QColor(255, 255, 255, 30), 2: QColor(0, 0, 0, 26)}


def points_reperes(taille: int) -> list[Position]:
    """The four grid crossings that carry a dot.

    >>> points_reperes(8)
    [(2, 2), (2, 6), (6, 2), (6, 6)]
    """
    retrait = 2 if taille >= 6 else 1
    return [(ligne, colonne) for ligne in (retrait, taille - retrait) for colonne in (retrait, taille - retrait)]


def dessiner_pion(p: QPainter, centre: QPointF, rayon: float, camp: int, largeur: float = 1.0) -> None:
    """Draw one disc without its shadow, ``largeur`` (0 to 1) narrowing it as it turns."""
    degrade = QRadialGradient(QPointF(-0.24 * rayon, -0.38 * rayon), 1.55 * rayon)
    for couleur, arret in _DEGRADES[camp]:
        degrade.setColorAt(arret, QColor(couleur))
    lisere = max(rayon * 0.035, 0.7)
    p.save()
    p.translate(centre)
    p.scale(max(largeur, 0.001), 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(degrade))
    p.drawEllipse(QPointF(0, 0), rayon, rayon)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(_LISERES[camp], lisere))
    p.drawEllipse(QPointF(0, 0), rayon - lisere / 2, rayon - lisere / 2)
    p.restore()


def dessiner_ombre(p: QPainter, centre: QPointF, rayon: float, largeur: float = 1.0) -> None:
    """Draw the soft shadow that a disc casts towards the bottom right."""
    degrade = QRadialGradient(QPointF(0, 0), rayon * 1.16)
    degrade.setColorAt(0.0, QColor(0, 0, 0, 110))
    degrade.setColorAt(0.78, QColor(0, 0, 0, 92))
    degrade.setColorAt(1.0, QColor(0, 0, 0, 0))
    p.save()
    p.translate(centre + QPointF(0.05 * rayon, 0.1 * rayon))
    p.scale(max(largeur, 0.001), 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(degrade))
    p.drawEllipse(QPointF(0, 0), rayon * 1.16, rayon * 1.16)
    p.restore()


def dessiner_retournement(p: QPainter, centre: QPointF, rayon: float, camp: int, largeur: float) -> None:
    """Draw a disc and its shadow as it turns: ``camp`` is the side now seen, the other one shows on its edge.

    Seen edge-on a disc is a thin slab, half black and half white; without it the disc would vanish at half way.
    """
    epaisseur = rayon * EPAISSEUR_PION * math.sqrt(max(0.0, 1.0 - largeur * largeur))
    dessiner_ombre(p, centre, rayon, max(largeur, EPAISSEUR_PION))
    p.setPen(Qt.PenStyle.NoPen)
    # Lying flat it hides its other side entirely, whose colour would otherwise fringe the edge.
    tranches = ((-epaisseur, 3 - camp), (epaisseur, camp)) if epaisseur else ()
    for cote, couche in tranches:
        p.setBrush(QColor(_TRANCHES[couche]))
        p.drawEllipse(centre + QPointF(cote, 0), rayon * largeur, rayon)
        p.drawRect(QRectF(centre.x() + min(cote, 0.0), centre.y() - rayon, abs(cote), 2 * rayon))
    dessiner_pion(p, centre + QPointF(epaisseur, 0), rayon, camp, largeur)


class PeintreOthello(PeintreBase):
    """Paints the felt, the discs, and a preview of those that would turn."""

    def __init__(self, theme: Theme) -> None:
        """Keep no disc before the first painting."""
        super().__init__(theme)
        self._jetons: dict[int, QImage] = {}

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        super()._preparer(geo, police)
        self._jetons = {camp: self._jeton(geo, camp) for camp in _DEGRADES}

    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        self._peindre_cadre(p, geo)
        self._peindre_grille(p, geo)
        peindre_coordonnees(p, geo, self.theme.plateau_coordonnees)

    def _peindre_cadre(self, p: QPainter, geo: Geometrie) -> None:
        arrondi = geo.cadre.width() * 12 / 538
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.plateau_cadre))
        p.drawRoundedRect(geo.cadre, arrondi, arrondi)
        feutre = QLinearGradient(geo.tapis.topLeft(), geo.tapis.bottomRight())
        feutre.setColorAt(0.0, QColor(self.theme.plateau_haut))
        feutre.setColorAt(1.0, QColor(self.theme.plateau_bas))
        p.fillRect(geo.tapis, QBrush(feutre))
        creuser(p, geo)

    def _peindre_grille(self, p: QPainter, geo: Geometrie) -> None:
        """Lines are filled rectangles on whole device pixels: a pen would blur them over two."""
        couleur = QColor(self.theme.plateau_lignes)
        epaisseur = max(1, round(geo.case * 1.4 / 62 * geo.densite)) / geo.densite
        recul = math.floor(epaisseur * geo.densite / 2) / geo.densite
        large, haut = geo.tapis.width() + epaisseur, geo.tapis.height() + epaisseur
        for rang in range(geo.colonnes + 1):
            p.fillRect(QRectF(geo.gauche + rang * geo.case - recul, geo.haut - recul, epaisseur, haut), couleur)
        for rang in range(geo.lignes + 1):
            p.fillRect(QRectF(geo.gauche - recul, geo.haut + rang * geo.case - recul, large, epaisseur), couleur)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(couleur)
        milieu = epaisseur / 2 - recul
        for position in points_reperes(geo.lignes):
            croisement = geo.rectangle(position).topLeft() + QPointF(milieu, milieu)
            p.drawEllipse(croisement, geo.case * RAYON_POINT, geo.case * RAYON_POINT)

    def _jeton(self, geo: Geometrie, camp: int, largeur: float = 1.0) -> QImage:
        centre, rayon = QPointF(geo.case / 2, geo.case / 2), geo.case * RAYON_PION
        cote = QSizeF(geo.case, geo.case)
        return dessin(cote, geo.densite, lambda p: dessiner_retournement(p, centre, rayon, camp, largeur))

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        self._peindre_secousse(p, scene)
        self._peindre_pions(p, scene)
        if scene.vue.interactif:
            self._peindre_marques(p, scene)
        self._peindre_apercu(p, scene)
        for position in scene.vue.dernier:
            opacite = apparition(scene.instant.temps)[1] if position == scene.instant.pose else 1.0
            self._peindre_dernier(p, scene.rectangle(position).center(), scene.geo.case, opacite)

    def _peindre_pions(self, p: QPainter, scene: Scene) -> None:
        tournant = self._tournant(scene)
        for position, camp in scene.visibles():
            if position in scene.instant.retournes:
                p.drawImage(scene.geo.rectangle(position).topLeft(), tournant)
            elif position == scene.instant.pose:
                self._peindre_pose(p, scene, position, camp)
            else:
                p.drawImage(scene.rectangle(position).topLeft(), self._jetons[camp])

    def _tournant(self, scene: Scene) -> QImage:
        """The turning disc at this moment: drawn once, since those of a move all turn together to the same side."""
        if not scene.instant.retournes:
            return QImage()
        camp = scene.vue.pions[next(iter(scene.instant.retournes))]
        largeur, tournee = face(scene.instant.temps)
        return self._jeton(scene.geo, camp if tournee else 3 - camp, largeur)

    @staticmethod
    def _peindre_pose(p: QPainter, scene: Scene, position: Position, camp: int) -> None:
        echelle, opacite = apparition(scene.instant.temps)
        centre, rayon = scene.rectangle(position).center(), scene.geo.case * RAYON_PION * echelle
        p.setOpacity(opacite)
        dessiner_ombre(p, centre, rayon)
        dessiner_pion(p, centre, rayon, camp)
        p.setOpacity(1.0)

    @staticmethod
    def _peindre_marques(p: QPainter, scene: Scene) -> None:
        geo, instant = scene.geo, scene.instant
        p.setBrush(voile(BLANC, 0.14))
        p.setPen(QPen(voile(BLANC, 0.8), max(geo.case * 0.022, 1.0)))
        for position in scene.vue.legaux if scene.vue.marques else ():
            if position != instant.apercu and position not in instant.indices:
                p.drawEllipse(geo.rectangle(position).center(), geo.case * 0.13, geo.case * 0.13)

    def _peindre_apercu(self, p: QPainter, scene: Scene) -> None:
        geo, vue, position = scene.geo, scene.vue, scene.instant.apercu
        if position is None or vue.trait is None:
            return
        p.setOpacity(0.5)
        dessiner_pion(p, geo.rectangle(position).center(), geo.case * RAYON_PION, vue.trait)
        p.setOpacity(1.0)
        if vue.explique:
            self._peindre_lignes(p, scene, position)
        rayon = geo.case * (RAYON_PION + 0.012)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(voile(BLANC, 0.45), max(geo.case * 0.02, 1.0)))
        p.drawEllipse(geo.rectangle(position).center(), geo.case * RAYON_PION, geo.case * RAYON_PION)
        # A pale ring under the accent keeps the outline readable on either disc and on the felt.
        for couleur, epaisseur in ((voile(BLANC, 0.9), 0.085), (QColor(self.theme.accent), 0.05)):
            p.setPen(QPen(couleur, geo.case * epaisseur))
            for retourne in vue.legaux.get(position, ()):
                p.drawEllipse(geo.rectangle(retourne).center(), rayon, rayon)

    def _peindre_lignes(self, p: QPainter, scene: Scene, position: Position) -> None:
        """Draw a line from the disc that would be placed to each of those with which it would enclose others."""
        geo = scene.geo
        depart = geo.rectangle(position).center()
        for ligne in lignes_retournees(position, scene.vue.legaux[position]):
            dernier = geo.rectangle(ligne[-1]).center()
            bout = dernier + (dernier - depart) / len(ligne)  # the closing disc is the next one
            for couleur, epaisseur in ((voile(BLANC, 0.9), 0.085), (QColor(self.theme.accent), 0.04)):
                p.setPen(QPen(couleur, geo.case * epaisseur, c=Qt.PenCapStyle.RoundCap))
                p.drawLine(depart, bout)

    def _peindre_indice(self, p: QPainter, scene: Scene, position: Position, indice: Indice) -> None:
        survole = scene.vue.trait if position == scene.instant.apercu else None
        peindre_indice(p, scene.geo.rectangle(position), indice, self.theme, survole)


class StyleOthello(Style):
    """The look of Othello; its discs are as dark or as pale as a card, so they are ringed there."""

    couleurs: tuple[str, str] = ("#1b1f1f", "#efeeea")
    cernes: ClassVar[bool] = True

    def peintre(self, theme: Theme) -> PeintreOthello:
        """Return a painter of the felt and its discs."""
        return PeintreOthello(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw the disc of ``camp``."""
        dessiner_pion(p, centre, rayon, camp)

    def titre(self) -> str:
        """The board alone: Othello is the game of the program."""
        return translate("PlateauVue", "Plateau")

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Name the square, then its disc or how many discs a move there turns."""
        nom, camp = nom_case(position), vue.pions.get(position)
        if camp is not None:
            phrase = translate("PlateauVue", "{case}, noir") if camp == 1 else translate("PlateauVue", "{case}, blanc")
            return (phrase.format(case=nom),)
        if position in vue.legaux and vue.explique:
            return (_expliquer(position, vue),)
        if position in vue.legaux:
            phrase = translate("PlateauVue", "{case}, jouable, retourne {nombre}")
            return (phrase.format(case=nom, nombre=len(vue.legaux[position])),)
        return (translate("PlateauVue", "{case}, vide").format(case=nom),)

    def transition(self, avant: PlateauAffiche, apres: PlateauAffiche) -> Transition | None:
        """A disc that is placed and those that turn to its side; any other turn is a jump between two games."""
        ajoutes = apres.pions.keys() - avant.pions.keys()
        if len(ajoutes) != 1 or avant.pions.keys() - apres.pions.keys():
            return None
        (pose,) = ajoutes
        retournes = frozenset(case for case, camp in avant.pions.items() if apres.pions[case] != camp)
        if any(apres.pions[case] != apres.pions[pose] for case in retournes):
            return None
        return Transition(pose, retournes)


def _expliquer(position: Position, vue: PlateauAffiche) -> str:
    """Say how many discs a legal move would turn, and in how many lines."""
    retournes = vue.legaux[position]
    un, plusieurs = (
        translate("PlateauVue", "{case} retournerait {nombre}, en {lignes} ligne"),
        translate("PlateauVue", "{case} retournerait {nombre}, en {lignes} lignes"),
    )
    pions = accorder(len(retournes), translate("PlateauVue", "{} pion"), translate("PlateauVue", "{} pions"))
    lignes = len(lignes_retournees(position, retournes))
    phrase = un if lignes == 1 else plusieurs
    return phrase.format(case=nom_case(position), nombre=pions, lignes=lignes)


OTHELLO: Final = StyleOthello()
