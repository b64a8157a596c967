"""How a hint looks on its square: the value of the move, bold for the best, ticked when it is exact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ecosysteme.cases import Position
from ui.plateau.pions import APLATS, OPACITE_FANTOME
from ui.socle.aspects.plateau import Aspect, encre_lisible, melange
from ui.socle.theme import Theme, voile

# Proportions, in squares.
RAYON = 0.34
HAUTEUR_TEXTE = 0.29
LARGEUR_TEXTE = 0.58
HAUTEUR_ETIQUETTE = 0.42
LARGEUR_ETIQUETTE = 0.54
CASE_MAXIMALE = 110  # px: on larger squares a label would only be heavier
PARTS_DE_LIGNE = (0.78, 0.62)  # of the usual height: a share, and the value under it
DECALAGES = (-0.1, 0.14)  # of their middles
OPACITE_PASTILLE, OPACITE_MEILLEUR, OPACITE_PALE = 0.6, 0.9, 0.8
COCHE = ((0.23, -0.29), (0.28, -0.23), (0.38, -0.36))  # from the centre of the square

LIVRE, MOTEUR = "livre", "moteur"  # who speaks, where both may: a dot and a ring under the value
RAYON_MARQUE = 0.04
BAS_MARQUE = 0.235  # of its centre, from that of the square

_BLANC = QColor("#ffffff")
_NOIR = QColor("#10201a")
_TEINTES = {1: "#0b6b50", 0: "#4b5563", -1: "#9f1239"}  # white is read on each of them, on any board


class NoteCoup(Protocol):
    """What is read of the engine's opinion of a move: the compiled room is not imported for a word."""

    @property
    def score(self) -> int:
        """Final disc difference for the side to move."""

    @property
    def exact(self) -> bool:
        """Whether that is certain."""


@dataclass(frozen=True)
class Indice:
    """What a square shows: ``valeur`` for the side to move, ``meilleur`` for the best moves, ``exact`` when proved.

    Othello counts in discs and shows the signed value; a game whose moves win, draw or lose gives its own ``texte``
    ("G 7": won in 7 plies), which ``dit`` has in words, and the sign of ``valeur`` then gives the tint. ``marque`` is
    ``LIVRE`` or ``MOTEUR`` where both speak of a position. ``part``, the share of the games of a library, stands above
    the value, which an empty ``texte`` leaves out; ``pale``: that is few games.
    """

    valeur: int
    meilleur: bool = False
    exact: bool = False
    texte: str | None = None
    dit: str = field(default="", compare=False)
    marque: str = ""
    part: str = ""
    pale: bool = False

    @property
    def affiche(self) -> str:
        """The text shown.

        >>> Indice(4).affiche, Indice(0).affiche, Indice(-12).affiche, Indice(1, texte="G 7").affiche
        ('+4', '0', '−12', 'G 7')
        """
        return signe(self.valeur) if self.texte is None else self.texte


def signe(valeur: int) -> str:
    """Write a difference of discs with its sign; the minus is the typographic one, as wide as the plus."""
    return f"+{valeur}" if valeur > 0 else f"−{-valeur}" if valeur < 0 else "0"


def indices_de(notes: Mapping[Position, NoteCoup]) -> dict[Position, Indice]:
    """Turn the engine's notes of a position into what its squares show."""
    meilleur = max((note.score for note in notes.values()), default=0)
    return {coup: Indice(note.score, note.score == meilleur, note.exact) for coup, note in notes.items()}


def peindre_indice(p: QPainter, case: QRectF, indice: Indice, theme: Theme, survole: int | None = None) -> None:
    """Paint ``indice`` on an empty square; ``survole`` is the camp whose ghost disc lies there already, if one does."""
    cote, centre, aspect = case.width(), case.center(), theme.plateau
    encre = QColor(aspect.encre) if survole is None else encre_lisible(fond_fantome(aspect, survole))
    if survole is None:
        p.setPen(Qt.PenStyle.NoPen if not indice.meilleur else QPen(voile(encre, 0.75), max(cote * 0.025, 1.0)))
        p.setBrush(voile(aspect.pastille, OPACITE_MEILLEUR if indice.meilleur else OPACITE_PASTILLE))
        p.drawEllipse(centre, cote * RAYON, cote * RAYON)
    p.setPen(encre if indice.meilleur or survole else voile(encre, OPACITE_PALE if indice.pale else 0.92))
    _ecrire(p, case, indice)
    if indice.marque:
        p.setBrush(p.pen().color() if indice.marque == LIVRE else Qt.BrushStyle.NoBrush)
        p.setPen(QPen(p.pen().color(), max(cote * 0.018, 1.0)))
        p.drawEllipse(centre + QPointF(0, BAS_MARQUE * cote), cote * RAYON_MARQUE, cote * RAYON_MARQUE)
    if indice.exact:
        # Against the edge of the square, so that it stands clear of the figures and of the ghost disc.
        _cocher(p, (centre + QPointF(dx, dy) * cote for dx, dy in COCHE), cote, aspect.encre)


