"""How a line of best play is said to end."""

from __future__ import annotations

import pytest

from ecosysteme.conseiller import Suite
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ecosysteme.solveurs import Verdict
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import promettre


@pytest.mark.parametrize(
    ("gain", "distance", "joues", "phrase"),
    [
        (1, 5, 0, "X gagne dans 5 demi-coups."),
        (-1, 4, 0, "O gagne dans 4 demi-coups."),
        (1, 3, 2, "X gagne au prochain coup."),
        (0, 9, 0, "Nulle si chacun joue au mieux."),
    ],
)
def test_un_jeu_resolu_dit_qui_gagne_et_quand(gain: int, distance: int, joues: int, phrase: str) -> None:
    partie = Partie(Morpion(), EtatMorpion())
    for coup in ((0, 0), (0, 1))[:joues]:
        partie.jouer(coup)
    suite = Suite(((0, 0), (0, 1)), (Verdict(gain, distance), Verdict(-gain, distance - 1)))
    assert promettre(adaptateur_de(partie.jeu), suite, partie) == phrase
