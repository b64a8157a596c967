"""The board by keyboard: a cursor moved by the arrows, or a name typed; the widget lends its key events."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ecosysteme.cases import Position
from ui.plateau.saisie import (
    FLECHES,
    LECTURES,
    MODIFICATEURS,
    VALIDATIONS,
    position_saisie,
    saisie_prolongee,
    saisie_refusee,
)
from ui.plateau.style import PlateauAffiche
from ui.socle.aspects.orientation import DROITE


class Clavier(QObject):
    """Where the cursor is and what has been typed, on the position of the moment."""

    choisie = Signal(object)  # the square that is played
    saisie_changee = Signal(str)
    saisie_refusee = Signal(str)  # what would have been typed and names nothing, or is not finished
    lecture_demandee = Signal(str)  # one of ``LECTURES``
    bord = Signal()  # an arrow led nowhere: the cursor stays at the edge
    curseur_change = Signal(bool)  # whether it has come to a square that is to be said

    def __init__(self, parent: QObject, vue: PlateauAffiche) -> None:
        super().__init__(parent)
        self._vue = vue
        self._case = vue.style.depart(vue)
        self._visible = False
        self.saisie = ""
        self.orientation = DROITE  # from which side the board is seen: an arrow leads where it points

    @property
    def visible(self) -> bool:
        """Whether the cursor is shown."""
        return self._visible

    @property
    def case(self) -> Position:
        """The square of the cursor, shown or not."""
        return self._vue.style.ancrer(self._vue, self._case)

    def suivre(self, vue: PlateauAffiche) -> None:
        """Take a new position; on a board of another shape the old squares may not exist, and are forgotten."""
        change, self._vue = vue.forme != self._vue.forme, vue
        if change:
            self._case = vue.style.depart(vue)
            self._saisir("")

    def poser(self, case: Position) -> None:
        """Leave the cursor at ``case``, without showing it."""
        self._case = case

    def montrer(self, case: Position | None = None, *, dite: bool = True) -> None:
        """Show the cursor, at ``case`` or where it was; ``dite``: its square is to be said."""
        self._case = self.case if case is None else case
        self._visible = True
        self.curseur_change.emit(dite)

    def cacher(self) -> None:
        """Hide the cursor."""
        if self._visible:
            self._visible = False
            self.curseur_change.emit(False)

    def quitter(self) -> None:
        """Hide the cursor and forget what was typed: no key that could end or undo it comes here any more."""
        self._saisir("")
        self.cacher()

    def touche(self, event: QKeyEvent) -> bool:
        """Move the cursor, play its square, or type a name; False for every other key.

        Escape alone hides the cursor and goes on: whoever waits for it need not be asked twice.
        """
        touche = Qt.Key(event.key())
        if event.modifiers() & MODIFICATEURS:
            return False
        if touche in FLECHES:
            self._deplacer(*FLECHES[touche])
        elif touche in VALIDATIONS:
            # A key held down must not play the next move as well.
            if not event.isAutoRepeat():
                self._valider()
        elif touche == Qt.Key.Key_Backspace and self.saisie:
            self._saisir(self.saisie[:-1])
        elif touche == Qt.Key.Key_Escape:
            deja = bool(self.saisie)
            self.quitter()
            return deja
        elif event.text().lower() in LECTURES:
            self.lecture_demandee.emit(event.text().lower())
        elif (saisie := saisie_prolongee(self.saisie, event.text(), self._vue)) != self.saisie:
            self._saisir(saisie)
        elif refus := saisie_refusee(self.saisie, event.text()):
            self.saisie_refusee.emit(refus)
        else:
            return False
        return True

    def _deplacer(self, lignes: int, colonnes: int) -> None:
        """Move by one square and stay on the board; the first key only shows where the cursor is."""
        if not self._visible:
            self.montrer()
            return
        pas = self._vue.vue_de(self.orientation).pas(lignes, colonnes)
        if (suivante := self._vue.style.voisine(self._vue, self.case, *pas)) != self.case:
            self.montrer(suivante)
        else:
            self.bord.emit()

    def _valider(self) -> None:
        """Play what was typed, or else the cursor's square; a hidden cursor is shown first, never played blind."""
        if self.saisie:
            position = position_saisie(self.saisie, self._vue)
            if position is not None:
                self._saisir("")
                self.choisie.emit(position)
            else:
                self.saisie_refusee.emit(self.saisie)
        elif self._visible:
            self.choisie.emit(self.case)
        else:
            self.montrer()

    def _saisir(self, saisie: str) -> None:
        if saisie == self.saisie:
            return
        self.saisie = saisie
        position = position_saisie(saisie, self._vue)
        if position is not None:
            self.montrer(position)
        self.saisie_changee.emit(saisie)
