from __future__ import annotations

from ecosysteme import retransmission


def test_ce_que_la_salle_donne() -> None:
    assert {nom for nom in retransmission.__all__ if not hasattr(retransmission, nom)} == set()
