"""The search for a line, off the GUI thread: the engine's for Othello, the solver's for a game that is solved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.solveurs import Solveur, Verdict
from ecosysteme.solveurs.suite import Ligne, suite_parfaite
from ui.flux import Flux
from ui.moteur_partage import MoteurPartage
from ui.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.avis import Avis

SECONDES: Final = 10.0  # s a line of Othello, which may be stopped before and then keeps what it has


@dataclass(frozen=True)
class Suite:
    """A line: its moves, passes left out, and who vouches for it.

    ``verdicts``, one a move, in a solved game; ``avis`` in Othello.
    """

    coups: tuple[Any, ...]
    verdicts: tuple[Verdict, ...] = ()
    avis: Avis | None = None

    @property
    def exacte(self) -> bool:
        """Whether it is proved, not only thought."""
        return self.avis is None or self.avis.exact


class RechercheSuite(QObject):
    """Looks for the line of one position at a time; stopped, it says nothing more."""

    recue = Signal(object)  # a ``Suite``, longer or deeper than the one before
    finie = Signal()  # the last one has come
    manquee = Signal(object)  # what the engine or the solver raised

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Search with ``moteur`` through ``taches``, after what these have begun: the engine is one for all."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._flux = Flux(self)
        self._flux.recu.connect(self.recue)

    @property
    def en_cours(self) -> bool:
        """Whether a search is under way."""
        return self._tache is not None

    def lancer(self, jeu: Jeu[Any, Any], etat: Any) -> None:
        """Look for the line from ``etat`` of ``jeu``."""
        self.arreter()
        rappel = self._flux.ouvrir()

        def travail(arret: Event) -> Suite:
            solveur = self._moteur.solveur(jeu, arret)
            return self._reflechir(etat, arret, rappel) if solveur is None else _resoudre(solveur, etat, arret, rappel)

        self._tache = self._taches.lancer(travail, self._finir, self._manquer)

    def _reflechir(self, etat: EtatOthello, arret: Event, rappel: Callable[[Suite], None]) -> Suite:
        moteur = self._moteur.prendre(arret)
        from ecosysteme.moteur.othello.facade import Limites

        def dire(avis: Avis) -> None:
            rappel(_suite_de(avis))

        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        return _suite_de(moteur.reflechir(plateau, couleur, Limites(SECONDES), arret=arret, rappel=dire))

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


def _suite_de(avis: Avis) -> Suite:
    return Suite(tuple(coup for coup in avis.ligne if coup is not None), avis=avis)


def _resoudre(solveur: Solveur[Any, Any], etat: Any, arret: Event, rappel: Callable[[Suite], None]) -> Suite:
    return _ecrire(suite_parfaite(solveur, etat, arret, lambda ligne: rappel(_ecrire(ligne))))


def _ecrire(ligne: Ligne) -> Suite:
    return Suite(tuple(coup for coup, _ in ligne), tuple(verdict for _, verdict in ligne))
