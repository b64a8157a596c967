"""Where a game of SGF begins, whoever wrote it."""

from __future__ import annotations

import pytest

from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.jeu import PREMIER, SECOND, Camp

POSE = "AB[d4][e5][f5]AW[d5][e4]"  # White may play e6, Black d6


@pytest.mark.parametrize(
    ("texte", "trait", "coups"),
    [
        (f"(;GM[2]{POSE};W[e6])", SECOND, "e6"),  # without PL, who plays first has the turn
        (f"(;GM[2]{POSE};B[d6])", PREMIER, "d6"),
        (f"(;GM[2]{POSE}PL[W];W[e6])", SECOND, "e6"),
        (f"(;GM[2];{POSE};PL[W];W[e6])", SECOND, "e6"),  # set up in nodes of its own
        (f"(GM[2];SZ[8];{POSE};W[e6])", SECOND, "e6"),  # without the first semicolon
        (f"(;GM[2]AB[a1];AE[a1];C[dit];{POSE};C[encore];W[e6])", SECOND, "e6"),
        ("(;GM[2];PL[W])", SECOND, ""),
        ("(;GM[2])", PREMIER, ""),
    ],
)
def test_la_position_et_le_trait_se_lisent_avant_le_premier_coup(texte: str, trait: Camp, coups: str) -> None:
    (lue,) = lire_sgf(texte)
    assert (lue.partie.depart.trait, lue.partie.transcription) == (trait, coups)
    assert len(list(lue.partie.depart.plateau.pions())) == (5 if "AB" in texte else 4)


def test_ce_qui_est_dit_d_une_position_posee_plus_loin_est_garde() -> None:
    (lue,) = lire_sgf(f"(;GM[2]C[un];C[deux]{POSE};C[trois];W[e6])")
    assert lue.partie.racine.commentaire == "un\ndeux\ntrois"
