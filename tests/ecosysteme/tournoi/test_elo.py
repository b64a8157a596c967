"""Elo: published figures, figures worked out by hand, and what symmetry demands."""

from __future__ import annotations

from math import inf, isnan, sqrt

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.tournoi.elo import Resultat, difference, estimer, superiorite


@pytest.mark.parametrize(
    ("gains", "nulles", "pertes", "elo"),
    [
        # A. Strangmüller's matches of Komodo 9.3 at double time, in % (Chess Programming Wiki, *Match Statistics*).
        (4497, 4920, 583, 144),
        (4127, 5400, 473, 133),
        (3667, 5793, 540, 112),
        (3267, 6303, 430, 101),
    ],
)
def test_les_matchs_publies(gains: int, nulles: int, pertes: int, elo: int) -> None:
    assert round(estimer(gains, nulles, pertes).difference) == elo


def test_dix_contre_un_font_quatre_cents_points() -> None:
    assert difference(10 / 11) == pytest.approx(400)
    assert (difference(0.5), difference(0), difference(1)) == (0, -inf, inf)


def test_l_intervalle_fait_a_la_main() -> None:
    """60 wins, 20 draws, 20 losses: mean 0.7, variance (60 × 0.09 + 20 × 0.04 + 20 × 0.49) / 100 = 0.16, error 0.04."""
    estimation = estimer(60, 20, 20)
    assert estimation.score == 0.7
    assert estimation.bas == pytest.approx(difference(0.7 - 1.96 * 0.04), abs=0.01)
    assert estimation.haut == pytest.approx(difference(0.7 + 1.96 * 0.04), abs=0.01)
    assert estimation.texte() == "+147 [+86 ; +218]"
    assert estimation.superiorite == superiorite(60, 20)


def test_la_superiorite_est_celle_d_une_loi_normale() -> None:
    """(W - L) / √(W + L) standard deviations: 1.96 of them leave 2.5 %."""
    assert superiorite(50, 50) == superiorite(0, 0) == 0.5
    assert superiorite(60, 40) == pytest.approx(0.97725, abs=1e-5)  # 2 of them
    assert superiorite(298, 251) == pytest.approx(0.9776, abs=1e-3)


def test_les_paires_disent_la_variance() -> None:
    """10 pairs of 0.5, 1.5 and 2 points out of 2, in 2, 6 and 2: mean 0.7 a game, variance 0.026, error √0.0026."""
    estimation = estimer(12, 4, 4, (0, 2, 0, 6, 2))
    assert estimation.score == 0.7
    ecart = sqrt((2 * 0.45**2 + 6 * 0.05**2 + 2 * 0.3**2) / 100)
    assert estimation.bas == pytest.approx(difference(0.7 - 1.96 * ecart), abs=0.01)
    # When each side wins with the same colour, the pairs know more than the games.
    couleurs, parties = estimer(51, 0, 49, (0, 0, 49, 0, 1)), estimer(51, 0, 49)
    assert couleurs.haut - couleurs.bas < (parties.haut - parties.bas) / 5


def test_quelques_paires_semblables_ne_font_pas_une_certitude() -> None:
    """Five pairs, four won: nine games out of eleven are 98 % sure, not the 100.0 % that so few pairs say."""
    estimation = estimer(9, 0, 2, (0, 0, 1, 0, 4))
    assert estimation == estimer(9, 0, 2)
    assert estimation.superiorite == pytest.approx(0.9826, abs=1e-4)


@pytest.mark.parametrize("paires", [(), (1, 2, 3, 4, 5)])
def test_qui_change_de_cote_change_de_signe(paires: tuple[int, ...]) -> None:
    aller, retour = estimer(15, 10, 5, paires), estimer(5, 10, 15, paires[::-1])
    assert (aller.difference, aller.bas, aller.haut) == pytest.approx((-retour.difference, -retour.haut, -retour.bas))
    assert aller.superiorite == pytest.approx(1 - retour.superiorite)


COMPTES = st.tuples(*[st.one_of(st.sampled_from((0, 1, 196)), st.integers(0, 5000))] * 3).filter(any)


@given(COMPTES)
def test_toute_estimation_est_dans_son_intervalle(comptes: tuple[int, int, int]) -> None:
    """Of any counts; and the other player's is its image, whose ends change places."""
    ici, la = estimer(*comptes), estimer(*comptes[::-1])
    assert not any(map(isnan, (ici.difference, ici.bas, ici.haut, ici.superiorite)))
    assert ici.bas <= ici.difference <= ici.haut
    assert (ici.difference, ici.bas, ici.haut) == pytest.approx((-la.difference, -la.haut, -la.bas), abs=1e-6)
    assert ici.superiorite == pytest.approx(1 - la.superiorite)
    gains, nulles, pertes = comptes
    if pertes:  # one loss less, one win more
        assert estimer(gains + 1, nulles, pertes - 1).difference > ici.difference