def _ecrire(p: QPainter, case: QRectF, indice: Indice) -> None:
    """Write the value in the middle of its square, or under the share of the games."""
    cote = case.width()
    lignes = [texte for texte in (indice.part, indice.affiche) if texte]
    for rang, texte in enumerate(lignes):
        seule = len(lignes) == 1
        police = _police(p.font(), texte, cote * LARGEUR_TEXTE, cote, gras=indice.meilleur or not (seule or rang))
        police.setPixelSize(police.pixelSize() if seule else round(police.pixelSize() * PARTS_DE_LIGNE[rang]))
        p.setFont(police)
        p.drawText(case.translated(0, 0 if seule else cote * DECALAGES[rang]), Qt.AlignmentFlag.AlignCenter, texte)


def fond_fantome(aspect: Aspect, camp: int) -> QColor:
    """What the ground of a square becomes under the ghost disc of ``camp``."""
    return melange(APLATS[camp], melange(aspect.haut, aspect.bas, 0.5), OPACITE_FANTOME)


def peindre_verdict(p: QPainter, case: QRectF, indice: Indice) -> None:
    """Paint ``indice`` as a label that hides what lies under it: paper, stone, hole or ghost.

    The tint says win, draw or loss, and so does the letter of the text; the best is bold, in a double edge.
    """
    cote = min(case.width(), case.height(), CASE_MAXIMALE)
    place = min(case.width(), CASE_MAXIMALE) * LARGEUR_ETIQUETTE
    police = _police(p.font(), indice.affiche, place, cote, gras=indice.meilleur)
    texte = QFontMetricsF(police).horizontalAdvance(indice.affiche)
    haut = max(cote * HAUTEUR_ETIQUETTE, police.pixelSize() * 1.3)
    if haut > case.height():
        return  # it would hide its neighbours' too: the message line and a screen reader still tell the best
    etiquette = QRectF(0, 0, max(texte + haut * 0.6, haut * 1.3), haut)
    etiquette.moveCenter(case.center())
    trait = max(cote * 0.035, 1.2)
    p.setPen(Qt.PenStyle.NoPen)
    # A dark edge around the white one: on paper the white one alone would be lost.
    for couleur, ampleur in ((_NOIR, 2 * trait), (_BLANC, trait)) if indice.meilleur else ():
        p.setBrush(couleur)
        arrondi = haut / 2 + ampleur
        p.drawRoundedRect(etiquette.adjusted(-ampleur, -ampleur, ampleur, ampleur), arrondi, arrondi)
    p.setBrush(QColor(_TEINTES[(indice.valeur > 0) - (indice.valeur < 0)]))
    p.drawRoundedRect(etiquette, haut / 2, haut / 2)
    p.setFont(police)
    p.setPen(_BLANC)
    p.drawText(etiquette, Qt.AlignmentFlag.AlignCenter, indice.affiche)


def _police(modele: QFont, texte: str, place: float, cote: float, *, gras: bool) -> QFont:
    """The largest font, up to the usual height, in which ``texte`` fits into ``place`` pixels."""
    police = QFont(modele)
    police.setBold(gras)
    police.setPixelSize(max(round(cote * HAUTEUR_TEXTE), 8))
    largeur = QFontMetricsF(police).horizontalAdvance(texte)
    if largeur > place:
        police.setPixelSize(max(int(police.pixelSize() * place / largeur), 7))
    return police


def _cocher(p: QPainter, points: Iterable[QPointF], cote: float, encre: str) -> None:
    ligne = QPolygonF(list(points))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for couleur, epaisseur in ((voile(encre_lisible(encre), 0.45), 0.075), (QColor(encre), 0.042)):
        trait = max(cote * epaisseur, 1.2)
        p.setPen(QPen(couleur, trait, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.drawPolyline(ligne)
