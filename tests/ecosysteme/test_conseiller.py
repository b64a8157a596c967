"""What advice has in common, whoever gives it."""

from __future__ import annotations

import pytest

from ecosysteme.conseiller import Suite, ValeurDeCoup
from ecosysteme.moteur.othello.avis import Note
from ecosysteme.solveurs import Verdict

PROUVE, ESTIME = Note(6, 10, 100, True), Note(4, 8, 73, False)


@pytest.mark.parametrize(
    ("valeurs", "exacte"),
    [((PROUVE, PROUVE), True), ((PROUVE, ESTIME), False), ((Verdict(1, 3), Verdict(-1, 2)), True)],
)
def test_une_suite_n_est_prouvee_que_si_chaque_coup_l_est(valeurs: tuple[ValeurDeCoup, ...], exacte: bool) -> None:
    assert Suite(("a1", "b1"), valeurs).exacte is exacte


@pytest.mark.parametrize(
    ("mieux", "moins"),
    [
        (PROUVE, ESTIME),
        (Verdict(1, 3), Verdict(1, 5)),
        (Verdict(0, 9), Verdict(-1, 8)),
        (Verdict(-1, 8), Verdict(-1, 2)),
    ],
)
def test_le_rang_met_les_coups_en_ordre(mieux: ValeurDeCoup, moins: ValeurDeCoup) -> None:
    assert mieux.rang > moins.rang
    assert mieux.valeur >= moins.valeur


def test_le_moteur_ne_compte_pas_les_demi_coups_qui_restent_le_solveur_si() -> None:
    notes: list[ValeurDeCoup] = [ESTIME, Verdict(1, 5)]
    assert [note.distance for note in notes] == [None, 5]
    assert [note.profondeur for note in notes] == [8, 5]
    assert [note.exact for note in notes] == [False, True]
