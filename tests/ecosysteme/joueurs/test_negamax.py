"""Nega-max is min-max: same values, same moves, same states visited."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.minmax import IAminmax
from ecosysteme.joueurs.negamax import IAnegamax
from ecosysteme.joueurs.recherche import Recherche
from tests.positions import etats
from tests.tailles import quelques, taille


def resume(joueur: Recherche, etat: EtatOthello) -> tuple[object, ...]:
    """What a search found, and its cost."""
    return joueur.meilleurs(Othello(etat.taille), etat), joueur.valeur, joueur.noeuds


@settings(max_examples=taille(15, 60))
@given(etats((4, 6, 8)), st.integers(1, 3))
def test_il_trouve_ce_que_trouve_min_max(etat: EtatOthello, profondeur: int) -> None:
    assert resume(IAnegamax(profondeur=profondeur), etat) == resume(IAminmax(profondeur=profondeur), etat)


def test_ils_sont_egaux_jusqu_au_bout_sur_chaque_4x4_de_cinq_coups() -> None:
    jeu = Othello(4)
    front = {jeu.etat_initial()}
    for _ in range(5):
        front = {suite for etat in front for suite in jeu.enfants(etat)}
    front = {etat for etat in front if etat.coups}
    assert len(front) > 50
    for etat in quelques(sorted(front, key=jeu.texte), 4):
        assert resume(IAnegamax(profondeur=20), etat) == resume(IAminmax(profondeur=20), etat)
