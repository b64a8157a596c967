"""The moves of an exercise, looked at one after the other: those played, then a refutation or the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.exercices.exercice import Exercice
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie
from ui.jeux.suites import jouer_suite

PAS: Final = 700  # ms between two moves that are played by themselves


class LigneExercice(QObject):
    """Stands somewhere on a line of moves, and goes on by itself to where it was asked to."""

    change = Signal()  # it stands elsewhere
    arrivee = Signal()  # it has come to where it was going

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._exercice: Exercice | None = None
        self.coups: tuple[CoupQuelconque, ...] = ()
        self.place = self._but = 0
        self._pas = QTimer(self, interval=PAS)
        self._pas.timeout.connect(self._avancer)

    def ouvrir(self, exercice: Exercice) -> None:
        """Stand at the beginning of ``exercice``."""
        self._exercice, self.coups = exercice, ()
        self._poser(0)

    @property
    def en_marche(self) -> bool:
        """Whether it goes on by itself."""
        return self._pas.isActive()

    @property
    def partie(self) -> Partie:
        """A game from the beginning of the exercise to where one stands; there must be an exercise."""
        assert self._exercice is not None
        return jouer_suite(self._exercice.regles, self._exercice.etat, self.coups[: self.place])

    def derouler(self, coups: Sequence[CoupQuelconque], depuis: int, jusqu_a: int | None = None) -> None:
        """Take the line ``coups``, stand after its first ``depuis`` moves, and go on to ``jusqu_a``, or to the end."""
        self.coups = tuple(coups)
        self._poser(depuis, len(self.coups) if jusqu_a is None else jusqu_a)

    def prolonger(self, coups: Sequence[CoupQuelconque]) -> None:
        """Add moves to the line, to be looked at."""
        self.coups += tuple(coups)
        self.change.emit()

    def aller(self, place: int) -> None:
        """Stand after ``place`` moves, and stay there."""
        self._poser(max(0, min(place, len(self.coups))))

    def conclure(self) -> None:
        """Stand at once where one is going."""
        if self.en_marche:
            self._poser(self._but)

    def arreter(self) -> None:
        """Go on no more."""
        self._pas.stop()

    def _poser(self, place: int, but: int | None = None) -> None:
        arrivait = self.en_marche
        self.place, self._but = place, place if but is None else but
        if self.place < self._but:
            self._pas.start()
        else:
            self._pas.stop()
        self.change.emit()
        if arrivait and not self.en_marche:
            self.arrivee.emit()

    def _avancer(self) -> None:
        self._poser(self.place + 1, self._but)
