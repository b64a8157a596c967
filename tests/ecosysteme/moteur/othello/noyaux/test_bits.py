"""Moves and flips: scalar, 256 and 512 bits against each other and against the dict board."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Case, Disques
from ecosysteme.moteur.othello.conversion import vers_pions
from ecosysteme.moteur.othello.noyaux import bits, vecteurs
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.hasard import eparpille

Mobilite = Callable[[Disques, Disques], Disques]
Retournes = Callable[[Disques, Disques, Case], Disques]


@compiler
def mobilite_scalaire(nous: Disques, eux: Disques) -> Disques:
    return bits.mobilite_scalaire(nous, eux)


@compiler
def mobilite_256(nous: Disques, eux: Disques) -> Disques:
    return vecteurs.mobilite_256(nous, eux)


@compiler
def mobilite_512(nous: Disques, eux: Disques) -> Disques:
    return vecteurs.mobilite_512(nous, eux)


@compiler
def retournes_scalaires(nous: Disques, eux: Disques, case: Case) -> Disques:
    return bits.retournes_scalaires(nous, eux, case)


@compiler
def retournes_vecteurs(nous: Disques, eux: Disques, case: Case) -> Disques:
    return vecteurs.retournes_vecteurs(nous, eux, case)


@compiler
def voisins(case: Case) -> Disques:
    return bits.voisins(case)


def coups_du_plateau(plateau: Plateau) -> int:
    return sum(1 << (8 * y + x) for y, x in plateau.coups_legaux("N"))


@pytest.mark.parametrize("mobilite", [mobilite_scalaire, mobilite_256, mobilite_512])
def test_les_coups_sont_ceux_du_dictionnaire(mobilite: Mobilite) -> None:
    source = random.Random(1)
    for _ in range(2000):
        nous, eux = eparpille(source)
        attendus = coups_du_plateau(Plateau(8, vers_pions(nous, eux, "N")))  # type: ignore[arg-type]
        assert int(mobilite(np.uint64(nous), np.uint64(eux))) == attendus


@pytest.mark.parametrize("retournes", [retournes_scalaires, retournes_vecteurs])
def test_les_prises_sont_celles_du_dictionnaire(retournes: Retournes) -> None:
    source = random.Random(2)
    for _ in range(300):
        nous, eux = eparpille(source)
        plateau = Plateau(8, vers_pions(nous, eux, "N"))  # type: ignore[arg-type]
        for case in range(64):
            if not (nous | eux) >> case & 1:
                attendues = sum(1 << (8 * y + x) for y, x in plateau.coupValide(divmod(case, 8), "N")[1])
                assert int(retournes(np.uint64(nous), np.uint64(eux), np.uint64(case))) == attendues


def test_scalaires_et_vecteurs_sont_d_accord() -> None:
    source = random.Random(3)
    for _ in range(5000):
        nous, eux = (np.uint64(mot) for mot in eparpille(source))
        assert mobilite_scalaire(nous, eux) == mobilite_256(nous, eux) == mobilite_512(nous, eux)
        case = np.uint64(source.randrange(64))
        if not int(nous | eux) >> int(case) & 1:
            assert retournes_scalaires(nous, eux, case) == retournes_vecteurs(nous, eux, case)


def test_les_voisins() -> None:
    assert int(voisins(np.uint64(0))) == 1 << 1 | 1 << 8 | 1 << 9
    assert int(voisins(np.uint64(27))).bit_count() == 8
    assert int(voisins(np.uint64(63))) == 1 << 62 | 1 << 55 | 1 << 54
