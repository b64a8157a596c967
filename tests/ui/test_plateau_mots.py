"""What a screen reader says of a square, in both languages."""

from __future__ import annotations

import pytest

from ui.langue import Langue
from ui.plateau_indices import Indice
from ui.plateau_mots import decrire_case
from ui.plateau_peinture import VuePlateau

VUE = VuePlateau(8, {(3, 3): 1, (3, 4): 2}, trait=2, legaux={(2, 2): [(3, 3)]}, interactif=True)


@pytest.mark.parametrize(
    ("position", "indice", "francais", "anglais"),
    [
        ((3, 3), None, "d4, noir", "d4, black"),
        ((3, 4), None, "e4, blanc", "e4, white"),
        ((0, 0), None, "a1, vide", "a1, empty"),
        ((0, 0), Indice(-3), "a1, vide, vaut −3", "a1, empty, worth −3"),
        ((2, 2), None, "c3, jouable, retourne 1", "c3, legal, flips 1"),
        (
            (2, 2),
            Indice(4, meilleur=True, exact=True),
            "c3, jouable, retourne 1, vaut +4, exact, le meilleur",
            "c3, legal, flips 1, worth +4, exact, the best",
        ),
    ],
)
def test_une_case_dit_tout(
    langue: Langue, position: tuple[int, int], indice: Indice | None, francais: str, anglais: str
) -> None:
    assert decrire_case(position, VUE, indice) == francais
    langue.choisir("en")
    assert decrire_case(position, VUE, indice) == anglais
