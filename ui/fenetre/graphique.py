"""The live curves: what the moves are worth and how the game stands; dragging walks through the game."""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ecosysteme.jeu import EtatQuelconque
from ecosysteme.partie import PartieQuelconque
from ui.fenetre.curseur import CurseurCoups
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.evaluations import Evaluations
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import deux_points
from ui.socle.theme import CLAIR, Theme

PALIERS = (4, 8, 16, 32, 64, 100)  # the heights of the axis in figures; 100 squares are the largest board
LARGEUR_AXE = 34  # px for figures; words take what they need
SIGNES = ("–•–", "—", "- -")  # how each curve is drawn, for its legend


class _Trace(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """A plot that keeps the mouse to itself, by handlers of its own: a filter would be called at every paint."""

    pointe = Signal(QPointF)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell where the left button is pressed or dragged."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointe.emit(event.position())

    mouseMoveEvent = mousePressEvent

    def sizeHint(self) -> QSize:
        """As small as may be: a plot would ask for the size that it has, and never shrink again."""
        petite: QSize = self.minimumSizeHint()
        return petite

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the release from the plot, which has not seen the press."""


class Graphique(QWidget):
    """Up to three curves over the moves, from the first camp's side: above zero it leads.

    The worth of the moves goes from one that was judged to the next, each with its dot; the game chooses the others.
    Emits the move that the mouse points at.
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
        element.getAxis("left").setStyle(tickLength=0, maxTickLevel=0)
        self._zero = pyqtgraph.InfiniteLine(angle=0)
        self._curseur = pyqtgraph.InfiniteLine(angle=90)
        self._courbes = tuple(pyqtgraph.PlotDataItem(antialias=True) for _ in self._legendes)
        for objet in (self._zero, self._curseur, *reversed(self._courbes)):  # the evaluation over the others
            element.addItem(objet)
        self._curseur_clavier = CurseurCoups(self)
        self._curseur_clavier.valueChanged.connect(self.coup_choisi)
        self.setFocusProxy(self._curseur_clavier)
        self._nb_coups = 0
        self.valeurs: dict[int, int] = {}  # what the moves are worth, as drawn, by number of moves
        self._cadre: tuple[int, float, tuple[str, str, str] | None] = (0, 0, None)
        self._disposer()
        self.definir_theme(CLAIR)

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
        self._curseur_clavier.definir_theme(theme)
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
        axe.setTickFont(self._police)

    @property
    def _police(self) -> QFont:
        """Of the axis."""
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * 0.8)
        return police

    def montrer(self, partie: PartieQuelconque, evaluations: Evaluations | None = None) -> None:
        """Draw ``partie``, moves taken back included, with the cursor on the position of the board."""
        vue = adaptateur_de(partie.jeu)
        etats = [partie.depart]
        valeurs: dict[int, int] = {}
        for trait in partie.historique + partie.defaits:
            if trait.coup is None:
                etats[-1] = trait.etat  # a pass is no move: the curve keeps one point a move
            else:
                valeur = evaluations.pour_premier(trait) if evaluations else None
                if valeur is not None:
                    valeurs[len(etats)] = valeur
                etats.append(trait.etat)
        finale = vue.valeur_finale(etats[-1])
        if finale is not None:
            valeurs[len(etats) - 1] = finale
        self._nb_coups = len(etats) - 1
        self._curseur.setValue(partie.nb_coups)
        self._tracer(vue, valeurs, etats)
        self._lire(vue, partie.nb_coups, etats)

    def _lire(self, vue: AdaptateurJeu, coup: int, etats: list[EtatQuelconque]) -> None:
        """Tell a screen reader what is drawn, and what is under the cursor."""
        traces = vue.traces([etats[coup]])
        titre = self.tr("{} au fil des coups").format(", ".join([vue.legende, *(trace.legende for trace in traces)]))
        morceaux = [self.tr("coup {} sur {}").format(coup, self._nb_coups)]
        if coup in self.valeurs:
            morceaux.append(deux_points(vue.legende, vue.lire_valeur(self.valeurs[coup])))
        if vue.graduations is None:  # other curves have no unit that could be said
            morceaux += [deux_points(trace.legende, vue.lire_valeur(trace.valeurs[0])) for trace in traces]
        self._curseur_clavier.montrer(coup, self._nb_coups, titre, ", ".join(morceaux))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the keyboard's cursor over the whole of the curves."""
        self._curseur_clavier.setGeometry(self.rect())
        self._curseur_clavier.raise_()

    def _tracer(self, vue: AdaptateurJeu, valeurs: dict[int, int], etats: list[EtatQuelconque]) -> None:
        traces = vue.traces(etats)
        self.valeurs = valeurs
        self._courbes[0].setData(list(valeurs), list(valeurs.values()))
        for rang, courbe in enumerate(self._courbes[1:]):
            courbe.setData(traces[rang].valeurs if rang < len(traces) else [])
        self._nommer([vue.legende, *(trace.legende for trace in traces)])
        tous = [*valeurs.values(), *(valeur for trace in traces for valeur in trace.valeurs)]
        self._cadrer(max(map(abs, tous), default=0), vue.graduations)

    def _nommer(self, textes: list[str]) -> None:
        """Write the legends of the curves that are drawn, and hide the others."""
        for rang, (legende, signe) in enumerate(zip(self._legendes, SIGNES, strict=True)):
            legende.setVisible(rang < len(textes))
            legende.setText(f"{signe} {textes[rang]}" if rang < len(textes) else "")

    def _cadrer(self, sommet: float, mots: tuple[str, str, str] | None) -> None:
        """Fit the axes, by steps: redrawing their figures costs more than all the rest of a refresh."""
        portee = 1 if mots else next(palier for palier in PALIERS if palier >= sommet)
        cadre = (10 * (1 + max(self._nb_coups - 1, 0) // 10), portee, mots)
        if cadre != self._cadre:
            self._cadre = cadre
            # Its own choice of figures may put one half out of the frame.
            textes = mots or (f"−{portee}", "0", str(portee))
            axe = self._trace.getPlotItem().getAxis("left")
            axe.setTicks([list(zip((-portee, 0, portee), textes, strict=True))])
            police = QFontMetrics(self._police)
            axe.setWidth(max(LARGEUR_AXE, *(police.horizontalAdvance(texte) + 12 for texte in textes)))
            self._trace.setRange(xRange=(0, cadre[0]), yRange=(-1.25 * portee, 1.25 * portee), padding=0.02)

    def _viser(self, point: QPointF) -> None:
        scene = self._trace.mapToScene(point.toPoint())
        abscisse = self._trace.getPlotItem().getViewBox().mapSceneToView(scene).x()
        self.coup_choisi.emit(min(max(round(abscisse), 0), self._nb_coups))
