"""Words are found whatever their accents and capitals, and where Qt counts them."""

from __future__ import annotations

import pytest

from ui.guide.recherche import chercher


@pytest.mark.parametrize(
    ("texte", "cherche", "place", "attendue"),
    [
        ("Les règles", "regles", 0, (4, 10)),
        ("Les regles", "RÈGLES", 0, (4, 10)),
        ("Les re\u0300gles", "règles", 0, (4, 11)),  # the accent apart
        ("Straße, rue", "rue", 0, (8, 11)),  # one letter folded into two
        ("\U0001d538 règle", "regle", 0, (3, 8)),  # two places of Qt
        ("règle, règle", "regle", 5, (7, 12)),
        ("Noirs\u00a0: 3", "noirs : 3", 0, (0, 9)),
        ("règle", "regles", 0, None),
        ("règle", "", 0, None),
    ],
)
def test_la_place_d_un_mot(texte: str, cherche: str, place: int, attendue: tuple[int, int] | None) -> None:
    assert chercher(texte, cherche, place) == attendue
