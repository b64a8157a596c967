"""Morpion solved: the attractors' sizes and ranks, and what they decide, against a min-max that knows no attractor."""

from __future__ import annotations

from functools import cache

import pytest

from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs import Verdict, solveur_de
from ecosysteme.solveurs.morpion import attracteur, strategie, suites

JEU = Morpion()
G1 = EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0)))


@cache
def juge(etat: EtatMorpion) -> tuple[int, int]:
    """Return gain and distance for the side to move, by looking at everything."""
    issue = JEU.issue(etat)
    if issue is not None:
        return (0 if issue == NULLE else 1 if issue == etat.trait else -1), 0
    suites = [juge(JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)]
    gain = max(-gain for gain, _ in suites)
    distances = [distance + 1 for autre, distance in suites if -autre == gain]
    return gain, min(distances) if gain == 1 else max(distances)


def test_les_tailles_connues() -> None:
    assert len(suites()) == 5478
    assert (len(attracteur(PREMIER)), len(attracteur(SECOND))) == (2936, 1474)
    assert len(attracteur(PREMIER, G1)) == 386


@pytest.mark.parametrize("camp", [PREMIER, SECOND])
def test_le_rang_est_la_distance_au_gain(camp: Camp) -> None:
    rangs = attracteur(camp)
    for etat in suites():
        gain, distance = juge(etat)
        assert rangs.get(etat) == (distance if gain == (1 if etat.trait == camp else -1) else None)
    assert list(rangs.values()) == sorted(rangs.values())


def test_chaque_verdict_est_celui_d_un_minmax_complet() -> None:
    solveur = solveur_de(JEU)
    assert solveur is not None
    for etat in suites():
        attendus = {coup: juge(JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)}
        assert solveur.juger(etat) == {coup: Verdict(-gain, rang + 1) for coup, (gain, rang) in attendus.items()}
        assert solveur.restants(etat) == etat.vides


def test_les_reponses_gagnantes_a_un_rond_a_cote_du_coin() -> None:
    solveur = solveur_de(JEU)
    assert solveur is not None
    verdicts = solveur.juger(G1)
    assert {coup for coup, verdict in verdicts.items() if verdict.gain == 1} == {(1, 0), (1, 1), (2, 0)}
    assert verdicts[2, 2].gain == 0  # what the seed plays


def test_la_strategie_gagne_au_plus_court_contre_toute_defense() -> None:
    for depart, camp in ((G1, PREMIER), (EtatMorpion(((1, 0, 0), (0, 0, 2), (0, 1, 0))), SECOND)):
        coups, rangs = strategie(camp, depart), attracteur(camp, depart)
        assert coups
        for etat, coup in coups.items():
            assert rangs[JEU.jouer(etat, coup)] == rangs[etat] - 1
        assert set(coups) == {etat for etat, rang in rangs.items() if rang and etat.trait == camp}


def test_une_partie_finie_n_a_rien_a_juger() -> None:
    solveur = solveur_de(JEU)
    assert solveur is not None
    assert solveur.juger(EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))) == {}
