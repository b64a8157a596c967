"""A match to measure two players by: its games, played here or in several processes, and what came of them.

Every game is seeded by its own rank and every player answers for its own faults, so that the table depends neither on
the order in which the games end nor on the process that played them.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from threading import Event, Thread
from typing import Any, Final

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux import JeuQuelconque
from ecosysteme.joueurs import IAmoteur, Joueur, RechercheInterrompue, lire_specification
from ecosysteme.joueurs.joueur import JoueurAuHasard
from ecosysteme.partie import Partie, derouler
from ecosysteme.plateau import BLANC, NOIR
from ecosysteme.tournoi.departs import Ouverture
from ecosysteme.tournoi.elo import Estimation, estimer
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, creer_adversaires

TOLERANCE: Final = 0.020  # s that a move may last beyond its player's time before it counts as overrun
ATTENTION: Final = 0.1  # s between two looks at the stop flag while the other processes play


@dataclass(frozen=True)
class Affiche:
    """One game to play: its rank in the match, its opening, the seat that has the first camp."""

    rang: int
    ouverture: Ouverture = ()
    noir: Place = 0

    def place(self, camp: Camp) -> Place:
        """Tell which seat has ``camp``."""
        return self.noir if camp == PREMIER else PLACES[1 - self.noir]


@dataclass(frozen=True)
class Faute:
    """Why a player lost without the game being over: an illegal move, or what it raised; and the moves until then."""

    place: Place
    raison: str
    transcription: str


@dataclass(frozen=True)
class Jouee:
    """What is kept of a game: points (1, ½ or 0) and margin of seat 0, seconds of each move of each seat.

    A game that a fault ended has no margin, that is 0.
    """

    rang: int
    points: float
    marge: int
    secondes: tuple[tuple[float, ...], tuple[float, ...]]
    faute: Faute | None = None


@dataclass(frozen=True)
class Rencontre:
    """Who plays what, from which seed: all that a process needs to know."""

    jeu: JeuQuelconque
    specifications: tuple[str, str]
    graine: int

    def joueurs(self) -> tuple[Joueur, Joueur]:
        """Make the two players; ``ValueError`` when a specification is wrong."""
        return creer_adversaires(*self.specifications, self.graine)

    def graines(self) -> tuple[int, int]:
        """Return the seed of each player: the one that its specification asks for, or one of the match's."""
        options = (lire_specification(texte)[1] for texte in self.specifications)
        noir, blanc = (int(option.get("graine", 2 * self.graine + place)) for place, option in enumerate(options))
        return noir, blanc


