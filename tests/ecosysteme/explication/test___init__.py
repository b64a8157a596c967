from __future__ import annotations

from ecosysteme import explication


def test_ce_que_la_salle_donne() -> None:
    assert {nom for nom in explication.__all__ if not hasattr(explication, nom)} == set()
