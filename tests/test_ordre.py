from __future__ import annotations

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from tests.ordre import CHAUFFE, ordonner

FORMATS = [f"tests/ecosysteme/formats/test_f.py::test_{rang}" for rang in range(4)]
MOTEUR = ["tests/ecosysteme/moteur/othello/test_m.py::test_a", f"{CHAUFFE}::test_b"]
UI = [f"tests/ui/test_u.py::test_{rang}" for rang in range(6)]


def test_chaque_part_commence_par_ce_qu_elle_doit() -> None:
    tests = [*FORMATS, *MOTEUR, *UI]
    assert ordonner(tests, str, 1) == [*MOTEUR[::-1], *UI, *FORMATS]
    assert ordonner(tests, str, 2) == [*MOTEUR[::-1], *UI[:4], *FORMATS, *UI[4:]]
    assert ordonner(tests, str, 3) == [*MOTEUR[::-1], *UI[:2], *FORMATS[:2], *UI[2:4], *FORMATS[2:], *UI[4:]]


@given(st.permutations(list(chain(FORMATS, MOTEUR, UI))), st.integers(0, 12), st.integers(1, 5))
def test_tous_y_sont_une_fois(tests: list[str], nombre: int, processus: int) -> None:
    assert sorted(ordonner(tests[:nombre], str, processus)) == sorted(tests[:nombre])
