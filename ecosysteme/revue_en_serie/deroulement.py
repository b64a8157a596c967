"""The queue is worked through on any executor, a game a task, each written when it comes back.

A process that dies gives its game back once. Nothing says which game it was when several were in progress: each of them
is then judged with no other beside it, so that the next death is its own for certain, and it is refused.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

from ecosysteme.executeurs import Grappe, Ouvrir, Rythme
from ecosysteme.fautes import Message, Panne, decrire
from ecosysteme.revue_en_serie import file
from ecosysteme.revue_en_serie.file import DemandeDAnalyse
from ecosysteme.revue_en_serie.ouvrier import PartieJugee, juger

ATTENTE: Final = 0.1  # s between two looks at whether a pause was asked for
MORTS_MAX: Final = 2  # processes that die over a game before it is refused
# Of the time, what counting what waits may take: it looks at the whole queue, a fifth of a second for a million games.
PART_DU_COMPTE: Final = 0.02
PANNES_MAX: Final = 3  # refused in a row for that: the machine's fault, not the games'


def ouvriers_discrets() -> int:
    """Return how many processes may judge games while somebody uses this machine: all cores but one."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass
class AvancementSerie(Rythme):
    """How far a run is: games judged and refused since its start, and those that still wait."""

    refusees: int = 0
    attente: int = 0

    @property
    def reste(self) -> float | None:
        """Seconds that the rest will take, at this pace; ``None`` before the first game."""
        return self.duree_de(self.attente)

    @property
    def par_heure_de_coeur(self) -> float:
        """Games that one core judges in an hour."""
        return 3600 * self.faites / self.processeur if self.processeur else 0.0


class RevueEnSerie:
    """One run through the queue of a library, on the thread that calls ``derouler``.

    Any thread may set ``pause``, which lets the games in progress end, or ``abandon``, which does not wait for them:
    they are judged again at the next run, those of others stay as they are. ``rappel`` is called on the running thread
    after each game, once it is written.
    """

    def __init__(
        self,
        dossier: Path,
        ouvrir: Ouvrir,
        *,
        rappel: Callable[[AvancementSerie], None] = lambda _: None,
        pause: Event | None = None,
        abandon: Event | None = None,
        discret: bool = True,
    ) -> None:
        """Prepare to work; nothing is opened yet. ``discret``: its processes run when nobody else wants to."""
        self.dossier, self._ouvrir, self._rappel = dossier, ouvrir, rappel
        self.pause, self.abandon = pause or Event(), abandon or Event()
        self._discret = discret
        self.avancement = AvancementSerie()
        self._morts: Counter[bytes] = Counter()
        self._pannes = 0
        self._recompte = 0.0  # when what waits is counted again, on the clock of ``monotonic``

    def derouler(self) -> bool:
        """Work until nothing waits, or until a flag goes up; return whether nothing waits.

        Raises ``Faute`` when somebody else does it already, ``Panne`` when processes die whatever the game, and what
        the executor or the library raises.
        """
        if not file.compter(self.dossier).attente:
            return True
        with file.reservee(self.dossier):
            self.avancement = AvancementSerie()
            self._compter()
            while self.avancement.attente and not self._arretee():
                if self._pannes == PANNES_MAX:
                    raise Panne("les processus meurent, quelle que soit la partie qu'ils jugent")
                try:
                    with self._ouvrir() as (executeur, ouvriers):
                        self._distribuer(executeur, ouvriers)
                except BrokenExecutor:
                    pass
                self._compter()
        return not self.avancement.attente

    def _arretee(self) -> bool:
        return self.pause.is_set() or self.abandon.is_set()

    def _distribuer(self, executeur: Executor, ouvriers: int) -> None:
        en_cours: dict[Future[PartieJugee], DemandeDAnalyse] = {}
        # The processes of a cluster are there for this, and are not ours to slow down.
        discret = self._discret and not isinstance(executeur, Grappe)
        try:
            while not self.abandon.is_set():
                while (
                    not self._arretee() and len(en_cours) < ouvriers and (demande := self._prendre(en_cours.values()))
                ):
                    en_cours[executeur.submit(juger, demande, discret)] = demande
                if not en_cours:
                    return
                for futur in self._attendre(en_cours):
                    self._recevoir(futur, en_cours[futur])
                    del en_cours[futur]
        except ValueError:
            raise
        except Exception:  # a process died, or what a cluster says of that
            self._compter_morts(en_cours)
            raise
        finally:
            for futur in en_cours:
                futur.cancel()

    def _prendre(self, en_cours: Iterable[DemandeDAnalyse]) -> DemandeDAnalyse | None:
        """Return the next game; a suspect is judged alone, and nothing beside it."""
        prises = {demande.suite for demande in en_cours}
        if any(self._morts[suite] for suite in prises):
            return None
        demande = file.prochaine(self.dossier, prises)
        return None if demande is not None and prises and self._morts[demande.suite] else demande

    def _attendre(self, en_cours: Iterable[Future[PartieJugee]]) -> list[Future[PartieJugee]]:
        """Return the games that have just ended, those that failed last; none when all is to be given up."""
        while not (finis := wait(en_cours, ATTENTE, FIRST_COMPLETED).done):
            if self.abandon.is_set():
                return []
        return sorted(finis, key=lambda futur: futur.exception() is not None)

    def _recevoir(self, futur: Future[PartieJugee], demande: DemandeDAnalyse) -> None:
        try:
            jugee = futur.result()
        except ValueError as erreur:
            self._refuser(demande, decrire(erreur))
        else:
            sortie = file.enregistrer(self.dossier, demande, jugee.coups)
            self._pannes = 0
            self.avancement.faites += 1
            self.avancement.processeur += jugee.processeur
            self._avancer(sortie)

    def _compter_morts(self, en_cours: dict[Future[PartieJugee], DemandeDAnalyse]) -> None:
        for demande in en_cours.values():
            self._morts[demande.suite] += 1
            if self._morts[demande.suite] == MORTS_MAX:
                self._pannes += 1
                self._refuser(demande, Message("un processus meurt chaque fois qu'il juge cette partie"))

    def _refuser(self, demande: DemandeDAnalyse, raison: Message) -> None:
        sortie = file.refuser(self.dossier, demande, raison)
        self.avancement.refusees += 1
        self._avancer(sortie)

    def _avancer(self, sortie: bool) -> None:
        """Tell how far it is; ``sortie`` is whether the game has left those that wait."""
        self.avancement.attente -= sortie
        if monotonic() >= self._recompte:
            self._compter()
        self._rappel(self.avancement)

    def _compter(self) -> None:
        """Count what waits: more may have been asked for, or nothing any more."""
        debut = monotonic()
        self.avancement.attente = file.compter(self.dossier).attente
        fin = monotonic()
        self._recompte = fin + (fin - debut) / PART_DU_COMPTE
