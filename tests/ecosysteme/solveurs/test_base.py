"""Verdicts in order."""

from ecosysteme.solveurs.base import Verdict


def test_gagner_vite_puis_tard_puis_la_nulle_puis_perdre_tard() -> None:
    ordre = [Verdict(1, 1), Verdict(1, 41), Verdict(0, 5), Verdict(0, 42), Verdict(-1, 40), Verdict(-1, 2)]
    rangs = [verdict.rang for verdict in ordre]
    assert rangs == sorted(rangs, reverse=True)
    assert rangs[2] == rangs[3] == 0
    assert len(set(rangs)) == len(rangs) - 1
