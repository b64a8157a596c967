"""The same rules in another order: what looks best one ply ahead comes first."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arbre.ordre import ordonner
from ecosysteme.jeu import autre_camp
from tests.ecosysteme.arbre.hasard import JEUX, position


@given(st.sampled_from(JEUX), st.integers(0, 999))
def test_les_memes_coups_le_plus_prometteur_d_abord(nom: str, graine: int) -> None:
    jeu, etat = position(nom, random.Random(graine))
    range_, joueur = ordonner(jeu), jeu.trait(etat)
    coups, tries = list(jeu.coups_legaux(etat)), list(range_.coups_legaux(etat))
    notes = {coup: jeu.evaluer(jeu.jouer(etat, coup), joueur) for coup in coups}
    assert tries == sorted(coups, key=lambda coup: (-notes[coup], coups.index(coup)))
    assert list(range_.enfants(etat)) == [jeu.jouer(etat, coup) for coup in tries]
    assert list(range_.coups_legaux(etat, joueur)) == tries
    adverse = autre_camp(joueur)
    assert list(range_.coups_legaux(etat, adverse)) == list(jeu.coups_legaux(etat, adverse))
    assert range_.issue(etat) == jeu.issue(etat)
