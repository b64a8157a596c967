"""Hints: what each legal move of a position is worth, deeper and deeper, thought off the GUI thread."""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ui.moteur_partage import MoteurPartage
from ui.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.moteur.facade import Avis

SECONDES: Final = 30.0  # s a position: deeper, the values hardly move, and a laptop on battery would mind
PERIODE: Final = 0.1  # s between two updates: the first depths take a millisecond each
JAMAIS: Final = float("-inf")


class Indices(QObject):
    """Thinks about one position at a time; what is forgotten is stopped at once and says nothing more."""

    recu = Signal(object)  # an ``Avis`` that values every legal move, deeper than the one before
    manque = Signal(object)  # what the engine raised
    _nouveau = Signal()

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Think with ``moteur`` through ``taches``."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._etat: EtatOthello | None = None
        self._dernier: tuple[Event, Avis] | None = None  # written by the task, read by the GUI thread
        self._annonce = False  # whether the GUI thread has been told and has not looked yet
        self._montre = JAMAIS
        self._attente = QTimer(self, singleShot=True)
        self._attente.timeout.connect(self._montrer)
        self._nouveau.connect(self._recevoir, Qt.ConnectionType.QueuedConnection)

    @property
    def etat(self) -> EtatOthello | None:
        """The position that the hints are about, ``None`` after ``oublier``."""
        return self._etat

    def demander(self, etat: EtatOthello) -> None:
        """Think about ``etat``, unless that is what is being done."""
        if etat is self._etat:
            return
        self.oublier()
        self._etat = etat
        self._montre = JAMAIS

        def travail(arret: Event) -> None:
            moteur = self._moteur.prendre(arret)
            from ecosysteme.moteur.facade import Limites

            def rappel(avis: Avis) -> None:
                if not arret.is_set():
                    self._dernier = (arret, avis)  # the flag tells whose opinion it is
                    if not self._annonce:
                        self._annonce = True
                        self._nouveau.emit()

            plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
            moteur.reflechir(plateau, couleur, Limites(SECONDES), tous=True, arret=arret, rappel=rappel)

        self._tache = self._taches.lancer(travail, lambda _: None, self.manque.emit)

    def _recevoir(self) -> None:
        """Show at once what comes after a rest, and the latest of a burst when its time comes."""
        reste = PERIODE - (perf_counter() - self._montre)
        if reste <= 0:
            self._montrer()
        elif not self._attente.isActive():
            self._attente.start(round(1000 * reste))

    def _montrer(self) -> None:
        self._annonce = False  # before reading: what comes in between is announced again, never lost
        dernier = self._dernier
        if dernier is not None and self._tache is not None and dernier[0] is self._tache.arret:
            self._montre = perf_counter()
            self.recu.emit(dernier[1])

    def oublier(self) -> None:
        """Stop thinking at once."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._etat = self._dernier = None
        self._annonce = False
        self._attente.stop()
