"""Above the board: which camp is the pupil's, and the points where the game counts them."""

from __future__ import annotations

from ecosysteme.premiers_pas import PREMIERS_PAS
from ui.premiers_pas.cadre_pas import dire_tour


def test_le_camp_et_les_points() -> None:
    assert dire_tour(PREMIERS_PAS["othello"][0].partie()) == "Vous jouez Noir · Noir 2, Blanc 2"


def test_sans_points_le_camp_seul() -> None:
    assert "·" not in dire_tour(PREMIERS_PAS["morpion"][0].partie())
