"""A map of the positions of morpion up to symmetry: one layer for each number of signs, X's wins left, O's right.

What does not move is painted once a view (zoom, size, theme) and kept; only what is in sight is painted at all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import compress, pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import COTE, EtatMorpion
from ecosysteme.plateau import nom_case
from ecosysteme.solveurs.graphe_morpion import Graphe, Sort
from ui.plateau.peinture import dessin
from ui.raisonnement.attracteurs.disposition import disposer
from ui.raisonnement.attracteurs.peinture import GRILLE_MIN, meler, peindre_forme, peindre_vignette
from ui.socle.canevas import Canevas
from ui.socle.theme import CLAIR, Theme

# In the map's units, a node each.
RAYON: Final = 0.42
PRISE: Final = 0.6  # how near the mouse must be

ECHELLES: Final = (3.0, 96.0)  # px a node
MARGE: Final = 22  # px around the whole map; the layers' numbers stand there
MOTS_MIN: Final = 24  # px a node from which the moves are written
PAN: Final = 60  # px a key
ARRONDI: Final = 8  # px
CASES: Final = COTE * COTE

DEPLACEMENTS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
# Escape ends the ghost, then is the window's.
NAVIGATION: Final = (*DEPLACEMENTS, Qt.Key.Key_Home, Qt.Key.Key_Backspace)


class CarteMorpion(Canevas, QWidget):
    """Shows a ``Graphe`` and a walk through it; says which class is clicked, under the mouse, and where keys go."""

    choisie = Signal(int)
    survolee = Signal(int)  # -1: none any more
    naviguee = Signal(int)  # a key of ``NAVIGATION``
    zoom_change = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("carte_morpion")
        self._theme = CLAIR
        self._graphe: Graphe | None = None
        self._points: list[QPointF] = []
        self._aretes: list[tuple[int, int, QLineF]] = []
        self._couches: list[tuple[int, float]] = []  # how many signs, at which height
        self._formes: dict[Sort, QImage] = {}  # the nodes as they look at this zoom
        self._etendue = QRectF()
        self._camps: Collection[int] = (PREMIER, SECOND)
        self._chemin: Sequence[int] = (0,)
        self._etats: dict[int, EtatMorpion] = {}  # the positions of the walk, as they stand on the board
        self._survol = -1
        self.mots: dict[int, str] = {}  # the moves to the next classes
        self._echelle, self._coin = 10.0, QPointF()
        self._ajustee = True
        self._fond: QImage | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What the panel asks for.

    @property
    def echelle(self) -> float:
        """Pixels a node."""
        return self._echelle

    @property
    def selection(self) -> int:
        """The class that the walk has reached."""
        return self._chemin[-1]

    def presenter(self, graphe: Graphe | None) -> None:
        """Show another graph, whole; ``None``: none."""
        self._graphe, self._chemin, self._survol = graphe, (0,), -1
        self._etats, self._points = {}, []
        self._nommer()
        self.ajuster()

    def montrer_camps(self, camps: Collection[int]) -> None:
        """Show the attractors of ``camps`` only."""
        self._camps = camps
        self._salir()

    def montrer_chemin(self, numeros: Sequence[int], etats: Sequence[EtatMorpion]) -> None:
        """Show a walk with its positions as they stand on the board, and bring the class reached into sight."""
        self._chemin, self._etats = tuple(numeros), dict(zip(numeros, etats, strict=True))
        self._nommer()
        point = self.point(self.selection)
        if not QRectF(self.rect()).adjusted(8, 8, -8, -8).contains(point):
            self._glisser(QPointF(self.rect().center()) - point)
        self.update()

    def _nommer(self) -> None:
        """Write the moves of the class under the mouse, or of the one that the walk has reached."""
        self.mots = {}
        if self._graphe is not None:
            ici = self._survol if self._survol >= 0 else self.selection
            etat = self._etats.get(ici, self._graphe.classes[ici].etat)
            for suite in self._graphe.classes[ici].suites:
                coup = self._graphe.coup_vers(etat, suite)
                self.mots[suite] = nom_case(coup) if coup else ""

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self._salir()

    def _placer(self, place: QSizeF) -> None:
        classes = self._graphe.classes if self._graphe else ()
        points = disposer(classes, place.width() / place.height()) if classes else []
        if points and points == self._points:  # as at most of the sizes that a window goes through
            return
        self._points = points
        bas = QPointF(0, 0.5)
        paires = self._graphe.aretes() if self._graphe else ()
        self._aretes = [(une, autre, QLineF(points[une] + bas, points[autre] - bas)) for une, autre in paires]
        hauts: dict[int, list[float]] = {}
        for classe, point in zip(classes, self._points, strict=True):
            hauts.setdefault(CASES - classe.etat.vides, []).append(point.y())
        self._couches = [(signes, (min(ys) + max(ys)) / 2) for signes, ys in hauts.items()]
        cadre = QPolygonF(self._points).boundingRect()
        self._etendue = cadre.adjusted(-0.6, -0.6, 0.6, 0.6)

    def ajuster(self) -> None:
        """Show the whole graph, laid out for the size of the moment."""
        place = QSizeF(max(self.width() - 2 * MARGE, 1), max(self.height() - 2 * MARGE, 1))
        self._placer(place)
        if self._points:
            entier = min(place.width() / self._etendue.width(), place.height() / self._etendue.height())
            self._echelle = min(max(entier, ECHELLES[0]), ECHELLES[1])
            milieu = QPointF(self.width(), self.height()) / (2 * self._echelle)
            self._coin = self._etendue.center() - milieu
        self._ajustee = True
        self._salir()
        self.zoom_change.emit(self._echelle)

    def zoomer(self, facteur: float, point: QPointF | None = None) -> None:
        """Enlarge ``facteur`` times around a point of the widget, by default the class selected."""
        fixe = self.point(self.selection) if point is None else point
        ancre = self._coin + fixe / self._echelle
        self._echelle = min(max(self._echelle * facteur, ECHELLES[0]), ECHELLES[1])
        self._coin = ancre - fixe / self._echelle
        self._ajustee = False
        self._salir()
        self.zoom_change.emit(self._echelle)

    def point(self, numero: int) -> QPointF:
        """Where a class is now, in the widget."""
        return (self._points[numero] - self._coin) * self._echelle if self._points else QPointF()

    def numero_en(self, point: QPointF) -> int:
        """Return the class under a point of the widget, -1 for none."""
        monde = self._coin + point / self._echelle
        proches = (
            (max(abs(autre.x() - monde.x()), abs(autre.y() - monde.y())), numero)
            for numero, autre in enumerate(self._points)
        )
        ecart, numero = min(proches, default=(PRISE, -1))
        return numero if ecart < PRISE else -1

    def _glisser(self, ecart: QPointF) -> None:
        self._coin -= ecart / self._echelle
        self._ajustee, self._fond = False, None
        self.update()

    def _salir(self) -> None:
        self._fond = None
        self._formes = {}
        self.update()

    # Painting.

    def sizeHint(self) -> QSize:
        """Square, as wide as a dock."""
        return QSize(420, 420)

    def minimumSizeHint(self) -> QSize:
        """The whole map in points."""
        return QSize(220, 180)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the kept map, and over it the walk, the class under the mouse and the focus."""
        if self._graphe is None:
            return
        if self._fond is None:
            self._fond = dessin(QSizeF(self.size()), self.devicePixelRatioF(), self._peindre_carte)
        with QPainter(self) as p:
            p.drawImage(0, 0, self._fond)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._peindre_chemin(p, self._graphe)
            if self.hasFocus():
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(self._theme.accent), 1.5))
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ARRONDI, ARRONDI)

    def _peindre_carte(self, p: QPainter) -> None:
        p.setFont(self.font())
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._theme.carte))
        p.drawRoundedRect(self.rect(), ARRONDI, ARRONDI)
        bord = PRISE * self._echelle
        vue = QRectF(self.rect()).adjusted(-bord, -bord, bord, bord)
        points = [self.point(numero) for numero in range(len(self._points))]
        vus = [vue.contains(point) for point in points]
        self._peindre_aretes(p, vus)
        self._peindre_couches(p)
        for numero in compress(range(len(points)), vus):
            self._peindre_noeud(p, numero, points[numero])

    def _peindre_couches(self, p: QPainter) -> None:
        """Write the number of signs of each layer at its left, and beside the first one what is counted."""
        p.setPen(QColor(self._theme.discret))
        for rang, (signes, haut) in enumerate(self._couches):
            y = (haut - self._coin.y()) * self._echelle
            if not rang:
                cadre = QRectF(MARGE, y - 10, self.width(), 20)
                p.drawText(cadre, Qt.AlignmentFlag.AlignVCenter, self.tr("← coups joués"))
            p.drawText(QRectF(2, y - 10, MARGE - 4, 20), Qt.AlignmentFlag.AlignCenter, str(signes))

    def _peindre_aretes(self, p: QPainter, vus: Sequence[bool]) -> None:
        """Paint the edges of the classes that are in sight, ``vus``."""
        visibles = [arete for une, autre, arete in self._aretes if vus[une] or vus[autre]]
        # An opaque pen: a translucent one costs three times as much.
        part = min(0.11 + 30 / (len(visibles) + 1), 0.45)
        crayon = QPen(meler(QColor(self._theme.discret), QColor(self._theme.carte), part), 1)
        crayon.setCosmetic(True)
        p.save()
        p.scale(self._echelle, self._echelle)
        p.translate(-self._coin)
        p.setPen(crayon)
        p.drawLines(visibles)
        p.restore()

    def _sort_vu(self, sort: Sort) -> Sort:
        return sort if sort.camp in self._camps else Sort()

    def _peindre_noeud(self, p: QPainter, numero: int, point: QPointF) -> None:
        if self._graphe is None:
            return
        classe = self._graphe.classes[numero]
        rayon = self._echelle * RAYON
        if 2 * rayon >= GRILLE_MIN:
            cadre = QRectF(point.x() - rayon, point.y() - rayon, 2 * rayon, 2 * rayon)
            etat = self._etats.get(numero, classe.etat)
            peindre_vignette(p, cadre, etat, self._sort_vu(classe.sort), self._theme)
        else:
            image = self._forme(self._sort_vu(classe.sort), rayon)
            p.drawImage((point - QPointF(rayon + 1, rayon + 1)).toPoint(), image)

    def _forme(self, sort: Sort, rayon: float) -> QImage:
        """The node of ``sort`` at this zoom, painted once: hundreds of them look the same."""
        if sort not in self._formes:
            cote = 2 * ceil(rayon) + 2

            def dessiner(p: QPainter) -> None:
                p.setFont(self.font())
                peindre_forme(p, QPointF(rayon + 1, rayon + 1), rayon, sort, self._theme)

            self._formes[sort] = dessin(QSizeF(cote, cote), self.devicePixelRatioF(), dessiner)
        return self._formes[sort]

    def _peindre_chemin(self, p: QPainter, graphe: Graphe) -> None:
        """Paint the walk, thick, then what the moves lead to from its end, and from the class under the mouse."""
        ici = self._survol if self._survol >= 0 else self.selection
        p.setPen(QPen(QColor(self._theme.curseur), 1.6))
        self._relier(p, [(ici, suite) for suite in graphe.classes[ici].suites])
        p.setPen(QPen(QColor(self._theme.accent), 3))
        self._relier(p, list(pairwise(self._chemin)))
        for numero in {*self._chemin, ici, *graphe.classes[ici].suites}:
            self._peindre_noeud(p, numero, self.point(numero))
        self._peindre_mots(p)
        for numero, couleur in ((self.selection, self._theme.accent), (self._survol, self._theme.curseur)):
            if numero >= 0:
                rayon = max(self._echelle * RAYON, 4) + 2.5
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(couleur), 2.5))
                milieu = self.point(numero)
                p.drawRoundedRect(QRectF(milieu.x() - rayon, milieu.y() - rayon, 2 * rayon, 2 * rayon), 4, 4)

    def _peindre_mots(self, p: QPainter) -> None:
        """Write each move above the class that it leads to, when there is room."""
        if self._echelle < MOTS_MIN:
            return
        haut = p.fontMetrics().height()
        for numero, mot in self.mots.items():
            point = self.point(numero) - QPointF(0, self._echelle * RAYON)
            cadre = QRectF(point.x() - haut, point.y() - haut - 1, 2 * haut, haut)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(self._theme.carte))
            p.drawRoundedRect(cadre.adjusted(haut / 3, 0, -haut / 3, 0), 3, 3)
            p.setPen(QColor(self._theme.texte))
            p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, mot)

    def _relier(self, p: QPainter, paires: Sequence[tuple[int, int]]) -> None:
        p.drawLines([QLineF(self.point(une), self.point(autre)) for une, autre in paires])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole graph in sight, unless somebody has chosen what to see."""
        super().resizeEvent(event)
        if self._ajustee:
            self.ajuster()
        self._salir()

    # Mouse and keyboard.

    def _cliquer(self, point: QPointF) -> None:
        numero = self.numero_en(point)
        if numero >= 0:
            self.choisie.emit(numero)

    def _survoler(self, point: QPointF) -> None:
        self._viser(self.numero_en(point))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        self._viser(-1)

    def _viser(self, numero: int) -> None:
        """Say what lies under the mouse, and where one could go from there."""
        if numero != self._survol:
            self._survol = numero
            self._nommer()
            self.setCursor(Qt.CursorShape.PointingHandCursor if numero >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()
            self.survolee.emit(numero)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, drag with Shift, or let the panel walk; every other key goes to the parent."""
        touche = Qt.Key(event.key())
        if self.touche_de_zoom(event):
            return
        if touche in DEPLACEMENTS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            x, y = DEPLACEMENTS[touche]
            self._glisser(QPointF(-x * PAN, -y * PAN))
        elif touche in NAVIGATION:
            self.naviguee.emit(touche.value)
        else:
            event.ignore()
