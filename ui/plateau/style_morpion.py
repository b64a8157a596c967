"""The style of tic-tac-toe: a sheet of squared paper, or a slate in the dark theme, and strokes drawn by hand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ecosysteme.cases import Position
from ecosysteme.plateau import nom_case
from ui.plateau.animation import part
from ui.plateau.geometrie import Geometrie
from ui.plateau.peinture import PeintreBase, Scene, peindre_coordonnees
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.langue import translate
from ui.socle.theme import Theme, voile

# Proportions, in squares.
BRAS: Final = 0.27
RAYON_ROND: Final = 0.285
EPAISSEUR: Final = 0.085
_FIN_TRACE: Final = 0.6  # of the time: the winning line is struck through once the sign is there
_PAS: Final = 96  # points of a curve: enough for a large dense screen

TraitDePinceau = Sequence[QPointF]


def _courbe(depart: QPointF, milieu: QPointF, arrivee: QPointF) -> TraitDePinceau:
    """A stroke bent towards ``milieu``, as a wrist does."""
    temps = [pas / _PAS for pas in range(_PAS + 1)]
    return [depart * (1 - t) ** 2 + milieu * (2 * t * (1 - t)) + arrivee * t**2 for t in temps]


def _boucle(rayon: float) -> TraitDePinceau:
    """An O begun at the top right, not quite round, whose end passes over its beginning."""
    angles = [math.radians(-70 - 385 * pas / _PAS) for pas in range(_PAS + 1)]
    rayons = [rayon * (1 + 0.035 * math.sin(2 * angle + 0.6) - 0.05 * rang / _PAS) for rang, angle in enumerate(angles)]
    return [QPointF(math.cos(angle), math.sin(angle)) * r for angle, r in zip(angles, rayons, strict=True)]


# The strokes of each camp's sign, in squares from the centre.
SIGNES: Final[dict[int, Sequence[TraitDePinceau]]] = {
    1: (
        _courbe(QPointF(-BRAS, -BRAS), QPointF(0.05, -0.03), QPointF(BRAS, BRAS)),
        _courbe(QPointF(BRAS, -BRAS), QPointF(-0.05, -0.02), QPointF(-BRAS, BRAS)),
    ),
    2: (_boucle(RAYON_ROND),),
}


def dessiner_traits(
    p: QPainter, traits: Sequence[TraitDePinceau], couleur: QColor, epaisseur: float, avancement: float = 1.0
) -> None:
    """Draw strokes one after the other, ``avancement`` (0 to 1) being the share already drawn of them all."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(couleur, epaisseur, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for rang, trait in enumerate(traits):
        fait = min(max(avancement * len(traits) - rang, 0.0), 1.0)
        if fait:
            p.drawPath(_debut(trait, fait))


def _debut(trait: TraitDePinceau, part_faite: float) -> QPainterPath:
    """The first share, above 0 and up to 1, of a stroke whose points are evenly spaced."""
    chemin, reste = QPainterPath(trait[0]), part_faite * (len(trait) - 1)
    for une, autre in pairwise(trait):
        chemin.lineTo(une + (autre - une) * min(reste, 1.0))
        reste -= 1
        if reste <= 0:
            break
    return chemin


def dessiner_signe(
    p: QPainter, centre: QPointF, cote: float, camp: int, couleur: QColor, avancement: float = 1.0
) -> None:
    """Draw the X (1) or the O (2) of a square whose side is ``cote``."""
    traits = [[centre + point * cote for point in trait] for trait in SIGNES[camp]]
    dessiner_traits(p, traits, couleur, cote * EPAISSEUR, avancement)


def rayures(vue: PlateauAffiche) -> Iterator[tuple[Position, Position]]:
    """The ends of the lines of the board whose squares all win: a last move may complete two of them.

    >>> list(rayures(PlateauAffiche(3, 3, {}, gagnants=frozenset({(0, 2), (1, 1), (2, 0)}), style=MORPION)))
    [((0, 2), (2, 0))]
    """
    n = min(vue.lignes, vue.colonnes)
    lignes = [[(ligne, colonne) for colonne in range(vue.colonnes)] for ligne in range(vue.lignes)]
    lignes += [vue.colonne(colonne) for colonne in range(vue.colonnes)]
    lignes += [[(rang, rang) for rang in range(n)], [(rang, n - 1 - rang) for rang in range(n)]]
    return ((ligne[0], ligne[-1]) for ligne in lignes if vue.gagnants.issuperset(ligne))


