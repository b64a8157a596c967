"""The tree of a search as a widget: walked through by mouse and by keyboard, searched, and told in words."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from ecosysteme.arbre.arbre import Arbre
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.chercheur import Chercheur
from ui.raisonnement.arbre.description import decrire
from ui.raisonnement.arbre.vue import VueArbre
from ui.socle.canevas import CRAN
from ui.socle.messages import annoncer
from ui.socle.textes import montrer_bulle


class ToileArbre(VueArbre):
    """A tree that is walked through; ``noeud_choisi`` tells of the node chosen by mouse or keyboard, −1 for none.

    Arrows go to the parent, to the first child and to the neighbours, Enter and a double click fold, the wheel with
    Ctrl, + and − zoom, 0 shows everything, dragging moves.
    """

    noeud_choisi = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("arbre_toile")
        self._chercheur: Chercheur | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._traduire()

    def presenter(self, arbre: Arbre | None, adaptateur: AdaptateurJeu | None) -> None:
        """Show another tree, whole, before its first step; ``None`` shows nothing."""
        self._chercheur = None
        super().presenter(arbre, adaptateur)
        self._decrire(dite=False)

    def aller(self, k: int) -> None:
        """Show the tree after ``k`` steps, or as many as it has."""
        super().aller(k)
        self._decrire(dite=False)

    def plier(self, noeud: int) -> None:
        """Hide what is below a node, or show it again; nothing for a node that has nothing below."""
        super().plier(noeud)
        self._decrire(dite=noeud == self.selection)

    # Selection and search.

    def choisir(self, noeud: int | None) -> None:
        """Select a node, bring it into sight and describe it; ``None`` selects none. Nothing is emitted."""
        if self._colonnes is None:
            noeud = None
        self.selection = noeud
        if noeud is not None and self._colonnes is not None:
            caches = self._plies.intersection(self._colonnes.arbre.lignee(noeud)[:-1])
            if caches:
                self._plies -= caches
                self._disposer()
            self._amener(noeud)
        self._decrire(dite=True)
        self.viewport().update()

    def _elire(self, noeud: int | None) -> None:
        """Select a node at the user's wish."""
        self.choisir(noeud)
        self.noeud_choisi.emit(-1 if noeud is None else noeud)

    def chercher(self, texte: str) -> int:
        """Mark the nodes reached by the moves of ``texte`` (``f5``, or a line: ``f5 d6``), select the first; count."""
        self._trouves = None
        if self._colonnes is not None and texte.strip():
            self._chercheur = self._chercheur or Chercheur(self._colonnes)
            self._trouves = self._chercheur.trouver(texte)
        nombre = 0 if self._trouves is None else int(self._trouves.sum())
        if self._trouves is not None and nombre:
            self._elire(int(self._trouves.argmax()))
        self.viewport().update()
        return nombre

    def suivant(self, sens: int = 1) -> None:
        """Select the next node found, the previous one for −1, round and round."""
        trouves = np.flatnonzero(self._trouves) if self._trouves is not None else np.array([], np.int64)
        if not len(trouves):
            return
        ici = -1 if self.selection is None else self.selection
        rang = int(np.searchsorted(trouves, ici, side="right" if sens > 0 else "left")) - (sens < 0)
        self._elire(int(trouves[rang % len(trouves)]))

    # Mouse.

    def _cliquer(self, point: QPointF) -> None:
        """Select what was clicked, nothing when it is the ground."""
        if regard := self.regard:
            self._elire(regard.noeud_en(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold."""
        regard = self.regard
        noeud = regard.noeud_en(event.position()) if regard else None
        if noeud is not None and event.button() == Qt.MouseButton.LeftButton:
            self.plier(noeud)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; else scroll, sideways when there is nothing above nor below."""
        couche = not self.verticalScrollBar().maximum() and not event.angleDelta().x()
        if couche and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            barre = self.horizontalScrollBar()
            barre.setValue(round(barre.value() - event.angleDelta().y() / CRAN * 3 * barre.singleStep()))
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom with two fingers, and describe the node under the mouse."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoomer(1 + event.value(), event.position())
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            regard = self.regard
            noeud = regard.noeud_en(QPointF(event.pos())) if regard else None
            montrer_bulle(event.globalPos(), "" if noeud is None else self.description(noeud), self.viewport())
            return True
        return super().viewportEvent(event)

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, fold and zoom; every other key goes to the parent."""
        touche = Qt.Key(event.key())
        if self.touche_de_zoom(event):
            return
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            event.ignore()
        elif touche in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.selection is not None:
                self.plier(self.selection)
        elif touche in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._marcher(touche)
        else:
            event.ignore()

    def _foyer(self) -> QPointF | None:
        """Where the selection is, for keys to zoom there; ``None`` when it is out of sight."""
        regard = self.regard
        if regard is None or self.selection is None:
            return None
        centre = regard.placer(self._visible(self.selection))[0]
        return centre if self.viewport().rect().contains(centre.toPoint()) else None

    def _marcher(self, touche: Qt.Key) -> None:
        """Go to the parent, to the first child, or to the neighbour on the same level; from nowhere, to the root."""
        regard = self.regard
        if regard is None:
            return
        if self.selection is None:
            self._elire(0)
            return
        arbre, ici = regard.plan.arbre, self._visible(self.selection)  # a fold may hide it
        if touche == Qt.Key.Key_Up:
            but = arbre.parents[ici]
        elif touche == Qt.Key.Key_Down:
            but = ici + 1 if arbre.fins[ici] > ici + 1 and ici not in self.plies else -1
        else:
            rangee = regard.plan.disposition.niveaux[arbre.niveaux[ici]]
            rang = int(np.searchsorted(rangee, ici)) + (1 if touche == Qt.Key.Key_Right else -1)
            but = int(rangee[rang]) if 0 <= rang < len(rangee) else -1
        if but >= 0:
            self._elire(but)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame, and be described to who comes."""
        super().focusInEvent(event)
        self.setAccessibleDescription(self._choisie)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the frame."""
        super().focusOutEvent(event)
        self._decrire(dite=False)
        self.viewport().update()

    # Words.

    def description(self, noeud: int) -> str:
        """What a screen reader says of a node; nothing without a tree."""
        if self._colonnes is None or self._moment is None or self._adaptateur is None:
            return ""
        return decrire(self._adaptateur, self._colonnes, self._moment, noeud, plie=noeud in self.plies)

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Arbre de la recherche"))
        self._decrire(dite=False)
        self.viewport().update()

    def _decrire(self, *, dite: bool) -> None:
        """Describe the selection; ``dite`` makes a screen reader say it at once.

        It would say the description of what has the keyboard too: there is none meanwhile.
        """
        self.setAccessibleDescription("" if self.hasFocus() else self._choisie)
        if dite:
            annoncer(self, self._choisie, presse=True)

    @property
    def _choisie(self) -> str:
        """What is said of the selection."""
        return "" if self.selection is None else self.description(self.selection)
