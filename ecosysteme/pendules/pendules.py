"""The clocks of a game: how much time each camp has, what it has used of it, and what it costs to run out of it.

Nothing here reads the time: whoever drives a game measures how long a turn lasts and says so. ``Pendules`` is one
frozen value, which a game carries and replaces as it goes on.

Three sets of rules are known by their names. That of the World Othello Federation gives two minutes once when the time
is used up: the game goes on, and whoever fell first gets 31 points at most; falling again loses 0 to 64. Many clubs
let the first fall lose 0 to 64. In Japan a fall counts when the opponent claims it before the last move, who then wins
by 33 to 31.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import isfinite
from typing import Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, choix
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.pendules.horloge import ENTRE_HORLOGES, MAXIMUM, Horloge, lire_horloge

RALLONGE: Final = 120.0  # s, given once by the rules of the World Othello Federation
CADEAU: Final = 15.0  # s that one player gives the other by a click
CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)
PREMIERES: Final[dict[str, Camp | None]] = {"0": None, "1": PREMIER, "2": SECOND}


class Regle(StrEnum):
    """What running out of time costs."""

    MONDIALE = "mondiale"  # the World Othello Federation's
    STRICTE = "stricte"  # 0 to 64 at once
    JAPONAISE = "japonaise"  # to be claimed

    @property
    def nom_ecrit(self) -> str:
        """Its name in files, which programs and people of any language read."""
        return {"mondiale": "World Othello", "stricte": "0-64", "japonaise": "Japan"}[self.value]


@dataclass(frozen=True, slots=True)
class Temps:
    """What a clock shows: seconds left, never below 0, whether they are the overtime, and what a move adds.

    ``limite`` are the seconds after which the game is lost, the overtime included, where whoever drives it holds to
    that; ``None``: nothing is known to end the turn.
    """

    reste: float
    rallonge: bool = False
    increment: float = 0.0
    limite: float | None = None


@dataclass(frozen=True, slots=True)
class CompteTemps:
    """The account of one camp, in seconds: what it has used, and what it was given besides the start.

    ``chutes`` counts how often its time was used up.
    """

    depense: float = 0.0
    recu: float = 0.0
    chutes: int = 0


@dataclass(frozen=True, slots=True)
class Pendules:
    """Both clocks of a game at one moment; what was used is never given back, whatever is taken back on the board.

    ``horloges`` and ``comptes`` are those of the first camp, then of the second. ``premiere`` is the camp whose time
    was used up first, ``None`` while nobody's was.
    """

    horloges: tuple[Horloge, Horloge]
    regle: Regle = Regle.MONDIALE
    comptes: tuple[CompteTemps, CompteTemps] = (CompteTemps(), CompteTemps())
    premiere: Camp | None = None

    @classmethod
    def reglees(cls, noir: Horloge, blanc: Horloge | None = None, regle: Regle = Regle.MONDIALE) -> Pendules:
        """Set both clocks, alike unless ``blanc`` says otherwise; the overtime is what ``regle`` gives."""
        rallonge = RALLONGE if regle is Regle.MONDIALE else 0.0
        return cls((replace(noir, rallonge=rallonge), replace(blanc or noir, rallonge=rallonge)), regle)

    def __str__(self) -> str:
        """Write how they are set, as a header tells it: once when both are alike."""
        noire, blanche = self.horloges
        return str(noire) if noire == blanche else f"{noire}{ENTRE_HORLOGES}{blanche}"

    def temps(self, camp: Camp, secondes: float = 0.0) -> Temps:
        """Return what the clock of ``camp`` shows ``secondes`` after it was last told."""
        apres = self.depenser(camp, secondes) if secondes else self
        horloge, compte = apres.horloges[camp - 1], apres.comptes[camp - 1]
        rallonge = compte.chutes > 0 and horloge.rallonge > 0
        reste = apres._solde(camp) + (horloge.rallonge if rallonge else 0.0)
        return Temps(0.0 if apres._epuisee(camp) else max(reste, 0.0), rallonge, horloge.increment)

    def limite(self, camp: Camp) -> float | None:
        """Return after how many seconds the turn of ``camp`` loses the game; ``None`` where that is to be claimed."""
        if self.regle is Regle.JAPONAISE:
            return None
        return 0.0 if self._epuisee(camp) else max(self._solde(camp) + self.horloges[camp - 1].rallonge, 0.0)

    def depenser(self, camp: Camp, secondes: float) -> Pendules:
        """Take ``secondes``, at least 0, off the time of ``camp``, whose turn goes on."""
        compte = self.comptes[camp - 1]
        apres = self._avec(camp, replace(compte, depense=compte.depense + secondes))
        solde, rallonge, chutes = apres._solde(camp), self.horloges[camp - 1].rallonge, compte.chutes
        if solde <= 0:
            chutes = max(chutes, 1)
        if chutes and rallonge and solde + rallonge <= 0:
            chutes = 2
        tombee = apres._avec(camp, replace(apres.comptes[camp - 1], chutes=chutes))
        return replace(tombee, premiere=self.premiere or (camp if chutes else None))

    def presser(self, camp: Camp, secondes: float) -> Pendules:
        """Take off what the move of ``camp`` took, and add what it earns."""
        apres = self.depenser(camp, secondes)
        return apres if apres._epuisee(camp) else apres.ajouter(camp, self.horloges[camp - 1].increment)

    def ajouter(self, camp: Camp, secondes: float = CADEAU) -> Pendules:
        """Give ``camp`` some more time, as its opponent may; a fall stays a fall."""
        compte = self.comptes[camp - 1]
        return self._avec(camp, replace(compte, recu=compte.recu + secondes))

    def _solde(self, camp: Camp) -> float:
        """Return what is left of the time that ``camp`` began with and was given, the overtime left out."""
        compte = self.comptes[camp - 1]
        return self.horloges[camp - 1].initial + compte.recu - compte.depense

    def _avec(self, camp: Camp, compte: CompteTemps) -> Pendules:
        premier, second = self.comptes
        return replace(self, comptes=(compte, second) if camp == PREMIER else (premier, compte))

    def _epuisee(self, camp: Camp) -> bool:
        """Whether ``camp`` has no time at all any more."""
        return self.comptes[camp - 1].chutes > (1 if self.horloges[camp - 1].rallonge else 0)

    @property
    def perdante(self) -> Camp | None:
        """The camp that has lost on time, whatever the board says; nobody where a fall must be claimed."""
        if self.regle is Regle.JAPONAISE:
            return None
        return next((camp for camp in CAMPS if self._epuisee(camp)), None)

    @property
    def reclamable(self) -> Camp | None:
        """The camp against which its opponent may claim the game on time, before the last move of the board."""
        return self.premiere if self.regle is Regle.JAPONAISE else None

    def ecart(self, joue: int) -> int:
        """Return the difference of a game that went to its end with ``joue`` discs for the first camp.

        Whoever fell first has one disc less than half of them at most; a worse result stands.
        """
        if self.regle is not Regle.MONDIALE or self.premiere is None:
            return joue
        return min(joue, -2) if self.premiere == PREMIER else max(joue, 2)

    def annoncer(self, entete: Entete) -> Entete:
        """Return ``entete`` with how the clocks are set, and the name of their rules."""
        return replace(entete, cadence=str(self), regle=self.regle.nom_ecrit)

    def ecrire(self) -> str:
        """Write all that is known of both on one line; ``lire_pendules`` reads it."""
        morceaux: list[str] = [self.regle.value, str(self.premiere or 0)]
        for horloge, compte in zip(self.horloges, self.comptes, strict=True):
            morceaux += [str(horloge), f"{compte.depense:.3f}", f"{compte.recu:.3f}", str(compte.chutes)]
        return " ".join(morceaux)


def lire_regle(texte: str, parmi: Iterable[Regle] = Regle) -> Regle:
    """Read the name of a set of rules, one of ``parmi``; ``ValueError`` for another."""
    noms = tuple(regle.value for regle in parmi)
    if texte not in noms:
        raise Faute("règle {regle!r} inconnue : attendu {attendues}", regle=texte, attendues=choix(*noms))
    return Regle(texte)


def lire_pendules(texte: str) -> Pendules:
    """Read what ``Pendules.ecrire`` wrote; ``ValueError`` for anything else."""
    try:
        regle, premiere, *reste = texte.split(" ")
        if len(reste) != 8:
            raise ValueError
        noire, blanche = lire_horloge(reste[0]), lire_horloge(reste[4])
        comptes = _lire_compte(*reste[1:4]), _lire_compte(*reste[5:])
        return Pendules((noire, blanche), Regle(regle), comptes, PREMIERES[premiere])
    except (ValueError, KeyError) as erreur:
        raise Faute("pendules {texte!r} illisibles", texte=texte) from erreur


def _lire_compte(depense: str, recu: str, chutes: str) -> CompteTemps:
    compte = CompteTemps(float(depense), float(recu), int(chutes))
    justes = all(isfinite(duree) and 0 <= duree <= 1000 * MAXIMUM for duree in (compte.depense, compte.recu))
    if not (justes and 0 <= compte.chutes <= 2):
        raise ValueError
    return compte
