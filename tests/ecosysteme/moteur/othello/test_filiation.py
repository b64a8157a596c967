"""The kernels say of real and of impossible positions what Python says, which plays one at a time."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.livre.regles import coups_legaux, jouer
from ecosysteme.moteur.othello.filiation import (
    ABSENTE,
    ENCORE,
    FINIE,
    ILLEGALE,
    MOINDRES,
    SUITE,
    Repertoriees,
    canonisees,
    canoniser_positions,
    lister,
    ranger,
    retrouver,
    suites,
    suivre,
)
from ecosysteme.moteur.othello.symetries import CASES, canonique, modeles
from tests.ecosysteme.livre.positions import atteintes


def colonnes(positions: list[tuple[int, int]]) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    return np.array([nous for nous, _ in positions], np.uint64), np.array([eux for _, eux in positions], np.uint64)


def test_la_forme_canonique_est_celle_de_python() -> None:
    positions = atteintes(random.Random(1), 300)
    nous, eux = colonnes(positions)
    symetries = np.empty(nous.size, np.uint8)
    canoniser_positions(nous, eux, symetries)
    for bits, siens, autres, masque in zip(positions, nous.tolist(), eux.tolist(), symetries.tolist(), strict=True):
        attendue, vers = canonique(bits)
        assert (siens, autres) == attendue
        assert masque == sum(1 << symetrie for symetrie in vers)
        assert [int(MOINDRES[masque, case]) for case in range(64)] == [
            min(CASES[symetrie][case] for symetrie in vers) for case in range(64)
        ]


def test_les_coups_sont_ceux_des_regles_un_par_symetrie() -> None:
    positions = [canonique(bits)[0] for bits in atteintes(random.Random(2), 200)]
    nous, eux = colonnes(positions)
    parents, cases = np.empty(34 * nous.size, np.int64), np.empty(34 * nous.size, np.uint8)
    nombre = int(lister(nous, eux, parents, cases))
    listes = list(zip(parents[:nombre].tolist(), cases[:nombre].tolist(), strict=True))
    assert listes == [
        (rang, case)
        for rang, bits in enumerate(positions)
        for case in sorted(set(modeles(bits, coups_legaux(bits)).values()))
    ]


def test_la_suite_d_un_coup_est_celle_des_regles() -> None:
    positions = atteintes(random.Random(3), 600)
    pleines = [bits for bits in positions if (bits[0] | bits[1]).bit_count() > 58]  # passes, and last moves
    essais = [(bits, case) for bits in [*positions[:60], *pleines] for case in range(256)]
    nous, eux = colonnes([bits for bits, _ in essais])
    cases = np.array([case for _, case in essais], np.uint8)
    etats = np.empty(nous.size, np.uint8)
    suivre(nous, eux, cases, etats)
    vus = set()
    for (bits, case), siens, autres, etat in zip(essais, nous.tolist(), eux.tolist(), etats.tolist(), strict=True):
        vus.add(etat)
        if case > 63 or case not in coups_legaux(bits):
            assert etat == ILLEGALE
            continue
        suite = jouer(bits, case)
        if suite is None:
            assert etat == FINIE
        else:
            assert etat == (ENCORE if suite[1] else SUITE)
            assert (siens, autres) == canonique(suite[0])[0]
    assert vus == {SUITE, ENCORE, FINIE, ILLEGALE}


def test_chaque_position_se_retrouve_et_aucune_autre() -> None:
    positions = sorted({canonique(bits)[0] for bits in atteintes(random.Random(4), 400)})
    presentes, absentes = positions[::2], positions[1::2]
    nous, eux = colonnes(presentes)
    table = np.full(1024, ABSENTE, np.int64)
    ranger(nous, eux, table)
    rangs = np.empty(len(positions), np.int64)
    retrouver(nous, eux, table, *colonnes([*presentes, *absentes]), rangs)
    assert rangs.tolist() == [*range(len(presentes)), *[ABSENTE] * len(absentes)]


def test_les_tableaux_donnes_ne_changent_pas() -> None:
    nous, eux = colonnes(atteintes(random.Random(5), 20))
    avant = nous.copy()
    canonisees(nous, eux)
    suites(nous, eux, np.full(nous.size, 19, np.uint8))
    assert (nous == avant).all()


def test_les_coups_d_une_liste_menent_de_l_une_a_l_autre(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a whole game, its moves are found, whether the list is cut into lots or not."""
    positions = sorted({canonique(bits)[0] for bits in atteintes(random.Random(6), 50)})
    monkeypatch.setattr("ecosysteme.moteur.othello.filiation.LOT", 7)
    lots = list(Repertoriees(*colonnes(positions)).coups())
    assert len(lots) == -(-len(positions) // 7)
    trouves = {
        (parent, case, enfant, encore)
        for lot in lots
        for parent, case, enfant, encore in zip(
            lot.parents.tolist(), lot.cases.tolist(), lot.enfants.tolist(), lot.encore.tolist(), strict=True
        )
    }
    attendus = set()
    for parent, bits in enumerate(positions):
        for case in sorted(set(modeles(bits, coups_legaux(bits)).values())):
            suite = jouer(bits, case)
            if suite is not None and canonique(suite[0])[0] in positions:
                attendus.add((parent, case, positions.index(canonique(suite[0])[0]), suite[1]))
    assert trouves == attendus != set()
    assert [lot.cases.size for lot in Repertoriees(*colonnes([])).coups()] == [0]
