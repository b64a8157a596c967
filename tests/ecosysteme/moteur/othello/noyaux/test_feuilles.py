"""Where the deep search ends: what the table keeps of a shallow search, and the last squares."""

import random

import numpy as np
import pytest

from ecosysteme.moteur.othello.noyaux.feuilles import PLIS_RETENUS, finir, recherche_legere, recherche_retenue
from ecosysteme.moteur.othello.noyaux.table import memoriser, sonder
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif


@pytest.mark.parametrize("vides", range(8))
def test_finir_dit_de_quel_cote_est_le_score(vides: int) -> None:
    contexte = contexte_neuf()
    source = random.Random(70 + vides)
    for _ in range(10):
        nous, eux = bits_au_hasard(source, vides)
        attendu = score_naif(nous, eux)
        for alpha in (attendu - 3, attendu - 1, attendu + 1):
            if -64 <= alpha < 64:
                score = finir(contexte.adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha), np.int64(vides))
                assert (score > alpha) == (attendu > alpha)


@pytest.mark.parametrize("profondeur", [1, 2, 3])
def test_ce_qui_est_retenu_est_la_meme_reponse_sans_la_chercher(profondeur: int) -> None:
    contexte = contexte_neuf(poids_au_hasard(profondeur))
    source = random.Random(80 + profondeur)
    for _ in range(10):
        nous, eux = map(np.uint64, bits_au_hasard(source, 30))
        for alpha in (-3, 0, 3):
            question = (contexte.adresse, nous, eux, np.int64(alpha), np.int64(30), np.int64(profondeur))
            attendu = recherche_legere(*question)
            premiere = recherche_retenue(*question)
            assert (premiere > alpha) == (attendu > alpha)
            visites = contexte.noeuds
            assert recherche_retenue(*question) == premiere
            assert (contexte.noeuds == visites) == (profondeur >= PLIS_RETENUS)


def test_retenir_garde_le_coup_que_la_table_connaissait() -> None:
    contexte = contexte_neuf(poids_au_hasard(5))
    nous, eux = map(np.uint64, bits_au_hasard(random.Random(9), 30))
    memoriser(contexte.adresse, nous, eux, 40, 41, np.uint64(19), 30, 2, np.uint64(0))
    for alpha in (-20, 20):
        recherche_retenue(contexte.adresse, nous, eux, np.int64(alpha), np.int64(30), np.int64(3))
        assert int(sonder(contexte.adresse, nous, eux)) >> 16 & 0xFF == 19
