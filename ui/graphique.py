"""The live curves: evaluation, disc difference and mobility, move after move; dragging walks through the game."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ui.evaluations import Evaluations
from ui.theme import CLAIR, Theme

PALIERS = (4, 8, 16, 32, 64, 100)  # the heights of the axis; 100 squares are the largest board


class _Trace(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """A plot that keeps the mouse to itself, by handlers of its own: a filter would be called at every paint."""

    pointe = Signal(QPointF)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell where the left button is pressed or dragged."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointe.emit(event.position())

    mouseMoveEvent = mousePressEvent

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the release from the plot, which has not seen the press."""


class Graphique(QWidget):
    """Three curves over the moves, from black's side: above zero black leads. Emits the move that the mouse points at.

    The evaluation goes from one move that was judged to the next, each with its dot.
    """

    coup_choisi = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build an empty plot that keeps the mouse for walking through the game."""
        super().__init__(parent)
        self._legendes = (QLabel(self), QLabel(self), QLabel(self))
        self._trace = _Trace(self)
        self._trace.setMenuEnabled(False)
        self._trace.setMouseEnabled(False, False)
        self._trace.hideButtons()
        self._trace.pointe.connect(self._viser)
        self._trace.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        element = self._trace.getPlotItem()
        element.hideAxis("bottom")
        element.getAxis("left").setWidth(34)
        element.getAxis("left").setStyle(tickLength=0, maxTickLevel=0)
        self._zero = pyqtgraph.InfiniteLine(angle=0)
        self._curseur = pyqtgraph.InfiniteLine(angle=90)
        self._courbes = tuple(pyqtgraph.PlotDataItem(antialias=True) for _ in self._legendes)
        for objet in (self._zero, self._curseur, *reversed(self._courbes)):  # the evaluation over the others
            element.addItem(objet)
        self._nb_coups = 0
        self._cadre = (0, 0)
        self._disposer()
        self.definir_theme(CLAIR)
        self.traduire()

    def _disposer(self) -> None:
        entete = QHBoxLayout()
        entete.setContentsMargins(6, 0, 0, 0)
        entete.setSpacing(16)
        for legende in self._legendes:
            entete.addWidget(legende)
        entete.addStretch(1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.setSpacing(0)
        colonne.addLayout(entete)
        colonne.addWidget(self._trace, 1)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``; dots and dashes let shape tell the curves apart too."""
        couleurs = (theme.accent, theme.courbe_pions, theme.seconde_courbe)
        styles = (Qt.PenStyle.SolidLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
        for courbe, legende, couleur, style in zip(self._courbes, self._legendes, couleurs, styles, strict=True):
            courbe.setPen(pyqtgraph.mkPen(QColor(couleur), width=2, style=style))
            legende.setStyleSheet(f"color: {couleur}")
        evaluation = self._courbes[0]
        evaluation.setSymbol("o")
        evaluation.setSymbolSize(5)
        evaluation.setSymbolPen(None)
        evaluation.setSymbolBrush(QColor(theme.accent))
        self._trace.setBackground(QColor(theme.carte))
        self._zero.setPen(pyqtgraph.mkPen(QColor(theme.bord)))
        self._curseur.setPen(pyqtgraph.mkPen(QColor(theme.curseur), width=1.4))
        axe = self._trace.getPlotItem().getAxis("left")
        axe.setPen(pyqtgraph.mkPen(QColor(theme.bord)))
        axe.setTextPen(QColor(theme.discret))
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * 0.8)
        axe.setTickFont(police)

    def traduire(self) -> None:
        """Write the legends in the language of the moment."""
        textes = (self.tr("évaluation"), self.tr("pions"), self.tr("mobilité"))
        for legende, signe, texte in zip(self._legendes, ("–•–", "—", "- -"), textes, strict=True):
            legende.setText(f"{signe} {texte}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.traduire()
        super().changeEvent(event)

    def montrer(self, partie: Partie[Any, Any], evaluations: Evaluations | None = None) -> None:
        """Draw ``partie``, moves taken back included, with the cursor on the position of the board."""
        etats = [partie.depart]
        evalues: dict[int, int] = {}  # by number of moves
        for trait in partie.historique + partie.defaits:
            if trait.coup is None:
                etats[-1] = trait.etat  # a pass is no move: the curve keeps one point a move
            else:
                valeur = evaluations.pour_noir(trait) if evaluations else None
                if valeur is not None:
                    evalues[len(etats)] = valeur
                etats.append(trait.etat)
        jeu = partie.jeu
        pions = [jeu.evaluer(etat, PREMIER) for etat in etats]
        mobilites = [len(jeu.coups_legaux(etat, PREMIER)) - len(jeu.coups_legaux(etat, SECOND)) for etat in etats]
        self._courbes[0].setData(list(evalues), list(evalues.values()))
        self._courbes[1].setData(pions)
        self._courbes[2].setData(mobilites)
        self._nb_coups = len(etats) - 1
        self._curseur.setValue(partie.nb_coups)
        self._cadrer(max(abs(valeur) for valeur in (*pions, *mobilites, *evalues.values())))

    def _cadrer(self, sommet: float) -> None:
        """Fit the axes, by steps: redrawing their figures costs more than all the rest of a refresh."""
        portee = next(palier for palier in PALIERS if palier >= sommet)
        cadre = (20 * (1 + max(self._nb_coups - 1, 0) // 20), portee)
        if cadre != self._cadre:
            self._cadre = cadre
            # Its own choice of figures may put one half out of the frame.
            figures = [(valeur, str(valeur).replace("-", "−")) for valeur in (-portee, 0, portee)]
            self._trace.getPlotItem().getAxis("left").setTicks([figures])
            self._trace.setRange(xRange=(0, cadre[0]), yRange=(-1.25 * portee, 1.25 * portee), padding=0.02)

    def _viser(self, point: QPointF) -> None:
        scene = self._trace.mapToScene(point.toPoint())
        abscisse = self._trace.getPlotItem().getViewBox().mapSceneToView(scene).x()
        self.coup_choisi.emit(min(max(round(abscisse), 0), self._nb_coups))
