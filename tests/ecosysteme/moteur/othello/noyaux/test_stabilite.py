"""A disc called stable is never turned, however the game goes on."""

from __future__ import annotations

import random

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Disques
from ecosysteme.moteur.othello.noyaux.stabilite import stables
from ecosysteme.moteur.othello.session import PASSE, coups_legaux, jouer
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard


@compiler
def mesurer(ctx: Adresse, nous: Disques, eux: Disques) -> Disques:
    return stables(ctx, nous, eux, 64)


CONTEXTE = contexte_neuf()


def stables_de(nous: int, eux: int) -> int:
    return int(mesurer(CONTEXTE.adresse, np.uint64(nous), np.uint64(eux)))


def test_des_coins_et_des_bords() -> None:
    assert stables_de(0b1, 0) == 0b1
    assert stables_de(0b111, 0b1000) == 0b111
    assert stables_de(0b110, 0) == 0
    assert stables_de(0xFF, 0) == 0xFF
    assert stables_de(0x0303, 0) == 0x0103
    colonne_h = 0x8080808080808080
    assert stables_de(colonne_h, 1) == colonne_h
    assert stables_de((1 << 64) - 1, 0) == (1 << 64) - 1


def test_aucun_stable_n_est_retourne() -> None:
    source = random.Random(5)
    vus = 0
    for _ in range(400):
        nous, eux = bits_au_hasard(source, source.randrange(3, 30))
        surs_nous, surs_eux = stables_de(nous, eux), stables_de(eux, nous)
        assert not surs_nous & ~nous
        vus += surs_nous.bit_count()
        while True:
            coups = coups_legaux(nous, eux)
            if not coups and not coups_legaux(eux, nous):
                break
            nous, eux = jouer(nous, eux, source.choice(coups) if coups else PASSE)
            surs_nous, surs_eux = surs_eux, surs_nous
            assert not surs_nous & ~nous
            assert not surs_eux & ~eux
    assert vus > 400
