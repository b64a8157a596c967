"""The board of a step: it tells what the move under the mouse or under the cursor would do."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.partie import Partie
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue


class PlateauPas(PlateauVue):
    """Lies over the board of the game. ``explique`` carries what a move would do, nothing when none is pointed at."""

    explique = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("plateau_pas")

    def montrer(self, partie: Partie, *, interactif: bool, animer: bool) -> None:
        """Show the position; with ``interactif`` its moves may be tried."""
        vue = adaptateur_de(partie.jeu).plateau(partie, interactif and not partie.terminee)
        self.afficher(replace(vue, explique=True), animer=animer)
        self._expliquer_case(self.curseur)

    def depointer(self) -> None:
        """Point at nothing, the mouse included until it moves: where the last step was done may be what is asked."""
        self._clavier.cacher()
        self._clavier.poser(self.vue.style.depart(self.vue))
        self._suivre_souris(None)
        self._expliquer_case(None)

    def montrer_case(self, case: Position) -> None:
        """Explain the move of ``case`` too."""
        super().montrer_case(case)
        self._expliquer_case(self.curseur)

    def _expliquer_case(self, case: Position | None) -> None:
        case = None if case is None else self.vue.style.cible(self.vue, case)
        self.explique.emit(self.description_case(case) if case is not None and case in self.vue.legaux else "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Explain the move under the mouse."""
        super().mouseMoveEvent(event)
        self._expliquer_case(self.position_en(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Explain nothing any more."""
        super().leaveEvent(event)
        self._expliquer_case(self.curseur)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Explain the move under the cursor."""
        super().keyPressEvent(event)
        self._expliquer_case(self.curseur)
