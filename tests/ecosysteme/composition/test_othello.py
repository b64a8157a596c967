"""What is odd about boards of Othello."""

from __future__ import annotations

import pytest

from ecosysteme.composition.othello import ComposeurOthello
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import Plateau


@pytest.mark.parametrize(
    ("dessin", "phrase"),
    [
        ("....\n.BN.\n.NB.\n....", None),
        ("N...\n.BN.\n.NB.\n....", None),
        ("....\n.BN.\n.N..\n....", "centre vide en c3"),
        ("....\n....\n....\n....", "centre vide en b2, c2, b3, c3"),
    ],
)
def test_un_centre_vide_se_dit(dessin: str, phrase: str | None) -> None:
    etat = EtatOthello(Plateau.depuis_texte(dessin), PREMIER)
    assert [str(message) for message in ComposeurOthello(Othello(4)).etrangetes(etat)] == ([phrase] if phrase else [])


def test_un_pion_isole_se_dit() -> None:
    plateau = Plateau(6)
    plateau[0, 0] = "N"
    (message,) = ComposeurOthello(Othello(6)).etrangetes(EtatOthello(plateau, PREMIER))
    assert str(message) == "a1 ne tient pas aux autres pions"
    plateau[1, 1] = "B"
    assert ComposeurOthello(Othello(6)).etrangetes(EtatOthello(plateau, PREMIER)) == ()
