"""The perfect line: every step keeps the promise of the one before, to the end of the game."""

from __future__ import annotations

from threading import Event
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import Jeu, autre_camp
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.solveurs import Verdict, solveur_de
from ecosysteme.solveurs.morpion import suites
from ecosysteme.solveurs.suite import Ligne, suite_parfaite

JEU: Final = Morpion()


def verifier(jeu: Jeu[Any, Any], etat: Any, ligne: Ligne) -> None:
    """Each verdict is the one before seen from the other side, a ply nearer; the first one comes true."""
    premier, trait = ligne[0][1], jeu.trait(etat)
    for rang, (coup, verdict) in enumerate(ligne):
        signe = 1 if rang % 2 == 0 else -1
        assert verdict == (signe * premier.gain, premier.distance - rang)
        etat = jeu.jouer(etat, coup)
    assert len(ligne) == premier.distance
    assert jeu.issue(etat) == {1: trait, 0: 0, -1: autre_camp(trait)}[premier.gain]


def suite_de(jeu: Jeu[Any, Any], etat: Any) -> Ligne:
    solveur = solveur_de(jeu)
    assert solveur is not None
    return suite_parfaite(solveur, etat)


@given(st.sampled_from([etat for etat in suites() if JEU.issue(etat) is None]))
def test_au_morpion_la_suite_tient_ses_promesses(etat: EtatMorpion) -> None:
    verifier(JEU, etat, suite_de(JEU, etat))


@given(st.lists(st.integers(1, 4), min_size=1, max_size=3), st.integers(0, 3), st.booleans())
def test_a_nim_aussi(tas: list[int], maximum: int, misere: bool) -> None:
    jeu = Nim(tuple(tas), maximum, misere)
    verifier(jeu, jeu.etat_initial(), suite_de(jeu, jeu.etat_initial()))


def test_a_puissance_4_de_la_grille_vide_a_la_fin() -> None:
    jeu = Puissance4()
    ligne = suite_de(jeu, jeu.etat_initial())
    verifier(jeu, jeu.etat_initial(), ligne)
    assert (ligne[0], len(ligne)) == ((3, Verdict(1, 41)), 41)  # the first player wins with its last disc but one


def test_la_suite_se_dit_coup_par_coup_et_s_interrompt() -> None:
    solveur = solveur_de(JEU)
    assert solveur is not None
    lignes: list[Ligne] = []
    entiere = suite_parfaite(solveur, EtatMorpion(), rappel=lignes.append)
    assert lignes == [entiere[:rang] for rang in range(1, 10)]
    assert suite_parfaite(solveur, EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))) == ()
    arret = Event()
    arret.set()
    grand = Nim((60, 60))
    solveur = solveur_de(grand)
    assert solveur is not None
    with pytest.raises(Interrompu):
        suite_parfaite(solveur, grand.etat_initial(), arret)
