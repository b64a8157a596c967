"""What goes into the tables comes out, merged; another position never does."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ecosysteme.moteur.compiler import compiler
from ecosysteme.moteur.contexte import TAILLE_PARTAGE, Contexte, bloc
from ecosysteme.moteur.table import (
    SANS_BORNE,
    borne_utile,
    entree_locale,
    memoriser,
    memoriser_locale,
    nouvelle_table,
    sonder,
    sonder_locale,
)
from tests.ecosysteme.moteur.hasard import eparpille


@compiler
def utile(donnees: Any, alpha: Any) -> Any:
    return borne_utile(donnees, alpha)


@compiler
def locale(ctx: Any, nous: Any, eux: Any, alpha: Any, score: Any, coup: Any) -> Any:
    entree = entree_locale(ctx, nous, eux)
    memoriser_locale(entree, nous, eux, alpha, score, coup)
    return sonder_locale(entree, nous, eux)


def bornes(donnees: int) -> tuple[int, int, int]:
    return (donnees & 255) - 64, (donnees >> 8 & 255) - 64, donnees >> 16 & 255


def test_les_deux_bornes_se_rejoignent() -> None:
    contexte = Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE))
    position = np.uint64(3), np.uint64(12)
    assert int(sonder(contexte.adresse, *position)) == 0
    memoriser(contexte.adresse, *position, np.int64(5), np.int64(8), np.uint64(40), np.int64(20))
    assert bornes(int(sonder(contexte.adresse, *position))) == (8, 64, 40)
    memoriser(contexte.adresse, *position, np.int64(9), np.int64(8), np.uint64(41), np.int64(20))
    donnees = sonder(contexte.adresse, *position)
    assert bornes(int(donnees)) == (8, 8, 40)
    assert utile(np.uint64(donnees), np.int64(7)) == utile(np.uint64(donnees), np.int64(9)) == 8
    assert int(sonder(contexte.adresse, *reversed(position))) == 0


def test_une_borne_qui_ne_suffit_pas() -> None:
    contexte = Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE))
    position = np.uint64(1), np.uint64(2)
    donnees = locale(contexte.adresse, *position, np.int64(5), np.int64(8), np.uint64(40))
    assert bornes(int(donnees)) == (8, 64, 40)
    assert utile(np.uint64(donnees), np.int64(8)) == SANS_BORNE


def test_une_table_trop_petite_oublie_mais_ne_ment_pas() -> None:
    contexte = Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE))
    source = random.Random(1)
    positions = list({eparpille(source) for _ in range(40000)})
    for rang, (nous, eux) in enumerate(positions):
        score = np.int64(rang % 60)
        memoriser(contexte.adresse, np.uint64(nous), np.uint64(eux), np.int64(-1), score, np.uint64(1), np.int64(20))
    trouves = 0
    for rang, (nous, eux) in enumerate(positions):
        donnees = int(sonder(contexte.adresse, np.uint64(nous), np.uint64(eux)))
        trouves += donnees != 0
        assert donnees == 0 or bornes(donnees)[0] == rang % 60
    assert 20000 < trouves < 40000


@pytest.mark.parametrize("mega", [0, 65537, 1.5, "8"])
def test_une_taille_refusee(mega: int) -> None:
    with pytest.raises(ValueError, match="Mo impossible"):
        nouvelle_table(mega)
