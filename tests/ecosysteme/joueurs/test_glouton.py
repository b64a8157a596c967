"""IAmax turns the most discs and IAmin the fewest, by the oracle's count."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.glouton import IAmax, IAmin
from tests import oracle
from tests.positions import couleur_au_trait, etats, grille_de


@given(etats())
def test_max_prend_le_plus_de_pions_et_min_le_moins(etat: EtatOthello) -> None:
    jeu, grille = Othello(etat.taille), grille_de(etat)
    prises = {coup: len(oracle.prises(grille, coup, couleur_au_trait(etat))) for coup in etat.coups}
    for joueur, cible in ((IAmax(), max(prises.values())), (IAmin(), min(prises.values()))):
        attendus = [coup for coup in etat.coups if prises[coup] == cible]
        assert joueur.meilleurs(jeu, etat) == attendus
        assert joueur.choisir(jeu, etat) in attendus
        assert joueur.noeuds == 1 + len(etat.coups)


def test_ils_suivent_l_evaluation_qu_on_leur_donne() -> None:
    jeu = Othello()
    etat = jeu.etat_initial()

    def a_gauche(jeu: Any, etat: EtatOthello, camp: int) -> float:
        return -min(colonne for _, colonne in etat.plateau)

    assert IAmax(evaluation=a_gauche).choisir(jeu, etat) == (3, 2)
    assert (3, 2) not in IAmin(evaluation=a_gauche).meilleurs(jeu, etat)


def test_ils_n_affichent_pas_de_profondeur() -> None:
    assert (str(IAmax()), str(IAmin())) == ("IA Max", "IA Min")
