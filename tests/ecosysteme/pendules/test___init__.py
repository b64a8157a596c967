from __future__ import annotations

from ecosysteme import pendules


def test_ce_que_la_salle_donne() -> None:
    assert {nom for nom in pendules.__all__ if not hasattr(pendules, nom)} == set()
