"""Numbers of pieces and lines that no game gives."""

from __future__ import annotations

import pytest

from ecosysteme.composition.alignements import compter, etranges_comptes, etranges_lignes
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND

CAMPS = (Message("X"), Message("O"))


@pytest.mark.parametrize(("premier", "second", "etrange"), [(0, 0, 0), (3, 2, 0), (2, 2, 0), (2, 3, 1), (4, 2, 1)])
def test_les_comptes_de_qui_joue_chacun_son_tour(premier: int, second: int, etrange: int) -> None:
    contenu = {(0, x): PREMIER for x in range(premier)} | {(1, x): SECOND for x in range(second)}
    assert compter(contenu) == (premier, second)
    assert len(etranges_comptes(contenu, CAMPS)) == etrange


def test_un_alignement_de_trop_se_dit() -> None:
    assert etranges_lignes(PREMIER, au_trait=False, adverse=True, camps=CAMPS) == ()
    (message,) = etranges_lignes(SECOND, au_trait=True, adverse=False, camps=CAMPS)
    assert str(message) == "O a déjà gagné et a encore le trait"
    (message,) = etranges_lignes(PREMIER, au_trait=True, adverse=True, camps=CAMPS)
    assert "les deux camps" in str(message)
