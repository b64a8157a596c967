"""The player that draws: every legal move, as often, and again with the same seed."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.alea import IAalea
from ecosysteme.partie import Partie
from tests.positions import etats


@given(etats(), st.integers(0, 99))
def test_il_ne_joue_que_des_coups_legaux(etat: EtatOthello, graine: int) -> None:
    assert IAalea(graine=graine).choisir(Othello(etat.taille), etat) in etat.coups


def test_tous_les_coups_sont_aussi_probables() -> None:
    joueur, jeu = IAalea(graine=1), Othello()
    tirages = Counter(joueur.choisir(jeu, jeu.etat_initial()) for _ in range(4000))
    assert len(tirages) == 4
    # Five standard deviations around a quarter; the seed makes it certain.
    assert all(abs(nombre - 1000) < 140 for nombre in tirages.values())


def partie_de(graine: int | None) -> str:
    camps = {PREMIER: IAalea("N", graine=graine), SECOND: IAalea("B", graine=graine)}
    return derouler(Partie(Othello()), camps).transcription


def test_la_meme_graine_rejoue_la_meme_partie() -> None:
    assert partie_de(5) == partie_de(5) != partie_de(6)
    assert partie_de(None) != partie_de(None)
