"""Texts about the games that have no format of their own."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.autre_jeu import lire_autre_jeu
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie

JEUX: list[Jeu] = [Othello(6), Othello(10), Puissance4(), Morpion(), Nim((3, 12, 4))]


@given(st.sampled_from(JEUX), st.randoms(use_true_random=False), st.integers(0, 12), st.sampled_from(["", " ", ", "]))
def test_des_coups_et_une_position_se_relisent(jeu: Jeu, hasard: Random, nombre: int, entre: str) -> None:
    partie: Partie = Partie(jeu)
    while partie.nb_coups < nombre and not partie.terminee:
        partie.jouer(hasard.choice(list(jeu.coups_legaux(partie.etat))))
    coups = [jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None]
    assert lire_autre_jeu(entre.join(coups), jeu).partie.etat == partie.etat
    depart = lire_autre_jeu(f" {jeu.ecrire_etat(partie.etat)}\n", jeu).partie.depart
    assert depart == partie.etat


@pytest.mark.parametrize(("texte", "faute"), [("b2b2", "coup 2"), ("b2 bonjour", "coup 2"), ("x" * 3000, "3000")])
def test_ce_qui_n_en_est_pas_est_nomme(texte: str, faute: str) -> None:
    with pytest.raises(ValueError, match=faute):
        lire_autre_jeu(texte, Morpion())
