"""Curves over the moves of a game, painted: axes of three figures or words, marked moves, a cursor for the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from ui.socle.textes import montrer_bulle
from ui.socle.theme import CLAIR, Theme, voile

LARGEUR_AXE: Final = 34  # px for figures; words take what they need
TAILLE_MINIMALE: Final = QSize(160, 60)  # px
PETIT: Final = 0.8  # of the ordinary letters, on the axis
DEPASSEMENT: Final = 1.25  # how much higher than the largest figure of the axis the frame goes
MARGE: Final = 0.02  # of the moves, before the first and after the last
RAYON: Final = 2.5  # px of a dot
PLACES_DU_MOT: Final = 5  # heights that the word of the grey ground may stand at
RAYON_REPERE: Final = 7.5  # px of a numbered circle
PART_SERREE: Final = 0.5  # of its size: a mark whose neighbour leaves it no room for its sign
GRIS: Final = 0.16  # how strong the band is behind what is proved


@dataclass(frozen=True)
class Courbe:
    """Points of one curve, a number of moves and a value each, and how they are drawn: dots and dashes tell too."""

    points: Sequence[tuple[int, float]]
    couleur: str
    style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ronds: bool = False
    epaisseur: float = 2  # px


@dataclass(frozen=True)
class CadreCourbes:
    """What the axes span: moves from 0 to ``coups`` (1 or more), values around zero, the three texts bottom to top.

    ``droite`` are those of a second axis, which the curves that follow it share the frame with; ``bande`` is the move
    from which on the ground is grey, and the word that says why.
    """

    coups: int = 10
    portee: float = 1
    textes: tuple[str, str, str] = ("−1", "0", "1")
    droite: tuple[str, str, str] | None = None
    depassement: float = DEPASSEMENT
    bande: tuple[int, str] | None = None


class Marque(Enum):
    """What a mark stands in, with half its width, px: shapes tell apart too."""

    ROND = RAYON_REPERE
    TRIANGLE = 8.0
    LOSANGE = 8.5


@dataclass(frozen=True)
class CoupMarque:
    """A move with a mark at the top or at the bottom of the frame: a circle is tied to its point of the curve.

    ``dit`` says it whole, for its tooltip.
    """

    texte: str
    coup: int
    valeur: float
    en_haut: bool
    forme: Marque = Marque.ROND
    dit: str = ""


class VueCourbes(QWidget):
    """Paints curves, the first of them over the others; tells which move the mouse is pressed or dragged on."""

    coup_vise = Signal(int)  # the nearest, not bounded by the moves that were played

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = CLAIR
        self.courbes: tuple[Courbe, ...] = ()
        self.cadre = CadreCourbes()
        self.curseur = 0  # the number of moves of the position on the board
        self.reperes: tuple[CoupMarque, ...] = ()

    def definir_theme(self, theme: Theme) -> None:
        """Repaint axes and cursor in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(
        self, courbes: Sequence[Courbe], cadre: CadreCourbes, curseur: int, reperes: Sequence[CoupMarque] = ()
    ) -> None:
        """Draw ``courbes`` in ``cadre``, with the cursor after ``curseur`` moves and ``reperes`` by number of moves."""
        self.courbes, self.cadre, self.curseur, self.reperes = tuple(courbes), cadre, curseur, tuple(reperes)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Room for the axis and some moves."""
        return TAILLE_MINIMALE

    def sizeHint(self) -> QSize:
        """As small as may be: the frame around says how large."""
        return TAILLE_MINIMALE

    # Where things are.

    @property
    def police(self) -> QFont:
        """The small letters of the axes."""
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * PETIT)
        return police

    @property
    def aire(self) -> QRectF:
        """Where the curves are: what the axis leaves."""
        droite = self._largeur_axe(self.cadre.droite) if self.cadre.droite else 0
        return QRectF(self.rect()).adjusted(self._largeur_axe(self.cadre.textes), 0, -droite, 0)

    def _largeur_axe(self, textes: Sequence[str]) -> int:
        mesures = QFontMetrics(self.police)
        return max(LARGEUR_AXE, *(mesures.horizontalAdvance(texte) + 12 for texte in textes))

    def point(self, coup: float, valeur: float = 0) -> QPointF:
        """Return where ``valeur`` after ``coup`` moves is painted, px."""
        aire, cadre = self.aire, self.cadre
        part = (coup / cadre.coups + MARGE) / (1 + 2 * MARGE)
        hauteur = valeur / (cadre.portee * cadre.depassement)
        return QPointF(aire.left() + part * aire.width(), aire.center().y() - hauteur * aire.height() / 2)

    def coup_en(self, abscisse: float) -> int:
        """Return the move nearest to ``abscisse``, px, not bounded by the moves that were played."""
        aire = self.aire
        part = (abscisse - aire.left()) / max(aire.width(), 1)
        return round((part * (1 + 2 * MARGE) - MARGE) * self.cadre.coups)

    def place(self, repere: CoupMarque) -> QPointF:
        """Return where the middle of a mark is painted, in the frame, px: a number beside one that it would hide."""
        return self._places()[self.reperes.index(repere)]

    def _places(self) -> list[QPointF]:
        """Return the places of all marks."""
        aire, hauteur, places = self.aire, RAYON_REPERE + 0.5, []
        apres = {True: 2 * RAYON_REPERE, False: 2 * RAYON_REPERE}  # where the next number may stand, on each edge
        for repere in self.reperes:
            numero = repere.forme is Marque.ROND
            gauche = max(self.point(repere.coup).x(), apres[repere.en_haut] if numero else 2 * RAYON_REPERE)
            if numero:
                apres[repere.en_haut] = gauche + 2 * RAYON_REPERE
            ordonnee = aire.top() + hauteur if repere.en_haut else aire.bottom() - hauteur
            places.append(QPointF(min(gauche, aire.right() - RAYON_REPERE), ordonnee))
        return places

    def repere_en(self, ou: QPointF) -> CoupMarque | None:
        """Return the mark that is painted at ``ou``, px."""
        ecarts = ((repere, ou - place) for repere, place in zip(self.reperes, self._places(), strict=True))
        return next((repere for repere, ecart in ecarts if ecart.manhattanLength() <= RAYON_REPERE), None)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the axis, the cursor, then the curves."""
        with QPainter(self) as peintre:
            peintre.fillRect(self.rect(), QColor(self._theme.carte))
            self._peindre_axe(peintre)
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setPen(QPen(QColor(self._theme.curseur), 1.4))
            pied = self.point(self.curseur).x()
            peintre.drawLine(QPointF(pied, 0), QPointF(pied, self.height()))
            peintre.setClipRect(self.aire)
            for courbe in reversed(self.courbes):
                self._peindre_courbe(peintre, courbe)
            peintre.setClipping(False)
            self._peindre_reperes(peintre)

    def _peindre_axe(self, peintre: QPainter) -> None:
        aire = self.aire
        if self.cadre.bande is not None:
            self._peindre_bande(peintre, *self.cadre.bande)
        peintre.setPen(QColor(self._theme.bord))
        peintre.drawLine(aire.topLeft(), aire.bottomLeft())
        peintre.drawLine(self.point(0).toPoint(), QPointF(aire.right(), self.point(0).y()).toPoint())
        peintre.setPen(QColor(self._theme.discret))
        peintre.setFont(self.police)
        haut = QFontMetrics(self.police).height()
        bord = Qt.AlignmentFlag
        axes = [(0.0, aire.left() - 6, bord.AlignRight, self.cadre.textes)]
        if self.cadre.droite:
            axes.append((aire.right() + 6, self.width() - aire.right() - 6, bord.AlignLeft, self.cadre.droite))
        for gauche, largeur, cote, textes in axes:
            for rang, texte in zip((-1, 0, 1), textes, strict=True):
                milieu = self.point(0, rang * self.cadre.portee).y()
                peintre.drawText(QRectF(gauche, milieu - haut / 2, largeur, haut), cote | bord.AlignVCenter, texte)

    def _peindre_bande(self, peintre: QPainter, depuis: int, mot: str) -> None:
        """Paint the ground grey, and the word where there is room for it."""
        bande = QRectF(self.aire)
        bande.setLeft(self.point(depuis).x())
        peintre.fillRect(bande, voile(self._theme.discret, GRIS))
        place = self.place_du_mot(depuis, mot)
        if place.right() + RAYON_REPERE / 2 <= bande.right():
            peintre.setPen(QColor(self._theme.texte))
            peintre.setFont(self.police)
            peintre.drawText(place, Qt.AlignmentFlag.AlignCenter, mot)

    def place_du_mot(self, depuis: int, mot: str) -> QRectF:
        """Return where a word is painted that begins after ``depuis`` moves, px.

        It is the first place that no curve crosses, from the top of the axis downwards; the top where there is none.
        """
        mesures, portee = QFontMetrics(self.police), self.cadre.portee
        taille = QSizeF(mesures.horizontalAdvance(mot), mesures.height())
        gauche = self.point(depuis).x() + RAYON_REPERE / 2
        haut, bas = self.point(0, portee).y() + 2, self.point(0, -portee).y() - 2 - taille.height()
        hauteurs = [haut + rang * (bas - haut) / (PLACES_DU_MOT - 1) for rang in range(PLACES_DU_MOT)]
        places = [QRectF(QPointF(gauche, hauteur), taille) for hauteur in hauteurs]
        traits = [self._trait(courbe) for courbe in self.courbes]
        return next((place for place in places if not any(trait.intersects(place) for trait in traits)), places[0])

    def _trait(self, courbe: Courbe) -> QPainterPath:
        """Return what the line of a curve covers."""
        ligne = QPainterPath()
        ligne.addPolygon(QPolygonF([self.point(coup, valeur) for coup, valeur in courbe.points]))
        return QPainterPathStroker(QPen(Qt.GlobalColor.black, courbe.epaisseur)).createStroke(ligne)

    def _peindre_courbe(self, peintre: QPainter, courbe: Courbe) -> None:
        points = [self.point(coup, valeur) for coup, valeur in courbe.points]
        couleur = QColor(courbe.couleur)
        peintre.setPen(QPen(couleur, courbe.epaisseur, courbe.style))
        peintre.drawPolyline(points)
        if courbe.ronds:
            peintre.setPen(Qt.PenStyle.NoPen)
            peintre.setBrush(couleur)
            for point in points:
                peintre.drawEllipse(point, RAYON, RAYON)
            peintre.setBrush(Qt.BrushStyle.NoBrush)

    def _peindre_reperes(self, peintre: QPainter) -> None:
        """Paint the marks, numbers on top; another one is small where a neighbour leaves it no room for its sign."""
        places = list(zip(self.reperes, self._places(), strict=True))
        for repere, centre in sorted(places, key=lambda place: place[0].forme is Marque.ROND):
            voisins = sum(
                un.en_haut == repere.en_haut and abs(autre.x() - centre.x()) < 2 * RAYON_REPERE for un, autre in places
            )  # itself among them
            self._peindre_repere(peintre, repere, centre, serre=repere.forme is not Marque.ROND and voisins > 1)

    def _peindre_repere(self, peintre: QPainter, repere: CoupMarque, centre: QPointF, *, serre: bool) -> None:
        """Paint a mark: numbers and blunders are filled, an error is outlined."""
        plein = repere.forme is not Marque.TRIANGLE
        couleur = QColor(self._theme.gaffe if plein else self._theme.erreur)
        if repere.forme is Marque.ROND:
            peintre.setPen(QPen(couleur, 1, Qt.PenStyle.DotLine))
            peintre.drawLine(centre, self.point(repere.coup, repere.valeur))
        peintre.setPen(QPen(couleur, 1.2))
        peintre.setBrush(couleur if plein else QColor(self._theme.carte))
        self._peindre_forme(peintre, repere.forme, centre, PART_SERREE if serre else 1.0)
        peintre.setBrush(Qt.BrushStyle.NoBrush)
        if serre:
            return
        police = self.police
        police.setBold(True)
        peintre.setFont(police)
        peintre.setPen(QColor(self._theme.sur_accent) if plein else couleur)
        rond = QRectF(centre.x() - RAYON_REPERE, centre.y() - RAYON_REPERE, 2 * RAYON_REPERE, 2 * RAYON_REPERE)
        peintre.drawText(rond.translated(0, 0 if plein else 1.5), Qt.AlignmentFlag.AlignCenter, repere.texte)

    @staticmethod
    def _peindre_forme(peintre: QPainter, forme: Marque, centre: QPointF, part: float) -> None:
        demi = forme.value * part
        if forme is Marque.ROND:
            peintre.drawEllipse(centre, demi, demi)
            return
        haut, bas = centre - QPointF(0, demi), centre + QPointF(0, demi)
        if forme is Marque.LOSANGE:
            peintre.drawPolygon([haut, centre + QPointF(demi, 0), bas, centre - QPointF(demi, 0)])
        else:
            peintre.drawPolygon([haut, bas + QPointF(demi, -1), bas - QPointF(demi, 1)])

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which move the left button is pressed on: that of a mark, or the nearest."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            repere = self.repere_en(event.position())
            self.coup_vise.emit(repere.coup if repere is not None else self.coup_en(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which move the mouse is dragged to."""
        self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say the mark under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            repere = self.repere_en(QPointF(event.pos()))
            montrer_bulle(event.globalPos(), repere.dit if repere is not None else "", self)
            return True
        return super().event(event)
