"""A line of best play as a game, and how it is said to end."""

from __future__ import annotations

import pytest

from ecosysteme.conseiller import Suite
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ecosysteme.solveurs import Verdict
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite, promettre


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


def test_une_suite_se_joue_a_part_et_passe_ou_il_faut() -> None:
    entiere, debut = lire_transcription("d3c3e6d2d1e1b2c1a3a1"), lire_transcription("d3c3")
    assert [noeud.coup is None for noeud in entiere.historique].index(True) == 8
    coups = [noeud.coup for noeud in entiere.historique if noeud.coup is not None][2:]
    suite = jouer_suite(debut.jeu, debut.etat, coups)
    assert (suite.depart, suite.transcription) == (debut.etat, "e6d2d1e1b2c1a3a1")
    assert suite.etat == entiere.etat
    assert debut.transcription == "d3c3"
