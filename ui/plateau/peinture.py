"""What the painters of all the boards share. They read a position and a theme; rules, events and time are elsewhere.

What does not move (frame, squares, names, resting discs) is drawn once as vectors at the screen's own density and kept,
because a radial gradient costs fifty times a copy and an animation repaints sixty times a second. It is kept as
``QImage``, copied as fast as ``QPixmap`` and allowed on any thread: boards are painted in files too.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from ecosysteme.cases import Position
from ui.plateau.geometrie import Geometrie
from ui.plateau.indices import Indice, peindre_verdict
from ui.plateau.instant import Instant
from ui.plateau.matieres import ARRONDI
from ui.plateau.reperes import SANS_REPERES, peindre_dessins, peindre_reperes
from ui.plateau.style import PlateauAffiche
from ui.socle.aspects.plateau import encre_lisible
from ui.socle.theme import Theme, voile

# Proportions, in squares.
DIAMETRE_DERNIER_COUP = 0.14
AMPLITUDE_SECOUSSE = 0.07
DEBORD = 0.15  # by how much what moves may leave its square

BLANC = QColor("#ffffff")


@dataclass(frozen=True)
class Scene:
    """One painting: what is shown, where, at which moment; ``zone`` is what must be repainted, in the widget."""

    geo: Geometrie
    vue: PlateauAffiche
    instant: Instant
    zone: QRectF

    def tremble(self, position: Position) -> bool:
        """Whether a square belongs to the choice that was refused."""
        secousse = self.instant.secousse
        return secousse is not None and self.vue.style.meme_choix(secousse, position)

    def rectangle(self, position: Position) -> QRectF:
        """Where a square is drawn now, shaken or at rest."""
        ecart = self.instant.decalage * AMPLITUDE_SECOUSSE * self.geo.case if self.tremble(position) else 0.0
        return self.geo.rectangle(position).translated(ecart, 0.0)

    def visibles(self) -> Iterator[tuple[Position, int]]:
        """The filled squares that meet the zone, each with its camp."""
        jeu = self.geo.case * DEBORD
        for position, camp in self.vue.pions.items():
            if self.zone.intersects(self.geo.rectangle(position).adjusted(-jeu, -jeu, jeu, jeu)):
                yield position, camp


def toile(taille: QSizeF, densite: float) -> QImage:
    """A transparent image of ``taille`` logical pixels."""
    large, haut = math.ceil(taille.width() * densite), math.ceil(taille.height() * densite)
    image = QImage(large, haut, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(densite)
    image.fill(Qt.GlobalColor.transparent)
    return image


def dessin(taille: QSizeF, densite: float, dessiner: Callable[[QPainter], None]) -> QImage:
    """The image that ``dessiner`` paints, kept for later."""
    image = toile(taille, densite)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        dessiner(p)
    return image


class PeintreBase(ABC):
    """What the painters have in common; keeps the still parts until size, density, font or theme change.

    A painter paints its background and, in ``_peindre_scene``, everything that depends on the position.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._cle: object = None
        self._fond = QImage()

    def peindre(self, p: QPainter, geo: Geometrie, vue: PlateauAffiche, instant: Instant, zone: QRectF) -> None:
        """Paint the squares that meet ``zone`` (widget coordinates)."""
        scene = Scene(geo, vue, instant, zone)
        cle = (geo, self.theme, p.font().toString(), self._lettres())
        if cle != self._cle:
            self._cle = cle
            self._preparer(geo, p.font())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawImage(geo.cadre.topLeft(), self._fond)
        self._peindre_scene(p, scene)
        if (reperes := instant.reperes) is not SANS_REPERES:
            peindre_reperes(p, geo, vue.pions, vue.dernier, reperes, instant.indices)
        for position, indice in instant.indices.items():
            self._peindre_indice(p, scene, position, indice)
        if reperes is not SANS_REPERES:
            peindre_dessins(p, geo, reperes, {*instant.indices, *reperes.numeros, *vue.dernier})
        if instant.curseur is not None:
            self._peindre_curseur(p, self._cadre_choix(geo, instant.curseur))

    def zones_mobiles(self, geo: Geometrie, vue: PlateauAffiche, instant: Instant) -> Iterable[QRectF]:
        """What the transition touches at its moment, and no more."""
        return self._zones_mobiles(Scene(geo, vue, instant, QRectF()))

    def _zones_mobiles(self, scene: Scene) -> Iterable[QRectF]:
        geo, jeu = scene.geo, scene.geo.case * DEBORD
        if (mobile := scene.instant.transition) is not None:
            poses = () if mobile.pose is None else (mobile.pose,)
            for position in (*poses, *mobile.retournes, *mobile.retires):
                yield geo.rectangle(position).adjusted(-jeu, -jeu, jeu, jeu)

    def zone_secouee(self, geo: Geometrie, position: Position) -> QRectF:
        """What shakes when ``position`` is refused."""
        jeu = geo.case * DEBORD
        return self._cadre_choix(geo, position).adjusted(-jeu, -jeu, jeu, jeu)

    @abstractmethod
    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        """Paint what lies under everything, within the frame, in the widget's coordinates."""

    @abstractmethod
    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        """Paint the position and what passes over it, hints and cursor apart."""

    def _lettres(self) -> object:
        """What is written on the pieces, which are drawn again when it changes."""
        return None

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        self._fond = self._couche(geo, police, self._peindre_fond)

    @staticmethod
    def _couche(geo: Geometrie, police: QFont, peindre: Callable[[QPainter, Geometrie], None]) -> QImage:
        """An image as large as the frame, painted in the widget's coordinates."""

        def dessiner(p: QPainter) -> None:
            p.translate(-geo.cadre.topLeft())
            p.setFont(police)
            peindre(p, geo)

        return dessin(geo.cadre.size(), geo.densite, dessiner)

    def _cadre_choix(self, geo: Geometrie, position: Position) -> QRectF:
        """The frame of what is chosen at ``position``."""
        return geo.rectangle(position)

    def _peindre_indice(self, p: QPainter, scene: Scene, position: Position, indice: Indice) -> None:
        peindre_verdict(p, scene.geo.rectangle(position), indice)

    def _peindre_secousse(self, p: QPainter, scene: Scene) -> None:
        if (secousse := scene.instant.secousse) is None:
            return
        ecart = scene.rectangle(secousse).topLeft() - scene.geo.rectangle(secousse).topLeft()
        cote, marge = scene.geo.case, scene.geo.case * 0.07
        p.setBrush(voile(self.theme.dernier_coup, 0.35 * scene.instant.teinte))
        p.setPen(QPen(voile(BLANC, 0.75 * scene.instant.teinte), cote * 0.045))
        cadre = self._cadre_choix(scene.geo, secousse).translated(ecart)
        p.drawRoundedRect(cadre.adjusted(marge, marge, -marge, -marge), marge, marge)

    def _peindre_dernier(self, p: QPainter, centre: QPointF, case: float, opacite: float = 1.0) -> None:
        rayon = case * DIAMETRE_DERNIER_COUP / 2
        p.setOpacity(opacite)
        p.setPen(Qt.PenStyle.NoPen)
        # The pale ring around the dot keeps it visible on a black disc to who does not see red.
        for couleur, ampleur in ((voile(BLANC, 0.8), max(case * 0.02, 0.8)), (QColor(self.theme.dernier_coup), 0)):
            p.setBrush(couleur)
            p.drawEllipse(centre, rayon + ampleur, rayon + ampleur)
        p.setOpacity(1.0)

    def _couleurs_curseur(self) -> tuple[QColor, QColor]:
        """Those of the edges and of the core: white on dark stands out of most boards without relying on a hue."""
        return QColor(0, 0, 0, 150), BLANC

    def _peindre_curseur(self, p: QPainter, cadre: QRectF) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        trait = min(max(min(cadre.width(), cadre.height()) * 0.05, 2.0), 4.0)
        for couleur, epaisseur in zip(self._couleurs_curseur(), (2 * trait, trait), strict=True):
            p.setPen(QPen(couleur, epaisseur, j=Qt.PenJoinStyle.RoundJoin))
            p.drawRoundedRect(cadre.adjusted(trait, trait, -trait, -trait), trait, trait)


