"""The style of Puissance 4: an upright blue frame with round holes, discs that fall behind it.

The two camps differ by more than a hue: a ring is engraved on the red discs, a star on the yellow ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from ecosysteme.cases import Position
from ui.plateau.animation import chute, part
from ui.plateau.geometrie import Cadrage, Geometrie
from ui.plateau.peinture import BLANC, PeintreBase, Scene, dessin, police_noms
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.langue import translate
from ui.socle.theme import Theme, voile

# Proportions, in squares.
RAYON_TROU: Final = 0.39
RAYON_DISQUE: Final = 0.44  # wider than its hole: the frame hides its edge, even when it shakes
ENTETE: Final = 1.0
_DEBUT_ANNEAUX: Final = 0.8  # of the fall: the winning discs are ringed once the last one lies among them

_DEGRADES = {
    1: (("#f0605c", 0.0), ("#d02c2f", 0.6), ("#a81c22", 1.0)),
    2: (("#ffe680", 0.0), ("#f8c61e", 0.6), ("#dda006", 1.0)),
}
_GRAVURES = {1: ("#ff8d86", "#9a151c"), 2: ("#fff3b8", "#b57f00")}  # light and shade of the mark


def dessiner_disque(p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
    """Draw the disc of ``camp``, 1 red and ringed, 2 yellow and starred."""
    degrade = QRadialGradient(centre - QPointF(0.3, 0.4) * rayon, 1.6 * rayon)
    for couleur, arret in _DEGRADES[camp]:
        degrade.setColorAt(arret, QColor(couleur))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(degrade))
    p.drawEllipse(centre, rayon, rayon)
    # Engraved: the light catches the lower edge of the mark.
    for couleur, ecart in zip(_GRAVURES[camp], (rayon * 0.05, 0.0), strict=True):
        if camp == 1:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(couleur), max(rayon * 0.12, 1.0)))
            p.drawEllipse(centre + QPointF(0, ecart), rayon * 0.52, rayon * 0.52)
        else:
            p.setBrush(QColor(couleur))
            p.drawPolygon(_etoile(centre + QPointF(0, ecart), rayon * 0.6))


def _etoile(centre: QPointF, rayon: float) -> QPolygonF:
    points = []
    for pointe in range(10):
        angle, longueur = math.pi * pointe / 5, rayon * (0.45 if pointe % 2 else 1.0)
        points.append(centre + QPointF(math.sin(angle), -math.cos(angle)) * longueur)
    return QPolygonF(points)


class PeintrePuissance4(PeintreBase):
    """Paints what lies behind the frame, the discs, the frame with its holes, and what is shown over them."""

    def __init__(self, theme: Theme) -> None:
        """Keep no image before the first painting."""
        super().__init__(theme)
        self._facade = QImage()
        self._disques: dict[int, QImage] = {}

    def _zones_mobiles(self, scene: Scene) -> Iterable[QRectF]:
        """The falling disc where it is now, then the rings that appear."""
        jeu, reperes = scene.geo.case * 0.05, set(scene.vue.gagnants)
        if (pose := scene.instant.pose) is not None:
            yield scene.geo.rectangle(pose).translated(0, -self._hauteur(scene, pose)).adjusted(-jeu, -jeu, jeu, jeu)
            reperes.add(pose)
        if scene.instant.temps >= _DEBUT_ANNEAUX:
            yield from (scene.geo.rectangle(position).adjusted(-jeu, -jeu, jeu, jeu) for position in reperes)

    @staticmethod
    def _hauteur(scene: Scene, position: Position) -> float:
        """How far above its square a disc is now, in pixels."""
        if position != scene.instant.pose:
            return 0.0
        depart, lignes = position[0] + ENTETE, scene.vue.lignes - 1 + ENTETE
        return chute(scene.instant.temps, depart, lignes) * scene.geo.case

    def _cadre_choix(self, geo: Geometrie, position: Position) -> QRectF:
        return geo.colonne(position[1])

    # What stays still.

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        super()._preparer(geo, police)
        self._facade = self._couche(geo, police, self._peindre_facade)
        self._disques = {camp: self._disque(geo, camp) for camp in _DEGRADES}

    @staticmethod
    def _disque(geo: Geometrie, camp: int) -> QImage:
        centre, rayon = QPointF(geo.case / 2, geo.case / 2), geo.case * RAYON_DISQUE
        return dessin(QSizeF(geo.case, geo.case), geo.densite, lambda p: dessiner_disque(p, centre, rayon, camp))

    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        p.fillRect(geo.tapis, QColor(self.theme.puissance4_fond))

    def _peindre_facade(self, p: QPainter, geo: Geometrie) -> None:
        arrondi = geo.cadre.width() * 14 / 538
        facade = QPainterPath()
        facade.addRoundedRect(geo.cadre, arrondi, arrondi)
        couleurs = QLinearGradient(geo.cadre.topLeft(), geo.cadre.bottomLeft())
        couleurs.setColorAt(0.0, QColor(self.theme.puissance4_haut))
        couleurs.setColorAt(1.0, QColor(self.theme.puissance4_bas))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QBrush(couleurs))
        facade.addPath(self._trous(geo, range(geo.colonnes)))  # odd-even filling leaves the holes open
        p.drawPath(facade)
        relief = dessin(QSizeF(geo.case, geo.case), geo.densite, lambda q: self._peindre_trou(q, geo.case))
        for colonne in range(geo.colonnes):
            for ligne in range(geo.lignes):
                p.drawImage(geo.rectangle((ligne, colonne)).topLeft(), relief)
        p.setFont(police_noms(p, geo))
        p.setPen(QColor(self.theme.puissance4_chiffres))
        for colonne in range(geo.colonnes):
            bas = QRectF(geo.gauche + colonne * geo.pas, geo.tapis.bottom(), geo.pas, geo.marge)
            p.drawText(bas, Qt.AlignmentFlag.AlignCenter, str(colonne + 1))

    @staticmethod
    def _trous(geo: Geometrie, colonnes: Iterable[int]) -> QPainterPath:
        trous, rayon = QPainterPath(), geo.case * RAYON_TROU
        for colonne in colonnes:
            for ligne in range(geo.lignes):
                trous.addEllipse(geo.rectangle((ligne, colonne)).center(), rayon, rayon)
        return trous

    @staticmethod
    def _peindre_trou(p: QPainter, case: float) -> None:
        """Shade the inside of a hole, lit from above, and bevel its rim: the frame then has a thickness."""
        centre, rayon = QPointF(case / 2, case / 2), case * RAYON_TROU
        ombre = QRadialGradient(centre + QPointF(0, rayon * 0.16), rayon * 1.12)
        ombre.setColorAt(0.0, QColor(0, 0, 0, 0))
        ombre.setColorAt(0.8, QColor(0, 0, 0, 0))
        ombre.setColorAt(1.0, QColor(0, 0, 0, 110))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QBrush(ombre))
        p.drawEllipse(centre, rayon, rayon)
        biseau = QLinearGradient(centre - QPointF(0, rayon), centre + QPointF(0, rayon))
        biseau.setColorAt(0.0, QColor(0, 0, 0, 95))
        biseau.setColorAt(0.5, QColor(0, 0, 0, 0))
        biseau.setColorAt(1.0, QColor(255, 255, 255, 95))
        trait = max(case * 0.04, 1.0)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QBrush(biseau), trait))
        p.drawEllipse(centre, rayon + trait / 2, rayon + trait / 2)

    # What depends on the position.

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        geo = scene.geo
        self._peindre_entree(p, scene)
        for position, camp in scene.vue.pions.items():
            case = scene.rectangle(position).translated(0, -self._hauteur(scene, position))
            if scene.zone.intersects(case):
                p.drawImage(case.topLeft(), self._disques[camp])
        p.drawImage(geo.cadre.topLeft(), self._facade)
        self._peindre_secousse(p, scene)
        self._peindre_apercu(p, scene)
        self._peindre_reperes(p, scene)

    def _peindre_entree(self, p: QPainter, scene: Scene) -> None:
        """Paint what waits above the frame: the disc about to be let go, or an arrow above each open column."""
        geo, vue, apercu = scene.geo, scene.vue, scene.instant.apercu
        if not vue.interactif or vue.trait is None:
            return
        if apercu is not None:
            haut = geo.rectangle((-1, apercu[1])).translated(0, -geo.bord)
            p.drawImage(haut.topLeft(), self._disques[vue.trait])
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.discret))
        for colonne in {colonne for _, colonne in vue.legaux} if vue.marques else ():
            if apercu is None or colonne != apercu[1]:
                p.drawPolygon(_fleche(QPointF(geo.colonne(colonne).center().x(), geo.cadre.top()), geo.case))

    def _peindre_secousse(self, p: QPainter, scene: Scene) -> None:
        if (secousse := scene.instant.secousse) is not None:
            self._teinter(p, scene.geo, secousse[1], voile(self.theme.dernier_coup, 0.55 * scene.instant.teinte))

    def _teinter(self, p: QPainter, geo: Geometrie, colonne: int, couleur: QColor) -> None:
        """Tint the frame along a column, not what is seen through its holes."""
        bande, arrondi = QPainterPath(), geo.case * 0.1
        bande.addRoundedRect(geo.colonne(colonne), arrondi, arrondi)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(couleur)
        bande.addPath(self._trous(geo, (colonne,)))
        p.drawPath(bande)

    def _peindre_apercu(self, p: QPainter, scene: Scene) -> None:
        geo, vue, apercu = scene.geo, scene.vue, scene.instant.apercu
        if apercu is None or vue.trait is None:
            return
        self._teinter(p, geo, apercu[1], voile(BLANC, 0.22))
        rayon = geo.case * RAYON_TROU
        for arrivee in vue.legaux.get(apercu, ()):
            p.setOpacity(0.6)
            dessiner_disque(p, geo.rectangle(arrivee).center(), rayon, vue.trait)
            p.setOpacity(1.0)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(voile(BLANC, 0.8), max(geo.case * 0.035, 1.0)))
            p.drawEllipse(geo.rectangle(arrivee).center(), rayon, rayon)

    def _peindre_reperes(self, p: QPainter, scene: Scene) -> None:
        """Light the rim of the last disc, and ring the winning ones."""
        geo, instant = scene.geo, scene.instant
        p.setBrush(Qt.BrushStyle.NoBrush)
        rayon = geo.case * (RAYON_TROU + 0.02)
        for position in scene.vue.dernier:
            if position not in scene.vue.gagnants and (position != instant.pose or instant.temps >= _DEBUT_ANNEAUX):
                p.setPen(QPen(BLANC, max(geo.case * 0.045, 1.5)))
                p.drawEllipse(scene.rectangle(position).center(), rayon, rayon)
        p.setOpacity(part(instant.temps, _DEBUT_ANNEAUX))
        for couleur, epaisseur in ((QColor(0, 0, 0, 170), 0.15), (BLANC, 0.085)):
            p.setPen(QPen(couleur, geo.case * epaisseur))
            for position in scene.vue.gagnants:
                p.drawEllipse(geo.rectangle(position).center(), rayon, rayon)
        p.setOpacity(1.0)


def _fleche(pointe: QPointF, case: float) -> QPolygonF:
    """The arrow that points down into an open column."""
    bas = pointe - QPointF(0, case * 0.1)
    return QPolygonF([bas, bas + QPointF(-0.11, -0.13) * case, bas + QPointF(0.11, -0.13) * case])


class StylePuissance4(Style):
    """The look of Puissance 4: a column is what is chosen, named and told, whichever of its squares is pointed at."""

    couleurs: tuple[str, str] = ("#d02c2f", "#f8c61e")
    double_clic: ClassVar[bool] = True  # two discs in a row in one column are two moves
    cadrage: Cadrage = Cadrage(entete=ENTETE, rangs=False)

    def peintre(self, theme: Theme) -> PeintrePuissance4:
        """Return a painter of the frame and its discs."""
        return PeintrePuissance4(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw the disc of ``camp``, with its mark."""
        dessiner_disque(p, centre, rayon, camp)

    def cible(self, vue: PlateauAffiche, position: Position) -> Position:
        """The square where a disc would land in the column, the top one of a full column.

        >>> PUISSANCE4.cible(PlateauAffiche(6, 7, {(5, 3): 1}, style=PUISSANCE4), (0, 3))
        (4, 3)
        """
        libres = [case for case in vue.colonne(position[1]) if case not in vue.pions]
        return libres[-1] if libres else (0, position[1])

    def meme_choix(self, une: Position | None, autre: Position | None) -> bool:
        """Whether both squares lie in one column."""
        return une is autre if une is None or autre is None else une[1] == autre[1]

    def voisine(self, vue: PlateauAffiche, position: Position, lignes: int, colonnes: int) -> Position:
        """The next column: up and down lead nowhere."""
        return super().voisine(vue, position, 0, colonnes)

    def noms(self, vue: PlateauAffiche) -> dict[str, Position]:
        """The numbers of the columns."""
        return {str(colonne + 1): self.cible(vue, (0, colonne)) for colonne in range(vue.colonnes)}

    def titre(self) -> str:
        """The board and the name of the game."""
        return translate("PlateauVue", "Plateau de Puissance 4")

    def nommer_case(self, position: Position, vue: PlateauAffiche) -> str:
        """Name a square by its column and its line, counted from the bottom."""
        phrase = translate("PlateauVue", "colonne {numero}, ligne {ligne}")
        return phrase.format(numero=position[1] + 1, ligne=vue.lignes - position[0])

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Tell the whole column from the bottom: no square of it can be chosen alone."""
        camps = {1: translate("PlateauVue", "rouge"), 2: translate("PlateauVue", "jaune")}
        pions = [camps[vue.pions[case]] for case in reversed(vue.colonne(position[1])) if case in vue.pions]
        phrases = [translate("PlateauVue", "colonne {numero}").format(numero=position[1] + 1)]
        if len(pions) == vue.lignes:
            phrases.append(translate("PlateauVue", "pleine"))
        elif position in vue.legaux:
            phrases.append(translate("PlateauVue", "jouable"))
        if pions:
            phrases.append(translate("PlateauVue", "de bas en haut : {pions}").format(pions=", ".join(pions)))
        else:
            phrases.append(translate("PlateauVue", "vide"))
        return tuple(phrases)

    def refuser(self, texte: str, vue: PlateauAffiche) -> str:
        """Say that no column has this number."""
        return translate("PlateauVue", "« {saisie} » n'est le numéro d'aucune colonne").format(saisie=texte)


PUISSANCE4: Final = StylePuissance4()
