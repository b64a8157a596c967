"""A filter says which of its parts leave games out."""

from __future__ import annotations

from ecosysteme.bibliotheque.filtres import HUMAINS, TOUTES_LES_PARTIES, FiltreDeParties


def test_chaque_part_qui_ecarte_des_parties_s_enleve_seule() -> None:
    filtre = FiltreDeParties(joueurs=frozenset({1}), noirs=frozenset({2}), depuis=1999, jusqu_a=2004, programmes=True)
    assert filtre.sans() == {
        "joueurs": FiltreDeParties(depuis=1999, jusqu_a=2004, programmes=True),
        "annees": FiltreDeParties(joueurs=frozenset({1}), noirs=frozenset({2}), programmes=True),
    }
    assert HUMAINS.sans() == {"humains": TOUTES_LES_PARTIES}
    assert TOUTES_LES_PARTIES.sans() == {}