def affiches(nombre: int, ouvertures: Sequence[Ouverture] = (), alterner: bool = True) -> list[Affiche]:
    """List the games of a match: each opening twice, colours swapped, beginning again when there are too few.

    Without openings all begin at the start, and the colours are swapped if ``alterner``.
    """
    if not ouvertures:
        return [Affiche(rang, (), PLACES[rang % 2 if alterner else 0]) for rang in range(nombre)]
    return [Affiche(rang, ouvertures[rang // 2 % len(ouvertures)], PLACES[rang % 2]) for rang in range(nombre)]


class Poste:
    """The two players at work in one process, made once and kept for all its games."""

    def __init__(self, rencontre: Rencontre, arret: Event) -> None:
        """Make the players, and let those that play on time get ready off the clock."""
        self._jeu, self._arret = rencontre.jeu, arret
        self._joueurs, self._graines = rencontre.joueurs(), rencontre.graines()
        if any(isinstance(joueur, IAmoteur) for joueur in self._joueurs):
            from ecosysteme.moteur.chauffe import chauffer  # Numba is long to import

            chauffer()
        for joueur in self._joueurs:
            if hasattr(joueur, "temps"):
                with suppress(Exception):  # what goes wrong will do so again in a game, and be counted there
                    if isinstance(joueur, IAmoteur):
                        joueur.preparer()
                    else:
                        joueur.choisir(self._jeu, self._jeu.etat_initial(), arret)

    def jouer(self, affiche: Affiche) -> Jouee:
        """Play one game; whatever a player raises loses it, but ``RechercheInterrompue`` goes through."""
        partie, faute = Partie(self._jeu), None
        for coup in affiche.ouverture:
            partie.jouer(coup)
        try:
            derouler(partie, self._asseoir(affiche), self._arret)
        except RechercheInterrompue:
            raise
        except Exception as erreur:
            fautif = self._jeu.trait(partie.etat)
            faute = Faute(affiche.place(fautif), _raison(erreur), partie.transcription)
        return _relever(affiche, partie, faute)

    def _asseoir(self, affiche: Affiche) -> dict[Camp, Joueur]:
        """Give the players their camps, and the draws of this very game."""
        camps: dict[Camp, Joueur] = {camp: self._joueurs[affiche.place(camp)] for camp in (PREMIER, SECOND)}
        camps[PREMIER].couleur, camps[SECOND].couleur = NOIR, BLANC
        for joueur, graine in zip(self._joueurs, self._graines, strict=True):
            if isinstance(joueur, JoueurAuHasard):
                joueur.hasard = random.Random(f"{graine}/{affiche.rang}")
        return camps


def _raison(erreur: Exception) -> str:
    texte = " ".join(str(erreur).split())
    return texte if isinstance(erreur, ValueError) else f"{type(erreur).__name__} : {texte}"


def _relever(affiche: Affiche, partie: Partie[Any, Any], faute: Faute | None) -> Jouee:
    temps: tuple[list[float], list[float]] = ([], [])
    for trait in partie.historique:
        if trait.secondes:  # the moves of the opening took no time
            temps[affiche.place(trait.camp)].append(trait.secondes)
    if faute is not None:
        points, marge = float(faute.place), 0
    else:
        premier, second = partie.scores
        marge = premier - second if affiche.noir == 0 else second - premier
        points = float(affiche.place(partie.issue) == 0) if partie.issue else 0.5
    return Jouee(affiche.rang, points, marge, (tuple(temps[0]), tuple(temps[1])), faute)


def jouer_affiches(rencontre: Rencontre, a_jouer: Iterable[Affiche], arret: Event, taches: int = 1) -> Iterator[Jouee]:
    """Yield the games as they end, on ``taches`` processes; when ``arret`` is set, leave those that are not over.

    Raises ``BrokenProcessPool`` when a process dies. The specifications must have been checked.
    """
    if taches > 1:
        yield from _repartir(rencontre, iter(a_jouer), arret, taches)
        return
    with suppress(RechercheInterrompue):
        poste = Poste(rencontre, arret)
        for affiche in a_jouer:
            yield poste.jouer(affiche)


def _repartir(rencontre: Rencontre, a_jouer: Iterator[Affiche], arret: Event, taches: int) -> Iterator[Jouee]:
    contexte = get_context("spawn")  # Numba's threads do not survive a fork
    drapeau = contexte.Event()
    bassin = ProcessPoolExecutor(taches, contexte, _installer, (rencontre, drapeau))
    try:
        with _sans_ctrl_c():
            attente = {bassin.submit(_jouer, affiche) for affiche in islice(a_jouer, 2 * taches)}
        while attente:
            finies, attente = wait(attente, ATTENTION, FIRST_COMPLETED)
            if arret.is_set():
                drapeau.set()
            else:
                attente |= {bassin.submit(_jouer, affiche) for affiche in islice(a_jouer, len(finies))}
            yield from _achevees(finies)
    finally:
        drapeau.set()  # also when nobody wants the rest: no game is waited for
        bassin.shutdown(cancel_futures=True)


def _achevees(finies: Iterable[Future[Jouee]]) -> Iterator[Jouee]:
    """Yield the games played to their end, leaving out those that were stopped."""
    for future in finies:
        if not isinstance(future.exception(), RechercheInterrompue):
            yield future.result()


@contextmanager
def _sans_ctrl_c() -> Iterator[None]:
    """Let the processes that start meanwhile inherit deafness to Ctrl+C: only the first process answers it."""
    habituel = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, habituel)


_postes: list[Poste] = []  # the one of this process, once installed


def _installer(rencontre: Rencontre, drapeau: Any) -> None:
    """Prepare a process: its players, and a stop flag of the kind that they know."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arret = Event()

    def relayer() -> None:
        drapeau.wait()
        arret.set()

    Thread(target=relayer, name="othellier-arret", daemon=True).start()
    with suppress(RechercheInterrompue):
        _postes.append(Poste(rencontre, arret))


def _jouer(affiche: Affiche) -> Jouee:
    return _postes[0].jouer(affiche)


@dataclass(eq=False)
class Compte(Bilan):
    """The account of a player in a match: also its longest move, its games with an overrun, and its faults."""

    limite: float | None = None
    secondes_max: float = 0.0
    depassements: int = 0
    fautes: list[tuple[int, Faute]] = field(default_factory=list)

    @property
    def points(self) -> float:
        """A point a win, half of one a draw."""
        return self.victoires + self.nulles / 2

    def compter(self, points: float, marge: int, secondes: Sequence[float]) -> None:
        """Count a game, seen from this player's side."""
        self.victoires += points == 1
        self.nulles += points == 0.5
        self.defaites += points == 0
        self.marge_totale += marge
        self.coups += len(secondes)
        self.secondes += sum(secondes)
        pire = max(secondes, default=0.0)
        self.secondes_max = max(self.secondes_max, pire)
        self.depassements += self.limite is not None and pire > self.limite + TOLERANCE


def _limite(joueur: Joueur) -> float | None:
    return joueur.limite_par_coup if isinstance(joueur, IAmoteur) else getattr(joueur, "temps", None)


class Table:
    """The running account of a match."""

    def __init__(self, noms: Sequence[str], joueurs: Sequence[Joueur], jumelees: bool) -> None:
        """Open an account a player; ``jumelees`` says that games 2k and 2k+1 share their opening."""
        self.comptes = [Compte(nom, limite=_limite(joueur)) for nom, joueur in zip(noms, joueurs, strict=True)]
        self.jumelees = jumelees
        self._points: dict[int, float] = {}

    @property
    def parties(self) -> int:
        """Games counted."""
        return len(self._points)

    def noter(self, jouee: Jouee) -> None:
        """Count a game."""
        self._points[jouee.rang] = jouee.points
        self.comptes[0].compter(jouee.points, jouee.marge, jouee.secondes[0])
        self.comptes[1].compter(1 - jouee.points, -jouee.marge, jouee.secondes[1])
        if jouee.faute is not None:
            self.comptes[jouee.faute.place].fautes.append((jouee.rang, jouee.faute))

    def paires(self) -> tuple[int, ...]:
        """Count the complete pairs in which player 0 scored 0, ½, 1, 1½, 2; nothing when games have no pair."""
        if not self.jumelees:
            return ()
        comptes = [0] * 5
        for rang, points in self._points.items():
            if rang % 2 == 0 and rang + 1 in self._points:
                comptes[round(2 * (points + self._points[rang + 1]))] += 1
        return tuple(comptes)

    def estimation(self) -> Estimation | None:
        """Return what the match says of player 0 against the other; ``None`` before the first game."""
        compte = self.comptes[0]
        if not self.parties:
            return None
        return estimer(compte.victoires, compte.nulles, compte.defaites, self.paires())
