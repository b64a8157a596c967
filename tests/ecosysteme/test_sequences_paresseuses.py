"""Sequences that make their elements say what lists of them would."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.sequences_paresseuses import BoutABout, Changes, Premiers


@given(st.lists(st.lists(st.integers())), st.slices(12), st.integers(0, 20))
def test_une_suite_est_la_liste_de_tout(parts: list[list[int]], tranche: slice, nombre: int) -> None:
    tout = [un for part in parts for un in part]
    cas: tuple[tuple[Sequence[int], list[int]], ...] = (
        (BoutABout(parts), tout),
        (Changes(lambda un: -un, BoutABout(parts)), [-un for un in tout]),
        (Premiers(BoutABout(parts), nombre), tout[:nombre]),
    )
    for suite, attendue in cas:
        assert list(suite) == attendue
        assert len(suite) == len(attendue)
        assert suite[tranche] == attendue[tranche]
        for rang in range(-len(attendue), len(attendue)):
            assert suite[rang] == attendue[rang]
        for rang in (len(attendue), -len(attendue) - 1):
            with pytest.raises(IndexError):
                suite[rang]
