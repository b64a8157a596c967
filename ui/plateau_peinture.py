"""How the board looks: plain data and a theme in, vectors out; no event, no rule, no clock here.

What does not move (frame, felt, grid, coordinates, resting discs) is drawn once as vectors at the screen's own density
and kept, because a radial gradient costs fifty times a copy and an animation repaints sixty times a second.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from ecosysteme.plateau import Position
from ui.plateau_geometrie import Geometrie
from ui.plateau_indices import Indice, peindre_indice
from ui.theme import Theme, voile

# Proportions, in squares unless said otherwise.
RAYON_PION = 0.403
DIAMETRE_DERNIER_COUP = 0.14
RAYON_POINT = 0.058
EPAISSEUR_PION = 0.16
AMPLITUDE_SECOUSSE = 0.07

# The discs are the same in both themes: only the felt changes under them.
_DEGRADES = {
    1: (("#4a5150", 0.0), ("#1b1f1f", 0.55), ("#0b0d0d", 1.0)),
    2: (("#ffffff", 0.0), ("#efeeea", 0.6), ("#c9c8c2", 1.0)),
}
_TRANCHES = {1: "#141818", 2: "#d6d5cf"}
_LISERES = {1: QColor(255, 255, 255, 30), 2: QColor(0, 0, 0, 26)}
_BLANC = QColor("#ffffff")


@dataclass(frozen=True)
class VuePlateau:
    """One position, as the view draws it.

    The mappings are copied, so that a board changed in place afterwards can still be compared with what was drawn.

    >>> VuePlateau(8, {(3, 4): 1}, trait=2).interactif
    False
    """

    taille: int
    pions: Mapping[Position, int]
    trait: int | None = None
    legaux: Mapping[Position, Sequence[Position]] = field(default_factory=dict)
    dernier: Position | None = None
    interactif: bool = False
    marques: bool = True

    def __post_init__(self) -> None:
        """Keep copies of the mappings."""
        object.__setattr__(self, "pions", dict(self.pions))
        object.__setattr__(self, "legaux", dict(self.legaux))

    def contient(self, position: Position) -> bool:
        """Whether the square lies on the board."""
        return all(0 <= rang < self.taille for rang in position)


@dataclass(frozen=True)
class Instant:
    """What passes over the position at one moment: preview, cursor, and the factors of the running animations."""

    apercu: Position | None = None
    curseur: Position | None = None
    pose: Position | None = None
    pose_echelle: float = 1.0
    pose_opacite: float = 1.0
    retournes: frozenset[Position] = frozenset()
    largeur: float = 1.0  # of a turning disc, 0 on its edge
    tournee: bool = True  # whether the new side is the one seen
    secousse: Position | None = None
    decalage: float = 0.0  # -1 to 1
    teinte: float = 0.0  # 0 to 1
    indices: Mapping[Position, Indice] = field(default_factory=dict)


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


class PeintrePlateau:
    """Paints a ``VuePlateau``; keeps the still parts as pixmaps until size, density, font or theme change."""

    def __init__(self, theme: Theme) -> None:
        """Start with no cache: the first painting fills it."""
        self.theme = theme
        self._cle: object = None
        self._fond = QPixmap()
        self._jetons: dict[int, QPixmap] = {}

    def peindre(self, p: QPainter, geo: Geometrie, vue: VuePlateau, instant: Instant, zone: QRectF) -> None:
        """Paint the squares that meet ``zone`` (widget coordinates)."""
        self._preparer(geo, p.font())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawPixmap(geo.cadre.topLeft(), self._fond)
        if instant.secousse is not None:
            self._peindre_secousse(p, geo, instant)
        tournant = self._tournant(geo, vue, instant)
        for position, camp in vue.pions.items():
            if position in instant.retournes:
                p.drawPixmap(geo.rectangle(position).topLeft(), tournant)
            elif zone.intersects(geo.rectangle(position)):
                self._peindre_pion(p, geo, instant, position, camp)
        if vue.interactif:
            self._peindre_marques(p, geo, vue, instant)
        if instant.apercu is not None and vue.trait is not None:
            self._peindre_apercu(p, geo, vue, instant.apercu)
        for position, indice in instant.indices.items():
            survole = vue.trait if position == instant.apercu else None
            peindre_indice(p, geo.rectangle(position), indice, self.theme, survole)
        if vue.dernier is not None:
            self._peindre_dernier(p, geo, vue.dernier, instant)
        if instant.curseur is not None:
            self._peindre_curseur(p, geo.rectangle(instant.curseur))

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        cle = (geo, self.theme, police.toString())
        if cle == self._cle:
            return
        self._cle = cle
        self._fond = self._toile(geo.cadre.size(), geo.densite)
        p = QPainter(self._fond)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-geo.cadre.topLeft())
        p.setFont(police)
        self._peindre_cadre(p, geo)
        self._peindre_grille(p, geo)
        self._peindre_coordonnees(p, geo)
        p.end()
        self._jetons = {camp: self._jeton(geo, camp) for camp in _DEGRADES}

    def _tournant(self, geo: Geometrie, vue: VuePlateau, instant: Instant) -> QPixmap:
        """The turning disc at this moment: drawn once, since those of a move all turn together to the same side."""
        if not instant.retournes:
            return QPixmap()
        camp = vue.pions[next(iter(instant.retournes))]
        return self._jeton(geo, camp if instant.tournee else 3 - camp, instant.largeur)

    @staticmethod
    def _toile(taille: QSizeF, densite: float) -> QPixmap:
        toile = QPixmap(math.ceil(taille.width() * densite), math.ceil(taille.height() * densite))
        toile.setDevicePixelRatio(densite)
        toile.fill(Qt.GlobalColor.transparent)
        return toile

    def _jeton(self, geo: Geometrie, camp: int, largeur: float = 1.0) -> QPixmap:
        jeton = self._toile(QSizeF(geo.case, geo.case), geo.densite)
        p = QPainter(jeton)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(geo.case / 2, geo.case / 2)
        dessiner_retournement(p, centre, geo.case * RAYON_PION, camp, largeur)
        p.end()
        return jeton

    def _peindre_cadre(self, p: QPainter, geo: Geometrie) -> None:
        arrondi = geo.cadre.width() * 12 / 538
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.plateau_cadre))
        p.drawRoundedRect(geo.cadre, arrondi, arrondi)
        feutre = QLinearGradient(geo.tapis.topLeft(), geo.tapis.bottomRight())
        feutre.setColorAt(0.0, QColor(self.theme.plateau_haut))
        feutre.setColorAt(1.0, QColor(self.theme.plateau_bas))
        p.fillRect(geo.tapis, QBrush(feutre))
        # The frame's shade on the felt: it sets the squares a little lower than the frame.
        fond, creux = geo.tapis, geo.case * 0.12
        for fin, bande in (
            (QPointF(0, creux), QRectF(fond.left(), fond.top(), fond.width(), creux)),
            (QPointF(creux, 0), QRectF(fond.left(), fond.top(), creux, fond.height())),
        ):
            ombre = QLinearGradient(fond.topLeft(), fond.topLeft() + fin)
            ombre.setColorAt(0.0, QColor(0, 0, 0, 60))
            ombre.setColorAt(1.0, QColor(0, 0, 0, 0))
            p.fillRect(bande, QBrush(ombre))

    def _peindre_grille(self, p: QPainter, geo: Geometrie) -> None:
        """Lines are filled rectangles on whole device pixels: a pen would blur them over two."""
        couleur = QColor(self.theme.plateau_lignes)
        epaisseur = max(1, round(geo.case * 1.4 / 62 * geo.densite)) / geo.densite
        recul = math.floor(epaisseur * geo.densite / 2) / geo.densite
        cote = geo.case * geo.taille + epaisseur
        for rang in range(geo.taille + 1):
            ecart = rang * geo.case - recul
            p.fillRect(QRectF(geo.gauche + ecart, geo.haut - recul, epaisseur, cote), couleur)
            p.fillRect(QRectF(geo.gauche - recul, geo.haut + ecart, cote, epaisseur), couleur)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(couleur)
        milieu = epaisseur / 2 - recul
        for position in points_reperes(geo.taille):
            croisement = geo.rectangle(position).topLeft() + QPointF(milieu, milieu)
            p.drawEllipse(croisement, geo.case * RAYON_POINT, geo.case * RAYON_POINT)

    def _peindre_coordonnees(self, p: QPainter, geo: Geometrie) -> None:
        police = QFont(p.font())
        police.setPixelSize(max(9, round(geo.marge * 0.44)))
        p.setFont(police)
        p.setPen(QColor(self.theme.plateau_coordonnees))
        for rang in range(geo.taille):
            bas = QRectF(geo.gauche + rang * geo.case, geo.tapis.bottom(), geo.case, geo.marge)
            cote = QRectF(geo.cadre.left(), geo.haut + rang * geo.case, geo.marge, geo.case)
            p.drawText(bas, Qt.AlignmentFlag.AlignCenter, chr(ord("a") + rang))
            p.drawText(cote, Qt.AlignmentFlag.AlignCenter, str(rang + 1))

    def _peindre_secousse(self, p: QPainter, geo: Geometrie, instant: Instant) -> None:
        assert instant.secousse is not None
        case = geo.rectangle(instant.secousse).translated(self._glissement(geo, instant, instant.secousse))
        trait = geo.case * 0.045
        p.setBrush(voile(self.theme.dernier_coup, 0.35 * instant.teinte))
        p.setPen(QPen(voile(_BLANC, 0.75 * instant.teinte), trait))
        marge = geo.case * 0.07
        p.drawRoundedRect(case.adjusted(marge, marge, -marge, -marge), marge, marge)

    @staticmethod
    def _glissement(geo: Geometrie, instant: Instant, position: Position) -> QPointF:
        return QPointF(instant.decalage * AMPLITUDE_SECOUSSE * geo.case * (position == instant.secousse), 0.0)

    def _peindre_pion(self, p: QPainter, geo: Geometrie, instant: Instant, position: Position, camp: int) -> None:
        case = geo.rectangle(position).translated(self._glissement(geo, instant, position))
        rayon = geo.case * RAYON_PION
        if position == instant.pose:
            p.setOpacity(instant.pose_opacite)
            dessiner_ombre(p, case.center(), rayon * instant.pose_echelle)
            dessiner_pion(p, case.center(), rayon * instant.pose_echelle, camp)
            p.setOpacity(1.0)
        else:
            p.drawPixmap(case.topLeft(), self._jetons[camp])

    @staticmethod
    def _peindre_marques(p: QPainter, geo: Geometrie, vue: VuePlateau, instant: Instant) -> None:
        p.setBrush(voile(_BLANC, 0.14))
        p.setPen(QPen(voile(_BLANC, 0.4), max(geo.case * 0.022, 1.0)))
        for position in vue.legaux if vue.marques else ():
            if position != instant.apercu and position not in instant.indices:
                p.drawEllipse(geo.rectangle(position).center(), geo.case * 0.13, geo.case * 0.13)

    def _peindre_apercu(self, p: QPainter, geo: Geometrie, vue: VuePlateau, position: Position) -> None:
        assert vue.trait is not None
        p.setOpacity(0.5)
        dessiner_pion(p, geo.rectangle(position).center(), geo.case * RAYON_PION, vue.trait)
        p.setOpacity(1.0)
        rayon = geo.case * (RAYON_PION + 0.012)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(voile(_BLANC, 0.45), max(geo.case * 0.02, 1.0)))
        p.drawEllipse(geo.rectangle(position).center(), geo.case * RAYON_PION, geo.case * RAYON_PION)
        # A pale ring under the accent keeps the outline readable on either disc and on the felt.
        for couleur, epaisseur in ((voile(_BLANC, 0.9), 0.085), (QColor(self.theme.accent), 0.05)):
            p.setPen(QPen(couleur, geo.case * epaisseur))
            for retourne in vue.legaux.get(position, ()):
                p.drawEllipse(geo.rectangle(retourne).center(), rayon, rayon)

    def _peindre_dernier(self, p: QPainter, geo: Geometrie, position: Position, instant: Instant) -> None:
        rayon = geo.case * DIAMETRE_DERNIER_COUP / 2
        centre = geo.rectangle(position).center() + self._glissement(geo, instant, position)
        p.setOpacity(instant.pose_opacite if position == instant.pose else 1.0)
        p.setPen(Qt.PenStyle.NoPen)
        # The pale ring around the dot keeps it visible on a black disc to who does not see red.
        for couleur, ampleur in ((voile(_BLANC, 0.8), max(geo.case * 0.02, 0.8)), (QColor(self.theme.dernier_coup), 0)):
            p.setBrush(couleur)
            p.drawEllipse(centre, rayon + ampleur, rayon + ampleur)
        p.setOpacity(1.0)

    @staticmethod
    def _peindre_curseur(p: QPainter, case: QRectF) -> None:
        """White on dark, so that the frame stands out of the felt without relying on a hue."""
        p.setBrush(Qt.BrushStyle.NoBrush)
        trait = min(max(case.width() * 0.05, 2.0), 4.0)
        for couleur, epaisseur in ((QColor(0, 0, 0, 150), 2 * trait), (_BLANC, trait)):
            p.setPen(QPen(couleur, epaisseur, j=Qt.PenJoinStyle.RoundJoin))
            p.drawRoundedRect(case.adjusted(trait, trait, -trait, -trait), trait, trait)
