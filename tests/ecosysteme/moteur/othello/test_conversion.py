"""Dict boards to bits and back; what is refused, and in which words."""

from __future__ import annotations

import random

import pytest

from ecosysteme.moteur.othello.conversion import depuis_pions, verifier_bits, vers_pions
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.hasard import eparpille

NOIRS, BLANCS = 1 << 28 | 1 << 35, 1 << 27 | 1 << 36  # e4 d5, d4 e5


def test_le_depart() -> None:
    assert depuis_pions(Plateau(), "N") == (NOIRS, BLANCS)
    assert depuis_pions(Plateau(), "B") == (BLANCS, NOIRS)
    assert vers_pions(*depuis_pions(Plateau(), "B"), "B") == Plateau()


def test_l_aller_retour() -> None:
    source = random.Random(4)
    for _ in range(200):
        nous, eux = eparpille(source)
        for trait in "NB":
            assert depuis_pions(vers_pions(nous, eux, trait), trait) == (nous, eux)


@pytest.mark.parametrize(
    ("nous", "eux", "message"),
    [
        (1 << 9 | 1, 1 << 9, "les deux couleurs occupent la case b2"),
        (-1, 0, "n'est pas un plateau de bits"),
        (0, 1 << 64, "n'est pas un plateau de bits"),
        ("a", 0, "n'est pas un plateau de bits"),
    ],
)
def test_des_bits_refuses(nous: int, eux: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        verifier_bits(nous, eux)


def test_un_plateau_refuse() -> None:
    with pytest.raises(ValueError, match="10 × 10"):
        depuis_pions(Plateau(10), "N")
    with pytest.raises(ValueError, match="trait 'X' inconnu"):
        depuis_pions(Plateau(), "X")
    with pytest.raises(ValueError, match="hors du plateau"):
        depuis_pions({(8, 0): "N"}, "N")
    with pytest.raises(ValueError, match="couleur 'X' inconnue"):
        depuis_pions({(0, 0): "X"}, "N")
    with pytest.raises(ValueError, match="trait 'X' inconnu"):
        vers_pions(1, 2, "X")
