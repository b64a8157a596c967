"""A series: the same two players, several games, colours swapped or not, and the running account of each."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import InitVar, dataclass, field, replace
from types import MappingProxyType
from typing import Literal

from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue
from ecosysteme.joueurs import creer_joueur
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.releve import Releve

# The two seats of a series: 0 is the player that has the first camp in the first game.
Place = Literal[0, 1]
PLACES: tuple[Place, Place] = (0, 1)
DES_LE_DEBUT: Mapping[Camp, int] = MappingProxyType({PREMIER: 0, SECOND: 0})


@dataclass(eq=False)  # two players of the same name have two accounts
class Bilan:
    """The account of one player: its results, its points minus the opponent's, and what was measured of its moves."""

    nom: str
    resultat: Resultat = field(default_factory=Resultat)
    marge_totale: int = 0
    releve: Releve = field(default_factory=Releve)

    @property
    def parties(self) -> int:
        """Games finished."""
        return self.resultat.parties

    @property
    def marge_moyenne(self) -> float:
        """Mean difference of points a game, 0 before the first."""
        return self.marge_totale / self.parties if self.parties else 0.0

    def ajouter(self, partie: Partie, issue: Issue, camp: Camp, depuis: int = 0) -> None:
        """Count a finished game, which ended as ``issue`` and in which this player had ``camp``.

        Its moves are counted too, but for those of the first ``depuis`` turns, when somebody else had its seat.
        """
        premier, second = partie.resultat
        self.marge_totale += premier - second if camp == PREMIER else second - premier
        self.resultat = self.resultat.avec(issue, camp)
        self.releve = self.releve.plus(Releve.de(partie, camp, depuis))


@dataclass
class Serie:
    """``nombre`` games between two seats; with ``alterner`` they swap camps after each game.

    ``bilans`` lists the account of each player that took a seat: the first two, then those that replaced them. A player
    that comes back finds its account again.
    """

    noms: InitVar[tuple[str, str]]
    nombre: int = 1
    alterner: bool = True
    bilans: list[Bilan] = field(init=False)
    # Games finished since the accounts were opened, by issue: drawn, won by the first camp, by the second.
    par_issue: list[int] = field(init=False, default_factory=lambda: [0, 0, 0])

    def __post_init__(self, noms: tuple[str, str]) -> None:
        """Open one account a seat."""
        self._debut = 0
        self._assis = [Bilan(nom) for nom in noms]
        self.bilans = list(self._assis)
        self._avant: list[tuple[Bilan, Bilan]] | None = None  # each account, and what it was before the last game
        self._issue: Issue = NULLE  # of that game

    @property
    def jouees(self) -> int:
        """Games finished since the accounts were opened."""
        return sum(self.par_issue)

    @property
    def faites(self) -> int:
        """Games finished out of the ``nombre`` to play."""
        return self.jouees - self._debut

    @property
    def finie(self) -> bool:
        """Whether every game was played."""
        return self.faites >= self.nombre

    def copie(self) -> Serie:
        """Return the series as it now is; what is counted later stays out of it."""
        bilans = {bilan: Bilan(bilan.nom, bilan.resultat, bilan.marge_totale, bilan.releve) for bilan in self.bilans}
        autre = copy(self)
        autre.bilans, autre.par_issue = list(bilans.values()), list(self.par_issue)
        autre._assis, autre._avant = [bilans[bilan] for bilan in self._assis], None
        return autre

    def prolonger(self, nombre: int, alterner: bool) -> None:
        """Play ``nombre`` more games on the same accounts, beginning with the camps of the first game."""
        self._debut = self.jouees
        self.nombre, self.alterner = nombre, alterner

    def bilan(self, place: Place) -> Bilan:
        """Return the account of who sits at ``place`` now."""
        return self._assis[place]

    def place(self, camp: Camp) -> Place:
        """Tell which seat has ``camp`` in the next game."""
        echange = self.alterner and self.faites % 2 == 1
        return 1 if (camp == SECOND) != echange else 0

    def remplacer(self, place: Place, nom: str) -> None:
        """Let ``nom`` take the seat: the games of the one before stay on that one's account."""
        if nom == self._assis[place].nom:
            return
        parti = self._assis[place]
        arrive = next((bilan for bilan in self.bilans if bilan.nom == nom and bilan not in self._assis), None)
        if arrive is None:
            arrive = Bilan(nom)
            # Who has not finished a game gives up its line, others keep theirs.
            self.bilans.insert(len(self.bilans) if parti.parties else self.bilans.index(parti), arrive)
        if not parti.parties:
            self.bilans.remove(parti)
        self._assis[place] = arrive

    def echanger(self) -> None:
        """Let the two players swap their seats, each with its own account."""
        self._assis.reverse()

    def noter(self, partie: Partie, depuis: Mapping[Camp, int] = DES_LE_DEBUT) -> None:
        """Count a finished game, played with the camps that ``place`` tells; ``ValueError`` when it is not over.

        ``depuis`` says how many turns had been taken when each camp's player sat down: those moves were another's.
        """
        if partie.issue is None:
            raise Faute("la partie n'est pas terminée")
        self._avant, self._issue = [(bilan, replace(bilan)) for bilan in self.bilans], partie.issue
        for camp in (PREMIER, SECOND):
            self._assis[self.place(camp)].ajouter(partie, partie.issue, camp, depuis[camp])
        self.par_issue[partie.issue] += 1

    def retirer(self) -> None:
        """Take the last game out of the accounts; a player that left and has no other game loses its line.

        Only one game can be taken back: ``ValueError`` before the first game, and at the second call in a row.
        """
        if self._avant is None:
            raise Faute("aucune partie à retirer")
        for bilan, avant in self._avant:
            vars(bilan).update(vars(avant))
        self._avant = None
        self.par_issue[self._issue] -= 1
        self.bilans[:] = [
            bilan for bilan in self.bilans if bilan.parties or any(bilan is assis for assis in self._assis)
        ]


def creer_adversaires(noir: str, blanc: str, graine: int | None = None) -> tuple[Joueur, Joueur]:
    """Make both players from their specifications, seeded apart so that a series can be played again.

    Raises ``ValueError`` when a specification is wrong.
    """
    graines = (None, None) if graine is None else (2 * graine, 2 * graine + 1)
    return creer_joueur(noir, NOIR, graine=graines[0]), creer_joueur(blanc, BLANC, graine=graines[1])
