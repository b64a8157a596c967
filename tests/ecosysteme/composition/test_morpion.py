"""What is odd about grids of morpion."""

from __future__ import annotations

from ecosysteme.composition.morpion import ComposeurMorpion
from ecosysteme.jeux.morpion import Morpion

POSE = ComposeurMorpion(Morpion())


def etrangetes(grille: str) -> list[str]:
    contenu = {divmod(rang, 3): ".XO".index(signe) for rang, signe in enumerate(grille) if signe != "."}
    return [str(message) for message in POSE.etrangetes(POSE.depuis(contenu, 1))]


def test_deux_lignes_gagnantes_se_disent() -> None:
    assert etrangetes("XXX...OOO") == ["les deux camps ont un alignement"]
    assert etrangetes("XXX.OO...") == []
    assert etrangetes("XXX.OO..O") == ["X a déjà gagné et a encore le trait"]
    assert etrangetes("XX.......") == ["2 × X, 0 × O"]
