"""The deep search, exact to the end, and the plain minimax of its evaluation before it."""

import random

import numpy as np
import pytest

from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
from ecosysteme.moteur.othello.noyaux.profonde import PROFONDEUR_LEGERE, fenetre_nulle
from ecosysteme.moteur.othello.session import SessionRecherche, coups_legaux, jouer, score_final, vides_de
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif


@pytest.mark.parametrize("vides", [1, 2, 3, 4, 5, 7, 10])
def test_une_fenetre_nulle_dit_de_quel_cote_est_le_score(vides: int) -> None:
    contexte = contexte_neuf()
    source = random.Random(40 + vides)
    for rang in range(12 if vides < 10 else 4):
        nous, eux = bits_au_hasard(source, vides)
        attendu = score_naif(nous, eux)
        profondeur = np.int64(vides + 3 * (rang % 2))  # as many plies as empty squares, or more: the same
        for alpha in (attendu - 5, attendu - 1, attendu + 1):
            if -64 <= alpha < 64:
                score = fenetre_nulle(contexte.adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha), profondeur)
                assert (score > alpha) == (attendu > alpha)


def naif(session: SessionRecherche, bits: tuple[int, int], profondeur: int, alpha: int = -64, beta: int = 64) -> int:
    """Alpha-beta in whole discs over the evaluations of the shallow search, which has tests of its own."""
    coups = coups_legaux(*bits)
    if not coups and not coups_legaux(bits[1], bits[0]):
        return score_final(bits)
    if profondeur <= PROFONDEUR_LEGERE:
        return max(-64, min(64, (session.apercu(bits, profondeur) + UNITE // 2) // UNITE))
    if not coups:
        return -naif(session, (bits[1], bits[0]), profondeur, -beta, -alpha)
    meilleur = -65
    for case in coups:
        score = -naif(session, jouer(*bits, case), profondeur - 1, -beta, -max(alpha, meilleur))
        meilleur = max(meilleur, score)
        if meilleur >= beta:
            break
    return meilleur


# Windows near 0, far below those that stable discs answer: these know more than the evaluation does.
@pytest.mark.parametrize(
    ("profondeur", "vides"), [(1, 30), (3, 12), (4, 8), (4, 40), (5, 9), (5, 28), (6, 10), (6, 14), (6, 24)]
)
def test_jusqu_a_une_profondeur_c_est_un_minimax_de_l_evaluation(profondeur: int, vides: int) -> None:
    session = SessionRecherche(mega=1, poids=poids_au_hasard(profondeur))
    source = random.Random(100 * profondeur + vides)
    vus = 0
    while vus < (6 if profondeur < 6 else 3):
        bits = bits_au_hasard(source, vides)
        attendu = naif(session, bits, profondeur)
        if abs(attendu) > 8 or vides_de(bits) != vides:
            continue
        vus += 1
        session.vider()
        for alpha in (attendu - 3, attendu - 1, attendu, attendu + 2):
            with session.recherche(bits):
                score = session.fenetre(bits, alpha, profondeur)
            assert (score > alpha) == (attendu > alpha), (bits, alpha, attendu, score)
            assert (score <= attendu) if score > alpha else (score >= attendu)


@pytest.mark.parametrize("selectivite", [1, 3, 5])
def test_une_recherche_selective_ne_se_trompe_qu_un_peu(selectivite: int) -> None:
    session = SessionRecherche(mega=4)
    source = random.Random(60 + selectivite)
    ecarts = []
    for _ in range(6):
        bits = bits_au_hasard(source, 16)
        with session.recherche(bits):
            exact = session.encadrer(bits, 16, 0)
        session.vider()
        with session.recherche(bits):
            session.selectivite = selectivite
            ecarts.append(abs(session.encadrer(bits, 16, 0) - exact))
        session.vider()
    assert sum(ecarts) <= 2 * selectivite * len(ecarts)
