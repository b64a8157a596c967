"""The strength of a person at exercises: found again of simulated people, and moved by each result."""

from __future__ import annotations

import random

import pytest

from ecosysteme.exercices.force import DERNIERS, estimer
from tests.tailles import taille


@pytest.mark.parametrize("vraie", [300, 900, 1500, 2100])
def test_la_force_de_personnes_simulees_se_retrouve(vraie: int) -> None:
    ecarts = []
    for graine in range(taille(8, 20)):
        hasard = random.Random(graine)
        resultats: list[tuple[int, bool]] = []
        for _ in range(40):  # each exercise near the strength that was found so far
            cote = min(max(round(estimer(resultats).moyenne), 350), 2400)
            resultats.append((cote, hasard.random() < 1 / (1 + 10 ** ((cote - vraie) / 400))))
        ecarts.append(abs(estimer(resultats).moyenne - vraie))
    assert sum(ecarts) / len(ecarts) < 150


def test_trouver_monte_et_manquer_descend() -> None:
    avant = estimer([])
    assert estimer([(1000, True)]).moyenne > avant.moyenne > estimer([(400, False)]).moyenne
    assert estimer([(700, True), (700, False)] * 5).ecart_type < avant.ecart_type / 2


def test_les_derniers_seuls_comptent() -> None:
    recents = [(1200, True)] * DERNIERS
    assert estimer([(300, False)] * 40 + recents) == estimer(recents)