class PeintreMorpion(PeintreBase):
    """Paints the sheet, its ruled lines, the signs stroke by stroke, and the winning line struck through."""

    def _zones_mobiles(self, scene: Scene) -> Iterable[QRectF]:
        """The sign that is being drawn, then the whole sheet while the winning line is struck through."""
        if not scene.vue.gagnants or scene.instant.temps <= _FIN_TRACE:
            yield from super()._zones_mobiles(scene)
        else:
            yield scene.geo.tapis  # the other signs turn pale

    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        arrondi = geo.cadre.width() * 10 / 538
        bord = 0.5 / geo.densite
        p.setPen(QPen(voile(self.theme.morpion_lignes, 0.45), 1 / geo.densite))
        p.setBrush(QColor(self.theme.morpion_fond))
        p.drawRoundedRect(geo.cadre.adjusted(bord, bord, -bord, -bord), arrondi, arrondi)
        self._peindre_quadrillage(p, geo)
        for rang in range(1, geo.colonnes):
            x = geo.gauche + rang * geo.pas
            self._regle(p, geo, QPointF(x, geo.tapis.top()), QPointF(x, geo.tapis.bottom()))
        for rang in range(1, geo.lignes):
            y = geo.haut + rang * geo.case
            self._regle(p, geo, QPointF(geo.tapis.left(), y), QPointF(geo.tapis.right(), y))
        peindre_coordonnees(p, geo, self.theme.discret)

    def _peindre_quadrillage(self, p: QPainter, geo: Geometrie) -> None:
        """The small squares of the sheet: filled rectangles on whole device pixels, which a pen would blur."""
        couleur, trait, carreau = QColor(self.theme.morpion_quadrillage), 1 / geo.densite, geo.case / 5
        for rang in range(5 * geo.colonnes + 1):
            x = round((geo.gauche + rang * carreau) * geo.densite) / geo.densite
            p.fillRect(QRectF(x, geo.tapis.top(), trait, geo.tapis.height()), couleur)
        for rang in range(5 * geo.lignes + 1):
            y = round((geo.haut + rang * carreau) * geo.densite) / geo.densite
            p.fillRect(QRectF(geo.tapis.left(), y, geo.tapis.width(), trait), couleur)

    def _regle(self, p: QPainter, geo: Geometrie, depart: QPointF, arrivee: QPointF) -> None:
        """One line of the cross, barely askew: the ruler slipped a little."""
        travers = QPointF(arrivee.y() - depart.y(), depart.x() - arrivee.x()) * 0.004
        trait = (depart + travers, arrivee - travers)
        dessiner_traits(p, [trait], QColor(self.theme.morpion_lignes), max(geo.case * 0.028, 1.5))

    def _encre(self, camp: int) -> QColor:
        return QColor(self.theme.morpion_croix if camp == 1 else self.theme.morpion_rond)

    def _couleurs_curseur(self) -> tuple[QColor, QColor]:
        return QColor(self.theme.morpion_fond), QColor(self.theme.accent)  # white would be lost on paper

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        geo, vue, instant = scene.geo, scene.vue, scene.instant
        self._peindre_secousse(p, scene)
        trace = part(instant.temps, 0.0, _FIN_TRACE if vue.gagnants else 1.0)
        pali = 1.0 - 0.6 * part(instant.temps, _FIN_TRACE)
        for position, camp in scene.visibles():
            fait = trace if position == instant.pose else 1.0
            p.setOpacity(pali if vue.gagnants and position not in vue.gagnants else 1.0)
            dessiner_signe(p, scene.rectangle(position).center(), geo.case, camp, self._encre(camp), fait)
        p.setOpacity(1.0)
        if vue.interactif:
            self._peindre_choix(p, scene)
        for position in vue.dernier if not vue.gagnants else ():
            coin = scene.rectangle(position).center() + QPointF(0.4, 0.4) * geo.case
            self._peindre_dernier(p, coin, geo.case / 2, trace if position == instant.pose else 1.0)
        self._peindre_rayures(p, scene)

    def _peindre_choix(self, p: QPainter, scene: Scene) -> None:
        """Paint a point in each open square, and the sign about to be drawn in pencil."""
        geo, vue, instant = scene.geo, scene.vue, scene.instant
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(voile(self.theme.morpion_lignes, 0.75))
        for position in vue.legaux if vue.marques else ():
            if position != instant.apercu and position not in instant.indices:
                p.drawEllipse(geo.rectangle(position).center(), geo.case * 0.035, geo.case * 0.035)
        if instant.apercu is not None and vue.trait is not None:
            encre = voile(self._encre(vue.trait), 0.38)
            dessiner_signe(p, geo.rectangle(instant.apercu).center(), geo.case, vue.trait, encre)

    def _peindre_rayures(self, p: QPainter, scene: Scene) -> None:
        geo, fait = scene.geo, part(scene.instant.temps, _FIN_TRACE)
        for une, autre in rayures(scene.vue):
            depart, arrivee = geo.rectangle(une).center(), geo.rectangle(autre).center()
            longueur = math.hypot(arrivee.x() - depart.x(), arrivee.y() - depart.y())
            deborde = (arrivee - depart) / longueur * geo.case * 0.45
            trait = (depart - deborde, arrivee + deborde)
            dessiner_traits(p, [trait], QColor(self.theme.dernier_coup), max(geo.case * 0.035, 2.0), fait)


class StyleMorpion(Style):
    """The look of tic-tac-toe: its squares are those of any grid."""

    couleurs: tuple[str, str] = ("#3b82f6", "#e8663c")
    orientable: bool = True

    def peintre(self, theme: Theme) -> PeintreMorpion:
        """Return a painter of the sheet and its strokes."""
        return PeintreMorpion(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw the sign of ``camp``."""
        dessiner_signe(p, centre, rayon * 3, camp, QColor(self.couleurs[camp - 1]))

    def titre(self) -> str:
        """The grid and the name of the game."""
        return translate("PlateauVue", "Grille de morpion")

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Name the square and the sign in it, or say whether one may be put there."""
        nom, camp = nom_case(position), vue.pions.get(position)
        if camp is not None:
            return nom, "X" if camp == 1 else "O"
        if position in vue.legaux:
            return nom, translate("PlateauVue", "jouable")
        return nom, translate("PlateauVue", "vide")


MORPION: Final = StyleMorpion()
