"""Grids that somebody else made."""

from typing import Any

import pytest

from ecosysteme.jeux.grille import verifier_grille


@pytest.mark.parametrize(
    "grille", [None, 3, [1, 2], [[1, 2]], [[1, 2], [1]], [[0, 3], [0, 0]], [["0", 0], [0, 0]], [[[], 0], [0, 0]]]
)
def test_une_grille_illisible_est_refusee(grille: Any) -> None:
    with pytest.raises(ValueError, match="attendu"):
        verifier_grille(grille, 2, 2)
    verifier_grille([[0, 1], [2, 0]], 2, 2)
