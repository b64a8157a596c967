"""The running account of a tournament: results of each pairing, ratings, cross-table.

It holds counts, not games, so that it stays small. Only the result of a game whose pair is not complete is remembered.

Players whose Elo is the same, as it is where all have met as often and have as many points, are told apart by the sum
of Sonneborn and Berger, as in round-robin tournaments of chess: for each opponent, the points that were taken from it
times those that it has in all. Where that is the same too, they stand in the order of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Self

from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.tournoi.comptes.sommes import COMPTES, DEMIS, Sommes, demis_de
from ecosysteme.tournoi.cotes import Classement, classer
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rangees import IssueLue
from ecosysteme.tournoi.sprt import Sprt

FINESSE: Final = 6  # decimals of an Elo beyond which two are the same: the rest is what rounding leaves

DEPARTAGE: Final = Message(
    "À Elo égal, le départage de Sonneborn-Berger : pour chaque adversaire, les points pris contre lui multipliés par "
    "ceux qu'il a en tout ; puis l'ordre d'inscription."
)
NULLE_SUPPOSEE: Final = Message(
    "Quelqu'un a tout gagné ou tout perdu : une nulle supposée par rencontre borne les Elo."
)


@dataclass(frozen=True)
class Ligne:
    """A line of the table: a player's place in the rules, what it did, its Elo and half its 95 % interval.

    ``forfaits`` are the games that it lost by a fault, its time used up apart; they are among those of ``resultat``.
    ``departage`` is its sum of Sonneborn and Berger; ``a_egalite``: another player has the same Elo.
    """

    place: int
    nom: str
    resultat: Resultat
    elo: float | None
    marge: float | None
    forfaits: int = 0
    departage: float = 0.0
    a_egalite: bool = False

    @property
    def force(self) -> float | None:
        """Its Elo as it is compared with those of others."""
        return None if self.elo is None else round(self.elo, FINESSE)


class Tableau:
    """The account of one tournament, fed with its games in any order."""

    def __init__(self, reglement: Reglement) -> None:
        self.reglement = reglement
        self.noms = reglement.joueurs
        self._duels: dict[tuple[int, int], list[int]] = {duel: [0] * COMPTES for duel in reglement.rencontres}
        self._seules: dict[int, int] = {}  # half points of the first of the pairing, in a game that waits for its twin
        self.sprt = None if reglement.hypotheses is None else Sprt(reglement.hypotheses)
        self.parties = 0
        self.forfaits: Counter[int] = Counter()  # of each place

    @classmethod
    def de(cls, sommes: Sommes, seules: Iterable[IssueLue] = ()) -> Self:
        """Return the account that ``sommes`` are, without a test; ``seules`` are the games that wait for their twin."""
        tableau = cls(replace(sommes.reglement, sprt=None))
        tableau.reglement, tableau.parties = sommes.reglement, sommes.parties
        tableau._duels = {rencontre: list(comptes) for rencontre, comptes in sommes.duels.items()}
        tableau.forfaits = Counter(
            {place: nombre for place in range(len(tableau.noms)) if (nombre := sommes.forfaits(place))}
        )
        if sommes.reglement.alterner:
            tableau._seules = {
                rang // 2: demis_de(min(premier, second), premier, issue) for rang, premier, second, issue, _ in seules
            }
        return tableau

    def noter(self, rang: int, premier: int, second: int, issue: int, fautif: Camp | None = None) -> None:
        """Count a game: who had the camps, 0 for a draw or the camp that won, and the camp that forfeited it."""
        a, b = sorted((premier, second))
        demis = demis_de(a, premier, issue)
        comptes = self._duels[a, b]
        comptes[DEMIS - demis] += 1
        self.parties += 1
        if fautif is not None:
            self.forfaits[premier if fautif == PREMIER else second] += 1
        if self.reglement.alterner:  # two games with the same colours say no more of the players than any two
            self._noter_paire(rang // 2, demis, comptes)

    def _noter_paire(self, paire: int, demis: int, comptes: list[int]) -> None:
        """Count the pair if its other game is over, else remember this one."""
        if paire not in self._seules:
            self._seules[paire] = demis
            return
        total = self._seules.pop(paire) + demis
        comptes[3 + total] += 1
        if self.sprt is not None:
            self.sprt.noter(paire, total)

    def noter_tout(self, parties: Iterable[tuple[int, int, int, int] | IssueLue]) -> None:
        """Count several games, each given as the arguments of ``noter``."""
        for partie in parties:
            self.noter(*partie)

    @property
    def complet(self) -> bool:
        """Whether there is nothing left to play: all games are there, or the test has its verdict."""
        decide = self.sprt is not None and self.sprt.verdict is not None
        return decide or self.parties >= self.reglement.parties

    @property
    def hors_du_test(self) -> int:
        """How many games came to their end after the verdict of the test, which does not count them."""
        return 0 if self.sprt is None or self.sprt.verdict is None else self.parties - 2 * self.sprt.paires

    @property
    def duels(self) -> dict[tuple[int, int], Resultat]:
        """What each pairing gave, seen by the player of the lower place."""
        return {duel: _resultat(comptes) for duel, comptes in self._duels.items()}

    def duel(self, place: int, autre: int) -> Resultat | None:
        """Return what ``place`` did against ``autre``; ``None`` when they do not meet."""
        if (comptes := self._duels.get((place, autre))) is not None:
            return _resultat(comptes)
        return None if (comptes := self._duels.get((autre, place))) is None else _resultat(comptes).retourne

    def total(self, place: int) -> Resultat:
        """Return all that a player did; pairs of games are not added up, since their opponents differ."""
        return self._totaux()[place]

    def _totaux(self) -> list[Resultat]:
        """Return all that each player did, in the order of the rules."""
        comptes = [[0, 0, 0] for _ in self.noms]
        for (a, b), (gains, nulles, pertes, *_) in self._duels.items():
            for place, duel in ((a, (gains, nulles, pertes)), (b, (pertes, nulles, gains))):
                comptes[place] = [total + un for total, un in zip(comptes[place], duel, strict=True)]
        return [Resultat(gains, nulles, pertes) for gains, nulles, pertes in comptes]

    def _departages(self, totaux: list[Resultat]) -> list[float]:
        """Return the sum of Sonneborn and Berger of each player, in the order of the rules."""
        sommes = [0.0] * len(self.noms)
        for (a, b), (gains, nulles, pertes, *_) in self._duels.items():
            sommes[a] += (gains + nulles / DEMIS) * totaux[b].points
            sommes[b] += (pertes + nulles / DEMIS) * totaux[a].points
        return sommes

    def classement(self) -> Classement:
        """Rate the players."""
        return classer(len(self.noms), self.duels)

    def lignes(self, classement: Classement | None = None) -> list[Ligne]:
        """List the players, the strongest first; ``classement`` is how they are rated, if it is known."""
        cotes = (classement or self.classement()).cotes
        totaux = self._totaux()
        departages = self._departages(totaux)
        lignes = [
            Ligne(
                place,
                nom,
                totaux[place],
                cote.elo if cote else None,
                cote.marge if cote else None,
                self.forfaits[place],
                departages[place],
            )
            for place, (nom, cote) in enumerate(zip(self.noms, cotes, strict=True))
        ]
        rangees = sorted(lignes, key=lambda ligne: (ligne.force is None, -(ligne.force or 0.0), -ligne.departage))
        egales = {un.force for un, autre in pairwise(rangees) if un.force == autre.force} - {None}
        return [replace(ligne, a_egalite=ligne.force in egales) for ligne in rangees]


def _resultat(comptes: list[int]) -> Resultat:
    return Resultat(comptes[0], comptes[1], comptes[2], tuple(comptes[3:]))
