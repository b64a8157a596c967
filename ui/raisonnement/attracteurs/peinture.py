"""How a position of morpion looks by whose attractor it is in: the panel's board, the nodes of the graph, the legend.

Blue hatched squares for X, orange dotted discs for O, a grey diamond for nobody: shape and pattern say what the hue
does. The fewer plies to the win, the stronger the tint.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.morpion import COTE, EtatMorpion
from ecosysteme.solveurs.graphe_morpion import Sort
from ui.plateau.indices import Indice
from ui.plateau.peinture import Scene, dessin
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_morpion import PeintreMorpion, StyleMorpion
from ui.plateau.vue import PlateauVue
from ui.socle.theme import Theme, voile

PALEUR: Final = 0.13  # by how much a ply more pales the tint
PALE: Final = 0.32  # the palest tint
GRILLE_MIN: Final = 34  # px a node from which its signs are read, and are drawn
CHIFFRE_MIN: Final = 17  # px a node from which its rank is read
LIGNES_DE_MOTS: Final = 14  # beside the small board
MOTIFS: Final = {1: Qt.BrushStyle.BDiagPattern, 2: Qt.BrushStyle.Dense6Pattern}


@dataclass(frozen=True)
class IndiceAttracteur(Indice):
    """A hint that tells what becomes of the game after the move; ``meilleur`` for the moves of the strategy."""

    sort: Sort = field(default_factory=Sort)


def indice_de(sort: Sort, meilleur: bool) -> IndiceAttracteur:
    """Return the hint of a move that leads to ``sort``.

    >>> indice_de(Sort(2, 4), False).affiche, indice_de(Sort(), True).affiche
    ('O 4', '=')
    """
    texte = "=" if sort.rang is None else f"{'XO'[sort.camp - 1]} {sort.rang}"
    return IndiceAttracteur((0, 1, -1)[sort.camp], meilleur, exact=True, texte=texte, sort=sort)


def couleur_de(sort: Sort, theme: Theme) -> QColor:
    """The opaque tint of ``sort`` on a card of ``theme``."""
    if sort.rang is None:
        return meler(QColor(theme.eteint), QColor(theme.carte), 0.6)
    pure = QColor(theme.morpion_croix if sort.camp == PREMIER else theme.morpion_rond)
    return meler(pure, QColor(theme.carte), max(1.0 - PALEUR * sort.rang, PALE))


def encre_sur(fond: QColor) -> QColor:
    """Black or white, whichever is read better on ``fond``."""
    return QColor("#10201a" if 0.3 * fond.redF() + 0.59 * fond.greenF() + 0.11 * fond.blueF() > 0.52 else "#ffffff")


def meler(une: QColor, autre: QColor, part: float) -> QColor:
    """Return the opaque colour that ``une`` at ``part`` (0 to 1) over ``autre`` looks like."""
    canaux = ((une.redF(), autre.redF()), (une.greenF(), autre.greenF()), (une.blueF(), autre.blueF()))
    return QColor.fromRgbF(*(part * dessus + (1 - part) * dessous for dessus, dessous in canaux))


def peindre_forme(p: QPainter, centre: QPointF, rayon: float, sort: Sort, theme: Theme) -> None:
    """Paint the node of ``sort``: its shape, its tint, and when there is room its pattern and its rank."""
    fond = couleur_de(sort, theme)
    p.setPen(Qt.PenStyle.NoPen)
    for brosse in _brosses(sort, fond, rayon):
        p.setBrush(brosse)
        _tracer_forme(p, centre, rayon, sort)
    if sort.rang is not None and rayon * 2 >= CHIFFRE_MIN:
        p.setFont(_police(p.font(), rayon * 1.05))
        p.setPen(encre_sur(fond))
        cadre = QRectF(centre.x() - rayon, centre.y() - rayon, 2 * rayon, 2 * rayon)
        p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, str(sort.rang))


def _brosses(sort: Sort, fond: QColor, rayon: float) -> list[QBrush]:
    brosses = [QBrush(fond)]
    if sort.rang is not None and rayon >= 7:
        brosses.append(QBrush(voile(encre_sur(fond), 0.22), MOTIFS[sort.camp]))
    return brosses


def _tracer_forme(p: QPainter, centre: QPointF, rayon: float, sort: Sort) -> None:
    if sort.rang is None:
        r = rayon * 0.8
        p.drawPolygon(QPolygonF([centre + QPointF(*d) for d in ((0, -r), (r, 0), (0, r), (-r, 0))]))
    elif sort.camp == PREMIER:
        cote = rayon * 0.88
        p.drawRoundedRect(QRectF(centre.x() - cote, centre.y() - cote, 2 * cote, 2 * cote), rayon * 0.2, rayon * 0.2)
    else:
        p.drawEllipse(centre, rayon, rayon)


def _police(modele: QFont, pixels: float) -> QFont:
    police = QFont(modele)
    police.setPixelSize(max(round(pixels), 7))
    police.setBold(True)
    return police


def peindre_vignette(p: QPainter, cadre: QRectF, etat: EtatMorpion, sort: Sort, theme: Theme) -> None:
    """Paint a whole position in a small square, framed in the tint of ``sort``, its node in the corner."""
    trait = max(cadre.width() * 0.035, 1.5)
    p.setPen(QPen(couleur_de(sort, theme), 2 * trait))
    p.setBrush(QColor(theme.morpion_fond))
    p.drawRoundedRect(cadre, trait * 2, trait * 2)
    dedans = cadre.adjusted(2 * trait, 2 * trait, -2 * trait, -2 * trait)
    case = dedans.width() / COTE
    p.setPen(QPen(voile(theme.morpion_lignes, 0.55), max(trait / 2, 1.0)))
    for rang in range(1, COTE):
        x, y = dedans.left() + rang * case, dedans.top() + rang * case
        p.drawLine(QPointF(x, dedans.top()), QPointF(x, dedans.bottom()))
        p.drawLine(QPointF(dedans.left(), y), QPointF(dedans.right(), y))
    for ligne, rangee in enumerate(etat.grille):
        for colonne, camp in enumerate(rangee):
            if camp:
                milieu = QPointF(colonne + 0.5, ligne + 0.5) * case + dedans.topLeft()
                _petit_signe(p, milieu, case * 0.28, camp, theme)
    rayon = max(cadre.width() * 0.16, CHIFFRE_MIN / 2)
    peindre_forme(p, cadre.topRight() + QPointF(-rayon * 0.2, rayon * 0.2), rayon, sort, theme)


def _petit_signe(p: QPainter, centre: QPointF, rayon: float, camp: int, theme: Theme) -> None:
    """Draw an X or an O with plain strokes: the hand-drawn ones of the board cost a hundred points each."""
    couleur = theme.morpion_croix if camp == PREMIER else theme.morpion_rond
    p.setPen(QPen(QColor(couleur), max(rayon * 0.36, 1.2), c=Qt.PenCapStyle.RoundCap))
    if camp == PREMIER:
        for pente in (-1, 1):
            p.drawLine(centre - QPointF(rayon, pente * rayon), centre + QPointF(rayon, pente * rayon))
    else:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(centre, rayon, rayon)


def image_legende(sort: Sort, theme: Theme, cote: float, densite: float) -> QImage:
    """The node of ``sort``, for the legend."""

    def dessiner(p: QPainter) -> None:
        peindre_forme(p, QPointF(cote / 2, cote / 2), cote * 0.45, sort, theme)

    return dessin(QRectF(0, 0, cote, cote).size(), densite, dessiner)


def peindre_etoile(p: QPainter, centre: QPointF, rayon: float, theme: Theme) -> None:
    """Paint the mark of the strategy's move: a star on a disc of the card's colour."""
    p.setPen(QPen(QColor(theme.texte), max(rayon * 0.12, 1.0)))
    p.setBrush(QColor(theme.carte))
    p.drawEllipse(centre, rayon, rayon)
    p.setFont(_police(p.font(), rayon * 1.5))
    p.drawText(QRectF(centre.x() - rayon, centre.y() - rayon, 2 * rayon, 2 * rayon), Qt.AlignmentFlag.AlignCenter, "★")


class PeintreAttracteurs(PeintreMorpion):
    """The board of morpion whose empty squares show where their move leads."""

    def _peindre_indice(self, p: QPainter, scene: Scene, position: Position, indice: Indice) -> None:
        if not isinstance(indice, IndiceAttracteur):
            super()._peindre_indice(p, scene, position, indice)
            return
        case = scene.geo.rectangle(position)
        marge = case.width() * 0.09
        dedans = case.adjusted(marge, marge, -marge, -marge)
        fond = couleur_de(indice.sort, self.theme)
        p.setPen(QPen(QColor(self.theme.texte), max(marge * 0.35, 2.0)) if indice.meilleur else Qt.PenStyle.NoPen)
        for brosse in _brosses(indice.sort, fond, 99):
            p.setBrush(brosse)
            p.drawRoundedRect(dedans, marge, marge)
        p.setFont(_police(p.font(), case.width() * 0.26))
        p.setPen(encre_sur(fond))
        p.drawText(dedans, Qt.AlignmentFlag.AlignCenter, indice.affiche)
        if indice.meilleur:
            rayon = case.width() * 0.13
            peindre_etoile(p, dedans.topRight() + QPointF(-rayon, rayon) * 0.6, rayon, self.theme)


class StyleAttracteurs(StyleMorpion):
    """The look of morpion with ``IndiceAttracteur`` hints."""

    def peintre(self, theme: Theme) -> PeintreAttracteurs:
        """The sheet, and where the moves lead."""
        return PeintreAttracteurs(theme)


ATTRACTEURS: Final = StyleAttracteurs()


class GrilleAttracteurs(PlateauVue):
    """A small board of morpion that takes ``IndiceAttracteur`` hints."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animations = False
        self.afficher(PlateauAffiche(COTE, COTE, {}, style=ATTRACTEURS))

    def afficher(self, vue: PlateauAffiche, *, animer: bool = True) -> None:
        """Show a position of morpion in the style of this board."""
        super().afficher(replace(vue, style=ATTRACTEURS), animer=animer)

    def sizeHint(self) -> QSize:
        """Beside its words, in a dock, and larger with them."""
        return QSize(1, 1) * (LIGNES_DE_MOTS * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Nine squares with their labels still read."""
        return QSize(170, 170)
