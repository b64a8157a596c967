from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from ecosysteme.bibliotheque.filtres import HUMAINS, TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.marques import Marques
from ecosysteme.bibliotheque.masques import masque_de
from ecosysteme.bibliotheque.tableaux import ColonnesGardees, vides

MARQUES = Marques(np.array([0, 0, 0, 1, 0], np.bool_), np.array([0, 0, 1, 0], np.bool_), np.array([], np.uint32), {})
# numero, noir, blanc, tournoi, annee; 3 is a program, tournament 2 is XOT
PARTIES = [
    (1, 1, 2, 1, 1990),
    (2, 2, 1, 2, 1991),
    (3, 3, 1, 1, 2000),
    (4, 4, 5, 3, 0),
    (5, 1, 4, 2, 2024),
    (6, 0, 0, 0, 2024),
]


def colonnes() -> ColonnesGardees:
    numeros, noirs, blancs, tournois, annees = np.array(PARTIES).T
    tableaux = {"numeros": numeros, "noirs": noirs, "blancs": blancs, "tournois": tournois}
    return {
        **{nom: colonne.astype(np.uint32) for nom, colonne in tableaux.items()},
        "annees": annees.astype(np.uint16),
    }


def gardees(filtre: FiltreDeParties, marques: Marques = MARQUES) -> list[int]:
    masque = masque_de(filtre, colonnes(), marques)
    return [partie[0] for rang, partie in enumerate(PARTIES) if masque is None or masque[rang]]


Partie = tuple[int, int, int, int, int]


@pytest.mark.parametrize(
    ("filtre", "voulue"),
    [
        (TOUTES_LES_PARTIES, lambda p: True),
        (HUMAINS, lambda p: 3 not in p[1:3]),
        (FiltreDeParties(joueurs=frozenset({1})), lambda p: 1 in p[1:3] and p[1] != 3),
        (FiltreDeParties(joueurs=frozenset({2, 4})), lambda p: p[1] in (2, 4) or p[2] in (2, 4)),
        (FiltreDeParties(noirs=frozenset({1})), lambda p: p[1] == 1),
        (FiltreDeParties(blancs=frozenset({1}), programmes=True), lambda p: p[2] == 1),
        (FiltreDeParties(noirs=frozenset({1}), blancs=frozenset({2, 5})), lambda p: p[:3] == (1, 1, 2)),
        (FiltreDeParties(tournois=frozenset({2, 3})), lambda p: p[3] in (2, 3)),
        (FiltreDeParties(depuis=1991, jusqu_a=2000, programmes=True), lambda p: 1991 <= p[4] <= 2000),
        (FiltreDeParties(depuis=2024), lambda p: p[4] == 2024),
        (FiltreDeParties(jusqu_a=1991), lambda p: 0 < p[4] <= 1991),
        (FiltreDeParties(xot=True), lambda p: p[3] == 2),
        (FiltreDeParties(xot=False, programmes=True), lambda p: p[3] != 2),
        (FiltreDeParties(joueurs=frozenset({999_999})), lambda p: False),
    ],
)
def test_ne_restent_que_les_parties_voulues(filtre: FiltreDeParties, voulue: Callable[[Partie], bool]) -> None:
    assert gardees(filtre) == [partie[0] for partie in PARTIES if voulue(partie)]


def test_rien_a_ecarter_ne_fait_pas_de_masque() -> None:
    assert masque_de(TOUTES_LES_PARTIES, colonnes(), MARQUES) is None
    assert masque_de(HUMAINS, vides(), MARQUES) is None


def test_les_parties_supprimees_ne_comptent_jamais() -> None:
    marques = Marques(MARQUES.programmes, MARQUES.xot, np.array([2, 6], np.uint32), {})
    assert gardees(TOUTES_LES_PARTIES, marques) == [1, 3, 4, 5]


def test_un_numero_sans_nom_n_a_pas_de_drapeau() -> None:
    tableaux = colonnes()
    tableaux["noirs"] = np.full(len(PARTIES), 4_000_000_000, np.uint32)
    masque = masque_de(FiltreDeParties(xot=False), tableaux, MARQUES)
    assert masque is not None
    assert masque.tolist() == [1, 0, 1, 1, 0, 1]


def test_un_nom_suit_celui_qui_est_garde() -> None:
    marques = Marques(MARQUES.programmes, MARQUES.xot, MARQUES.supprimees, {5: 2, 4: 3})
    assert gardees(FiltreDeParties(joueurs=frozenset({5})), marques) == [1, 2]
    assert gardees(FiltreDeParties(joueurs=frozenset({2})), marques) == [1, 2]
    assert gardees(FiltreDeParties(blancs=frozenset({2}), programmes=True), marques) == [1, 4]
    assert gardees(FiltreDeParties(noirs=frozenset({4}), programmes=True), marques) == [3, 4]
