"""A tournament on a thread of its own, for a window that must not wait: started, paused, resumed, stopped.

What happens is told to a listener, which is called on that thread or on others, never on the window's: the window turns
the calls into signals.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from copy import deepcopy
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from threading import Lock, Thread

from ecosysteme.executeurs import Ouvrir
from ecosysteme.fautes import Message, decrire
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Avancement, Deroulement
from ecosysteme.tournoi.direct import PartieEnDirect, Recepteur
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Plan
from ecosysteme.tournoi.tableau import Tableau


class EtatTournoi(Enum):
    """Where a tournament stands; it can be started again from all but ``EN_COURS`` and ``FINI``."""

    PRET = "prêt"
    EN_COURS = "en cours"
    PAUSE = "en pause"
    FINI = "fini"
    PANNE = "en panne"


@dataclass(frozen=True)
class PartiesFinies:
    """Games that were just committed, with the table and the progress as they were after them."""

    fiches: tuple[PartieFinie, ...]
    tableau: Tableau
    avancement: Avancement


@dataclass(frozen=True)
class EtatChange:
    """The tournament began, paused, ended or broke down; ``raison`` says why it did the last."""

    etat: EtatTournoi
    raison: Message | None = None


Evenement = PartiesFinies | EtatChange | PartieEnDirect


class ExecutionEnFond:
    """Plays tournament ``numero`` of the file ``chemin`` with the workers that ``ouvrir`` gives.

    ``plan`` is what was read of it, and what its programs were agreed to for: the file must still say the same.
    ``traces`` is the folder where what is said to external engines is written, if it is.

    ``ecouteur`` is called with each ``Evenement``: results and states on the thread that plays; with ``en_direct`` also
    the games in progress, a few times a second for each worker of this machine, on other threads.
    """

    def __init__(
        self,
        chemin: Path,
        numero: int,
        ouvrir: Ouvrir,
        ecouteur: Callable[[Evenement], None],
        en_direct: bool = True,
        plan: Plan | None = None,
        traces: Path | None = None,
    ) -> None:
        """Prepare to play; nothing is opened yet."""
        self.chemin, self.numero, self._ouvrir, self._ecouteur = chemin, numero, ouvrir, ecouteur
        self._en_direct, self._plan, self._traces = en_direct, plan, traces
        self._verrou = Lock()  # held by who reads or changes what follows
        self._etat = EtatTournoi.PRET
        self._deroulement: Deroulement | None = None
        self._demande: tuple[bool, bool] = (False, False)  # pause, abandon: asked for before the run was ready
        self._fil: Thread | None = None

    @property
    def etat(self) -> EtatTournoi:
        """Where the tournament stands."""
        with self._verrou:
            return self._etat

    def demarrer(self) -> None:
        """Begin, or go on from what the file holds; do nothing while it is playing or once it is over."""
        with self._verrou:
            if self._etat in (EtatTournoi.EN_COURS, EtatTournoi.FINI):
                return
            self._etat, self._deroulement, self._demande = EtatTournoi.EN_COURS, None, (False, False)
            self._fil = Thread(target=self._jouer, name="othellier-tournoi", daemon=True)
            self._fil.start()

    reprendre = demarrer

    def pause(self) -> None:
        """Let the games in progress come to their end, then stop; returns at once, ``EtatChange`` tells when."""
        self._arreter(abandon=False)

    def arreter(self) -> None:
        """Stop now: the games in progress will be played again from their start."""
        self._arreter(abandon=True)

    def attendre(self, secondes: float | None = None) -> bool:
        """Wait until nothing is being played; return whether that came within ``secondes``."""
        fil = self._fil
        if fil is None:
            return True
        fil.join(secondes)
        return not fil.is_alive()

    def _arreter(self, abandon: bool) -> None:
        with self._verrou:
            self._demande = (True, abandon or self._demande[1])
            self._transmettre()

    def _transmettre(self) -> None:
        if self._deroulement is not None:
            for drapeau, demande in zip(
                (self._deroulement.pause, self._deroulement.abandon), self._demande, strict=True
            ):
                if demande:
                    drapeau.set()

    def _jouer(self) -> None:
        self._ecouteur(EtatChange(EtatTournoi.EN_COURS))
        try:
            with self._recepteur() as recepteur, Base(self.chemin, creer=False) as base:
                fin = EtatChange(EtatTournoi.FINI if self._derouler(base, recepteur) else EtatTournoi.PAUSE)
        except Exception as erreur:  # whatever it is, the window must hear of it; what was played is in the file
            fin = EtatChange(EtatTournoi.PANNE, decrire(erreur))
        with self._verrou:
            self._etat, self._deroulement = fin.etat, None
        self._ecouteur(fin)

    def _recepteur(self) -> AbstractContextManager[Recepteur | None]:
        return Recepteur(self._ecouteur) if self._en_direct else nullcontext()

    def _derouler(self, base: Base, recepteur: Recepteur | None) -> bool:
        adresse = None if recepteur is None else recepteur.adresse
        deroulement = Deroulement(
            base,
            self.numero,
            self._ouvrir,
            plan=self._plan,
            rappel=self._raconter,
            adresse=adresse,
            traces=self._traces,
        )
        with self._verrou:
            self._deroulement = deroulement
            self._transmettre()
        return deroulement.derouler()

    def _raconter(self, fiches: tuple[PartieFinie, ...]) -> None:
        deroulement = self._deroulement
        if deroulement is not None:
            # Copies: the listener may look at them later, on another thread.
            self._ecouteur(PartiesFinies(fiches, deepcopy(deroulement.tableau), replace(deroulement.avancement)))
