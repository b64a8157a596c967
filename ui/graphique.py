"""The live curve: disc difference and mobility, move after move; dragging on it walks through the game."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ui.theme import CLAIR, Theme


class Graphique(QWidget):
    """Two curves over the moves, from black's side: above zero black leads. Emits the move that the mouse points at."""

    coup_choisi = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build an empty plot that keeps the mouse for walking through the game."""
        super().__init__(parent)
        self._legendes = (QLabel(self), QLabel(self))
        self._trace = pyqtgraph.PlotWidget(self)
        self._trace.setMenuEnabled(False)
        self._trace.setMouseEnabled(False, False)
        self._trace.hideButtons()
        self._trace.viewport().installEventFilter(self)
        self._trace.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        element = self._trace.getPlotItem()
        element.hideAxis("bottom")
        element.getAxis("left").setWidth(34)
        self._zero = pyqtgraph.InfiniteLine(angle=0)
        self._curseur = pyqtgraph.InfiniteLine(angle=90)
        self._courbes = (pyqtgraph.PlotDataItem(), pyqtgraph.PlotDataItem())
        for objet in (self._zero, self._curseur, *self._courbes):
            element.addItem(objet)
        self._nb_coups = 0
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
        """Repaint in the colours of ``theme``; the second curve is dashed, so that shape tells them apart too."""
        couleurs = (theme.accent, theme.seconde_courbe)
        styles = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
        for courbe, legende, couleur, style in zip(self._courbes, self._legendes, couleurs, styles, strict=True):
            courbe.setPen(pyqtgraph.mkPen(QColor(couleur), width=2, style=style))
            legende.setStyleSheet(f"color: {couleur}")
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
        for legende, signe, texte in zip(self._legendes, "—┄", (self.tr("pions"), self.tr("mobilité")), strict=True):
            legende.setText(f"{signe} {texte}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.traduire()
        super().changeEvent(event)

    def montrer(self, partie: Partie[Any, Any]) -> None:
        """Draw ``partie``, moves taken back included, with the cursor on the position of the board."""
        etats = [partie.depart]
        for trait in partie.historique + partie.defaits:
            if trait.coup is None:
                etats[-1] = trait.etat  # a pass is no move: the curve keeps one point a move
            else:
                etats.append(trait.etat)
        jeu = partie.jeu
        pions = [jeu.evaluer(etat, PREMIER) for etat in etats]
        mobilites = [len(jeu.coups_legaux(etat, PREMIER)) - len(jeu.coups_legaux(etat, SECOND)) for etat in etats]
        self._courbes[0].setData(pions)
        self._courbes[1].setData(mobilites)
        self._nb_coups = len(etats) - 1
        self._curseur.setValue(partie.nb_coups)
        portee = max(4.0, *(abs(valeur) for valeur in (*pions, *mobilites)))
        self._trace.setXRange(0, max(self._nb_coups, 10), padding=0.02)
        self._trace.setYRange(-portee, portee, padding=0.08)

    def eventFilter(self, objet: Any, event: QEvent) -> bool:
        """Turn a press or a drag of the left button on the plot into a move number."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove) and isinstance(event, QMouseEvent):
            if event.buttons() & Qt.MouseButton.LeftButton:
                self._viser(event)
            return True
        return super().eventFilter(objet, event)

    def _viser(self, event: QMouseEvent) -> None:
        scene = self._trace.mapToScene(event.position().toPoint())
        abscisse = self._trace.getPlotItem().getViewBox().mapSceneToView(scene).x()
        self.coup_choisi.emit(min(max(round(abscisse), 0), self._nb_coups))
