"""The learner of networks: it says what the engine will, and finds what no sum of weights can say."""

from __future__ import annotations

import numpy as np
import pytest

from ecosysteme.moteur.othello.apprentissage import Apprenti
from ecosysteme.moteur.othello.apprentissage_reseau import ApprentiReseau, ajouter, suivre
from ecosysteme.moteur.othello.noyaux.contexte import Poids
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE, evaluer
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import RANGEES, VOIES_RANGEE
from ecosysteme.moteur.othello.poids import aligner, poids_nuls
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, positions_jouees

VIDES = 10
PAS = (0.1, 0.05)


def test_le_moteur_dit_ce_que_l_apprenti_prevoit() -> None:
    apprenti = ApprentiReseau(1)
    nous, eux = positions_jouees(300, VIDES, 1)
    cibles = np.random.default_rng(1).normal(0, 20, 300).astype(np.float32)
    for _ in range(5):
        apprenti.epoque(np.arange(300), nous, eux, cibles, PAS)
    apprenti.decaler(2.5)
    familles = np.append(jumeaux(), np.arange(TAILLE, RANGEES, dtype=np.int32))
    rangees = np.rint(apprenti.rangees * UNITE).astype(np.int16)
    assert rangees.shape == (RANGEES, VOIES_RANGEE)
    poids = Poids(poids_nuls().phases, aligner(np.stack([rangees] * 2), familles))
    contexte = contexte_neuf(poids)
    attendus = [evaluer(contexte.adresse, n, e) / UNITE for n, e in zip(nous, eux, strict=True)]
    assert apprenti.prevoir(nous, eux) == pytest.approx(attendus, abs=3)


def test_il_apprend_ce_qu_aucune_somme_ne_dit() -> None:
    """One who counts pieces cannot tell that two things are worth much only together."""
    nous, eux = positions_jouees(4000, VIDES, 2)
    coins = [np.bitwise_count(camp & np.uint64(0x8100000000000081)).astype(np.float32) for camp in (nous, eux)]
    cibles = 6 * (coins[0] - 1.5) * (coins[1] - 1.5)
    reseau, somme, ordre = ApprentiReseau(), Apprenti(), np.arange(4000)
    for _ in range(12):
        erreur = reseau.epoque(ordre, nous, eux, cibles, PAS)
        autre = somme.epoque(ordre, nous, eux, cibles, 0.3, 0.0)
    assert erreur < np.abs(cibles).mean() / 2
    assert reseau.epoque(ordre[:0], nous, eux, cibles, PAS) == 0
    assert np.isfinite(autre)


def test_un_reseau_part_d_un_autre_et_garde_ce_qu_il_n_a_pas_relu() -> None:
    premier, (nous, eux) = ApprentiReseau(1), positions_jouees(300, VIDES, 1)
    cibles = np.random.default_rng(1).normal(0, 20, 300).astype(np.float32)
    premier.epoque(np.arange(300), nous, eux, cibles, PAS)
    depart = premier.rangees
    second = ApprentiReseau(depart=suivre(depart, (VIDES + 3) % 8))
    assert second.prevoir(nous, eux) == pytest.approx(ApprentiReseau(depart=depart).prevoir(nous, eux), abs=1e-3)
    second.epoque(np.arange(20), nous, eux, cibles, PAS)
    assert 0 < (second.rangees != suivre(depart, (VIDES + 3) % 8)).any(axis=1).sum() < 20 * 60


def test_une_constante_ne_change_que_son_nombre_de_cases_vides() -> None:
    tirees = [positions_jouees(1, vides, 4) for vides in (13, 14, 20)]
    nous, eux = (np.concatenate([tiree[camp] for tiree in tirees]) for camp in (0, 1))
    rangees = ApprentiReseau(2).rangees
    avant = ApprentiReseau(depart=rangees).prevoir(nous, eux)
    ajouter(rangees, (14 + 3) % 8, 3.5)
    assert ApprentiReseau(depart=rangees).prevoir(nous, eux) - avant == pytest.approx([0, 3.5, 0], abs=1e-3)


def test_ce_qui_n_a_rien_appris_vaut_zero() -> None:
    apprenti = ApprentiReseau()
    nous, eux = positions_jouees(20, VIDES, 3)
    apprenti.epoque(np.arange(20), nous, eux, np.full(20, 9, np.float32), PAS)
    touchees = np.abs(apprenti.rangees[:, 1:]).max(axis=1) > 0
    assert 0 < touchees[:TAILLE].sum() < 20 * 58
