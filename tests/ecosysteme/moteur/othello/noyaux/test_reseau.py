"""The network that judges the end of the game: what vectors compute is what plain Python computes."""

from __future__ import annotations

import random

import numpy as np

from ecosysteme.moteur.othello.noyaux.contexte import Poids
from ecosysteme.moteur.othello.noyaux.evaluation import evaluer
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, TAILLE
from ecosysteme.moteur.othello.noyaux.reseau import (
    COINS_VUS,
    COUPS,
    RESEAUX_MAX,
    SIGNES,
    TABLES,
    TOUS,
    VIDES_MIN,
    VOIES_RANGEE,
    reseau_de,
    vides_juges,
)
from ecosysteme.moteur.othello.session import coups_legaux, vides_de
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, eparpille
from tests.tailles import taille


def naif(poids: Poids, nous: int, eux: int) -> int:
    """Judge by the definition: direct weights, then the units of each corner."""
    vides = vides_de((nous, eux))
    rangees = poids.reseaux[reseau_de(vides)].astype(int)
    appris = vides if vides >= 9 else 9 if vides % 2 else 10  # what it never learnt is read as the nearest
    table = TAILLE + (appris + 3) % TABLES * COUPS**2
    chiffres = [(nous >> case & 1) + 2 * (eux >> case & 1) for case in range(64)]
    mobilites = min(max(len(coups_legaux(nous, eux)), 1), COUPS) - 1, min(len(coups_legaux(eux, nous)), COUPS - 1)
    lues = [(TOUS, rangees[table + mobilites[0] * COUPS + mobilites[1]])]
    for (forme, cases), coins in zip(INSTANCES, COINS_VUS, strict=True):
        numero = sum(chiffres[case] * 3**place for place, case in enumerate(cases))
        lues.append((coins, rangees[DEBUTS[forme] + numero]))
    total = sum(int(rangee[0]) for _, rangee in lues)
    for coin in TOUS:
        somme = sum(rangee for coins, rangee in lues if coin in coins)
        total += sum(signe * max(int(unite), 0) for signe, unite in zip(SIGNES, somme, strict=True))
    return total


def test_les_vecteurs_disent_ce_que_dit_la_definition() -> None:
    poids, source = poids_au_hasard(3, 40, reseaux=True), random.Random(1)
    contexte = contexte_neuf(poids)
    vues = set()
    for rang in range(taille(93, 300)):
        bits = bits_au_hasard(source, 6 + rang % 31) if rang % 3 else eparpille(source)
        if VIDES_MIN <= vides_de(bits) <= 36:
            vues.add(vides_de(bits))
            assert int(evaluer(contexte.adresse, *map(np.uint64, bits))) == naif(poids, *bits), bits
    assert vues == set(range(6, 37))


def test_chaque_reseau_juge_des_nombres_qui_se_suivent() -> None:
    juges = [reseau_de(vides) for vides in range(VIDES_MIN, vides_juges(RESEAUX_MAX) + 1)]
    assert juges == [1, 0, 1, 0, 1, 0, 1, *sorted(list(range(2, RESEAUX_MAX)) * TABLES)]
    assert (vides_juges(0), vides_juges(2), vides_juges(3)) == (0, 12, 20)


def test_chaque_groupe_compte_pour_un_coin_et_chaque_coin_autant() -> None:
    assert all(COINS_VUS)
    assert len({sum(coin in coins for coins in COINS_VUS) for coin in TOUS}) == 1
    assert len(SIGNES) == VOIES_RANGEE
    assert SIGNES.count(1) - SIGNES.count(-1) in (0, 1)