def police_noms(p: QPainter, geo: Geometrie, *, gras: bool = False) -> QFont:
    """The font of the names of lines and columns."""
    police = QFont(p.font())
    police.setPixelSize(max(9, round(geo.marge * 0.44)))
    police.setBold(gras)
    return police


def peindre_coordonnees(p: QPainter, geo: Geometrie, couleur: str) -> None:
    """Write the letters of the columns below the squares and the numbers of the lines at their left."""
    p.setFont(police_noms(p, geo))
    p.setPen(QColor(couleur))
    for colonne in range(geo.colonnes):
        bas = QRectF(geo.gauche + colonne * geo.pas, geo.tapis.bottom(), geo.pas, geo.marge)
        p.drawText(bas, Qt.AlignmentFlag.AlignCenter, geo.nom_colonne(colonne))
    for ligne in range(geo.lignes):
        cote = QRectF(geo.cadre.left(), geo.haut + ligne * geo.case, geo.flanc, geo.case)
        p.drawText(cote, Qt.AlignmentFlag.AlignCenter, geo.nom_ligne(ligne))


def peindre_focus(p: QPainter, geo: Geometrie, theme: Theme) -> None:
    """Ring the board in the accent, 2 px wide, on a line that it is told from, whatever the frame is."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    arrondi = max(min(geo.cadre.width(), geo.cadre.height()) * ARRONDI - 2, 2)  # as the frame's, 2 px inside it
    for couleur, epaisseur in ((voile(encre_lisible(theme.accent), 0.9), 4.0), (QColor(theme.accent), 2.0)):
        p.setPen(QPen(couleur, epaisseur))
        p.drawRoundedRect(geo.cadre.adjusted(2, 2, -2, -2), arrondi, arrondi)
    p.restore()
