"""The style of Othello: a board of the material that is chosen, and discs that turn."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from ecosysteme.cases import Position
from ecosysteme.plateau import lignes_retournees, nom_case
from ui.plateau.animation import apparition, face
from ui.plateau.geometrie import Geometrie
from ui.plateau.indices import Indice, peindre_indice
from ui.plateau.instant import Transition
from ui.plateau.matieres import peindre_matiere
from ui.plateau.peinture import BLANC, PeintreBase, Scene, dessin, peindre_coordonnees
from ui.plateau.pions import OPACITE_FANTOME, dessiner_ombre, dessiner_pion, dessiner_retournement, lettres
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.aspects.plateau import encre_lisible
from ui.socle.langue import accorder, translate
from ui.socle.theme import Theme, voile

# Proportions, in squares unless said otherwise.
RAYON_PION: Final = 0.403
RAYON_POINT: Final = 0.058
OPACITE_MARQUE: Final = 0.85


def points_reperes(taille: int) -> list[Position]:
    """The four grid crossings that carry a dot.

    >>> points_reperes(8)
    [(2, 2), (2, 6), (6, 2), (6, 6)]
    """
    retrait = 2 if taille >= 6 else 1
    return [(ligne, colonne) for ligne in (retrait, taille - retrait) for colonne in (retrait, taille - retrait)]


class PeintreOthello(PeintreBase):
    """Paints the felt, the discs, and a preview of those that would turn."""

    def __init__(self, theme: Theme) -> None:
        """Keep no disc before the first painting."""
        super().__init__(theme)
        self._jetons: dict[int, QImage] = {}

    def _preparer(self, geo: Geometrie, police: QFont) -> None:
        super()._preparer(geo, police)
        self._jetons = {camp: self._jeton(geo, camp) for camp in (1, 2)}

    def _lettres(self) -> object:
        return lettres() if self.theme.plateau.pions == "lettres" else None

    def _peindre_fond(self, p: QPainter, geo: Geometrie) -> None:
        peindre_matiere(p, geo, self.theme.plateau)
        self._peindre_grille(p, geo)
        peindre_coordonnees(p, geo, self.theme.plateau.coordonnees)

    def _peindre_grille(self, p: QPainter, geo: Geometrie) -> None:
        """Lines are filled rectangles on whole device pixels: a pen would blur them over two."""
        couleur = QColor(self.theme.plateau.lignes)
        epaisseur = max(1, round(geo.case * 1.1 / 62 * geo.densite)) / geo.densite
        recul = math.floor(epaisseur * geo.densite / 2) / geo.densite
        large, haut = geo.tapis.width() + epaisseur, geo.tapis.height() + epaisseur
        for rang in range(geo.colonnes + 1):
            p.fillRect(QRectF(geo.gauche + rang * geo.case - recul, geo.haut - recul, epaisseur, haut), couleur)
        for rang in range(geo.lignes + 1):
            p.fillRect(QRectF(geo.gauche - recul, geo.haut + rang * geo.case - recul, large, epaisseur), couleur)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(couleur)
        milieu = epaisseur / 2 - recul
        for ligne, colonne in points_reperes(geo.lignes):
            croisement = geo.tapis.topLeft() + QPointF(colonne, ligne) * geo.case + QPointF(milieu, milieu)
            p.drawEllipse(croisement, geo.case * RAYON_POINT, geo.case * RAYON_POINT)

    def _jeton(self, geo: Geometrie, camp: int, largeur: float = 1.0) -> QImage:
        centre, rayon = QPointF(geo.case / 2, geo.case / 2), geo.case * RAYON_PION
        cote, aspect = QSizeF(geo.case, geo.case), self.theme.plateau
        return dessin(cote, geo.densite, lambda p: dessiner_retournement(p, centre, rayon, camp, aspect, largeur))

    def _couleurs_curseur(self) -> tuple[QColor, QColor]:
        """The core as what may be played, dark on a pale board, where white would be the weakest line of all."""
        coeur = QColor(self.theme.plateau.marque)
        return voile(encre_lisible(coeur), 150 / 255), coeur

    def _peindre_scene(self, p: QPainter, scene: Scene) -> None:
        self._peindre_secousse(p, scene)
        self._peindre_pions(p, scene)
        if scene.vue.interactif:
            self._peindre_marques(p, scene)
        self._peindre_apercu(p, scene)
        # A letter is not to be covered.
        ecart = QPointF(0.2, 0.2) * scene.geo.case if self._lettres() else QPointF()
        for position in scene.vue.dernier:
            opacite = apparition(scene.instant.temps)[1] if position == scene.instant.pose else 1.0
            self._peindre_dernier(p, scene.rectangle(position).center() + ecart, scene.geo.case, opacite)

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

    def _peindre_pose(self, p: QPainter, scene: Scene, position: Position, camp: int) -> None:
        echelle, opacite = apparition(scene.instant.temps)
        centre, rayon = scene.rectangle(position).center(), scene.geo.case * RAYON_PION * echelle
        p.setOpacity(opacite)
        dessiner_ombre(p, centre, rayon, self.theme.plateau)
        dessiner_pion(p, centre, rayon, camp, self.theme.plateau)
        p.setOpacity(1.0)

    def _peindre_marques(self, p: QPainter, scene: Scene) -> None:
        geo, instant, marque = scene.geo, scene.instant, self.theme.plateau.marque
        p.setBrush(voile(marque, 0.14))
        p.setPen(QPen(voile(marque, OPACITE_MARQUE), max(geo.case * 0.022, 1.0)))
        for position in scene.vue.legaux if scene.vue.marques else ():
            if position != instant.apercu and position not in instant.indices:
                p.drawEllipse(geo.rectangle(position).center(), geo.case * 0.13, geo.case * 0.13)

    def _peindre_apercu(self, p: QPainter, scene: Scene) -> None:
        geo, vue, position = scene.geo, scene.vue, scene.instant.apercu
        if position is None or vue.trait is None:
            return
        p.setOpacity(OPACITE_FANTOME)
        dessiner_pion(p, geo.rectangle(position).center(), geo.case * RAYON_PION, vue.trait, self.theme.plateau)
        p.setOpacity(1.0)
        if vue.explique:
            self._peindre_lignes(p, scene, position)
        rayon = geo.case * (RAYON_PION + 0.012)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(voile(self.theme.plateau.marque, OPACITE_MARQUE), max(geo.case * 0.02, 1.0)))
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
    orientable: bool = True

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
