"""The level of a person, as the chances of each strength given the games played against the levels of the engine.

A game tells more by its margin than by its result: after ten games of simulated players the level found is the true one
within one for 91 % by the margin, 84 % by the result, and the usual Glicko's interval at 95 % holds but 55 to 80 %. The
margin of our own levels grows by 6 discs each 100 Elo, with a deviation of 18 (229 games); a weight below 1 leaves room
for people whose margins vary more. There is no NumPy here: a window asks this after each game, in a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ecosysteme.joueurs.niveaux import ELOS

PLUS_BAS, PLUS_HAUT, PAS = -700, 3000, 20  # Elo of the grid, level 1 having 0
GRILLE: Final = tuple(float(elo) for elo in range(PLUS_BAS, PLUS_HAUT + 1, PAS))
PIONS_PAR_ELO: Final = 0.0605
ECART_TYPE: Final = 18.0  # discs, of the margins of our levels
PARTIES_POUR_ECART: Final = 20  # games of a person after which their own margins say how much these vary
POIDS: Final = 0.7  # of a margin, beside independent ones
MARGE_MAXIMALE: Final = 40  # discs: a rout says no more than that
PROGRES_PAR_PARTIE, PROGRES_PAR_MOIS = 20.0, 60.0  # Elo, deviations of what a person gains or loses meanwhile
MOIS: Final = 30 * 86_400.0  # s
INTERVALLE: Final = 1.96  # deviations: 95 %


class PartieComptee(NamedTuple):
    """A game that counts: ``marge`` discs ahead of level ``niveau``, and when (s)."""

    niveau: int
    marge: int
    quand: float = 0.0
    resultat_seul: bool = False  # somebody resigned: how many discs were ahead means nothing


class NiveauEstime(NamedTuple):
    """The level nearest to the mean, and those that the interval at 95 % holds."""

    niveau: int
    bas: int
    haut: int


@dataclass(frozen=True, slots=True)
class ForceEstimee:
    """What ``parties`` games say of a person, in Elo of the ladder."""

    moyenne: float
    ecart_type: float
    parties: int

    @property
    def niveau(self) -> NiveauEstime:
        """The same in levels."""
        marge = INTERVALLE * self.ecart_type
        return NiveauEstime(*(plus_proche(self.moyenne + ecart) for ecart in (0.0, -marge, marge)))


def plus_proche(elo: float) -> int:
    """Return the level whose strength is nearest to ``elo``.

    >>> plus_proche(-500), plus_proche(320), plus_proche(5000)
    (1, 3, 20)
    """
    return min(ELOS, key=lambda niveau: abs(ELOS[niveau] - elo))


def estimer(parties: Iterable[PartieComptee]) -> ForceEstimee:
    """Return what the games, in the order in which they were played, say of a person of whom nothing else is known.

    Margins count less for who scatters them more than our levels do, and more for who is steadier.
    """
    jouees = list(parties)
    estimation = _estimer(jouees, ECART_TYPE)
    if sum(not partie.resultat_seul for partie in jouees) < PARTIES_POUR_ECART:
        return estimation
    return _estimer(jouees, ecart_propre(jouees, estimation.moyenne))


def ecart_propre(parties: Iterable[PartieComptee], elo: float) -> float:
    """Return the deviation of the margins of a person of strength ``elo``, discs.

    That of our levels counts as ``PARTIES_POUR_ECART`` games: some twenty would say it badly alone.
    """
    ecarts = [_borner(partie.marge) - _attendue(partie, elo) for partie in parties if not partie.resultat_seul]
    carres = PARTIES_POUR_ECART * ECART_TYPE**2 + sum(ecart**2 for ecart in ecarts)
    return sqrt(carres / (PARTIES_POUR_ECART + len(ecarts)))


def _estimer(parties: Iterable[PartieComptee], ecart_type: float) -> ForceEstimee:
    chances: list[float] = [1.0] * len(GRILLE)
    avant: float | None = None
    nombre = 0
    for partie in parties:
        if avant is not None:
            mois = max(partie.quand - avant, 0.0) / MOIS
            chances = _progresser(chances, PROGRES_PAR_PARTIE**2 + PROGRES_PAR_MOIS**2 * mois)
        chances = _apprendre(chances, partie, ecart_type)
        avant, nombre = partie.quand, nombre + 1
    moyenne = sum(elo * part for elo, part in zip(GRILLE, chances, strict=True)) / sum(chances)
    variance = sum((elo - moyenne) ** 2 * part for elo, part in zip(GRILLE, chances, strict=True)) / sum(chances)
    return ForceEstimee(moyenne, sqrt(variance), nombre)


def _apprendre(chances: Sequence[float], partie: PartieComptee, ecart_type: float) -> list[float]:
    """Multiply the chances of each strength by those of the game."""
    logs = [
        log(part) + _log(partie, elo, ecart_type) if part > 0 else float("-inf")
        for elo, part in zip(GRILLE, chances, strict=True)
    ]
    plus_grand = max(logs)
    return [exp(un - plus_grand) for un in logs]


def _log(partie: PartieComptee, elo: float, ecart_type: float) -> float:
    if partie.resultat_seul:
        points = ((partie.marge > 0) - (partie.marge < 0) + 1) / 2
        gagnee = 1 / (1 + 10 ** (-(elo - ELOS[partie.niveau]) / 400))
        return points * log(gagnee) + (1 - points) * log(1 - gagnee)
    return -POIDS * 0.5 * ((_borner(partie.marge) - _attendue(partie, elo)) / ecart_type) ** 2


def _attendue(partie: PartieComptee, elo: float) -> float:
    return _borner(PIONS_PAR_ELO * (elo - ELOS[partie.niveau]))


def _borner(marge: float) -> float:
    return max(-MARGE_MAXIMALE, min(marge, MARGE_MAXIMALE))


def _progresser(chances: Sequence[float], variance: float) -> list[float]:
    """Spread the chances: a person may have changed by so much since the game before."""
    portee = int(3 * sqrt(variance) / PAS) + 1
    poids = [exp(-((PAS * rang) ** 2) / (2 * variance)) for rang in range(portee + 1)]
    total = poids[0] + 2 * sum(poids[1:])
    dernier = len(chances) - 1
    return [
        sum(poids[abs(pas)] * chances[min(max(rang + pas, 0), dernier)] for pas in range(-portee, portee + 1)) / total
        for rang in range(len(chances))
    ]
