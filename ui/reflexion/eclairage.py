"""The squares that a reason speaks of, lit on the board while its sentence is seen; all others are dimmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ui.plateau.reperes import CLAIR, SOMBRE
from ui.plateau.vue import PlateauVue
from ui.socle.filtres_evenements import filtrer
from ui.socle.messages import annoncer
from ui.socle.theme import voile

OMBRE: Final = 0.28  # of the squares that are not lit
TRAIT: Final = 0.05  # of a square: the line around those that are lit, on their edges, where no mark lies

Lue = tuple[QWidget, frozenset[Position]]  # a sentence, where it is written, and the squares that it speaks of


class Eclairage(QWidget):
    """Lies over ``plateau``, clicked through. Of the sentences seen, the one under the mouse, or the first."""

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self.setObjectName("eclairage")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plateau = plateau
        self._lues: Sequence[Lue] = ()
        self._vues: set[QWidget] = set()
        self._survolee: QWidget | None = None
        self.cases: frozenset[Position] = frozenset()  # that are lit now
        filtrer(plateau, self, QEvent.Type.Resize)
        self.hide()

    def suivre(self, lues: Sequence[Lue]) -> None:
        """Light the squares of these sentences from now on, nothing for none."""
        for ecrit, _ in lues:
            filtrer(ecrit, self, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Enter, QEvent.Type.Leave)
        self._lues, self._vues = lues, {ecrit for ecrit, _ in lues if ecrit.isVisible()}
        self._eclairer()

    @property
    def phrase(self) -> str:
        """What a screen reader says of the squares that are lit."""
        vue = self._plateau.vue
        noms = ", ".join(vue.style.nommer_case(case, vue) for case in sorted(self.cases))
        return self.tr("Cases éclairées : {}").format(noms) if noms else ""

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the size of the board, which sentences are seen, and the one under the mouse."""
        genre = event.type()
        if isinstance(objet, QWidget) and objet is not self._plateau:
            if genre == QEvent.Type.Show:
                self._vues.add(objet)
            elif genre == QEvent.Type.Hide:
                self._vues.discard(objet)
            self._survolee = objet if genre == QEvent.Type.Enter else None
        self._eclairer()
        return False

    def _eclairer(self) -> None:
        cases = [(ecrit, dites) for ecrit, dites in self._lues if dites and ecrit in self._vues]
        lit = next((dites for ecrit, dites in cases if ecrit is self._survolee), cases[0][1] if cases else frozenset())
        nouvelles, self.cases = lit != self.cases, frozenset(lit)
        self.setGeometry(self._plateau.rect())
        self.setVisible(bool(self.cases))
        self.raise_()
        if nouvelles:
            self.update()
            if self._survolee is None:  # who moves a mouse sees
                QTimer.singleShot(0, self, lambda: annoncer(self._plateau, self.phrase))  # after the sentence itself

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim all other squares, and draw a line around those that are lit."""
        geo = self._plateau.geometrie()
        tapis, lit = QPainterPath(), QPainterPath()
        tapis.addRect(geo.tapis)
        for case in self.cases:
            rect = QPainterPath()
            rect.addRect(geo.rectangle(case))
            lit |= rect
        with QPainter(self) as p:
            p.fillPath(tapis - lit, voile("#000000", OMBRE))
            trait = max(geo.case * TRAIT, 2.0)
            for couleur, epaisseur in ((SOMBRE, 2 * trait), (CLAIR, trait)):
                p.setPen(QPen(couleur, epaisseur, j=Qt.PenJoinStyle.MiterJoin))
                p.drawPath(lit)
