"""Stable discs: what is said to be stable is never turned, whatever is played."""

from __future__ import annotations

import random

import pytest

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello, Othello
from ecosysteme.jeux.stabilite_othello import stables
from ecosysteme.plateau import nom_case
from tests.tailles import taille


def camps(etat: EtatOthello) -> dict[Position, int]:
    return {pion.position: CAMP_DE[pion.couleur] for pion in etat.plateau.pions()}


def au_hasard(jeu: Othello, coups: int, alea: random.Random) -> EtatOthello:
    """The position after so many moves at random, or at the end of the game."""
    etat = jeu.etat_initial()
    for _ in range(coups):
        if jeu.issue(etat) is not None:
            break
        possibles = jeu.coups_legaux(etat)
        etat = jeu.jouer(etat, alea.choice(possibles)) if possibles else jeu.passer(etat)
    return etat


def gardes(jeu: Othello, depart: EtatOthello) -> set[Position]:
    """The discs of ``depart`` that keep their colour in all that may follow."""
    restent, vus, pile = set(camps(depart).items()), {depart}, [depart]
    while pile:
        etat = pile.pop()
        restent &= set(camps(etat).items())
        if jeu.issue(etat) is None:
            coups = jeu.coups_legaux(etat)
            suites = [jeu.jouer(etat, coup) for coup in coups] if coups else [jeu.passer(etat)]
            pile += [suite for suite in suites if suite not in vus]
            vus.update(suites)
    return {case for case, _ in restent}


@pytest.mark.parametrize(("cote", "joues", "nombre"), [(4, 6, 12), (6, 25, 10), (8, 54, 10)])
def test_aucun_pion_dit_stable_n_est_jamais_retourne(cote: int, joues: int, nombre: int) -> None:
    alea, jeu, dits = random.Random(cote), Othello(cote), 0
    for _ in range(taille(nombre, 10 * nombre)):
        etat = au_hasard(jeu, joues, alea)
        trouves = stables(etat)
        assert trouves <= gardes(jeu, etat)
        dits += len(trouves)
    assert dits


def test_une_fin_de_partie_est_toute_stable() -> None:
    jeu = Othello(6)
    plein = au_hasard(jeu, 100, random.Random(3))
    while len(plein.plateau) < 36:
        plein = au_hasard(jeu, 100, random.Random(len(plein.plateau) * 7 + hash(plein) % 1000))
    assert stables(plein) == frozenset(camps(plein))


@pytest.mark.parametrize(
    ("bord", "attendus"),
    [
        ("X-------", "a1"),
        ("XXXO----", "a1 b1 c1"),  # d1 may be enclosed
        ("-XX-----", ""),
        ("-XXXXXX-", ""),
        ("OXXXXXXO", "a1 b1 c1 d1 e1 f1 g1 h1"),
        ("XO-OOOOO", "a1 d1 e1 f1 g1 h1"),  # a disc at c1 may turn b1, never what hangs on h1
    ],
)
def test_le_long_d_un_bord_la_reponse_est_exacte(bord: str, attendus: str) -> None:
    jeu = Othello(8)
    etat = jeu.lire_etat(bord + "-" * 56 + " X")
    assert {nom_case(case) for case in stables(etat)} == set(attendus.split())
