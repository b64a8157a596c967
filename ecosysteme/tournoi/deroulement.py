"""Plays a tournament on any executor: the games that are left are sent in batches, each stored when it comes back.

A lot is long enough to be worth sending and short enough to wait for. A process that dies, or a power cut, loses the
lots in progress only: their games are not in the file, and are played again with the same seeds.

Nothing says which game killed a process: all those in progress are suspects. They are played again one a lot; those
that were in progress at a second death are then played with no other beside them, so that the next death is theirs for
certain. This does not start at the first death, which may be an accident, because games are long and processes many. A
game that kills every time is left out; once all others are played the tournament stops with an error that names it. No
player loses it, since nobody knows whose fault it was.

A player that cannot be made or started does not lose its games either: they are not played. It is tried again, and when
that fails a few times in a row the tournament stops with the reason.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

from ecosysteme.arret import PERIODE
from ecosysteme.executeurs import Grappe, Ouvrir, Rythme
from ecosysteme.fautes import AvecMessage, Faute
from ecosysteme.joueurs import lire_specification
from ecosysteme.reglages import NOM_MOTEUR
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.direct import AdresseDirect
from ecosysteme.tournoi.fiche import Absence, PartieFinie, Rendu
from ecosysteme.tournoi.ouvrier import SECONDES_PAR_LOT, Consigne, congedier, jouer_lot
from ecosysteme.tournoi.plan import Appariement, Plan
from ecosysteme.tournoi.tableau import Tableau

LOT_MAX: Final = 100
AVANCE: Final = 2  # lots asked for beforehand, for each worker
SUSPECTE: Final = 2  # deaths around a game, after which it is played with no other in progress
MORTELLE: Final = 4  # deaths around a game, of which those after ``SUSPECTE`` were its own: nobody plays it again
ABSENCES_MAX: Final = 3  # times in a row that a player cannot be started: the first may be an accident
PANNES_MAX: Final = 3  # games that kill, or deaths before any game: more would be the machine's fault
OUBLI: Final = 0.8  # how much of the mean time of a game is kept at each lot

Lot = tuple[Appariement, ...]


class TournoiEnPanne(AvecMessage):
    """The tournament cannot go on: the message says why; what was played is in the file."""


@dataclass
class Avancement(Rythme):
    """How far a tournament is: games stored before this run, played since, and to play in all."""

    deja: int
    total: int

    @property
    def par_heure(self) -> float:
        """Games an hour since the start."""
        return 3600 * self.faites / max(self.secondes, 1e-9)

    @property
    def reste(self) -> float | None:
        """Seconds that the rest will take, at this pace; ``None`` before the first game."""
        return self.duree_de(self.total - self.deja - self.faites)


class Deroulement:
    """One run of a stored tournament, on the thread that calls ``derouler``, which must be the one that made the base.

    Any thread may set ``pause``, which lets the lots in progress end, or ``abandon``, which does not wait for them.
    ``rappel`` is called on the running thread with the games of each lot, once they are stored.
    """

    def __init__(
        self,
        base: Base,
        numero: int,
        ouvrir: Ouvrir,
        *,
        plan: Plan | None = None,
        rappel: Callable[[tuple[PartieFinie, ...]], None] = lambda _: None,
        adresse: AdresseDirect | None = None,
        pause: Event | None = None,
        abandon: Event | None = None,
        traces: Path | None = None,
    ) -> None:
        """Read what was played already; ``ValueError`` when there is no such tournament, or it is not ``plan``.

        ``plan`` is what was read of it when its programs were agreed to, unless ``base`` itself was asked. What is said
        to external engines, and what they say, is written in a folder of ``traces``, if that is given.
        """
        self.base, self.numero, self._ouvrir, self._rappel, self._adresse = base, numero, ouvrir, rappel, adresse
        self.plan = base.plan(numero)
        if plan not in (None, self.plan):
            raise Faute("le tournoi {numero} de {base} a changé depuis qu'il a été lu", numero=numero, base=base.chemin)
        self.tableau, jouees = self._reprendre()
        self.avancement = Avancement(self.tableau.parties, len(self.plan))
        self.pause, self.abandon = pause or Event(), abandon or Event()
        dossier = "" if traces is None else str(traces.absolute() / f"tournoi-{numero}")
        self._consigne = Consigne.de(self.plan.reglement, dossier)
        self._a_jouer: Iterator[int] = (rang for rang, jouee in enumerate(jouees) if not jouee)
        self._a_rejouer: deque[int] = deque()  # those over which a process died come first
        self._suspectes: deque[int] = deque()
        self._mortelles: set[int] = set()
        self._morts: Counter[int] = Counter()
        self._absences: Counter[int] = Counter()  # of each player since its last game
        self._avortes = 0  # deaths in a row with no game in progress
        self._par_partie: float | None = None  # s, mean of the last lots

    def derouler(self) -> bool:
        """Play to the end, or until a flag goes up; return whether the tournament is over.

        Raises ``TournoiEnPanne`` when a player cannot be started, when all is played but the games that kill whoever
        plays them, or when they are too many; ``ValueError`` when somebody else plays a tournament of this file, and
        what the executor raises when it cannot be had.
        """
        self.avancement.debut = monotonic()
        with self.base.reservee():
            self.base.compter(self.numero)
            while not (self.tableau.complet or self._arretee()):
                self._verifier_pannes()
                soupcons = self._morts.total()
                try:
                    with self._ouvrir() as (executeur, ouvriers):
                        self._distribuer(executeur, ouvriers)
                except BrokenExecutor:
                    self._par_partie = None  # one game a lot: whose fault it was will show
                    self._avortes = 0 if self._morts.total() > soupcons else self._avortes + 1
        return self.tableau.complet

    def _reprendre(self) -> tuple[Tableau, bytearray]:
        """Return the table of the games that are there, and a byte a game of the plan, 1 for each of them."""
        jouees, numero = bytearray(len(self.plan)), self.numero
        sommes = None if self.plan.reglement.sprt is not None else self.base.sommes(numero, debuts=False)
        if sommes is None:
            tableau = Tableau(self.plan.reglement)
            for issue in self.base.issues(numero):
                tableau.noter(*issue)
                jouees[issue[0]] = 1
            return tableau, jouees
        for rang in self.base.rangs(numero):
            jouees[rang] = 1
        seules = [rang for rang, jouee in enumerate(jouees) if jouee and not any(jouees[rang ^ 1 : (rang ^ 1) + 1])]
        return Tableau.de(sommes, (self.base.issue(numero, rang) for rang in seules)), jouees

    def _verifier_pannes(self) -> None:
        """Raise ``TournoiEnPanne`` when nothing is left that could be played."""
        if self._avortes == PANNES_MAX:
            raise TournoiEnPanne("les processus meurent avant de jouer")
        mortelles, faites = len(self._mortelles), self.tableau.parties
        if mortelles == PANNES_MAX or (mortelles and mortelles + faites == self.avancement.total):
            liste = ", ".join(str(rang + 1) for rang in sorted(self._mortelles))
            raise TournoiEnPanne(
                "un processus meurt chaque fois qu'il joue la partie {liste}"
                if mortelles == 1
                else "un processus meurt chaque fois qu'il joue une des parties {liste}",
                liste=liste,
            )

    def _arretee(self) -> bool:
        return self.pause.is_set() or self.abandon.is_set()

    def _distribuer(self, executeur: Executor, ouvriers: int) -> None:
        en_cours: dict[Future[Rendu], Lot] = {}
        try:
            while True:
                if not (self._arretee() or self.tableau.complet):
                    while len(en_cours) < self._de_front(en_cours, ouvriers) and (lot := self._lot(ouvriers)):
                        en_cours[self._soumettre(executeur, lot)] = lot
                elif not self.abandon.is_set():
                    for futur in [futur for futur in en_cours if futur.cancel()]:
                        self._rendre(en_cours.pop(futur))
                if not en_cours or self.abandon.is_set():
                    return
                self._recevoir(self._attendre(en_cours), en_cours)
        except Exception:
            self._morts.update(appariement.rang for lot in en_cours.values() for appariement in lot)
            raise
        finally:
            for futur, lot in en_cours.items():
                futur.cancel()
                self._rendre(lot)
            if isinstance(executeur, Grappe):
                executeur.partout(congedier, self._consigne.cle)

    def _attendre(self, en_cours: Iterable[Future[Rendu]]) -> set[Future[Rendu]]:
        """Return the lots that have just ended; none when a pause or the end was asked for before any did."""
        demandes = self.pause.is_set(), self.abandon.is_set()
        while not (finis := wait(en_cours, PERIODE, FIRST_COMPLETED).done):
            if (self.pause.is_set(), self.abandon.is_set()) != demandes:
                break
        return finis

    def _de_front(self, en_cours: dict[Future[Rendu], Lot], ouvriers: int) -> int:
        """Return how many lots may be in progress: only one while a suspect is played or waits to be."""
        seule = self._suspectes or any(self._morts[lot[0].rang] >= SUSPECTE for lot in en_cours.values())
        return 1 if seule else AVANCE * ouvriers

    def _lot(self, ouvriers: int) -> Lot:
        """Take some of the games left to play, none when all are taken; a suspect has a lot of its own."""
        for attente in (self._suspectes, self._a_rejouer):
            if attente and self._morts[attente[0]]:
                return (self.plan[attente.popleft()],)
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
        for rang in (appariement.rang for appariement in lot):
            morts = self._morts[rang]
            if morts >= MORTELLE:
                self._mortelles.add(rang)
            elif morts >= SUSPECTE:
                self._suspectes.append(rang)
            elif morts:
                self._a_rejouer.appendleft(rang)
            else:
                self._a_rejouer.append(rang)

    def _recevoir(self, finis: set[Future[Rendu]], en_cours: dict[Future[Rendu], Lot]) -> None:
        """Store what came back, then raise the error that ended a lot: its games stay in progress, as suspects."""
        panne: BaseException | None = None
        absences: list[Absence] = []
        for futur in finis:
            try:
                rendu = futur.result()
            except Exception as erreur:
                panne = erreur
            else:
                lot = en_cours.pop(futur)
                if rendu.fiches:
                    self._enregistrer(rendu)
                self._rendre(lot[len(rendu.fiches) :])
                if rendu.absence is not None:
                    absences.append(rendu.absence)
        for absence in absences:  # after the games, which tell that their players can be started
            panne = self._compter(absence) or panne
        if panne is not None:
            raise panne

    def _compter(self, absence: Absence) -> TournoiEnPanne | None:
        """Count a player that could not be started; return why the tournament stops, if it does."""
        self._absences[absence.place] += 1
        if self._absences[absence.place] < ABSENCES_MAX:
            return None
        return TournoiEnPanne(
            "le joueur {joueur} n'a pas pu commencer, {fois} fois de suite : {raison}",
            joueur=_appeler(self.plan.reglement.joueurs[absence.place]),
            fois=ABSENCES_MAX,
            raison=absence.raison,
        )

    def _enregistrer(self, rendu: Rendu) -> None:
        self.base.ajouter(self.numero, rendu.fiches)
        for fiche in rendu.fiches:
            self.tableau.noter(fiche.rang, fiche.premier, fiche.second, fiche.issue, fiche.forfait)
            del self._absences[fiche.premier], self._absences[fiche.second]
        self.avancement.faites += len(rendu.fiches)
        self.avancement.processeur += rendu.processeur
        moyenne = rendu.secondes / len(rendu.fiches)
        avant = moyenne if self._par_partie is None else self._par_partie
        self._par_partie = OUBLI * avant + (1 - OUBLI) * moyenne
        self._rappel(rendu.fiches)


def _appeler(specification: str) -> str:
    """Return how a player that cannot begin is called: by the name of the engine, or its command as it was given."""
    options = lire_specification(specification)[1]
    return str(options.get(NOM_MOTEUR.nom) or options.get("commande") or specification)
