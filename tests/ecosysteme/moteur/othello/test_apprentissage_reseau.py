"""The learner of networks: it says what the engine will, and finds what no sum of weights can say."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.apprentissage import Apprenti
from ecosysteme.moteur.othello.apprentissage_reseau import ApprentiReseau
from ecosysteme.moteur.othello.noyaux.contexte import Poids
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE, evaluer
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import PHASES_RESEAU, RANGEES, VOIES_RANGEE
from ecosysteme.moteur.othello.poids import aligner, poids_nuls
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard

VIDES = 10
PAS = (0.1, 0.05)


def positions(nombre: int, graine: int) -> tuple[Mots, Mots]:
    source = random.Random(graine)
    tableau = np.array([bits_au_hasard(source, VIDES) for _ in range(nombre)], np.uint64)
    return np.ascontiguousarray(tableau[:, 0]), np.ascontiguousarray(tableau[:, 1])


def test_le_moteur_dit_ce_que_l_apprenti_prevoit() -> None:
    apprenti = ApprentiReseau(1)
    nous, eux = positions(300, 1)
    cibles = np.random.default_rng(1).normal(0, 20, 300).astype(np.float32)
    for _ in range(5):
        apprenti.epoque(np.arange(300), nous, eux, cibles, PAS)
    apprenti.decaler(2.5)
    familles = np.append(jumeaux(), np.arange(TAILLE, RANGEES))
    rangees = np.rint(apprenti.rangees[familles] * UNITE).astype(np.int16)
    assert rangees.shape == (RANGEES, VOIES_RANGEE)
    poids = Poids(poids_nuls().phases, aligner(np.stack([rangees] * len(PHASES_RESEAU))))
    contexte = contexte_neuf(poids)
    attendus = [evaluer(contexte.adresse, n, e) / UNITE for n, e in zip(nous, eux, strict=True)]
    assert apprenti.prevoir(nous, eux) == pytest.approx(attendus, abs=3)


def test_il_apprend_ce_qu_aucune_somme_ne_dit() -> None:
    """One who counts pieces cannot tell that two things are worth much only together."""
    nous, eux = positions(4000, 2)
    coins = [np.bitwise_count(camp & np.uint64(0x8100000000000081)).astype(np.float32) for camp in (nous, eux)]
    cibles = 6 * (coins[0] - 1.5) * (coins[1] - 1.5)
    reseau, somme, ordre = ApprentiReseau(), Apprenti(), np.arange(4000)
    for _ in range(12):
        erreur = reseau.epoque(ordre, nous, eux, cibles, PAS)
        autre = somme.epoque(ordre, nous, eux, cibles, 0.3, 0.0)
    assert erreur < np.abs(cibles).mean() / 2
    assert reseau.epoque(ordre[:0], nous, eux, cibles, PAS) == 0
    assert np.isfinite(autre)


def test_ce_qui_n_a_rien_appris_vaut_zero() -> None:
    apprenti = ApprentiReseau()
    nous, eux = positions(20, 3)
    apprenti.epoque(np.arange(20), nous, eux, np.full(20, 9, np.float32), PAS)
    touchees = np.abs(apprenti.rangees[:, 1:]).max(axis=1) > 0
    assert 0 < touchees[:TAILLE].sum() < 20 * 58
