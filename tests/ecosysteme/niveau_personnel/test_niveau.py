"""The level found is the true one: simulated players, whose margins follow the law measured on our ladder."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.niveau_personnel.choix import adversaire
from ecosysteme.niveau_personnel.niveau import (
    ECART_TYPE,
    INTERVALLE,
    PARTIES_POUR_ECART,
    PIONS_PAR_ELO,
    ForceEstimee,
    NiveauEstime,
    PartieComptee,
    ecart_propre,
    estimer,
    plus_proche,
)
from tests.tailles import taille

PARTIES = 15


@dataclass
class Simule:
    vrai: float
    estimation: ForceEstimee


def _jouer(vrai: float, hasard: random.Random) -> Simule:
    parties: list[PartieComptee] = []
    estimation, dernier = estimer([]), None
    for _ in range(PARTIES):
        dernier = adversaire(estimation, dernier)
        marge = PIONS_PAR_ELO * (vrai - ELOS[dernier]) + hasard.gauss(0.0, ECART_TYPE)
        parties.append(PartieComptee(dernier, max(-64, min(2 * round(marge / 2), 64))))
        estimation = estimer(parties)
    return Simule(vrai, estimation)


def test_le_niveau_est_trouve_en_quinze_parties_et_l_intervalle_le_tient() -> None:
    hasard = random.Random(31)
    simules = [_jouer(hasard.uniform(ELOS[1], ELOS[20]), hasard) for _ in range(taille(40, 300))]
    proches = [abs(plus_proche(un.vrai) - un.estimation.niveau.niveau) <= 1 for un in simules]
    tenus = [abs(un.vrai - un.estimation.moyenne) <= INTERVALLE * un.estimation.ecart_type for un in simules]
    assert sum(proches) >= 0.9 * len(simules), sum(proches)
    assert 0.9 * len(simules) <= sum(tenus) <= taille(len(simules), round(0.99 * len(simules))), sum(tenus)


def test_sans_partie_on_ne_sait_rien() -> None:
    vide = estimer([])
    assert (vide.parties, vide.niveau) == (0, NiveauEstime(plus_proche(vide.moyenne), 1, 20))


def test_gagner_monte_perdre_descend_et_l_intervalle_se_resserre() -> None:
    gagnee, perdue = (estimer([PartieComptee(7, marge)]) for marge in (20, -20))
    assert perdue.moyenne < ELOS[7] < gagnee.moyenne
    assert estimer([PartieComptee(7, 20)] * 4).ecart_type < gagnee.ecart_type
    assert estimer([PartieComptee(7, 64)]) == estimer([PartieComptee(7, 40)])  # a rout says no more


def test_un_abandon_ne_dit_que_le_resultat() -> None:
    assert estimer([PartieComptee(7, -2, resultat_seul=True)]) == estimer([PartieComptee(7, -50, resultat_seul=True)])
    assert estimer([PartieComptee(7, -1, resultat_seul=True)]).moyenne < ELOS[7] + 500


def test_qui_varie_plus_que_nos_niveaux_a_un_intervalle_plus_large_apres_vingt_parties() -> None:
    def estimee(ecart: int, parties: int) -> ForceEstimee:
        return estimer([PartieComptee(7, ecart if rang % 2 else -ecart) for rang in range(parties)])

    avant = PARTIES_POUR_ECART - 2
    assert estimee(30, avant).ecart_type == pytest.approx(estimee(4, avant).ecart_type, rel=1e-3)
    assert estimee(30, PARTIES_POUR_ECART).ecart_type > 1.2 * estimee(4, PARTIES_POUR_ECART).ecart_type
    abandons = [PartieComptee(7, 30, resultat_seul=True)] * PARTIES_POUR_ECART
    assert ecart_propre(abandons, 0.0) == ECART_TYPE
    assert ecart_propre([PartieComptee(7, 0)] * PARTIES_POUR_ECART, float(ELOS[7])) < ECART_TYPE


def test_le_temps_passe_elargit_l_intervalle() -> None:
    tot, tard = (estimer([PartieComptee(7, 0, 0.0)] * 5 + [PartieComptee(7, 0, quand)]) for quand in (0.0, 3e7))
    assert tard.ecart_type > tot.ecart_type
