"""A tournament played out on any executor: what is left of the plan, in lots, each committed when it comes back.

A lot is long enough to be worth sending and short enough to wait for. What is lost when a process dies, or all of them
with the power, is the lots in progress: their games have no row yet, and are played again with the same draws.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import islice
from threading import Event
from time import monotonic
from typing import Final

from ecosysteme.tournoi.antenne import Adresse
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import Fiche, Rendu
from ecosysteme.tournoi.plan import Appariement
from ecosysteme.tournoi.poste import Consigne, jouer_lot
from ecosysteme.tournoi.tableau import Tableau

SECONDES_PAR_LOT: Final = 0.5  # at most what a pause waits for, when games are short; sending one takes 1 ms
LOT_MAX: Final = 100
AVANCE: Final = 2  # lots asked for beforehand, for each worker
ATTENTION: Final = 0.1  # s between two looks at the flags
MORTS_MAX: Final = 3  # deaths of a process over the same game, before nobody plays it again
OUBLI: Final = 0.8  # how much of the mean time of a game is kept at each lot

# Gives an executor and how many workers it has, anew at each call.
Ouvrir = Callable[[], AbstractContextManager[tuple[Executor, int]]]
Lot = tuple[Appariement, ...]


class TournoiEnPanne(Exception):
    """Nobody can go on: its message says why, and what was played is in the file."""


@dataclass
class Avancement:
    """How far a tournament is: games there at the start, played since, and to play in all; what playing cost.

    ``secondes`` are those of the clock since the start, ``processeur`` those of processor that the games took, in all
    processes together.
    """

    deja: int
    total: int
    faites: int = 0
    processeur: float = 0.0
    debut: float = field(default_factory=monotonic)

    @property
    def secondes(self) -> float:
        """Seconds since the start."""
        return monotonic() - self.debut

    @property
    def par_heure(self) -> float:
        """Games an hour since the start."""
        return 3600 * self.faites / max(self.secondes, 1e-9)

    @property
    def reste(self) -> float | None:
        """Seconds that the rest will take, at this pace; ``None`` before the first game."""
        return (self.total - self.deja - self.faites) * self.secondes / self.faites if self.faites else None


class Conduite:
    """One run of a stored tournament, on the thread that calls ``derouler``, which must be the base's.

    ``pause`` lets the lots in progress come to their end, ``abandon`` does not wait for them; either may be set from
    anywhere. ``rappel`` hears, on this thread, of the games of each lot once they are committed.
    """

    def __init__(
        self,
        base: Base,
        numero: int,
        ouvrir: Ouvrir,
        *,
        rappel: Callable[[tuple[Fiche, ...]], None] = lambda _: None,
        adresse: Adresse | None = None,
        pause: Event | None = None,
    ) -> None:
        """Read what was played already; ``ValueError`` when there is no such tournament."""
        self.base, self.numero, self._ouvrir, self._rappel, self._adresse = base, numero, ouvrir, rappel, adresse
        self.plan = base.plan(numero)
        self.tableau = Tableau(self.plan.reglement)
        jouees = bytearray(len(self.plan))
        for issue in base.issues(numero):
            self.tableau.noter(*issue)
            jouees[issue[0]] = 1
        self.avancement = Avancement(self.tableau.parties, len(self.plan))
        self.pause, self.abandon = pause or Event(), Event()
        self._consigne = Consigne.de(self.plan.reglement)
        self._a_jouer: Iterator[int] = (rang for rang, jouee in enumerate(jouees) if not jouee)
        self._a_rejouer: deque[int] = deque()
        self._morts: Counter[int] = Counter()
        self._par_partie: float | None = None  # s, mean of the last lots

    def derouler(self) -> bool:
        """Play to the end, or until a flag goes up; return whether the tournament is over.

        Raises ``TournoiEnPanne`` when processes keep dying over the same game, ``ValueError`` when somebody else plays
        a tournament of this file, and what the executor raises when it cannot be had.
        """
        self.avancement.debut = monotonic()
        with self.base.reservee():
            while not (self.tableau.complet or self._arretee()):
                try:
                    with self._ouvrir() as (executeur, ouvriers):
                        self._distribuer(executeur, ouvriers)
                except BrokenExecutor:
                    self._par_partie = None  # one game a lot: whose fault it was will show
                    self._juger_morts()
        return self.tableau.complet

    def _juger_morts(self) -> None:
        coupables = sorted(rang + 1 for rang, morts in self._morts.items() if morts >= MORTS_MAX)
        if coupables:
            liste = ", ".join(map(str, coupables))
            raise TournoiEnPanne(f"un processus meurt chaque fois à l'une des parties {liste}")

    def _arretee(self) -> bool:
        return self.pause.is_set() or self.abandon.is_set()

    def _distribuer(self, executeur: Executor, ouvriers: int) -> None:
        en_cours: dict[Future[Rendu], Lot] = {}
        try:
            while True:
                if not (self._arretee() or self.tableau.complet):
                    while len(en_cours) < AVANCE * ouvriers and (lot := self._lot(ouvriers)):
                        en_cours[self._soumettre(executeur, lot)] = lot
                elif not self.abandon.is_set():
                    for futur in [futur for futur in en_cours if futur.cancel()]:
                        self._rendre(en_cours.pop(futur))
                if not en_cours or self.abandon.is_set():
                    return
                finis, _ = wait(en_cours, ATTENTION, FIRST_COMPLETED)
                self._recevoir({futur: en_cours.pop(futur) for futur in finis})
        finally:
            for futur, lot in en_cours.items():
                futur.cancel()
                self._rendre(lot)

    def _lot(self, ouvriers: int) -> Lot:
        """Take some of the games left to play, none when all are taken; those over which a process died go alone."""
        if self._a_rejouer and self._morts[self._a_rejouer[0]]:
            return (self.plan[self._a_rejouer.popleft()],)
        reste = self.avancement.total - self.tableau.parties
        taille = 1 if self._par_partie is None else round(SECONDES_PAR_LOT / max(self._par_partie, 1e-6))
        # Towards the end lots are short, so that all processes end together.
        taille = max(1, min(taille, LOT_MAX, reste // (2 * AVANCE * ouvriers)))
        rangs = [self._a_rejouer.popleft() for _ in range(min(taille, len(self._a_rejouer)))]
        return tuple(self.plan[rang] for rang in (*rangs, *islice(self._a_jouer, taille - len(rangs))))

    def _soumettre(self, executeur: Executor, lot: Lot) -> Future[Rendu]:
        try:
            return executeur.submit(jouer_lot, self._consigne, lot, self._adresse)
        except BaseException:
            self._rendre(lot)
            raise

    def _rendre(self, lot: Lot) -> None:
        self._a_rejouer.extend(appariement.rang for appariement in lot)

    def _recevoir(self, finis: dict[Future[Rendu], Lot]) -> None:
        """Commit what came back; then raise what cut a lot short, whose games are to be played again."""
        panne: BaseException | None = None
        for futur, lot in finis.items():
            try:
                rendu = futur.result()
            except Exception as erreur:
                panne = erreur
                self._rendre(lot)
                self._morts.update(appariement.rang for appariement in lot)
            else:
                self._enregistrer(rendu)
        if panne is not None:
            raise panne

    def _enregistrer(self, rendu: Rendu) -> None:
        self.base.ajouter(self.numero, rendu.fiches)
        for fiche in rendu.fiches:
            self.tableau.noter(fiche.rang, fiche.premier, fiche.second, fiche.issue)
        self.avancement.faites += len(rendu.fiches)
        self.avancement.processeur += rendu.processeur
        moyenne = rendu.secondes / len(rendu.fiches)
        avant = moyenne if self._par_partie is None else self._par_partie
        self._par_partie = OUBLI * avant + (1 - OUBLI) * moyenne
        self._rappel(rendu.fiches)
