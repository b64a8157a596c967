"""What a match says of two players: an Elo difference, how sure it is, and which of them is likely the better.

The logistic scale is Elo's (*The Rating of Chessplayers, Past and Present*, 1978): 400 points for odds of ten to one.
The interval is the usual one of the mean of the results, won, drawn or lost (trinomial), carried over to that scale,
and the likelihood of superiority is ½ [1 + erf((W - L) / √(2 (W + L)))]: Chess Programming Wiki, *Match Statistics*.
When an opening is played twice with the colours swapped, its two games depend on each other: the variance is then that
of the pairs, which have five possible results (pentanomial), as in Fishtest (M. Van den Bergh, *Normalized Elo*).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import erf, inf, log10, sqrt
from typing import Final

from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, Camp, Issue

Z95: Final = 1.959964  # 95 % of a normal law lies within so many standard deviations
# What one side may score in a pair of games, a game: the five counts of ``paires`` are in this order.
SCORES_PAIRE: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
PAIRES_MIN: Final = 10  # fewer, which may look alike by chance, make nothing surer than games apart do


@dataclass(frozen=True)
class Estimation:
    """A score (0 to 1), its Elo difference with the ends of the 95 % interval, and the likelihood of superiority.

    The difference is infinite at 0 % and 100 %, and so is the end of the interval on that side.
    """

    score: float
    difference: float
    bas: float
    haut: float
    superiorite: float

    def texte(self) -> str:
        """Write the difference with its interval, or the one end that is known.

        >>> estimer(20, 0, 0).texte(), estimer(5, 10, 5).texte()
        ('> +287', '+0 [−111 ; +111]')
        """
        if not self.connue:
            return "indéterminé"
        if self.haut == inf:
            return f"> {_signe(self.bas)}"
        if self.bas == -inf:
            return f"< {_signe(self.haut)}"
        return f"{_signe(self.difference)} [{_signe(self.bas)} ; {_signe(self.haut)}]"

    @property
    def connue(self) -> bool:
        """Whether one end of the interval at least is known."""
        return self.bas > -inf or self.haut < inf


def _signe(elo: float) -> str:
    return f"{round(elo):+d}".replace("-", "−")


def difference(score: float) -> float:
    """Return the Elo difference that makes one expect ``score``, a fraction; infinite at 0 and 1, and beyond.

    >>> round(difference(0.75)), difference(1)
    (191, inf)
    """
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))


def superiorite(victoires: int, defaites: int) -> float:
    """Return the probability that the winner of more games is the better player; draws say nothing of it."""
    decisives = victoires + defaites
    return 0.5 * (1 + erf((victoires - defaites) / sqrt(2 * decisives))) if decisives else 0.5


@dataclass(frozen=True)
class Resultat:
    """What one player did against another: games won, drawn, lost, and the five counts of its complete pairs."""

    victoires: int = 0
    nulles: int = 0
    defaites: int = 0
    paires: tuple[int, ...] = (0,) * len(SCORES_PAIRE)

    @property
    def parties(self) -> int:
        """Games played."""
        return self.victoires + self.nulles + self.defaites

    @property
    def points(self) -> float:
        """A point a win, half of one a draw."""
        return self.victoires + self.nulles / 2

    @property
    def retourne(self) -> Resultat:
        """The same, seen by the other player."""
        return Resultat(self.defaites, self.nulles, self.victoires, self.paires[::-1])

    def meneur(self) -> tuple[int, Estimation] | None:
        """Return who is ahead, 0 for this player and 1 for the other one, and what the result says of who is.

        Level, it is this one; ``None`` before the first game. Wherever an Elo difference is told, it is that of who is
        named here: the interval of a score is not the same on both sides, and a sign alone would not say whose it is.

        >>> Resultat(1, 0, 3).meneur()[0], Resultat(2, 0, 2).meneur()[0]
        (1, 0)
        """
        rang = int(self.victoires < self.defaites)
        estimation = (self.retourne if rang else self).estimation()
        return None if estimation is None else (rang, estimation)

    def plus(self, autre: Resultat) -> Resultat:
        """Add the games of two results; the pairs are left out, since theirs are of different opponents or camps."""
        return Resultat(self.victoires + autre.victoires, self.nulles + autre.nulles, self.defaites + autre.defaites)

    def avec(self, issue: Issue, camp: Camp) -> Resultat:
        """Return the same after one more game, which ended as ``issue`` and in which this player had ``camp``."""
        gain, nulle = issue == camp, issue == NULLE
        perte = not gain and not nulle
        return Resultat(self.victoires + gain, self.nulles + nulle, self.defaites + perte, self.paires)

    def avec_paire(self, points: float) -> Resultat:
        """Return the same, two of its games being those of one opening, of which this player had ``points`` in all."""
        paires = list(self.paires)
        paires[round(2 * points)] += 1
        return replace(self, paires=tuple(paires))

    def estimation(self) -> Estimation | None:
        """Estimate the Elo difference that it shows, as ``estimer``; ``None`` before the first game."""
        return estimer(self.victoires, self.nulles, self.defaites, self.paires) if self.parties else None


def estimer(victoires: int, nulles: int, defaites: int, paires: Sequence[int] = ()) -> Estimation:
    """Judge a match from its three counts, and from the five counts of its pairs when openings were played twice.

    Games without their pair (an odd number, a match cut short) count in the score, not in the variance, which fewer
    pairs than ``PAIRES_MIN`` do not make smaller. Raises ``ValueError`` without any game.
    """
    parties = victoires + nulles + defaites
    if not parties:
        raise Faute("aucune partie : rien à estimer")
    score = (victoires + nulles / 2) / parties
    variance_parties = _variance(((1.0, victoires), (0.5, nulles), (0.0, defaites)))
    variance_paires = _variance(zip(SCORES_PAIRE, paires, strict=True)) if any(paires) else 0.0
    if sum(paires) < PAIRES_MIN and variance_paires < variance_parties:
        variance_paires = 0.0
    variance = variance_paires or variance_parties
    ecart = sqrt(variance)
    bas, haut = (score - Z95 * ecart, score + Z95 * ecart) if variance else _wilson(score, parties)
    sur = 0.5 * (1 + erf((score - 0.5) / ecart / sqrt(2))) if variance_paires else superiorite(victoires, defaites)
    return Estimation(score, difference(score), difference(bas), difference(haut), sur)


def _variance(resultats: Iterable[tuple[float, int]]) -> float:
    """Return the variance of the mean of the results, given with their counts."""
    comptes = list(resultats)
    nombre = sum(compte for _, compte in comptes)
    moyenne = sum(valeur * compte for valeur, compte in comptes) / nombre
    return sum(compte * (valeur - moyenne) ** 2 for valeur, compte in comptes) / nombre**2


def _wilson(score: float, parties: int) -> tuple[float, float]:
    """Return the ends when all results are alike: their variance, 0, would look like certainty (E. B. Wilson, 1927)."""
    centre = (score + Z95**2 / (2 * parties)) / (1 + Z95**2 / parties)
    ecart = Z95 / (1 + Z95**2 / parties) * sqrt(score * (1 - score) / parties + (Z95 / (2 * parties)) ** 2)
    bas, haut = centre - ecart, centre + ecart
    return (bas if score > 0 else 0.0), (haut if score < 1 else 1.0)
