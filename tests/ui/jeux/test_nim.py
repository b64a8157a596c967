"""From a game of Nim to what the board draws: an object chosen goes with those above it."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.partie import Partie
from ui.jeux.nim import AdaptateurNim


def partie_jouee(jeu: Nim, transcription: str) -> Partie[EtatNim, tuple[int, int]]:
    partie = Partie(jeu)
    for rang in range(0, len(transcription), 2):
        partie.jouer(jeu.lire_coup(transcription[rang : rang + 2]))
    return partie


def test_les_tas_s_empilent_du_bas_et_gardent_leur_hauteur() -> None:
    jeu = Nim((1, 3))
    vue = AdaptateurNim(jeu).plateau(partie_jouee(jeu, "b2"), interactif=True)
    assert (vue.lignes, vue.colonnes, vue.trait) == (3, 2, 2)
    assert vue.pions == {(2, 0): 1, (2, 1): 1}
    assert set(vue.dernier) == {(1, 1), (0, 1)}, "où étaient ceux qui sont partis"


def test_choisir_un_objet_prend_aussi_ceux_du_dessus() -> None:
    jeu = Nim((3, 2), maximum=2)
    vue = AdaptateurNim(jeu).plateau(partie_jouee(jeu, ""), interactif=True)
    assert {case: set(partis) for case, partis in vue.legaux.items()} == {
        (0, 0): {(0, 0)},
        (1, 0): {(0, 0), (1, 0)},
        (1, 1): {(1, 1)},
        (2, 1): {(1, 1), (2, 1)},
    }, "pas plus de deux à la fois"


@given(st.lists(st.integers(1, 9), min_size=1, max_size=5), st.integers(0, 9), st.randoms(use_true_random=False))
def test_chaque_coup_a_sa_case_et_chaque_case_son_coup(tas: list[int], maximum: int, hasard: random.Random) -> None:
    jeu = Nim(tas, maximum)
    vue, partie = AdaptateurNim(jeu), Partie(jeu)
    while not partie.terminee:
        etat, coups = partie.etat, jeu.coups_legaux(partie.etat)
        dessin = vue.plateau(partie, interactif=True)
        assert {vue.coup(etat, case) for case in dessin.legaux} == set(coups)
        for coup in coups:
            case = vue.case(etat, coup)
            assert vue.coup(etat, case) == coup
            assert len(dessin.legaux[case]) == coup[1]
            assert set(dessin.legaux[case]) <= set(dessin.pions)
        for case in ((y, x) for y in range(dessin.lignes) for x in range(dessin.colonnes)):
            assert (vue.coup(etat, case) in coups) == (case in dessin.legaux)
        partie.jouer(hasard.choice(coups))


def test_qui_gagne_se_dit_avec_un_article_et_il_n_y_a_pas_de_nulle() -> None:
    vue = AdaptateurNim(Nim())
    assert (vue.trait(1), vue.gagne(2)) == ("Trait au premier", "Le second joueur gagne")
    assert not vue.nulles
    assert vue.graduations == ("Second", "", "Premier")
