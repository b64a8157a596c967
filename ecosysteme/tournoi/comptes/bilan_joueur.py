"""The account of one player: wins by colour, margins, time, mobility, openings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import EN_RALLONGE, MICROS, PartieFinie

DEBUT: Final = 4  # moves that name an opening, when the tournament gave none
OUVERTURES_MAX: Final = 2_000  # told apart, those met first: of drawn ones there are as many as games, each met twice
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
        """List the openings that it met most, with what it did in them; of two met as often, in alphabetical order."""
        vues = [debut for debut in self.ouvertures.items() if debut[1].parties]
        return sorted(vues, key=lambda debut: (-debut[1].parties, debut[0]))[:nombre]

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
        debut = debut_de(fiche)
        if debut in self.ouvertures or len(self.ouvertures) < OUVERTURES_MAX:
            self.ouvertures[debut] = self.ouvertures.get(debut, Resultat()).avec(fiche.issue, camp)

    def retirer(self, fiche: PartieFinie, camp: Camp) -> bool:
        """Take away a game that was counted; ``False`` when it had the longest move: the next one is not known."""
        partie = BilanJoueur(self.jeu, self.nom)
        partie.ajouter(fiche, camp)
        self.par_camp[camp] = _moins(self.par_camp[camp], partie.par_camp[camp])
        for nom in SOMMES:
            setattr(self, nom, getattr(self, nom) - getattr(partie, nom))
        for debut, resultat in partie.ouvertures.items():
            if debut in self.ouvertures:
                self.ouvertures[debut] = _moins(self.ouvertures[debut], resultat)
        return not partie.micros_max or partie.micros_max < self.micros_max

    def cumuler(self, autre: BilanJoueur) -> None:
        """Add the account of the same player in another tournament."""
        for camp in CAMPS:
            self.par_camp[camp] = self.par_camp[camp].plus(autre.par_camp[camp])
        for nom in SOMMES:
            setattr(self, nom, getattr(self, nom) + getattr(autre, nom))
        self.micros_max = max(self.micros_max, autre.micros_max)
        for debut, resultat in autre.ouvertures.items():
            self.ouvertures[debut] = self.ouvertures.get(debut, Resultat()).plus(resultat)

    def valeurs(self) -> list[float]:
        """Return its figures but those of openings, as ``relire`` takes them."""
        camps = [compte for camp in CAMPS for compte in _comptes(self.par_camp[camp])]
        return [*camps, *(getattr(self, nom) for nom in SOMMES), self.micros_max]

    def relire(self, valeurs: Sequence[float]) -> None:
        """Take back what ``valeurs`` returned."""
        gains, nulles, pertes, autres_gains, autres_nulles, autres_pertes = map(int, valeurs[:6])
        autres = Resultat(autres_gains, autres_nulles, autres_pertes)
        self.par_camp = {PREMIER: Resultat(gains, nulles, pertes), SECOND: autres}
        for nom, valeur in zip(SOMMES, valeurs[6:-1], strict=True):
            setattr(self, nom, valeur)
        self.micros_max = int(valeurs[-1])


# The figures of an account of which two add up.
SOMMES: Final = (
    *("marge_totale", "finies", "coups", "micros", "mobilite_totale", "fautes", "chutes", "abandons", "plafonnees"),
)


def debut_de(fiche: PartieFinie) -> str:
    """Return what names the opening of a game: that of the tournament, else its first moves."""
    return fiche.ouverture or " ".join(fiche.coups.split()[:DEBUT])


def _moins(total: Resultat, partie: Resultat) -> Resultat:
    comptes = (un - autre for un, autre in zip(_comptes(total), _comptes(partie), strict=True))
    gains, nulles, pertes = comptes
    return Resultat(gains, nulles, pertes)


def _comptes(resultat: Resultat) -> tuple[int, int, int]:
    return resultat.victoires, resultat.nulles, resultat.defaites
