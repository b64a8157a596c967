"""The style of Nim: heaps of pebbles on sand, in a wooden tray; one column a heap."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from ecosysteme.cases import Position
from ui.plateau.animation import part
from ui.plateau.geometrie import Cadrage, Geometrie
from ui.plateau.instant import Transition
from ui.plateau.matieres import creuser
from ui.plateau.peinture import BLANC, PeintreBase, Scene, dessin, police_noms
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.langue import translate
from ui.socle.theme import Theme, voile

# Proportions: of the height of a square, and of its width.
HAUTEUR_GALET: Final = 0.9
LARGEUR_GALET: Final = 0.82
ALLONGEMENT: Final = 2.6  # a pebble is never longer than so many times its height
_RONDEUR: Final = 2.5  # exponent of the outline: 2 is an oval
_POINTS: Final = 72
_LARGEURS: Final = (1.0, 0.93, 0.97, 0.9)  # no two neighbours of a heap are alike
_CHIFFRES: Final = ("#ffffff", "#1d2522")  # of the two camps, on their pebbles


@cache
def _contour_unite() -> QPainterPath:
    """A superellipse of half-axes 1, between the oval and the rectangle, as water wears a stone."""
    angles = [2 * math.pi * pas / _POINTS for pas in range(_POINTS)]
    points = [
        QPointF(*(math.copysign(abs(c) ** (2 / _RONDEUR), c) for c in (math.cos(a), math.sin(a)))) for a in angles
    ]
    contour = QPainterPath(points[0])
    for point in points[1:]:
        contour.lineTo(point)
    contour.closeSubpath()
    return contour


def _contour(cadre: QRectF) -> QPainterPath:
    place = QTransform.fromTranslate(cadre.center().x(), cadre.center().y())
    return place.scale(cadre.width() / 2, cadre.height() / 2).map(_contour_unite())


def dessiner_galet(p: QPainter, cadre: QRectF, haut: QColor, bas: QColor) -> None:
    """Draw a pebble and its shadow, lit from the top left."""
    ombre = QRadialGradient(QPointF(0, 0), 1.0)
    for arret, opacite in ((0.0, 90), (0.75, 70), (1.0, 0)):
        ombre.setColorAt(arret, QColor(0, 0, 0, opacite))
    pierre = QRadialGradient(QPointF(-0.25, -0.55), 1.7)
    pierre.setColorAt(0.0, haut.lighter(118))
    pierre.setColorAt(0.35, haut)
    pierre.setColorAt(1.0, bas)
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.translate(cadre.center())
    p.scale(cadre.width() / 2, cadre.height() / 2)
    p.save()
    p.translate(0.02, 0.16)
    p.scale(1.06, 1.1)
    p.setBrush(QBrush(ombre))
    p.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    p.restore()
    p.setBrush(QBrush(pierre))
    p.drawPath(_contour_unite())
    p.restore()


class PeintreNim(PeintreBase):
    """Paints the tray, the heaps, what a choice would take, and the trace of what the last move took."""

    def __init__(self, theme: Theme) -> None:
        """Keep no pebble before the first painting."""
        super().__init__(theme)
        self._galets: list[QImage] = []
        self._creux: list[QImage] = []

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        super()._preparer(geo, police)
        self._galets = [self._galet(geo, rang) for rang in range(len(_LARGEURS))]
        self._creux = [self._creuse(geo, rang) for rang in range(len(_LARGEURS))]

    def _galet(self, geo: Geometrie, rang: int) -> QImage:
        case = QRectF(0, 0, geo.pas, geo.case)
        couleurs = QColor(self.theme.nim_galet_haut), QColor(self.theme.nim_galet_bas)
        return dessin(case.size(), geo.densite, lambda p: dessiner_galet(p, cadre_galet(case, rang), *couleurs))

    def _creuse(self, geo: Geometrie, rang: int) -> QImage:
        """The hollow that a pebble leaves in the sand: kept, because dashes are slow to draw."""
        case = QRectF(0, 0, geo.pas, geo.case)

        def dessiner(p: QPainter) -> None:
            p.setBrush(QColor(0, 0, 0, 16))
            trait = min(max(geo.case * 0.02, 1.0), 1.5)
            p.setPen(QPen(voile(self.theme.nim_galet_bas, 0.6), trait, Qt.PenStyle.DashLine))
            p.drawPath(_contour(cadre_galet(case, rang)))

        return dessin(case.size(), geo.densite, dessiner)

    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        arrondi = geo.cadre.height() * 12 / 538
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.nim_cadre))
        p.drawRoundedRect(geo.cadre, arrondi, arrondi)
        sable = QLinearGradient(geo.tapis.topLeft(), geo.tapis.bottomLeft())
        sable.setColorAt(0.0, QColor(self.theme.nim_haut))
        sable.setColorAt(1.0, QColor(self.theme.nim_bas))
        p.fillRect(geo.tapis, QBrush(sable))
        for colonne in range(1, geo.colonnes):
            sillon = QRectF(geo.gauche + colonne * geo.pas, geo.haut, 1 / geo.densite, geo.tapis.height())
            p.fillRect(sillon, QColor(0, 0, 0, 34))
            p.fillRect(sillon.translated(1 / geo.densite, 0), QColor(255, 255, 255, 40))
        creuser(p, geo)

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        self._peindre_secousse(p, scene)
        self._peindre_traces(p, scene)
        emportes = self._emportes(scene)
        for position, _ in scene.visibles():
            p.setOpacity(0.3 if position in emportes else 1.0 if self._disponible(scene, position) else 0.5)
            self._peindre_galet(p, scene, position)
        self._peindre_partants(p, scene)
        p.setOpacity(1.0)
        self._cerner(p, scene, emportes)
        self._peindre_tas(p, scene)

    @staticmethod
    def _emportes(scene: Scene) -> tuple[Position, ...]:
        """The objects that would go if the one pointed at were chosen."""
        apercu = scene.instant.apercu
        return tuple(scene.vue.legaux.get(apercu, ())) if apercu is not None else ()

    @staticmethod
    def _disponible(scene: Scene, position: Position) -> bool:
        """Whether nothing tells this object from one that may be chosen."""
        return not (scene.vue.interactif and scene.vue.marques) or position in scene.vue.legaux

    def _peindre_galet(self, p: QPainter, scene: Scene, position: Position, leve: float = 0.0) -> None:
        coin = scene.rectangle(position).topLeft() - QPointF(0, leve * scene.geo.case)
        p.drawImage(coin, self._galets[variante(scene.geo, position)])

    def _peindre_partants(self, p: QPainter, scene: Scene) -> None:
        """The objects that a move takes rise a little and fade."""
        if (mobile := scene.instant.transition) is not None:
            fait = part(scene.instant.temps)
            p.setOpacity(1 - fait)
            for position in mobile.retires:
                self._peindre_galet(p, scene, position, 0.12 * fait)

    def _peindre_traces(self, p: QPainter, scene: Scene) -> None:
        """Where the objects of the last move were; as they fade, it comes."""
        partent = scene.instant.transition is not None and bool(scene.instant.transition.retires)
        p.setOpacity(part(scene.instant.temps) if partent else 1.0)
        for position in scene.vue.dernier:
            if position not in scene.vue.pions:
                p.drawImage(scene.rectangle(position).topLeft(), self._creux[variante(scene.geo, position)])
        p.setOpacity(1.0)

    def _cerner(self, p: QPainter, scene: Scene, positions: tuple[Position, ...]) -> None:
        """Outline what would go; pale under the accent, so that it is read on sand and on stone."""
        p.setBrush(Qt.BrushStyle.NoBrush)
        for couleur, epaisseur in ((voile(BLANC, 0.9), 0.075), (QColor(self.theme.accent), 0.04)):
            p.setPen(QPen(couleur, max(scene.geo.case * epaisseur, 1.0)))
            for position in positions:
                p.drawPath(self._contour_en(scene.geo, position))

    @staticmethod
    def _contour_en(geo: Geometrie, position: Position) -> QPainterPath:
        return _contour(cadre_galet(geo.rectangle(position), variante(geo, position)))

    def _peindre_tas(self, p: QPainter, scene: Scene) -> None:
        """Write under each heap its letter, and in bold how many objects it holds."""
        geo = scene.geo
        for colonne in range(geo.colonnes):
            nombre = _taille(scene.vue, colonne)
            lettre, compte = nom_tas(colonne), str(nombre)
            maigre, gras = police_noms(p, geo), police_noms(p, geo, gras=True)
            ecart = maigre.pixelSize() * 0.5
            large = QFontMetricsF(maigre).horizontalAdvance(lettre)
            total = large + ecart + QFontMetricsF(gras).horizontalAdvance(compte)
            bas = QRectF(geo.colonne(colonne).center().x() - total / 2, geo.tapis.bottom(), total, geo.marge)
            for police, couleur, texte, retrait in (
                (maigre, voile(self.theme.nim_noms, 0.8), lettre, 0.0),
                (gras, QColor(self.theme.nim_noms), compte, large + ecart),
            ):
                p.save()
                p.setFont(police)
                p.setPen(couleur)
                p.drawText(bas.adjusted(retrait, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, texte)
                p.restore()


def variante(geo: Geometrie, position: Position) -> int:
    """Which of the pebbles lies on a square, counted from the bottom of its heap: it never changes in a game."""
    return (geo.lignes - 1 - position[0] + 2 * position[1]) % len(_LARGEURS)


def cadre_galet(case: QRectF, rang: int) -> QRectF:
    """Where the pebble of shape ``rang`` lies in its square, standing on the one below."""
    haut = case.height() * HAUTEUR_GALET
    large = min(case.width() * LARGEUR_GALET, haut * ALLONGEMENT) * _LARGEURS[rang]
    return QRectF(case.center().x() - large / 2, case.center().y() - haut / 2, large, haut)


def nom_tas(colonne: int) -> str:
    """The letter of a heap."""
    return chr(ord("a") + colonne)


def _taille(vue: PlateauAffiche, colonne: int) -> int:
    """How many objects a heap holds."""
    return sum(occupee == colonne for _, occupee in vue.pions)


def _sommet(vue: PlateauAffiche, colonne: int) -> int:
    """The line of the highest object of a heap that has one."""
    return min(ligne for ligne, occupee in vue.pions if occupee == colonne)


class StyleNim(Style):
    """The look of Nim: an object stands for the move that takes it and those above it."""

    couleurs: tuple[str, str] = ("#545e5d", "#b9b19d")
    cadrage: Cadrage = Cadrage(rangs=False, allonge=1.3)

    def peintre(self, theme: Theme) -> PeintreNim:
        """Return a painter of the tray and its pebbles."""
        return PeintreNim(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Write the number of who plays on a pebble: no object belongs to a camp."""
        cadre = QRectF(centre.x() - rayon, centre.y() - rayon, 2 * rayon, 2 * rayon)
        pierre = QColor(self.couleurs[camp - 1])
        dessiner_galet(p, cadre, pierre.lighter(115), pierre)
        police = QFont(p.font())
        police.setBold(True)
        police.setPixelSize(max(round(cadre.height() * 0.62), 8))
        p.setFont(police)
        p.setPen(QColor(_CHIFFRES[camp - 1]))
        p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, str(camp))

    def ancrer(self, vue: PlateauAffiche, position: Position) -> Position:
        """Keep the cursor on the objects: down with its heap, then on the nearest heap when its own is empty."""
        if not vue.pions:
            return position
        ligne, colonne = position
        _, colonne = min((abs(occupee - colonne), occupee) for _, occupee in vue.pions)
        return max(ligne, _sommet(vue, colonne)), colonne

    def voisine(self, vue: PlateauAffiche, position: Position, lignes: int, colonnes: int) -> Position:
        """The next object: the arrows step over the empty heaps."""
        ligne, colonne = position[0] + lignes, position[1] + colonnes
        if not colonnes:
            return (ligne, colonne) if (ligne, colonne) in vue.pions else position
        suivantes = [occupee for _, occupee in vue.pions if (occupee - position[1]) * colonnes > 0]
        if not suivantes:
            return position
        return self.ancrer(vue, (ligne, min(suivantes, key=lambda occupee: abs(occupee - colonne))))

    def explorables(self, vue: PlateauAffiche) -> list[Position]:
        """The objects heap after heap from the top, the bottom of an empty heap."""
        return [
            (ligne, colonne)
            for colonne in range(vue.colonnes)
            for ligne in range(vue.lignes - max(_taille(vue, colonne), 1), vue.lignes)
        ]

    def noms(self, vue: PlateauAffiche) -> dict[str, Position]:
        """The letter of a heap and how many objects are taken from its top.

        >>> NIM.noms(PlateauAffiche(2, 2, {(0, 0): 1, (1, 0): 1, (1, 1): 1}, style=NIM))
        {'a1': (0, 0), 'a2': (1, 0), 'b1': (1, 1)}
        """
        return {
            f"{nom_tas(colonne)}{ligne - _sommet(vue, colonne) + 1}": (ligne, colonne)
            for ligne, colonne in sorted(vue.pions)
        }

    def titre(self) -> str:
        """The heaps and the name of the game."""
        return translate("PlateauVue", "Tas de Nim")

    def nommer_case(self, position: Position, vue: PlateauAffiche) -> str:
        """Name a square by its heap and its height."""
        phrase = translate("PlateauVue", "tas {lettre}, hauteur {hauteur}")
        return phrase.format(lettre=nom_tas(position[1]), hauteur=vue.lignes - position[0])

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Tell an object as the move that takes it: its heap, how many go of how many."""
        nombre = _taille(vue, position[1])
        tas = translate("PlateauVue", "tas {lettre}").format(lettre=nom_tas(position[1]))
        if not nombre:
            return tas, translate("PlateauVue", "vide")
        if position in vue.legaux:
            phrase = translate("PlateauVue", "prendre {pris} sur {nombre}")
            return tas, phrase.format(pris=len(vue.legaux[position]), nombre=nombre)
        return tas, translate("PlateauVue", "reste {nombre}").format(nombre=nombre)

    def refuser(self, texte: str, vue: PlateauAffiche) -> str:
        """Say what the heap that was named holds, or how a move is written."""
        phrase = translate("PlateauVue", "« {saisie} » n'est pas un tas et un nombre, comme a2").format(saisie=texte)
        colonne = {nom_tas(rang): rang for rang in range(vue.colonnes)}.get(texte[:1])
        if colonne is None:
            return phrase
        nombre = _taille(vue, colonne)
        if not nombre:
            return translate("PlateauVue", "Le tas {lettre} est vide").format(lettre=texte[0])
        if not texte[1:].isdecimal() or not int(texte[1:]):
            return phrase
        phrase = translate("PlateauVue", "Le tas {lettre} n'a que {nombre} objets, pas {pris}")
        if nombre == 1:
            phrase = translate("PlateauVue", "Le tas {lettre} n'a qu'un objet, pas {pris}")
        return phrase.format(lettre=texte[0], nombre=nombre, pris=texte[1:])

    def transition(self, avant: PlateauAffiche, apres: PlateauAffiche) -> Transition | None:
        """The objects gone from one heap, when nothing else has changed."""
        retires = frozenset(avant.pions.keys() - apres.pions.keys())
        if apres.pions.keys() - avant.pions.keys() or len({colonne for _, colonne in retires}) != 1:
            return None
        return Transition(retires=retires)


NIM: Final = StyleNim()
