import numpy as np
import pytest

from ecosysteme.moteur.contre_epreuve import au_moins, au_plus, prouve, score_simple

GAGNEE = (1 << 57, 1 << 58)  # a disc each on b8 and c8, and the turn: all is won


def test_les_bornes_encadrent_le_score() -> None:
    assert au_moins(GAGNEE, 64)
    assert not au_plus(GAGNEE, 63)
    assert au_plus(GAGNEE, 64)
    assert prouve(*GAGNEE, 64)
    assert not prouve(*GAGNEE, 62)


@pytest.mark.parametrize(("nous", "eux", "score"), [(0b11, 0, 64), (0, 0b11, -64), (0b1, 0b10000, 0)])
def test_une_partie_finie_donne_ses_vides_au_gagnant(nous: int, eux: int, score: int) -> None:
    assert score_simple(np.uint64(nous), np.uint64(eux), -64, 64, False) == score
