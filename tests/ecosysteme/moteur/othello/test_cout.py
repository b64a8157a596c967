"""What an exact answer is foreseen to cost: in order with what it costs."""

from __future__ import annotations

import random

from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.moteur.othello.cout import ECART, noeuds_prevus
from ecosysteme.moteur.othello.penseur import reflechir
from ecosysteme.moteur.othello.session import SessionRecherche, coups_legaux
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard


def test_plus_de_cases_ou_de_coups_coutent_plus() -> None:
    assert noeuds_prevus(20, 8) < noeuds_prevus(21, 8) < 3 * noeuds_prevus(20, 8)
    assert noeuds_prevus(20, 8) < noeuds_prevus(20, 9)


def test_les_ordres_de_grandeur_sont_ceux_de_vraies_recherches() -> None:
    """Hold the median of a few searches within two deviations: the engine may change, not by a hundred."""
    source, session = random.Random(5), SessionRecherche(mega=4)
    rapports: list[float] = []
    while len(rapports) < 9:
        bits = bits_au_hasard(source, 16)
        if coups := coups_legaux(*bits):
            session.vider()
            noeuds = reflechir(session, bits, Limites(), False, None).noeuds
            rapports.append(noeuds / noeuds_prevus(16, len(coups)))
    assert 2 ** (-2 * ECART) < sorted(rapports)[4] < 2 ** (2 * ECART)
