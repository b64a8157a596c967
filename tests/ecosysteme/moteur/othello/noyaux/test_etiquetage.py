"""The labels: exact ones are the oracle's, shallower ones those of a search."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.noyaux.contexte import ARRET, TAILLE_PARTAGE, Contexte
from ecosysteme.moteur.othello.noyaux.etiquetage import etiqueter, evaluer_toutes
from ecosysteme.moteur.othello.noyaux.evaluation import evaluer
from ecosysteme.moteur.othello.noyaux.table import nouvelle_table
from ecosysteme.moteur.othello.poids import poids_livres
from ecosysteme.moteur.othello.session import SessionRecherche, vides_de
from ecosysteme.moteur.othello.solveur import SolveurFinales
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif


def juger(
    contexte: Contexte, positions: list[Bits], profondeur: int, selectivite: int = 0
) -> tuple[int, npt.NDArray[np.int8]]:
    nous, eux = np.array(positions, np.uint64).T.copy()
    scores = np.full(len(positions), 99, np.int8)
    faits = etiqueter(contexte.adresse, nous, eux, np.int64(profondeur), np.uint64(selectivite), scores)
    return int(faits), scores


def test_les_etiquettes_exactes_sont_les_scores_de_l_oracle() -> None:
    source = random.Random(1)
    positions = [bits_au_hasard(source, rang % 7 + 1) for rang in range(120)]
    positions += [(0b1, 0b1111110), (0b1111110, 0b1), ((1 << 40) - 1, 0), (0, 1), ((1 << 64) - 1, 0)]
    attendus = [score_naif(*bits) for bits in positions]
    for profondeur in (7, 60):
        faits, scores = juger(contexte_neuf(poids_au_hasard(1)), positions[:120], profondeur)
        assert (faits, scores.tolist()) == (120, attendus[:120])
    assert juger(contexte_neuf(poids_au_hasard(1)), positions[120:], 60)[1].tolist() == attendus[120:]


def test_plus_profond_ce_sont_les_scores_du_solveur() -> None:
    source = random.Random(2)
    positions = [bits_au_hasard(source, vides) for vides in (12, 14, 15, 16)]
    solveur = SolveurFinales(mega=4)
    assert juger(contexte_neuf(), positions, 60)[1].tolist() == [solveur.score(*bits) for bits in positions]


@pytest.mark.parametrize("profondeur", [1, 3, 4, 6])
def test_a_une_profondeur_ce_sont_celles_de_la_session(profondeur: int) -> None:
    source, poids = random.Random(3), poids_au_hasard(1)
    session = SessionRecherche(mega=1, poids=poids)
    for vides in (8, 13, 25, 40):
        bits = bits_au_hasard(source, vides)
        session.vider()
        with session.recherche(bits):
            attendu = session.encadrer(bits, profondeur, 0)
        assert juger(contexte_neuf(poids), [bits], profondeur)[1].tolist() == [attendu], (vides_de(bits), bits)


def test_un_juge_selectif_n_est_pas_loin_et_n_en_garde_rien() -> None:
    source = random.Random(4)
    positions = [bits_au_hasard(source, 16) for _ in range(4)]
    contexte = contexte_neuf(poids_livres())
    oses = juger(contexte, positions, 60, 4)[1].astype(int)
    exacts = juger(contexte, positions, 60, 0)[1].tolist()
    assert exacts == [SolveurFinales(mega=4).score(*bits) for bits in positions]
    assert abs(oses - exacts).mean() <= 12


def test_un_arret_dit_combien_sont_jugees() -> None:
    partage = bloc(TAILLE_PARTAGE)
    contexte = Contexte(nouvelle_table(1), partage, poids_au_hasard(1))
    positions = [bits_au_hasard(random.Random(5), 12)] * 3
    partage[ARRET // 8] = 1
    assert juger(contexte, positions, 60)[0] == 0
    partage[ARRET // 8] = 0
    assert juger(contexte, positions, 60)[0] == 3
    assert juger(contexte, [bits_au_hasard(random.Random(5), 30)], 1)[0] == 1


def test_evaluer_toutes_les_positions_une_a_une() -> None:
    source, contexte = random.Random(5), contexte_neuf(poids_au_hasard(1))
    nous, eux = np.array([bits_au_hasard(source, 5 + rang) for rang in range(40)], np.uint64).T.copy()
    notes = np.zeros(40, np.int64)
    evaluer_toutes(contexte.adresse, nous, eux, notes)
    assert notes.tolist() == [evaluer(contexte.adresse, n, e) for n, e in zip(nous, eux, strict=True)]
