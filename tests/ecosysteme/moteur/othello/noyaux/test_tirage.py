"""Positions drawn to learn from: as empty as asked, playable, and from the games when they must be."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.noyaux.contexte import Contexte
from ecosysteme.moteur.othello.noyaux.tirage import FIN, TOUTES, tirer
from ecosysteme.moteur.othello.session import coups_legaux, jouer, vides_de
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard

Parties = npt.NDArray[np.uint8]
TELLES = 25  # % of positions left as they were played
RIEN = np.full((1, 60), FIN, np.uint8)


@pytest.fixture(scope="module")
def contexte() -> Contexte:
    return contexte_neuf(poids_au_hasard(1))


def jouer_partie(source: random.Random) -> tuple[list[int], list[Bits]]:
    """Play at random; return the moves, and the position with each side to move that has one."""
    bits = depuis_pions(Plateau(), "N")
    coups: list[int] = []
    positions: list[Bits] = []
    while True:
        legaux = coups_legaux(*bits)
        if not legaux:
            bits = bits[::-1]
            legaux = coups_legaux(*bits)
            if not legaux:
                return coups, positions
        positions.append(bits)
        coups.append(source.choice(legaux))
        bits = jouer(*bits, coups[-1])


def parties_au_hasard(nombre: int, graine: int) -> tuple[Parties, list[list[Bits]]]:
    source = random.Random(graine)
    tableau = np.full((nombre, 60), FIN, np.uint8)
    positions: list[list[Bits]] = []
    for ligne in tableau:
        coups, vues = jouer_partie(source)
        ligne[: len(coups)] = coups
        positions.append(vues)
    return tableau, positions


def tirees(
    contexte: Contexte, parties: Parties, avec: int, taille: int, vides: int, telles: int = TELLES, graine: int = 7
) -> list[Bits]:
    nous, eux = np.zeros(taille, np.uint64), np.zeros(taille, np.uint64)
    mot, maniere = np.array([graine], np.uint64), np.array([telles, 50, 3, 12, 192])
    tirer(contexte.adresse, parties, np.int64(avec), mot, np.int64(vides), maniere, nous, eux)
    assert int(mot[0]) not in (0, graine)
    return [(int(n), int(e)) for n, e in zip(nous, eux, strict=True)]


@pytest.mark.parametrize("vides", [1, 2, 7, 12, 20, 33, 44, 52])
def test_les_positions_ont_les_cases_vides_demandees_et_se_jouent(contexte: Contexte, vides: int) -> None:
    parties, _ = parties_au_hasard(60, 1)
    for avec in (0, 40, 60):
        trouvees = tirees(contexte, parties, avec, 80, vides)
        vraies = [bits for bits in trouvees if bits != (0, 0)]
        assert len(vraies) > 70, "presque toutes les places sont remplies"
        for bits in vraies:
            assert bits[0] & bits[1] == 0
            assert vides_de(bits) == vides
            assert coups_legaux(*bits)
        assert len(set(vraies)) > len(vraies) // 2
    assert [bits for bits in tirees(contexte, RIEN, 0, 40, vides) if bits != (0, 0)]


@pytest.mark.parametrize("vides", [6, 20, 40])
def test_les_naturelles_sont_celles_des_parties(contexte: Contexte, vides: int) -> None:
    parties, positions = parties_au_hasard(80, 2)
    trouvees = tirees(contexte, parties, 80, 80, vides, TOUTES)
    assert sum(bits != (0, 0) for bits in trouvees) > 60
    for rang, bits in enumerate(trouvees):
        assert bits == (0, 0) or bits in positions[rang]


def test_une_partie_abandonnee_avant_ne_donne_pas_de_position_naturelle(contexte: Contexte) -> None:
    parties, positions = parties_au_hasard(40, 3)
    parties[:20, 15:] = FIN
    trouvees = tirees(contexte, parties, 40, 40, 30, TOUTES)
    assert trouvees[:20] == [(0, 0)] * 20
    assert all(bits == (0, 0) or bits in positions[20 + rang] for rang, bits in enumerate(trouvees[20:]))
    assert (0, 0) not in tirees(contexte, parties, 40, 40, 30), "pour apprendre, elle se continue"


def test_une_part_seulement_est_laissee_telle_quelle(contexte: Contexte) -> None:
    parties, positions = parties_au_hasard(200, 4)
    trouvees = tirees(contexte, parties, 200, 200, 24)
    telles = sum(bits in vues for bits, vues in zip(trouvees, positions, strict=True))
    assert 20 < telles < 100


def test_la_meme_graine_donne_les_memes_positions(contexte: Contexte) -> None:
    parties, _ = parties_au_hasard(30, 5)
    une, deux, autre = (tirees(contexte, parties, 25, 30, 26, graine=graine) for graine in (3, 3, 4))
    assert une == deux != autre


def test_une_partie_fausse_ne_derange_pas_les_autres(contexte: Contexte) -> None:
    parties, positions = parties_au_hasard(30, 6)
    parties[::3] = np.random.default_rng(6).integers(0, 256, (10, 60), np.uint8)
    parties[0], parties[3] = 27, 200  # an occupied square; no square at all
    for telles in (TELLES, TOUTES):
        for bits in tirees(contexte, parties, 30, 30, 18, telles):
            assert bits == (0, 0) or (vides_de(bits) == 18 and coups_legaux(*bits))
    naturelles = tirees(contexte, parties, 30, 30, 18, TOUTES)
    assert all(bits == (0, 0) or bits in positions[rang] for rang, bits in enumerate(naturelles) if rang % 3)
    assert naturelles[0] == naturelles[3] == (0, 0)
