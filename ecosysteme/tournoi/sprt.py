"""Stop a match as soon as it has proved something: Wald's sequential test of two Elo differences.

The test weighs how well two hypotheses explain the results, and ends when one is so much likelier than the other that
it errs no more often than asked. How often games are drawn, or won by the first camp, is not known: each hypothesis is
given the distribution that fits the results best among those of its expected score (generalized SPRT, multinomial
likelihood): M. Van den Bergh, *A practical introduction to the GSPRT* and *Normalized Elo*, as in Fishtest.
With three counts the results are those of games (trinomial), with five those of pairs of games (pentanomial).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, Final, Literal

from ecosysteme.fautes import Faute

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Reels = npt.NDArray[np.float64]

ERREUR: Final = 0.05  # how often the test may be wrong, whichever hypothesis holds
ABSENT: Final = 1e-3  # stands for a result that never came, as in Fishtest: its logarithm must exist
TOURS: Final = 80  # of the search for a root; a bisection alone would need 50
PRECISION: Final = 1e-9
RESULTATS: Final = 5  # of a pair: 0, ½, 1, 1½ and 2 points

VerdictSprt = Literal["H0", "H1"]


@dataclass(frozen=True)
class Hypotheses:
    """``elo0`` against ``elo1``, logistic Elo; ``alpha`` and ``beta`` are the risks of taking H0 for H1, H1 for H0."""

    elo0: float
    elo1: float
    alpha: float = ERREUR
    beta: float = ERREUR

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless ``elo0 < elo1`` and the risks are between 0 and ½."""
        if not self.elo0 < self.elo1:
            raise Faute(
                "sprt {elo0:g} {elo1:g} : attendu deux nombres, le plus petit d'abord", elo0=self.elo0, elo1=self.elo1
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Faute("sprt : les deux risques d'erreur sont entre 0 et 0,5")

    @property
    def bornes(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0, and H1, is accepted: Wald's bounds.

        >>> [round(borne, 2) for borne in Hypotheses(0, 5).bornes]
        [-2.94, 2.94]
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def rapport(self, comptes: npt.ArrayLike) -> Reels:
        """Return the log-likelihood ratio of H1 to H0, for counts along the last axis, the worst result first."""
        import numpy as np

        reels = np.asarray(comptes, dtype=np.float64)
        reels = np.where(reels == 0, ABSENT, reels)
        gains = reels * (_surprise(reels, attendu(self.elo0)) - _surprise(reels, attendu(self.elo1)))
        return np.asarray(gains.sum(-1))


def attendu(elo: float) -> float:
    """Return the score, 0 to 1, that an Elo difference makes one expect.

    >>> round(attendu(191), 2)
    0.75
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def _surprise(comptes: Reels, score: float) -> Reels:
    """Return how much likelier each result was observed to be than under the closest law whose mean is ``score``.

    That law is p / (1 + x a), where p is what was observed, a how far a result is from the mean, and x makes the mean
    right: Σ p a / (1 + x a) = 0. Newton's method, within bounds that keep each probability under 1.
    """
    import numpy as np

    ecarts = np.linspace(0.0, 1.0, comptes.shape[-1]) - score
    observes = comptes / comptes.sum(-1, keepdims=True)
    bas, haut = (observes[..., -1] - 1) / ecarts[-1], (observes[..., 0] - 1) / ecarts[0]
    x = np.zeros(bas.shape)
    for _ in range(TOURS):
        quotients = ecarts / (1 + x[..., None] * ecarts)
        moyenne = (observes * quotients).sum(-1)
        if np.abs(moyenne).max(initial=0.0) < PRECISION:
            break
        bas, haut = np.where(moyenne > 0, x, bas), np.where(moyenne > 0, haut, x)
        suivant = x + moyenne / (observes * quotients**2).sum(-1)
        x = np.where((suivant > bas) & (suivant < haut), suivant, (bas + haut) / 2)
    return np.log1p(x[..., None] * ecarts)


@dataclass
class Sprt:
    """The test of a match in progress, fed with its pairs of games in any order.

    A pair counts once all those before it in the plan have: otherwise short games, which end first, would weigh more,
    and an interrupted match could end with another verdict. Once there is a verdict, later pairs change nothing.
    """

    hypotheses: Hypotheses
    comptes: list[int] = field(default_factory=lambda: [0] * RESULTATS)
    rapport: float = 0.0
    verdict: VerdictSprt | None = None
    _attente: dict[int, int] = field(default_factory=dict)

    @property
    def paires(self) -> int:
        """Pairs that counted."""
        return sum(self.comptes)

    def noter(self, paire: int, demi_points: int) -> None:
        """Take the pair number ``paire``, 0 to 4 half points for the first player."""
        self._attente[paire] = demi_points
        bas, haut = self.hypotheses.bornes
        while self.verdict is None and self.paires in self._attente:
            self.comptes[self._attente.pop(self.paires)] += 1
            self.rapport = float(self.hypotheses.rapport(self.comptes))
            if self.rapport >= haut:
                self.verdict = "H1"
            elif self.rapport <= bas:
                self.verdict = "H0"
        if self.verdict is not None:
            self._attente.clear()
