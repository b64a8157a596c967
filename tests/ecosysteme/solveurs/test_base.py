"""Verdicts in order; and the perfect line, every step of which keeps the promise of the one before, to the end."""

from __future__ import annotations

from threading import Event
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Suite
from ecosysteme.jeu import Jeu, autre_camp
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.solveurs import Verdict, solveur_de
from ecosysteme.solveurs.morpion import suites

JEU: Final = Morpion()


def verifier(jeu: Jeu, etat: Any, suite: Suite) -> None:
    """Each verdict is the one before seen from the other side, a ply nearer; the first one comes true."""
    premier, trait = suite.valeurs[0], jeu.trait(etat)
    assert isinstance(premier, Verdict)
    for rang, (coup, verdict) in enumerate(zip(suite.coups, suite.valeurs, strict=True)):
        signe = 1 if rang % 2 == 0 else -1
        assert verdict == Verdict(signe * premier.gain, premier.distance - rang)
        etat = jeu.jouer(etat, coup)
    assert len(suite.coups) == premier.distance
    assert suite.exacte
    assert jeu.issue(etat) == {1: trait, 0: 0, -1: autre_camp(trait)}[premier.gain]


def suite_de(jeu: Jeu, etat: Any) -> Suite:
    solveur = solveur_de(jeu)
    assert solveur is not None
    return solveur.suivre(etat)


@given(st.sampled_from([etat for etat in suites() if JEU.issue(etat) is None]))
def test_au_morpion_la_suite_tient_ses_promesses(etat: EtatMorpion) -> None:
    verifier(JEU, etat, suite_de(JEU, etat))


@given(st.lists(st.integers(1, 4), min_size=1, max_size=3), st.integers(0, 3), st.booleans())
def test_a_nim_aussi(tas: list[int], maximum: int, misere: bool) -> None:
    jeu = Nim(tuple(tas), maximum, misere)
    verifier(jeu, jeu.etat_initial(), suite_de(jeu, jeu.etat_initial()))


def test_a_puissance_4_de_la_grille_vide_a_la_fin() -> None:
    jeu = Puissance4()
    suite = suite_de(jeu, jeu.etat_initial())
    verifier(jeu, jeu.etat_initial(), suite)
    assert (suite.coups[0], suite.valeurs[0], len(suite.coups)) == (
        3,
        Verdict(1, 41),
        41,
    )  # the first player wins with its last disc but one


def test_la_suite_se_dit_coup_par_coup_et_s_interrompt() -> None:
    solveur = solveur_de(JEU)
    assert solveur is not None
    suites_dites: list[Suite] = []
    entiere = solveur.suivre(EtatMorpion(), rappel=suites_dites.append)
    assert [suite.coups for suite in suites_dites] == [entiere.coups[:rang] for rang in range(1, 10)]
    assert [suite.valeurs for suite in suites_dites] == [entiere.valeurs[:rang] for rang in range(1, 10)]
    assert solveur.suivre(EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))).coups == ()
    arret = Event()
    arret.set()
    grand = Nim((60, 60))
    solveur = solveur_de(grand)
    assert solveur is not None
    with pytest.raises(Interrompu):
        solveur.suivre(grand.etat_initial(), arret)


def test_gagner_vite_puis_tard_puis_la_nulle_puis_perdre_tard() -> None:
    ordre = [Verdict(1, 1), Verdict(1, 41), Verdict(0, 5), Verdict(0, 42), Verdict(-1, 40), Verdict(-1, 2)]
    rangs = [verdict.rang for verdict in ordre]
    assert rangs == sorted(rangs, reverse=True)
    assert rangs[2] == rangs[3] == 0
    assert len(set(rangs)) == len(rangs) - 1
