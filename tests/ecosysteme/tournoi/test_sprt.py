"""The sequential test: published ratios, hand-made limits, and its errors over thousands of simulated matches."""

from __future__ import annotations

from itertools import permutations
from math import log

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.tournoi.sprt import Hypotheses, Sprt, attendu
from tests.tailles import taille

MATCHS = taille(1_000, 10_000)
LOT = 5  # results between two looks at the ratio
NULLES = 0.2


@pytest.mark.parametrize(
    ("comptes", "elo0", "elo1", "rapport"),
    [
        # Monty's test 69d3c8dc7c5b3724e29d2712 on its Fishtest: "Logistic (exact)", its H1 being +4 normalized.
        ((13, 37, 50, 25, 3), 0, 2.716, pytest.approx(-0.53772, abs=1e-4)),
        # The tests of fastchess, app/tests/sprt_test.cpp, "logistic"; there wins come first, and DD apart from WL.
        ((21184, 40708, 21404), 0.5, 2.5, pytest.approx(-1.57, abs=0.005)),
        ((57030, 106593, 57433), 0, 2, pytest.approx(-2.59, abs=0.005)),
        ((223, 9863, 20279 + 1000, 10037, 246), 0.5, 2.5, pytest.approx(-3.07, abs=0.005)),
        ((871, 26175, 55003 + 980, 26678, 821), 0, 2, pytest.approx(-4.98, abs=0.005)),
    ],
)
def test_les_rapports_publies(comptes: tuple[int, ...], elo0: float, elo1: float, rapport: object) -> None:
    assert Hypotheses(elo0, elo1).rapport(comptes) == rapport


def test_les_bornes_sont_celles_de_wald() -> None:
    assert Hypotheses(0, 5).bornes == (log(0.05 / 0.95), log(0.95 / 0.05))
    assert Hypotheses(0, 5, alpha=0.01, beta=0.1).bornes == (log(0.1 / 0.99), log(0.9 / 0.01))


def test_sans_nulles_c_est_le_test_de_wald() -> None:
    """With wins and losses alone, each hypothesis is one law: Σ n log(p1 / p0), which anybody can compute."""
    gains, pertes = 60, 40
    p0, p1 = attendu(0), attendu(50)
    wald = gains * log(p1 / p0) + pertes * log((1 - p1) / (1 - p0))
    assert Hypotheses(0, 50).rapport((pertes, 0, gains)) == pytest.approx(wald, abs=0.01)


def test_qui_change_de_cote_change_de_signe() -> None:
    aller = Hypotheses(-10, 30).rapport((3, 10, 20, 15, 7))
    assert Hypotheses(-30, 10).rapport((7, 15, 20, 10, 3)) == pytest.approx(-aller)


def test_des_resultats_tous_pareils_se_jugent_aussi() -> None:
    """One kind of result only: the others are as good as never seen, and the ratio stays a number of the right sign."""
    for rang, signe in ((0, -1), (1, -1), (3, 1), (4, 1)):
        comptes = [0] * 5
        comptes[rang] = 30
        assert np.sign(Hypotheses(-5, 5).rapport(comptes)) == signe
    assert Hypotheses(-5, 5).rapport((0, 0, 30, 0, 0)) == pytest.approx(0, abs=1e-6)


def lois(score: float) -> dict[str, npt.NDArray[np.float64]]:
    """Results of one game, and of a pair where the first camp is worth 0.1 more, both of mean ``score``."""

    def partie(s: float) -> npt.NDArray[np.float64]:
        return np.array([1 - s - NULLES / 2, NULLES, s - NULLES / 2])

    return {"trinomial": partie(score), "pentanomial": np.convolve(partie(score + 0.1), partie(score - 0.1))}


def verdicts(hypotheses: Hypotheses, loi: npt.NDArray[np.float64], graine: int) -> float:
    """Return how often H1 is accepted."""
    hasard = np.random.default_rng(graine)
    bas, haut = hypotheses.bornes
    comptes = np.zeros((MATCHS, len(loi)))
    acceptes = 0
    while len(comptes):
        comptes = comptes + hasard.multinomial(LOT, loi, len(comptes))
        rapports = hypotheses.rapport(comptes)
        acceptes += int((rapports >= haut).sum())
        comptes = comptes[(rapports > bas) & (rapports < haut)]
    return acceptes / MATCHS


@pytest.mark.parametrize("loi", ["trinomial", "pentanomial"])
def test_le_test_ne_se_trompe_pas_plus_qu_il_ne_le_dit(loi: str) -> None:
    """Under each hypothesis, either error at most 5 %, give or take the draw: 0.4 % over ten thousand matches."""
    hypotheses = Hypotheses(0, 80)
    marge = 0.4 / MATCHS**0.5
    assert verdicts(hypotheses, lois(attendu(0))[loi], graine=1) < hypotheses.alpha + marge
    assert verdicts(hypotheses, lois(attendu(80))[loi], graine=2) > 1 - hypotheses.beta - marge


def test_les_paires_comptent_dans_l_ordre_du_plan() -> None:
    """Whatever order they end in, ratio and verdict are the same; and what follows the verdict changes nothing."""
    demis = [4, 3, 4, 4, 4, 4, 4, 3, 4, 4, 4, 0, 0, 0, 0, 0]
    vus = set()
    for debut in permutations(range(4)):
        sprt = Sprt(Hypotheses(-50, 50))
        for paire in (*debut, *reversed(range(4, len(demis)))):
            sprt.noter(paire, demis[paire])
        vus.add((sprt.rapport, sprt.verdict, sprt.paires))
    assert len(vus) == 1
    ((rapport, verdict, paires),) = vus
    assert (verdict, rapport >= log(19)) == ("H1", True)
    assert 4 < paires < len(demis)


@pytest.mark.parametrize(("elo0", "elo1", "alpha"), [(5, 5, 0.05), (5, 0, 0.05), (0, 5, 0.0), (0, 5, 0.5)])
def test_refus(elo0: float, elo1: float, alpha: float) -> None:
    with pytest.raises(ValueError, match="sprt"):
        Hypotheses(elo0, elo1, alpha)
