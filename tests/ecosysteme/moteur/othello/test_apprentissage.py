"""The learner finds weights that it is shown only through the positions that they value."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ecosysteme.moteur.commun.typage import Mots, Reels
from ecosysteme.moteur.othello.apprentissage import Apprenti
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE, evaluer, phase
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard

VIDES = 20


def positions(nombre: int, graine: int) -> tuple[Mots, Mots]:
    """Draw a few games' positions, each again and again with some discs turned: patterns come back, sums differ."""
    source = random.Random(graine)
    parties = [bits_au_hasard(source, VIDES) for _ in range(12)]
    tirees = []
    for rang in range(nombre):
        nous, eux = parties[rang % len(parties)]
        tournes = sum(1 << case for case in source.sample(range(64), 5)) & (nous | eux)
        tirees.append((nous ^ tournes, eux ^ tournes))
    tableau = np.array(tirees, np.uint64)
    return np.ascontiguousarray(tableau[:, 0]), np.ascontiguousarray(tableau[:, 1])


@pytest.fixture(scope="module")
def verite() -> Reels:
    """Weights of one phase, in discs, each shared by its twins."""
    poids: Reels = (poids_au_hasard(5, 16).phases[phase(VIDES)] / UNITE).astype(np.float32)
    return poids


def test_il_prevoit_ce_que_l_evaluation_du_moteur_vaut() -> None:
    poids = poids_au_hasard(4)
    contexte, apprenti = contexte_neuf(poids), Apprenti((poids.phases[phase(VIDES)] / UNITE).astype(np.float32))
    nous, eux = positions(200, 1)
    attendus = [evaluer(contexte.adresse, n, e) / UNITE for n, e in zip(nous, eux, strict=True)]
    assert apprenti.prevoir(nous, eux) == pytest.approx(attendus, abs=1e-3)


def test_il_apprend_une_cible_connue(verite: Reels) -> None:
    maitre, apprenti = Apprenti(verite), Apprenti()
    nous, eux = positions(6000, 2)
    cibles = maitre.prevoir(nous, eux)
    apprises, tenues = slice(0, 5000), slice(5000, None)
    ordre, hasard = np.arange(5000), np.random.default_rng(1)
    erreurs = []
    for pas in (0.3, 0.2, 0.2, 0.1, 0.1, 0.05):
        hasard.shuffle(ordre)
        erreurs.append(apprenti.epoque(ordre, nous[apprises], eux[apprises], cibles[apprises], pas, 0.0))
    assert erreurs[-1] < erreurs[0] / 4
    restes = apprenti.prevoir(nous[tenues], eux[tenues]) - cibles[tenues]
    assert np.std(restes) < np.std(cibles[tenues]) / 3
    assert apprenti.poids.shape == (TAILLE,)


def test_les_poids_donnes_sont_copies_et_les_jumeaux_ne_comptent_qu_une_fois(verite: Reels) -> None:
    avant = verite.copy()
    apprenti = Apprenti(verite)
    nous, eux = positions(100, 3)
    apprenti.epoque(np.arange(100), nous, eux, np.full(100, 9, np.float32), 0.1, 0.01)
    assert (verite == avant).all()
    seconds = jumeaux() != np.arange(TAILLE)
    assert (apprenti.poids[seconds] == avant[seconds]).all()
    assert (apprenti.poids != avant).any()


def test_le_rappel_ramene_vers_zero_et_une_prevision_juste_n_apprend_rien(verite: Reels) -> None:
    nous, eux = positions(300, 4)
    cibles, ordre = Apprenti(verite).prevoir(nous, eux), np.arange(300)
    libre, tenu = Apprenti(verite), Apprenti(verite)
    assert libre.epoque(ordre, nous, eux, cibles, 0.1, 0.0) == 0
    assert (libre.poids == verite).all()
    tenu.epoque(ordre, nous, eux, cibles, 0.1, 0.1)
    assert np.abs(tenu.poids).sum() < np.abs(verite).sum()
    assert Apprenti().epoque(ordre[:0], nous, eux, cibles, 0.1, 0.0) == 0
