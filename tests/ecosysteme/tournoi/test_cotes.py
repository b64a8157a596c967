"""Ratings of several players: a published table, two players as the match knows them, and simulated tournaments."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import isfinite, log
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.tournoi.cotes import ELO_PAR_UNITE, Classement, Cote, Resultats, classer
from ecosysteme.tournoi.elo import Resultat, estimer
from ecosysteme.tournoi.sprt import attendu

# Games won and lost in the Eastern Division of baseball's American League in 1987, home and away together:
# A. Agresti, *Categorical Data Analysis*, 2nd edition, table 10.10.
EQUIPES = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
GAINS = {
    (0, 1): 7, (0, 2): 9, (0, 3): 7, (0, 4): 7, (0, 5): 9, (0, 6): 11, (1, 2): 7, (1, 3): 5, (1, 4): 11, (1, 5): 9,
    (1, 6): 9, (2, 3): 7, (2, 4): 7, (2, 5): 8, (2, 6): 12, (3, 4): 6, (3, 5): 7, (3, 6): 10, (4, 5): 7, (4, 6): 12,
    (5, 6): 6,
}  # fmt: skip


def test_la_table_d_agresti() -> None:
    """Table 10.11: 1.58, 1.44, 1.29, 1.25, 1.11, 0.68 above Baltimore, in units of the logistic law."""
    classement = classer(7, {duel: Resultat(gains, 0, 13 - gains) for duel, gains in GAINS.items()})
    forces = [cote.elo / ELO_PAR_UNITE for cote in classement.cotes if cote is not None]
    assert [round(force - forces[-1], 2) for force in forces] == [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0]
    assert sum(forces) == pytest.approx(0)
    assert not classement.supposees


@pytest.mark.parametrize("paires", [(0,) * 5, (6, 10, 8, 20, 6)])
def test_deux_joueurs_sont_ceux_du_match(paires: tuple[int, ...]) -> None:
    resultat = Resultat(50, 10, 40, paires)
    premier, second = classer(2, {(0, 1): resultat}).cotes
    assert premier is not None
    assert second is not None
    assert premier.elo - second.elo == pytest.approx(400 * log(resultat.points / (100 - resultat.points)) / log(10))
    estimation = estimer(50, 10, 40, paires)
    # The interval of a rating is half that of the difference: the other half is the opponent's.
    assert 2 * premier.marge == pytest.approx((estimation.haut - estimation.bas) / 2, rel=0.03)


def test_une_partie_sans_sa_jumelle_compte_encore() -> None:
    """Two pairs so far, each of a draw and another game, and forty games whose twin is to come: all say how sure."""
    paires = (0, 1, 0, 1, 0)
    (reunies, _), (seules, _) = (classer(2, {(0, 1): Resultat(21, 2, 21, p)}).cotes for p in (paires, (0,) * 5))
    assert reunies is not None
    assert seules is not None
    assert reunies.marge == pytest.approx(seules.marge)


def test_qui_n_a_pas_joue_n_a_pas_de_cote_et_qui_gagne_tout_en_a_une() -> None:
    vide = classer(3, {(0, 1): Resultat(), (0, 2): Resultat()})
    assert vide.cotes == (None, None, None)
    classement = classer(3, {(0, 1): Resultat(10, 0, 0)})
    gagnant, perdant, absent = classement.cotes
    assert classement.supposees
    assert absent is None
    assert gagnant is not None
    assert perdant is not None
    assert gagnant.elo == pytest.approx(200 * log(10.5 / 0.5) / log(10))  # ten wins and the drawn game supposed
    assert gagnant.elo == pytest.approx(-perdant.elo)
    assert gagnant.marge > 100
    # A chain of wins that comes back to its start bounds everybody; one that does not leaves its end unbounded.
    assert not classer(3, {(0, 1): Resultat(5, 0, 1), (1, 2): Resultat(5, 0, 1)}).supposees
    assert classer(3, {(0, 1): Resultat(5, 0, 1), (1, 2): Resultat(5, 0, 0)}).supposees


def test_les_intervalles_couvrent_ce_qu_ils_disent() -> None:
    """A thousand tournaments of four players of known strength, a fifth of the games drawn: 95 % of the ratings."""
    vraies = np.array([-120.0, -30.0, 40.0, 110.0])
    hasard = np.random.default_rng(3)
    couverts = []
    duels = list(combinations(range(4), 2))
    scores = {(a, b): attendu(vraies[a] - vraies[b]) for a, b in duels}
    for _ in range(1000):
        resultats = {}
        for duel in duels:
            pertes, nulles, gains = hasard.multinomial(60, [0.9 - scores[duel], 0.2, scores[duel] - 0.1])
            resultats[duel] = Resultat(int(gains), int(nulles), int(pertes))
        cotes = classer(4, resultats).cotes
        couverts += [abs(cote.elo - vraie) <= cote.marge for cote, vraie in zip(cotes, vraies, strict=True) if cote]
    assert 0.93 < sum(couverts) / len(couverts) < 0.97


@st.composite
def resultats_de_match(draw: st.DrawFn) -> Resultat:
    """Any counts, clean sweeps, draws only and near sweeps often, with pairs that make them up or without."""
    if draw(st.booleans()):
        paires = tuple(draw(st.tuples(*[st.integers(0, 40)] * 5)))
        demis = sum(rang * compte for rang, compte in enumerate(paires))  # half points
        nulles = demis % 2 + 2 * draw(st.integers(0, min(demis, 4 * sum(paires) - demis) // 4))
        gains = (demis - nulles) // 2
        return Resultat(gains, nulles, 2 * sum(paires) - gains - nulles, paires)
    beaucoup = st.one_of(st.sampled_from((0, 0, 1, 40, 196, 5000)), st.integers(0, 300))
    return Resultat(draw(beaucoup), draw(beaucoup), draw(beaucoup))


@st.composite
def tournois(draw: st.DrawFn) -> tuple[int, Resultats]:
    """Up to seven players of whom some never met, not even through others."""
    joueurs = draw(st.integers(2, 7))
    duels = draw(st.sets(st.sampled_from(list(combinations(range(joueurs), 2)))))
    return joueurs, {duel: draw(resultats_de_match()) for duel in sorted(duels)}


def elos(classement: Classement) -> list[float]:
    return [cote.elo if cote else 0.0 for cote in classement.cotes]


def marges(classement: Classement) -> list[float]:
    return [cote.marge if cote else 0.0 for cote in classement.cotes]


@given(tournois())
def test_les_cotes_font_attendre_les_points_marques(tournoi: tuple[int, Resultats]) -> None:
    """What defines them: of each player, the points expected are those scored. Each group has its mean at zero."""
    joueurs, resultats = tournoi
    classement = classer(joueurs, resultats)
    forces, surplus = elos(classement), np.zeros(joueurs)
    amis = {joueur: {joueur} for joueur in range(joueurs)}
    for (a, b), resultat in resultats.items():
        if resultat.parties:
            supposee = int(classement.supposees)
            parties = resultat.parties + supposee
            surplus[a] += resultat.points + supposee / 2 - parties * attendu(forces[a] - forces[b])
            surplus[b] += resultat.retourne.points + supposee / 2 - parties * attendu(forces[b] - forces[a])
            reunis = amis[a] | amis[b]
            amis.update(dict.fromkeys(reunis, reunis))
    assert surplus == pytest.approx(0, abs=1e-6)
    for groupe in amis.values():
        assert sum(forces[joueur] for joueur in groupe) == pytest.approx(0, abs=1e-6)
    assert all(isfinite(cote.elo) and 0 < cote.marge < 1e6 for cote in classement.cotes if cote)


@given(tournois(), st.randoms())
def test_echanger_ou_retourner_ne_change_que_la_place_ou_le_signe(
    tournoi: tuple[int, Resultats], hasard: Random
) -> None:
    joueurs, resultats = tournoi
    classement = classer(joueurs, resultats)
    perdants = classer(joueurs, {duel: resultat.retourne for duel, resultat in resultats.items()})
    assert elos(perdants) == pytest.approx([-elo for elo in elos(classement)], abs=1e-5)
    assert marges(perdants) == pytest.approx(marges(classement), rel=1e-5)
    places = list(range(joueurs))
    hasard.shuffle(places)
    ailleurs = {}
    for (a, b), resultat in resultats.items():
        dans_l_ordre = places[a] < places[b]
        ailleurs[tuple(sorted((places[a], places[b])))] = resultat if dans_l_ordre else resultat.retourne
    melange = classer(joueurs, ailleurs)  # type: ignore[arg-type]  # a sorted pair is a pair
    assert [elos(melange)[place] for place in places] == pytest.approx(elos(classement), abs=1e-5)
    assert [marges(melange)[place] for place in places] == pytest.approx(marges(classement), rel=1e-5)


@given(resultats_de_match())
def test_deux_joueurs_ont_des_cotes_opposees_et_la_meme_marge(resultat: Resultat) -> None:
    match classer(2, {(0, 1): resultat}).cotes:
        case Cote(elo, marge), Cote(autre, autre_marge):
            assert elo == pytest.approx(-autre, abs=1e-6)
            assert marge == pytest.approx(autre_marge, rel=1e-6)
            points, parties = resultat.points, resultat.parties
            if points in (0, parties):  # the drawn game that is supposed
                points, parties = points + 0.5, parties + 1
            assert elo == pytest.approx(200 * log(points / (parties - points)) / log(10), abs=1e-6)
        case cotes:
            assert cotes == (None, None)
            assert not resultat.parties


@pytest.mark.parametrize("parties", [1, 2, 41, 197, 5000])
def test_de_zero_a_tout_une_cote_monte(parties: int) -> None:
    cotes = []
    for gains in sorted({*range(min(parties, 60) + 1), *range(max(parties - 60, 0), parties + 1)}):
        premier, _ = classer(2, {(0, 1): Resultat(gains, 0, parties - gains)}).cotes
        assert premier is not None
        cotes.append(premier.elo)
    assert all(avant < apres for avant, apres in pairwise(cotes))
