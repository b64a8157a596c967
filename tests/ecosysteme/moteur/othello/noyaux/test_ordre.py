import random

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Compte, Disques
from ecosysteme.moteur.othello.conversion import vers_pions
from ecosysteme.moteur.othello.noyaux import ordre
from ecosysteme.plateau import Plateau, increment
from tests.ecosysteme.moteur.othello.hasard import eparpille

COINS = {(0, 0), (0, 7), (7, 0), (7, 7)}


@compiler
def mobilite_ponderee(nous: Disques, eux: Disques) -> Compte:
    return ordre.mobilite_ponderee(nous, eux)


@compiler
def mobilite_potentielle(nous: Disques, eux: Disques) -> Compte:
    return ordre.mobilite_potentielle(nous, eux)


def test_un_coin_compte_double_dans_la_mobilite() -> None:
    source = random.Random(31)
    for _ in range(300):
        nous, eux = eparpille(source)
        coups = Plateau(8, vers_pions(nous, eux, "N")).coups_legaux("N")  # type: ignore[arg-type]
        attendu = sum(2 if coup in COINS else 1 for coup in coups)
        assert mobilite_ponderee(np.uint64(nous), np.uint64(eux)) == attendu


def test_la_mobilite_potentielle_compte_les_cases_vides_qui_touchent_l_adversaire() -> None:
    source = random.Random(32)
    for _ in range(300):
        nous, eux = eparpille(source)
        pions = vers_pions(nous, eux, "N")
        touchees = {
            voisine
            for position, couleur in pions.items()
            if couleur == "B"
            for voisine in (increment(direction, position) for direction in range(8))
            if 0 <= voisine[0] < 8 and 0 <= voisine[1] < 8 and voisine not in pions
        }
        assert mobilite_potentielle(np.uint64(nous), np.uint64(eux)) == len(touchees)