def test_tout_ou_rien_laisse_un_bout_ouvert() -> None:
    """Wilson's end for n wins out of n is n / (n + z²): here 20 / 23.84."""
    gagne, perdu = estimer(20, 0, 0, (0, 0, 0, 0, 10)), estimer(0, 0, 20)
    assert (gagne.difference, gagne.haut, perdu.difference, perdu.bas) == (inf, inf, -inf, -inf)
    assert gagne.bas == pytest.approx(difference(20 / (20 + 1.96**2)), abs=0.01)
    assert (gagne.texte(), perdu.texte()) == ("> +287", "< −287")
    # One win says next to nothing; draws alone do not say that the players are equal.
    assert estimer(1, 0, 0).bas < -200
    assert estimer(0, 4, 0).haut > 100
    assert estimer(1, 0, 1).texte() == "indéterminé"


@pytest.mark.parametrize(
    ("comptes", "paires", "elo", "marge", "superiorite"),
    [
        # The tests of fastchess, app/tests/elo_test.cpp: "EloWDL 2", "EloPentanomial 1" and 2, to its two figures.
        # For games apart we have the likelihood of the Wiki, 0.9957; theirs, of the same mean and variance, is 0.9960.
        ((136, 111, 96), (), 40.70, 30.43, 0.9957),
        ((0, 0, 0), (34, 54, 31 + 32, 64, 75), 55.58, 27.65, 1.0000),
        ((0, 0, 0), (332, 433, 457 + 41, 333, 334), -8.64, 10.33, 0.0505),
    ],
)
def test_les_exemples_de_fastchess(
    comptes: tuple[int, int, int], paires: tuple[int, ...], elo: float, marge: float, superiorite: float
) -> None:
    if paires:  # any games of that score will do: the pairs give the interval
        demis = sum(rang * compte for rang, compte in enumerate(paires))
        comptes = (demis // 2, demis % 2, 2 * sum(paires) - demis // 2 - demis % 2)
    estimation = estimer(*comptes, paires)
    assert estimation.difference == pytest.approx(elo, abs=0.01)
    assert (estimation.haut - estimation.bas) / 2 == pytest.approx(marge, abs=0.01)
    assert estimation.superiorite == pytest.approx(superiorite, abs=5e-5)


def loi_d_une_partie(score: float) -> npt.NDArray[np.float64]:
    """A loss, a draw, a win: a fifth is drawn."""
    return np.array([0.9 - score, 0.2, score - 0.1])


@pytest.mark.parametrize("elo", [0, 70])
@pytest.mark.parametrize("jumelees", [False, True])
def test_l_intervalle_couvre_dix_mille_matchs_simules(elo: float, jumelees: bool) -> None:
    """A match of 200 games, 10,000 times: the true difference is within the 95 % interval in 93 to 97 %."""
    score = 1 / (1 + 10 ** (-elo / 400))
    hasard = np.random.default_rng(7)
    couverts = 0
    if jumelees:  # the first camp is worth a fifth of a point more
        loi = np.convolve(loi_d_une_partie(score + 0.1), loi_d_une_partie(score - 0.1))
        for paires in hasard.multinomial(100, loi, 10_000).tolist():
            demis = sum(rang * compte for rang, compte in enumerate(paires))
            estimation = estimer(demis // 2, demis % 2, 200 - demis // 2 - demis % 2, paires)
            couverts += estimation.bas <= elo <= estimation.haut
    else:
        for pertes, nulles, gains in hasard.multinomial(200, loi_d_une_partie(score), 10_000).tolist():
            estimation = estimer(gains, nulles, pertes)
            couverts += estimation.bas <= elo <= estimation.haut
    assert 0.93 <= couverts / 10_000 <= 0.97


def test_un_resultat_se_lit_des_deux_cotes() -> None:
    resultat = Resultat(3, 2, 1, (0, 0, 1, 1, 1))
    assert (resultat.parties, resultat.points) == (6, 4)
    assert resultat.retourne == Resultat(1, 2, 3, (1, 1, 1, 0, 0))
    assert resultat.estimation() == estimer(3, 2, 1, (0, 0, 1, 1, 1))
    assert Resultat().estimation() is None


def test_rien_a_estimer() -> None:
    with pytest.raises(ValueError, match="aucune partie"):
        estimer(0, 0, 0)


def test_une_paire_se_range_par_ses_points() -> None:
    resultat = Resultat(3, 2, 1)
    for points in (0, 0.5, 1, 1, 1.5, 2):
        resultat = resultat.avec_paire(points)
    assert resultat == Resultat(3, 2, 1, (1, 1, 2, 1, 1))


def test_qui_mene_est_nomme_et_l_intervalle_est_le_sien() -> None:
    perdant = Resultat(2, 1, 7)
    assert perdant.meneur() == (1, estimer(7, 1, 2))
    assert Resultat(7, 1, 2).meneur() == (0, estimer(7, 1, 2))
    assert Resultat().meneur() is None
