"""Hints: what each legal move of a position is worth, deeper and deeper or solved, thought off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ui.flux import Flux
from ui.moteur_partage import MoteurPartage
from ui.taches import Tache, Taches

SECONDES: Final = 30.0  # s a position: deeper, the values hardly move, and a laptop on battery would mind


class Indices(QObject):
    """Thinks about one position at a time; what is forgotten is stopped at once and says nothing more."""

    recu = Signal(
        object
    )  # what moves are worth: an ``Avis``, deeper than the one before, or verdicts, more than before
    manque = Signal(object)  # what the engine or the solver raised

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Think with ``moteur`` through ``taches``."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._etat: Any = None
        self._flux = Flux(self)
        self._flux.recu.connect(self.recu)

    @property
    def etat(self) -> Any:
        """The position that the hints are about, ``None`` after ``oublier``."""
        return self._etat

    def demander(self, jeu: Jeu[Any, Any], etat: Any) -> None:
        """Think about ``etat`` of ``jeu``, unless that is what is being done."""
        if etat is self._etat:
            return
        self.oublier()
        self._etat = etat
        rappel = self._flux.ouvrir()

        def travail(arret: Event) -> None:
            solveur = self._moteur.solveur(jeu, arret)
            if solveur is None:
                self._reflechir(etat, arret, rappel)
            else:
                solveur.juger_au_fil(etat, rappel, arret)

        self._tache = self._taches.lancer(travail, lambda _: None, self.manque.emit)

    def _reflechir(self, etat: EtatOthello, arret: Event, rappel: Callable[[Any], None]) -> None:
        moteur = self._moteur.prendre(arret)
        from ecosysteme.moteur.othello.facade import Limites

        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        moteur.reflechir(plateau, couleur, Limites(SECONDES), tous=True, arret=arret, rappel=rappel)

    def oublier(self) -> None:
        """Stop thinking at once."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._etat = None
        self._flux.fermer()
