"""Perft pins the move generation, passes included."""

from __future__ import annotations

import numpy as np
import pytest

from ecosysteme.moteur.othello.noyaux.perft import perft

NOIRS, BLANCS = np.uint64(1 << 28 | 1 << 35), np.uint64(1 << 27 | 1 << 36)


@pytest.mark.parametrize(
    ("profondeur", "attendu"),
    list(enumerate([4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288], start=1)),
)
def test_perft(profondeur: int, attendu: int) -> None:
    assert perft(NOIRS, BLANCS, np.int64(profondeur)) == attendu
