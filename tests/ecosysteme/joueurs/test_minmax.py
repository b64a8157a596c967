"""Min-max against the oracle's own, which shares no line with it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.minmax import IAminmax
from tests import oracle
from tests.positions import couleur_au_trait, etats, grille_de
from tests.tailles import taille


@settings(max_examples=taille(15, 60))
@given(etats((4, 6)), st.integers(1, 3))
def test_les_valeurs_sont_celles_de_l_oracle(etat: EtatOthello, profondeur: int) -> None:
    grille, couleur = grille_de(etat), couleur_au_trait(etat)
    valeurs = {
        coup: oracle.minmax(oracle.apres(grille, coup, couleur), oracle.AUTRE[couleur], couleur, profondeur - 1)
        for coup in etat.coups
    }
    joueur = IAminmax(profondeur=profondeur)
    meilleure = max(valeurs.values())
    assert joueur.meilleurs(Othello(etat.taille), etat) == [coup for coup in etat.coups if valeurs[coup] == meilleure]
    assert joueur.valeur == meilleure


def test_il_visite_tous_les_etats() -> None:
    jeu = Othello()
    joueur = IAminmax(profondeur=4)
    joueur.choisir(jeu, jeu.etat_initial())
    assert joueur.noeuds == 1 + 4 + 12 + 56 + 244


def test_il_resout_le_4x4_que_blanc_gagne_de_huit() -> None:
    jeu = Othello(4)
    joueur = IAminmax(profondeur=20)
    assert joueur.meilleurs(jeu, jeu.etat_initial()) == list(jeu.coups_legaux(jeu.etat_initial()))
    assert joueur.valeur == -8
