"""Hints: what each legal move of a position is worth, deeper and deeper or solved, thought off the GUI thread."""

from __future__ import annotations

from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import EtatQuelconque, Jeu
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.flux import Flux
from ui.socle.taches import Tache, Taches

SECONDES: Final = 30.0  # s a position: deeper, the values hardly move, and a laptop on battery would mind
SECONDES_BREVES: Final = 2.0  # s where an analysis waits for its turn


class Indices(QObject):
    """Thinks about one position at a time; what is forgotten is stopped at once and says nothing more."""

    recu = Signal(object)  # what moves are worth: a ``Conseil``, which says more than the one before
    manque = Signal(object)  # what the adviser raised
    finis = Signal()  # all was said of the position

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Think with ``moteur`` through ``taches``."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._etat: EtatQuelconque = None
        self._flux = Flux(self)
        self._flux.recu.connect(self.recu)

    @property
    def etat(self) -> EtatQuelconque:
        """The position that the hints are about, ``None`` after ``oublier``."""
        return self._etat

    @property
    def en_cours(self) -> bool:
        """Whether the position is still thought about."""
        return self._tache is not None

    def demander(self, jeu: Jeu, etat: EtatQuelconque, *, brefs: bool = False) -> None:
        """Think about ``etat`` of ``jeu``, unless that is what is or was done; ``brefs``: somebody waits."""
        if etat is self._etat:
            return
        self.oublier()
        self._etat = etat
        rappel = self._flux.ouvrir()

        def travail(arret: Event) -> None:
            conseiller = self._moteur.conseiller(jeu, arret)
            secondes = SECONDES_BREVES if brefs else SECONDES

            def dire(avis: Conseil) -> None:
                rappel(avis if conseiller.parfait else self._moteur.plus_profond(etat, avis))

            dire(conseiller.juger(etat, arret, secondes=secondes, rappel=dire))

        self._tache = self._taches.lancer(travail, lambda _: self._finir(), self._manquer)

    def _finir(self) -> None:
        self._tache = None
        self.finis.emit()

    def _manquer(self, erreur: BaseException) -> None:
        self._finir()
        self.manque.emit(erreur)

    def cesser(self) -> None:
        """Think no more about the position; what was said of it stays."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = None

    def oublier(self) -> None:
        """Stop thinking at once, and say nothing more."""
        self.cesser()
        self._etat = None
        self._flux.fermer()
