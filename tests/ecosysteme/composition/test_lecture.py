"""Positions read from what was copied."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.composition.lecture import LIMITE, lire_collage
from ecosysteme.fautes import Faute
from ecosysteme.jeux import JEUX, creer_jeu, lire_jeu
from ecosysteme.jeux.othello import Othello
from tests.positions import etats_quelconques, partie_jouee

DEPART = Othello().ecrire_etat(Othello().etat_initial())


@given(st.sampled_from(list(JEUX)), st.data())
def test_toute_position_copiee_se_recolle(nom: str, donnees: st.DataObject) -> None:
    jeu = creer_jeu(nom)
    etat = donnees.draw(etats_quelconques(jeu))
    assert lire_collage(jeu, jeu.ecrire_etat(etat)) == (etat, 1)


@pytest.mark.parametrize("texte", ["f5d6c3", "1. F5 2. d6 3. c3", "(;GM[Othello]PB[a]PW[b]B[f5]W[d6]B[c3];)"])
def test_une_partie_donne_la_position_ou_elle_en_est(texte: str) -> None:
    assert lire_collage(Othello(), texte).etat == partie_jouee("f5d6c3").etat


@pytest.mark.parametrize(
    ("specification", "coups", "etat"),
    [
        ("puissance4", "445", "-" * 31 + "J" + "-" * 6 + "RR-- J"),
        ("morpion", "b2 a1", "O---X---- X"),
        ("nim", "c5 a1", "2-4-0 Premier"),
        ("othello:taille=4", "a2", "----XXX--XO----- O"),
    ],
)
def test_des_coups_valent_la_position_ou_ils_menent(specification: str, coups: str, etat: str) -> None:
    jeu = lire_jeu(specification)
    assert jeu.ecrire_etat(lire_collage(jeu, coups).etat) == etat
    with pytest.raises(Faute, match="attendu"):
        lire_collage(jeu, "ni l'un ni l'autre")


def test_de_plusieurs_positions_la_premiere_et_leur_nombre() -> None:
    autre = DEPART.replace("X", "O", 1)
    assert lire_collage(Othello(), f"{DEPART}; f5:+0;\n{autre}; +2;\n") == (Othello().etat_initial(), 2)


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        (" \n", "presse-papiers est vide"),
        ("x" * (LIMITE + 1), f"{LIMITE} au plus"),
        ("bonjour", "attendu"),
        ("je joue f5 puis d6", "attendu"),
    ],
)
def test_ce_qui_n_est_pas_une_position_est_refuse(texte: str, raison: str) -> None:
    with pytest.raises(Faute, match=raison):
        lire_collage(Othello(), texte)
