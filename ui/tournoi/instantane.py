"""A tournament at one moment, as the dock shows it: plain values, made off the GUI thread since ratings take time."""

from __future__ import annotations

from dataclasses import dataclass

from ecosysteme.tournoi.deroulement import Avancement
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.sprt import Sprt, VerdictSprt
from ecosysteme.tournoi.tableau import Tableau


@dataclass(frozen=True)
class LigneCroisee:
    """A line of the cross-table; ``duels`` against each player in the order of the lines, ``None`` where they do not
    meet. ``forfaits`` are the games of ``total`` that it has forfeited, ``departage`` is what tells it from another
    whose Elo is the same, which there is if ``a_egalite``.
    """

    place: int
    elo: float | None
    marge: float | None
    total: Resultat
    duels: tuple[Resultat | None, ...]
    forfaits: int = 0
    departage: float = 0.0
    a_egalite: bool = False


@dataclass(frozen=True)
class Jauge:
    """How far a sequential test is: the log-likelihood ratio between its bounds, after so many pairs of games.

    ``teste`` is what the player that it is about, the first of the rules, did in all; ``hors`` are the games that came
    to their end after the verdict: they are in the table, and the test is over.
    """

    elo0: float
    elo1: float
    bas: float
    haut: float
    rapport: float
    paires: int
    verdict: VerdictSprt | None
    teste: Resultat | None = None
    hors: int = 0

    @classmethod
    def de(cls, sprt: Sprt, tableau: Tableau) -> Jauge:
        """Read the test of a match, whose table is ``tableau``."""
        hypotheses, duel = sprt.hypotheses, tableau.duels[0, 1]
        elos = hypotheses.elo0, hypotheses.elo1
        return cls(*elos, *hypotheses.bornes, sprt.rapport, sprt.paires, sprt.verdict, duel, tableau.hors_du_test)


@dataclass(frozen=True)
class InstantaneTournoi:
    """All that is shown of a tournament but its boards; ``par_heure`` and ``reste`` (s) while it is played."""

    reglement: Reglement
    lignes: tuple[LigneCroisee, ...]
    parties: int
    complet: bool
    supposees: bool
    jauge: Jauge | None = None
    par_heure: float | None = None
    reste: float | None = None

    @property
    def forfaits(self) -> int:
        """How many games somebody has forfeited."""
        return sum(ligne.forfaits for ligne in self.lignes)

    @property
    def juge(self) -> bool:
        """Whether a sequential test has come to its verdict: another game would add nothing."""
        return self.jauge is not None and self.jauge.verdict is not None

    @property
    def egalites(self) -> bool:
        """Whether some players have the same Elo."""
        return any(ligne.a_egalite for ligne in self.lignes)

    @property
    def duel(self) -> Resultat | None:
        """What the first of two players did; ``None`` when there are more."""
        if len(self.lignes) != 2:
            return None
        return next(duel for ligne in self.lignes if not ligne.place for duel in ligne.duels if duel is not None)


def instantane(tableau: Tableau, avancement: Avancement | None = None) -> InstantaneTournoi:
    """Copy the present state of ``tableau``, the strongest player first."""
    classement = tableau.classement()
    lignes = tableau.lignes(classement)
    return InstantaneTournoi(
        reglement=tableau.reglement,
        lignes=tuple(
            LigneCroisee(
                ligne.place,
                ligne.elo,
                ligne.marge,
                ligne.resultat,
                tuple(tableau.duel(ligne.place, autre.place) for autre in lignes),
                ligne.forfaits,
                ligne.departage,
                ligne.a_egalite,
            )
            for ligne in lignes
        ),
        parties=tableau.parties,
        complet=tableau.complet,
        supposees=classement.supposees,
        jauge=None if tableau.sprt is None else Jauge.de(tableau.sprt, tableau),
        par_heure=avancement.par_heure if avancement and avancement.faites else None,
        reste=avancement.reste if avancement and not tableau.complet else None,
    )
