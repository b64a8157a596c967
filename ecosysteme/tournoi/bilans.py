"""What all stored games say of each player: wins by colour, margins, time, mobility, openings.

The same specification is the same player, whatever tournament it was in; each game (``jeu``) has its own accounts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import EN_RALLONGE, MICROS, PartieFinie

DEBUT: Final = 4  # moves that name an opening, when the tournament gave none
CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)


@dataclass
class BilanJoueur:
    """The account of one player at one game, over any number of tournaments."""

    jeu: str
    nom: str
    par_camp: dict[Camp, Resultat] = field(default_factory=lambda: dict.fromkeys(CAMPS, Resultat()))
    marge_totale: int = 0
    finies: int = 0
    coups: int = 0
    micros: int = 0
    micros_max: int = 0
    mobilite_totale: float = 0.0
    fautes: int = 0
    chutes: int = 0  # those of its faults that were its time used up
    abandons: int = 0
    plafonnees: int = 0  # those in which its overtime left it less than the board did
    ouvertures: dict[str, Resultat] = field(default_factory=dict)

    @property
    def total(self) -> Resultat:
        """The games with both camps."""
        return self.par_camp[PREMIER].plus(self.par_camp[SECOND])

    @property
    def marge_moyenne(self) -> float:
        """Mean of the player's points minus the opponent's, over the games that points tell."""
        return self.marge_totale / self.finies if self.finies else 0.0

    @property
    def secondes_par_coup(self) -> float:
        """Mean time of a move."""
        return self.micros / self.coups / MICROS if self.coups else 0.0

    @property
    def mobilite(self) -> float:
        """Mean, over the games, of the mean number of legal moves at its turns."""
        return self.mobilite_totale / self.total.parties if self.total.parties else 0.0

    def preferees(self, nombre: int) -> list[tuple[str, Resultat]]:
        """List the openings that it met most, with what it did in them."""
        vues = Counter({debut: resultat.parties for debut, resultat in self.ouvertures.items()})
        return [(debut, self.ouvertures[debut]) for debut, _ in vues.most_common(nombre)]

    def ajouter(self, fiche: PartieFinie, camp: Camp) -> None:
        """Count a game in which this player had ``camp``."""
        self.par_camp[camp] = self.par_camp[camp].avec(fiche.issue, camp)
        if fiche.comptee:
            self.finies += 1
            self.marge_totale += fiche.points[camp - 1] - fiche.points[2 - camp]
        self.fautes += fiche.fautif == camp
        self.chutes += fiche.tombee and fiche.fautif == camp
        self.plafonnees += fiche.raison == EN_RALLONGE and fiche.issue != camp
        self.abandons += fiche.abandonnee and fiche.issue != camp
        temps = fiche.temps[camp - 1]
        self.coups += len(temps)
        self.micros += sum(temps)
        self.micros_max = max(self.micros_max, *temps) if temps else self.micros_max
        self.mobilite_totale += fiche.mobilite[camp - 1]
        debut = fiche.ouverture or " ".join(fiche.coups.split()[:DEBUT])
        self.ouvertures[debut] = self.ouvertures.get(debut, Resultat()).avec(fiche.issue, camp)


def bilans_par_place(base: Base, numero: int) -> list[BilanJoueur]:
    """Count the games of each player of one tournament, in the order of its rules: two that are the same are two."""
    reglement = base.plan(numero).reglement
    comptes = [BilanJoueur(reglement.jeu, nom) for nom in reglement.joueurs]
    compter_par_place(base, numero, comptes)
    return comptes


def compter_par_place(base: Base, numero: int, comptes: Sequence[BilanJoueur]) -> None:
    """Count the games of one tournament in ``comptes``, the account of each place in its rules."""
    for fiche in base.fiches(numero):
        for camp, place in zip(CAMPS, (fiche.premier, fiche.second), strict=True):
            comptes[place].ajouter(fiche, camp)


def bilans(base: Base, numeros: Iterable[int] | None = None) -> list[BilanJoueur]:
    """Count the games of some tournaments, or of all; the accounts are in the order in which players appear."""
    comptes: dict[tuple[str, str], BilanJoueur] = {}
    for numero in base.numeros() if numeros is None else numeros:
        reglement = base.plan(numero).reglement
        for fiche in base.fiches(numero):
            for camp, place in zip(CAMPS, (fiche.premier, fiche.second), strict=True):
                cle = reglement.jeu, reglement.joueurs[place]
                comptes.setdefault(cle, BilanJoueur(*cle)).ajouter(fiche, camp)
    return list(comptes.values())
