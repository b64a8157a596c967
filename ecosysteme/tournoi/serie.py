"""A series: the same two players, several games, colours swapped or not, and the running account of each.

Where it has openings, each is played twice in a row, the colours swapped, and the two games count as a pair.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import InitVar, asdict, dataclass, field, replace
from math import isfinite
from types import MappingProxyType
from typing import Any, Literal, Self

from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue, points_de
from ecosysteme.joueurs import creer_joueur
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR
from ecosysteme.tournoi.departs import Ouverture, Ouvertures
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import comptee
from ecosysteme.tournoi.releve import Releve

# The two seats of a series: 0 is the player that has the first camp in the first game.
Place = Literal[0, 1]
PLACES: tuple[Place, Place] = (0, 1)
ISSUES: tuple[Issue, ...] = (NULLE, PREMIER, SECOND)
PLUS_QUE_TOUT = 1 << 53  # counts that a file may hold are below
DES_LE_DEBUT: Mapping[Camp, int] = MappingProxyType({PREMIER: 0, SECOND: 0})


@dataclass(eq=False)  # two players of the same name have two accounts
class Bilan:
    """The account of one player: its results, its points minus the opponent's, and what was measured of its moves.

    ``comptees`` are the games whose points are counted: nobody counts those of a game that was resigned.
    """

    nom: str
    resultat: Resultat = field(default_factory=Resultat)
    marge_totale: int = 0
    comptees: int = 0
    releve: Releve = field(default_factory=Releve)

    @property
    def parties(self) -> int:
        """Games finished."""
        return self.resultat.parties

    @property
    def marge_moyenne(self) -> float:
        """Mean difference of points a game, 0 before the first whose points are counted."""
        return self.marge_totale / self.comptees if self.comptees else 0.0

    def ajouter(self, partie: Partie, issue: Issue, camp: Camp, depuis: int = 0) -> None:
        """Count a finished game, which ended as ``issue`` and in which this player had ``camp``.

        Its moves are counted too, but for those of the first ``depuis`` turns, when somebody else had its seat.
        """
        if comptee(partie):
            premier, second = partie.resultat
            self.marge_totale += premier - second if camp == PREMIER else second - premier
            self.comptees += 1
        self.resultat = self.resultat.avec(issue, camp)
        self.releve = self.releve.plus(Releve.de(partie, camp, depuis))

    @classmethod
    def relu(cls, dit: Mapping[str, Any]) -> Self:
        """Return the account that ``asdict`` made plain values of."""
        total, releve = dit["resultat"], dit["releve"]
        resultat = Resultat(**(total | {"paires": tuple(map(_compte, total["paires"]))}))
        bilan = cls(str(dit["nom"]), resultat, dit["marge_totale"], _compte(dit["comptees"]), Releve(**releve))
        mesures = [nombre for nom, nombre in releve.items() if not nom.startswith("secondes")]
        for nombre in (*mesures, abs(bilan.marge_totale), total["victoires"], total["nulles"], total["defaites"]):
            _compte(nombre)
        temps = bilan.releve.secondes, bilan.releve.secondes_max
        if len(resultat.paires) != len(Resultat().paires) or not all(un >= 0 and isfinite(un) for un in temps):
            raise ValueError
        return bilan


def _compte(nombre: object) -> int:
    """Return what a file says if it counts something."""
    if type(nombre) is not int or not 0 <= nombre < PLUS_QUE_TOUT:
        raise ValueError
    return nombre


@dataclass(frozen=True)
class _PremiereDePaire:
    """A game from an opening whose other game may follow: who had the first camp and the second, and its issue."""

    ouverture: Ouverture
    premier: Bilan
    second: Bilan
    issue: Issue


@dataclass
class Serie:
    """``nombre`` games between two seats; with ``alterner`` or ``ouvertures`` they swap camps after each game.

    ``bilans`` lists the account of each player that took a seat: the first two, then those that replaced them. A player
    that comes back finds its account again.
    """

    noms: InitVar[tuple[str, str]]
    nombre: int = 1
    alterner: bool = True
    ouvertures: Ouvertures | None = None
    suivantes: int = 0  # games of another series, which follows
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
        self._premiere: _PremiereDePaire | None = None  # the last game, when another one may make a pair of it
        self._premiere_avant: _PremiereDePaire | None = None  # the same, before the last game

    @property
    def jouees(self) -> int:
        """Games finished since the accounts were opened."""
        return sum(self.par_issue)

    @property
    def faites(self) -> int:
        """Games finished out of the ``nombre`` to play."""
        return self.jouees - self._debut

    @property
    def rang(self) -> tuple[int, int]:
        """Which game is under way, 1 for the first, and of how many: the accounts may hold games of before."""
        total = self._debut + self.nombre
        return min(self.jouees + 1, total), total

    @property
    def finie(self) -> bool:
        """Whether every game was played."""
        return self.faites >= self.nombre

    def copie(self) -> Serie:
        """Return the series as it now is; what is counted later stays out of it."""
        bilans = {bilan: replace(bilan) for bilan in self.bilans}
        autre = copy(self)
        autre.bilans, autre.par_issue = list(bilans.values()), list(self.par_issue)
        autre._assis, autre._avant = [bilans[bilan] for bilan in self._assis], None
        if (une := self._premiere) is not None:
            autre._premiere = replace(une, premier=bilans[une.premier], second=bilans[une.second])
        return autre

    def ecrite(self) -> dict[str, Any]:
        """Return the series as plain values, of which ``relue`` makes the same one; its openings are left out."""
        rangs, une = {bilan: rang for rang, bilan in enumerate(self.bilans)}, self._premiere
        return {
            "nombre": self.nombre,
            "alterner": self.alterner,
            "debut": self._debut,
            "issues": self.par_issue,
            "comptes": [asdict(bilan) for bilan in self.bilans],
            "assis": [rangs[bilan] for bilan in self._assis],
            "premiere": None if une is None else [rangs[une.premier], rangs[une.second], une.issue],
        }

    @classmethod
    def relue(cls, dit: Mapping[str, Any], ouvertures: Ouvertures | None = None) -> Self:
        """Return the series that wrote ``dit``, played from ``ouvertures``; ``Faute`` when none did."""
        try:
            return cls._relue(dit, ouvertures)
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as erreur:
            raise erreur if isinstance(erreur, Faute) else Faute("les comptes de la série sont illisibles") from None

    @classmethod
    def _relue(cls, dit: Mapping[str, Any], ouvertures: Ouvertures | None) -> Self:
        bilans = [Bilan.relu(un) for un in dit["comptes"]]
        premier, second = (bilans[_compte(rang)] for rang in dit["assis"])
        serie = cls((premier.nom, second.nom), _compte(dit["nombre"]), bool(dit["alterner"]), ouvertures)
        serie.bilans, serie._assis = bilans, [premier, second]
        serie._debut, serie.par_issue = _compte(dit["debut"]), list(map(_compte, dit["issues"]))
        if premier is second or len(serie.par_issue) != len(ISSUES) or not 0 <= serie.faites <= serie.nombre:
            raise ValueError
        if dit["premiere"] is not None and ouvertures is not None:
            un, autre, issue = map(_compte, dit["premiere"])
            if issue not in ISSUES:
                raise ValueError
            serie._premiere = _PremiereDePaire(ouvertures[serie.faites // 2], bilans[un], bilans[autre], issue)
        return serie

    def prolonger(self, nombre: int, alterner: bool, ouvertures: Ouvertures | None = None) -> None:
        """Play ``nombre`` more games on the same accounts, beginning with the camps of the first game."""
        self._debut, self._premiere = self.jouees, None
        self.nombre, self.alterner, self.ouvertures = nombre, alterner, ouvertures

    def ouvrir(self, partie: Partie) -> int:
        """Play the opening of the next game in ``partie``, which is at its start, by nobody's hand.

        Returns how many turns that took: these moves are no player's. Raises ``ValueError`` when it cannot be read.
        """
        for coup in self.ouvertures[self.faites // 2] if self.ouvertures is not None else ():
            partie.jouer(coup)
        return len(partie.historique)

    def bilan(self, place: Place) -> Bilan:
        """Return the account of who sits at ``place`` now."""
        return self._assis[place]

    def place(self, camp: Camp) -> Place:
        """Tell which seat has ``camp`` in the next game."""
        echange = (self.alterner or self.ouvertures is not None) and self.faites % 2 == 1
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

    def noter(self, partie: Partie, depuis: Mapping[Camp, int] = DES_LE_DEBUT, entames: int = 0) -> None:
        """Count a finished game, played with the camps that ``place`` tells; ``ValueError`` when it is not over.

        ``depuis`` says how many turns had been taken when each camp's player sat down: those moves were another's.
        ``entames`` is how many ``ouvrir`` took: a game that both played from there on is half of a pair.
        """
        if partie.issue is None:
            raise Faute("la partie n'est pas terminée")
        self._avant, self._issue = [(bilan, replace(bilan)) for bilan in self.bilans], partie.issue
        self._premiere_avant = self._premiere
        entiere = all(tours == entames for tours in depuis.values())
        coups = tuple(tour.coup for tour in partie.historique[:entames] if tour.coup is not None) if entiere else ()
        self._noter_paire(coups, partie.issue)
        for camp in (PREMIER, SECOND):
            self._assis[self.place(camp)].ajouter(partie, partie.issue, camp, depuis[camp])
        self.par_issue[partie.issue] += 1

    def _noter_paire(self, ouverture: Ouverture, issue: Issue) -> None:
        """Remember the first game of an opening; at the second one, of the same players, count the pair."""
        premier, second = (self._assis[self.place(camp)] for camp in (PREMIER, SECOND))
        autre, self._premiere = self._premiere, None
        if self.faites % 2 == 0:
            self._premiere = _PremiereDePaire(ouverture, premier, second, issue) if ouverture else None
        elif autre is not None and (autre.ouverture, autre.premier, autre.second) == (ouverture, second, premier):
            points = points_de(issue, PREMIER) + points_de(autre.issue, SECOND)
            premier.resultat = premier.resultat.avec_paire(points)
            second.resultat = second.resultat.avec_paire(2 - points)

    def retirer(self) -> None:
        """Take the last game out of the accounts; a player that left and has no other game loses its line.

        Only one game can be taken back: ``ValueError`` before the first game, and at the second call in a row.
        """
        if self._avant is None:
            raise Faute("aucune partie à retirer")
        for bilan, avant in self._avant:
            vars(bilan).update(vars(avant))
        self._avant, self._premiere = None, self._premiere_avant
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
