"""The levels: the weak ones err as beginners do, the strong ones do not err at all."""

from __future__ import annotations

import random

from ecosysteme.joueurs.niveaux import FORCES, NIVEAUX, Niveau, choisir_en_humain
from ecosysteme.reglages import NIVEAU_PLEIN

# A quiet move that the engine likes, a greedy one, and a middling one.
VALEURS = {(2, 3): 6, (1, 1): -10, (4, 5): 0}
PIONS = {(2, 3): 1, (1, 1): 13, (4, 5): 5}


def part(niveau: Niveau, coup: tuple[int, int]) -> float:
    hasard = random.Random(4)
    return sum(choisir_en_humain(niveau, VALEURS, PIONS, hasard) == coup for _ in range(400)) / 400


def test_le_debutant_prend_le_plus_de_pions() -> None:
    assert part(Niveau(1, 1.0, 0.0), (1, 1)) == 1.0
    assert part(NIVEAUX[1], (1, 1)) > 0.6


def test_sans_gourmandise_ni_flou_le_meilleur_coup() -> None:
    assert part(Niveau(3), (2, 3)) == 1.0


def test_chaque_niveau_trouve_plus_souvent_le_bon_coup_que_le_debutant() -> None:
    justes = [part(NIVEAUX[niveau], (2, 3)) for niveau in (1, 5, 9, 13, 17)]
    assert justes == sorted(justes)


def test_les_niveaux_vont_croissant_et_sont_tous_la() -> None:
    assert list(NIVEAUX) == list(range(1, NIVEAU_PLEIN))
    forces = [(niveau.profondeur, -niveau.gourmandise, -niveau.flou) for niveau in NIVEAUX.values()]
    assert forces == sorted(set(forces)), "chacun voit plus loin que le précédent, ou se trompe moins"
    assert not any(niveau.humain for rang, niveau in NIVEAUX.items() if rang >= 20)


def test_une_force_mesuree_est_dans_son_intervalle() -> None:
    assert set(FORCES) >= set(range(2, 21))
    assert all(bas < elo < haut for elo, bas, haut in FORCES.values())
