"""The clock for a whole game: never more than is left, all of it spent where it is hard, wound up for a new game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.joueurs.pendule import MINIMUM, PART_MAX, Pendule


@given(total=st.floats(0.1, 3600), debut=st.integers(40, 60), exces=st.floats(0.5, 1.2))
def test_une_partie_entiere_tient_dans_le_temps(total: float, debut: int, exces: float) -> None:
    pendule = Pendule(total)
    for vides in range(debut, 0, -2):
        alloue = pendule.allouer(vides)
        assert MINIMUM <= alloue <= max(PART_MAX * max(pendule.reste, 0), MINIMUM)
        pendule.compter(exces * alloue)
    assert pendule.reste > -0.1 * total - 30 * MINIMUM


def test_le_temps_va_aux_coups_difficiles() -> None:
    pendule = Pendule(60.0)
    for vides in range(60, 18, -2):
        pendule.compter(pendule.allouer(vides))
    assert pendule.reste < 15.0


def test_une_nouvelle_partie_remonte_la_pendule() -> None:
    pendule = Pendule(10.0)
    pendule.allouer(20)
    pendule.compter(9.0)
    pendule.allouer(18)
    assert pendule.reste == pytest.approx(1.0)
    pendule.allouer(60)
    assert pendule.reste == 10.0
