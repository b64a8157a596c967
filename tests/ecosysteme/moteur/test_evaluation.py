"""The rough evaluation and the shallow search: what they must not get wrong."""

from __future__ import annotations

import random

import numpy as np

from ecosysteme.moteur.contexte import TAILLE_PARTAGE, Contexte, bloc
from ecosysteme.moteur.evaluation import INFINI, QUARTS, chercher, evaluer
from ecosysteme.moteur.solveur import coups_legaux, jouer
from ecosysteme.moteur.table import nouvelle_table
from tests.ecosysteme.moteur.hasard import bits_au_hasard

CONTEXTE = Contexte(nouvelle_table(1), bloc(TAILLE_PARTAGE))


def naif(nous: int, eux: int, profondeur: int) -> int:
    """Plain negamax on the same evaluation."""
    if profondeur == 0:
        return int(evaluer(np.uint64(nous), np.uint64(eux)))
    coups = coups_legaux(nous, eux)
    if coups:
        return max(-naif(*jouer(nous, eux, case), profondeur - 1) for case in coups)
    if coups_legaux(eux, nous):
        return -naif(eux, nous, profondeur)
    return QUARTS * (nous.bit_count() - eux.bit_count())


def test_la_recherche_est_un_negamax() -> None:
    source = random.Random(1)
    for rang in range(60):
        nous, eux = bits_au_hasard(source, 16 + rang % 20)
        profondeur = rang % 4
        obtenu = chercher(
            CONTEXTE.adresse, np.uint64(nous), np.uint64(eux), -INFINI, INFINI, np.int64(profondeur), np.int64(40)
        )
        assert obtenu == naif(nous, eux, profondeur)


def test_une_position_et_son_image_valent_autant() -> None:
    source = random.Random(2)
    for _ in range(50):
        nous, eux = bits_au_hasard(source, 20)
        image = (int.from_bytes(mot.to_bytes(8, "little"), "big") for mot in (nous, eux))
        assert evaluer(np.uint64(nous), np.uint64(eux)) == evaluer(*(np.uint64(mot) for mot in image))
