"""The search for the line of best play, by whoever advises on the game, off the GUI thread."""

from __future__ import annotations

from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.conseiller import Suite
from ecosysteme.jeu import EtatQuelconque, Jeu
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.flux import Flux
from ui.socle.taches import Tache, Taches

SECONDES: Final = 10.0  # s a line of Othello, which may be stopped before and then keeps what it has


class RechercheSuite(QObject):
    """Looks for the line of one position at a time; stopped, it says nothing more."""

    recue = Signal(object)  # a ``Suite``, longer or deeper than the one before
    finie = Signal()  # the last one has come
    manquee = Signal(object)  # what the adviser raised

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Search with ``moteur`` through ``taches``, after what these have begun: hints and analyses share it."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._flux = Flux(self)
        self._flux.recu.connect(self.recue)

    @property
    def en_cours(self) -> bool:
        """Whether a search is under way."""
        return self._tache is not None

    def lancer(self, jeu: Jeu, etat: EtatQuelconque, *, prouvee: bool = False) -> None:
        """Look for the line from ``etat`` of ``jeu``, or for one that is proved, however long that takes."""
        self.arreter()
        rappel = self._flux.ouvrir()

        def travail(arret: Event) -> Suite:
            conseiller = self._moteur.conseiller(jeu, arret)
            if prouvee:
                return conseiller.resoudre(etat, arret)
            return conseiller.suivre(etat, arret, secondes=SECONDES, rappel=rappel)

        self._tache = self._taches.lancer(travail, self._finir, self._manquer)

    def _finir(self, suite: Suite) -> None:
        self._flux.fermer()
        self._tache = None
        self.recue.emit(suite)
        self.finie.emit()

    def _manquer(self, erreur: BaseException) -> None:
        self._flux.fermer()
        self._tache = None
        self.manquee.emit(erreur)

    def arreter(self) -> None:
        """Stop at once; what was found stays found."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = None
        self._flux.fermer()
