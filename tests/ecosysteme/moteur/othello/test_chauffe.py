from itertools import pairwise

from ecosysteme.moteur.othello.chauffe import chauffer, prete


def test_chauffer_va_jusqu_au_bout_et_sans_reculer() -> None:
    etapes: list[tuple[int, int]] = []
    assert chauffer(lambda fait, total: etapes.append((fait, total))) > 0
    assert etapes[-1][0] == etapes[-1][1] > 20
    assert prete()
    assert all(avant <= apres for avant, apres in pairwise(etapes))
