"""A match to measure two players by: its games, played here or in several processes, and what came of them.

Every game is seeded by its own rank and every player answers for its own faults, so that the table depends neither on
the order in which the games end nor on the process that played them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from threading import Event
from typing import Final

from ecosysteme.arret import PERIODE, Interrompu
from ecosysteme.equipe import processus
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.jeu import PREMIER, SECOND, Camp, JeuQuelconque
from ecosysteme.joueurs import Joueur, lire_specification
from ecosysteme.tournoi.departs import Ouverture
from ecosysteme.tournoi.elo import Estimation, estimer
from ecosysteme.tournoi.fiche import MICROS, Fiche, Rendu
from ecosysteme.tournoi.plan import Appariement, ecrire_ouverture
from ecosysteme.tournoi.poste import Consigne, Poste, jouer_lot
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, creer_adversaires

TOLERANCE: Final = 0.020  # s that a move may last beyond its player's time before it counts as overrun


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

    def verifier(self) -> None:
        """Raise ``ValueError`` when a specification is wrong, or a player cannot play the game."""
        for joueur in self.joueurs():
            joueur.verifier(self.jeu)

    def consigne(self) -> Consigne:
        """Return what plays its games anywhere."""
        return Consigne(self.jeu, self.specifications, self.graines())

    def appariement(self, affiche: Affiche) -> Appariement:
        """Write a game as a process is asked for it."""
        ouverture = ecrire_ouverture(self.jeu, affiche.ouverture)
        return Appariement(affiche.rang, affiche.noir, affiche.place(SECOND), ouverture)

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


def jouer_affiches(rencontre: Rencontre, a_jouer: Iterable[Affiche], arret: Event, taches: int = 1) -> Iterator[Jouee]:
    """Yield the games as they end, on ``taches`` processes; when ``arret`` is set, leave those that are not over.

    Raises ``BrokenProcessPool`` when a process dies. The specifications must have been checked.
    """
    if taches > 1:
        yield from _repartir(rencontre, iter(a_jouer), arret, taches)
        return
    # On threads of their own: Ctrl+C only reaches Python code on the main one, and a search is no Python code. An
    # engine that loads does not look at the flag: it is left to itself.
    poste = Poste(rencontre.consigne(), arret)
    try:
        with suppress(Interrompu):
            for affiche in a_jouer:
                yield _relever(recueillir(lancer(poste.jouer, rencontre.appariement(affiche)), arret))
    finally:
        poste.fermer()


def _repartir(rencontre: Rencontre, a_jouer: Iterator[Affiche], arret: Event, taches: int) -> Iterator[Jouee]:
    consigne, attente = rencontre.consigne(), set[Future[Rendu]]()
    with processus(taches) as bassin:  # on leaving, no game is waited for
        manque = 2 * taches
        while not arret.is_set():
            for affiche in islice(a_jouer, manque):
                attente.add(bassin.submit(jouer_lot, consigne, (rencontre.appariement(affiche),)))
            if not attente:
                return
            finies, attente = wait(attente, PERIODE, FIRST_COMPLETED)
            manque = len(finies)
            yield from _achevees(finies)  # first: once a process is dead, nothing can be submitted any more


def _achevees(finies: Iterable[Future[Rendu]]) -> Iterator[Jouee]:
    """Yield the games played to their end, then raise what cut one short."""
    pannes = []
    for future in finies:
        erreur = future.exception()
        if erreur is None:
            yield from map(_relever, future.result().fiches)
        else:
            pannes.append(erreur)
    if pannes:
        raise pannes[0]


def _relever(fiche: Fiche) -> Jouee:
    """Turn the record of a game, camp by camp, into what a match counts, seat by seat."""
    premier, second = (tuple(micro / MICROS for micro in micros) for micros in fiche.temps)
    marge, faute = fiche.points[0] - fiche.points[1], None
    if fiche.fautif is not None:
        place = PLACES[fiche.premier if fiche.fautif == PREMIER else fiche.second]
        marge, faute = 0, Faute(place, fiche.raison, fiche.transcription)
    gagnant = fiche.premier if fiche.issue == PREMIER else fiche.second
    points = float(gagnant == 0) if fiche.issue else 0.5
    if fiche.premier == 0:
        return Jouee(fiche.rang, points, marge, (premier, second), faute)
    return Jouee(fiche.rang, points, -marge, (second, premier), faute)


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
    limite: float | None = getattr(joueur, "limite_par_coup", None)  # few players have one
    return limite


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
