"""The steps of Nim: what the rules find right, and what they say of another."""

from __future__ import annotations

import pytest

from ecosysteme.premiers_pas.exercice import PasEnCours
from ecosysteme.premiers_pas.nim import ETAPES


def test_la_regle_trouve_les_bons_coups() -> None:
    trouvees = {}
    for rang in (2, 4, 5, 6, 7, 8, 10):
        exercice = PasEnCours(ETAPES[rang - 1])
        trouvees[rang] = " ".join(exercice.partie.jeu.ecrire_coup(coup) for coup in exercice.solutions())
    assert trouvees == {2: "a3 b4 c5", 4: "a4", 5: "b2", 6: "b1", 7: "c3", 8: "c1", 10: "b3"}


@pytest.mark.parametrize(
    ("rang", "coup", "phrase"),
    [(2, "a1", "Il reste"), (3, "a3", "tout pris"), (3, "a1", "Il reste 2"), (5, "a1", "2 et 5"), (10, "a1", "peut")],
)
def test_un_autre_coup_s_explique(rang: int, coup: str, phrase: str) -> None:
    exercice = PasEnCours(ETAPES[rang - 1])
    assert phrase in str(exercice.essayer(exercice.partie.jeu.lire_coup(coup)).phrase)
