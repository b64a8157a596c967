"""What the root of an SGF says of the result: a difference, a winner, or words that are kept."""

from __future__ import annotations

from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf


def test_un_resultat_qui_n_est_pas_une_difference_est_garde() -> None:
    for ecrit, relu in (("B+Time", "B+T"), ("w+resign", "W+R"), ("B+", "B+"), ("Void", "Void")):
        (lue,) = lire_sgf(f"(;GM[2]RE[{ecrit}];B[f5])")
        assert lue.entete.ecart is None
        assert f"RE[{relu}]" in ecrire_sgf([lue])
    assert [lire_sgf(f"(;GM[2]RE[{texte}])")[0].entete.ecart for texte in ("W+2", "0", "Draw", "B+64", "?")] == [
        -2,
        0,
        0,
        64,
        None,
    ]
