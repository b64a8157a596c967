"""The results of each pairing and the account of each player, kept in the file beside the games that they add up.

The games of a file are checked one by one, since it may come from anybody; reading a million of them takes minutes.
Their sums cannot be checked without that, so that each line of them has a seal. Sums that were not made by this user's
programs, or that do not count as many games and faults as there are, are as if there were none: who asks for them reads
the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Self

from ecosysteme.jeu import PREMIER
from ecosysteme.tournoi.comptes.bilan_joueur import CAMPS, BilanJoueur, debut_de
from ecosysteme.tournoi.comptes.sceau import sceller
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement

DEBUT, DUEL, JOUEUR, TOTAL = "debut", "duel", "joueur", "parties"  # what lines are of, in the order of the table
DEMIS: Final = 2  # half points in a point
COMPTES: Final = (
    8  # of a pairing: games won, drawn and lost by the player of the lower place, then five counts of pairs
)

Rencontre = tuple[int, int]
RangeeSomme = tuple[str, str, bytes]  # what it is a sum of, its figures as JSON, its seal


@dataclass
class Sommes:
    """The sums of one tournament: ``duels`` by the two places, the lower first, ``joueurs`` in the order of the rules.

    ``tournoi`` is what tells it from any other, which seals stand for too.
    """

    reglement: Reglement
    tournoi: str
    parties: int = 0
    duels: dict[Rencontre, list[int]] = field(default_factory=dict)
    joueurs: list[BilanJoueur] = field(default_factory=list)
    _touches: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Begin with no game."""
        self.duels = {rencontre: [0] * COMPTES for rencontre in self.reglement.rencontres}
        self.joueurs = [BilanJoueur(self.reglement.jeu, nom) for nom in self.reglement.joueurs]

    def ajouter(self, fiche: PartieFinie, jumelle: tuple[int, int] | None) -> None:
        """Count a game; ``jumelle`` is who had the first camp in the other game of its pair, and how that one ended."""
        self._compter(fiche, jumelle, 1)
        for camp, place in zip(CAMPS, (fiche.premier, fiche.second), strict=True):
            self.joueurs[place].ajouter(fiche, camp)

    def retirer(self, fiche: PartieFinie, jumelle: tuple[int, int] | None) -> bool:
        """Take away a game that was counted; ``False`` when it had a player's longest move: the next is not known."""
        self._compter(fiche, jumelle, -1)
        joueurs = zip(CAMPS, (self.joueurs[fiche.premier], self.joueurs[fiche.second]), strict=True)
        connus = [joueur.retirer(fiche, camp) for camp, joueur in joueurs]
        return all(connus)

    def _compter(self, fiche: PartieFinie, jumelle: tuple[int, int] | None, pas: int) -> None:
        """Have ``pas`` games more of its pairing, 1 or -1."""
        a, b = sorted((fiche.premier, fiche.second))
        demis = demis_de(a, fiche.premier, fiche.issue)
        self.duels[a, b][DEMIS - demis] += pas
        if jumelle is not None:
            self.duels[a, b][3 + demis + demis_de(a, *jumelle)] += pas
        self.parties += pas
        self._touches |= self._lignes_de(fiche)

    @staticmethod
    def _lignes_de(fiche: PartieFinie) -> set[str]:
        """Return the lines that a game is counted in."""
        places, debut = (fiche.premier, fiche.second), debut_de(fiche)
        joueurs = {f"{JOUEUR} {place}" for place in places} | {f"{DEBUT} {place} {debut}" for place in places}
        return joueurs | {TOTAL, f"{DUEL} {min(places)} {max(places)}"}

    @property
    def fautes(self) -> int:
        """How many games a fault has lost, the time used up among them."""
        return sum(joueur.fautes for joueur in self.joueurs)

    def forfaits(self, place: int) -> int:
        """Return how many games a player has lost by a fault, its time used up apart."""
        return self.joueurs[place].fautes - self.joueurs[place].chutes

    def changees(self) -> Iterator[RangeeSomme]:
        """Yield the lines that games have changed since the last time; none where nothing can be sealed."""
        touches, self._touches = self._touches, set()
        for cle in touches:
            if (valeurs := self._valeurs(cle)) is not None:
                ecrites = json.dumps(valeurs)
                if (sceau := sceller(self.tournoi, cle, ecrites)) is not None:
                    yield cle, ecrites, sceau

    def _valeurs(self, cle: str) -> list[float] | None:
        """Return the figures of a line; ``None`` of an opening that is one too many."""
        genre, _, reste = cle.partition(" ")
        if genre == TOTAL:
            return [self.parties]
        if genre == DUEL:
            a, b = map(int, reste.split())
            return [*self.duels[a, b]]
        place, _, debut = reste.partition(" ")
        joueur = self.joueurs[int(place)]
        if genre == JOUEUR:
            return joueur.valeurs()
        resultat = joueur.ouvertures.get(debut)
        return None if resultat is None else [resultat.victoires, resultat.nulles, resultat.defaites]

    @classmethod
    def lues(cls, reglement: Reglement, tournoi: str, rangees: Iterable[tuple[Any, ...]]) -> Self | None:
        """Read all lines of a tournament; ``None`` unless they are under this user's seal, and agree."""
        sommes = cls(reglement, tournoi)
        try:
            for cle, valeurs, sceau in rangees:
                if sceau is None or sceller(tournoi, cle, valeurs) != sceau:
                    return None
                sommes._relire(cle, json.loads(valeurs))
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            return None
        return sommes if sommes._justes() else None

    def _relire(self, cle: str, valeurs: list[float]) -> None:
        genre, _, reste = cle.partition(" ")
        if genre == TOTAL:
            self.parties = int(valeurs[0])
        elif genre == DUEL:
            a, b = map(int, reste.split())
            self.duels[a, b] = [int(valeur) for valeur in valeurs]
        else:
            place, _, debut = reste.partition(" ")
            joueur = self.joueurs[int(place)]
            if genre == JOUEUR:
                joueur.relire(valeurs)
            else:
                gains, nulles, pertes = map(int, valeurs)
                joueur.ouvertures[debut] = Resultat(gains, nulles, pertes)

    def _justes(self) -> bool:
        """Tell whether no line is missing."""
        par_joueur = [0] * len(self.joueurs)
        for rencontre, comptes in self.duels.items():
            for place in rencontre:
                par_joueur[place] += sum(comptes[:3])
        return sum(par_joueur) == 2 * self.parties and par_joueur == [joueur.total.parties for joueur in self.joueurs]


def demis_de(place: int, premier: int, issue: int) -> int:
    """Return the half points of ``place`` in a game, by who had the first camp and how it ended."""
    return 1 if not issue else DEMIS * ((issue == PREMIER) == (premier == place))
