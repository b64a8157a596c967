from __future__ import annotations

from ecosysteme import chances


def test_ce_que_la_salle_donne() -> None:
    assert {nom for nom in chances.__all__ if not hasattr(chances, nom)} == set()
