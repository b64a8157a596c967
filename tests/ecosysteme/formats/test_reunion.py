"""Several readings as one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.reunion import Suite, reunir
from tests.ui.documents.parties import TROIS, ggf, lire


@given(st.lists(st.lists(st.integers())), st.slices(12))
def test_une_suite_est_la_liste_de_tout(parts: list[list[int]], tranche: slice) -> None:
    tout = [un for part in parts for un in part]
    suite = Suite(parts)
    assert list(suite) == tout
    assert len(suite) == len(tout)
    assert suite[tranche] == tout[tranche]
    for rang in range(-len(tout), len(tout)):
        assert suite[rang] == tout[rang]
    for rang in (len(tout), -len(tout) - 1):
        with pytest.raises(IndexError):
            suite[rang]


def test_les_parties_sont_dans_l_ordre_et_ce_qui_est_ignore_a_sa_place() -> None:
    sale = lire(ggf() + "\n" + ggf(coups="B[h8]") + "\n")
    assert len(sale.ignores) == 1
    une = lire(ggf("Seule"))
    assert reunir([une]) is une
    lecture = reunir([sale, lire(TROIS), sale])
    noirs = [enregistrement.entete.noir for enregistrement in lecture.enregistrements]
    assert noirs == ["Ève", "Ève", "Bob", "Carol", "Ève"]
    assert [lecture.texte[un.debut :][: un.longueur] for un in lecture.ignores] == [ggf(coups="B[h8]")] * 2
