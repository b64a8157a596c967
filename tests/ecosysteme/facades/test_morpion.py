"""Seed 003's tic-tac-toe: what it prints, and where it is wrong the right answer."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecosysteme.facades import morpion as jeu
from ecosysteme.facades.morpion import (
    L,
    afficher,
    attracteurs,
    cases_libres,
    g1,
    g_vide,
    gagnant,
    joueur,
    strategie,
    successeurs,
)

G1 = ((1, 2, 0), (0, 0, 0), (0, 0, 0))
VIDE = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
G2 = [[1, 2, 2], [0, 1, 0], [0, 0, 1]]
LIGNES = [
    *(tuple((y, x) for x in range(3)) for y in range(3)),
    *(tuple((y, x) for y in range(3)) for x in range(3)),
    ((0, 0), (1, 1), (2, 2)),
    ((0, 2), (1, 1), (2, 0)),
]
RECURSIVES = (jeu.attracteurs_recursifs, jeu.strategie_recursive)
Grille = tuple[tuple[int, ...], ...]


def test_les_exemples_de_l_enonce(capsys: pytest.CaptureFixture[str]) -> None:
    afficher(g1)
    assert capsys.readouterr().out == "X|O| \n | | \n | | \n"
    afficher(G2)
    assert capsys.readouterr().out == "X|O|O\n |X| \n | |X\n"
    assert repr(g_vide) == "[[0, 0, 0], [0, 0, 0], [0, 0, 0]]"
    assert cases_libres(g1) == [(0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert joueur(g1) == 1
    assert (gagnant(g1), gagnant(G2)) == (0, 1)


def test_l_est_une_liste_qui_sert_de_cle() -> None:
    grille = L([[1, 2], [0]])
    assert grille == [[1, 2], [0]]
    assert {grille: "a"}[L(deepcopy(grille))] == "a"
    assert hash(grille) == hash(grille.to_tuple()) == hash(((1, 2), (0,)))
    grille[1].append(3)
    assert grille.to_tuple() == ((1, 2), (0, 3))


def test_les_successeurs_sont_des_grilles_neuves_du_meme_genre() -> None:
    for grille, genre in ((deepcopy(g1), L), ([list(rangee) for rangee in G1], L), (G1, tuple)):
        avant = deepcopy(grille)
        suites = successeurs(grille)
        assert grille == avant
        assert all(type(suite) is genre for suite in suites)
        assert len({hash(suite) for suite in suites}) == 7
        assert [suite[i][j] for suite, (i, j) in zip(suites, cases_libres(grille), strict=True)] == [1] * 7
    suites[0] if isinstance(suites[0], tuple) else suites[0][0].clear()
    assert g1 == [[1, 2, 0], [0, 0, 0], [0, 0, 0]]
    assert cases_libres(G2) == [(1, 0), (1, 2), (2, 0), (2, 1)]
    assert successeurs(G2) == []  # the seed plays on


def _grille(cases: tuple[int, ...]) -> Grille:
    return cases[:3], cases[3:6], cases[6:]


grilles = st.tuples(*[st.integers(0, 2)] * 9).map(_grille)


@cache
def valeur(grille: Grille) -> int:
    """Return who wins under perfect play, 0 for a draw, by a minimax that knows nothing of the project."""
    for camp in (1, 2):
        if any(all(grille[y][x] == camp for y, x in ligne) for ligne in LIGNES):
            return camp
    vides = [(y, x) for y, x in product(range(3), repeat=2) if not grille[y][x]]
    camp = 1 if len(vides) % 2 else 2
    suites = {
        valeur(tuple(tuple(camp if (y, x) == coup else grille[y][x] for x in range(3)) for y in range(3)))
        for coup in vides
    }
    return next((v for v in (camp, 0, 3 - camp) if v in suites), 0)


@pytest.mark.parametrize(("depart", "nombre"), [(VIDE, 2936), (G1, 386)])
def test_les_attracteurs_sont_les_grilles_gagnees(depart: Grille, nombre: int) -> None:
    """The seed's plays on in games that are won, and so lists grids that no game reaches."""
    trouvees = attracteurs(depart)
    assert len(trouvees) == len(set(trouvees)) == nombre
    assert {grille for grille in strategie(depart) if valeur(grille) == 1} == set(trouvees)
    en_listes = attracteurs([list(rangee) for rangee in depart])
    assert all(type(grille) is L for grille in en_listes)
    assert [grille.to_tuple() for grille in en_listes] == trouvees


def test_la_strategie_gagne_contre_toute_defense() -> None:
    """The seed answers (2, 2) to g1, which only draws."""
    d = strategie(G1)
    reponses = {
        (i, j) for (i, j), suite in zip(cases_libres(G1), successeurs(G1), strict=True) if d[suite] is not False
    }
    assert reponses == {(1, 0), (1, 1), (2, 0)}
    assert d[G1] in [suite for suite in successeurs(G1) if d[suite] is not False]
    assert strategie(g1)[g1].to_tuple() == d[G1]
    a_voir = [G1]
    while a_voir:
        grille = a_voir.pop()
        if gagnant(grille) != 1:
            assert len(cases_libres(grille)) > 0
            a_voir += [d[grille]] if joueur(grille) == 1 else successeurs(grille)


def test_la_strategie_de_chaque_grille() -> None:
    d = strategie(VIDE)
    assert len(d) == 5478
    for grille, conseil in d.items():
        if isinstance(conseil, tuple):
            assert (joueur(grille), gagnant(grille), valeur(conseil)) == (1, 0, 1)
            assert conseil in successeurs(grille)
        else:
            assert conseil is (valeur(grille) == 1)
            assert not (conseil and joueur(grille) == 1 and not gagnant(grille))


@pytest.mark.parametrize(("grille", "conseil"), [
    (VIDE, False),
    (((1, 2, 1), (2, 1, 2), (1, 0, 0)), True),
    (((1, 2, 1), (2, 1, 2), (2, 1, 0)), ((1, 2, 1), (2, 1, 2), (2, 1, 1))),
    (((1, 2, 1), (2, 1, 2), (2, 1, 1)), True),
    (((1, 2, 1), (2, 1, 2), (0, 1, 0)), True),
    (((1, 2, 1), (2, 1, 2), (0, 0, 1)), True),
    (((1, 2, 1), (2, 1, 0), (2, 0, 0)), ((1, 2, 1), (2, 1, 0), (2, 0, 1))),
    (((1, 2, 1), (2, 1, 1), (2, 2, 0)), ((1, 2, 1), (2, 1, 1), (2, 2, 1))),
    (((1, 2, 1), (2, 1, 1), (2, 0, 2)), False),
    (((1, 2, 1), (2, 1, 1), (2, 1, 2)), False),
    (((1, 2, 1), (2, 1, 1), (2, 0, 0)), False),
    (((1, 2, 1), (2, 1, 0), (2, 1, 2)), False),
])  # fmt: skip
def test_le_dictionnaire_que_l_enonce_imprime(grille: Grille, conseil: Any) -> None:
    assert strategie(VIDE)[grille] == conseil


@given(grilles)
@example(((2, 2, 2), (0, 0, 0), (0, 0, 0)))  # nobody plays so
@example(((1, 1, 1), (2, 2, 2), (0, 0, 0)))  # won twice
def test_n_importe_quelle_grille_a_ses_attracteurs_et_sa_strategie(grille: Grille) -> None:
    gagnees, conseils = set(attracteurs(grille)), strategie(grille)
    assert gagnees == {vue for vue in conseils if valeur(vue) == 1}
    assert set(jeu.attracteurs_recursifs(grille)) == gagnees
    recursifs = jeu.strategie_recursive(grille)
    assert recursifs.keys() == conseils.keys()
    for vue, conseil in recursifs.items():
        assert (conseil in gagnees and conseil in successeurs(vue)) or conseil is conseils[vue]
    assert bool(successeurs(grille)) == (not gagnant(grille) and bool(cases_libres(grille)))


def test_la_recursion_repond_dans_le_genre_de_la_grille() -> None:
    assert [grille.to_tuple() for grille in jeu.attracteurs_recursifs(g1)] == jeu.attracteurs_recursifs(G1)
    assert {grille.to_tuple() for grille in jeu.strategie_recursive(g1)} == jeu.strategie_recursive(G1).keys()


@pytest.mark.parametrize("grille", [[], [[0, 0, 0]], [[0, 0], [0, 0], [0, 0]], [[3, 0, 0]] * 3])
def test_une_grille_impossible_est_refusee(grille: list[list[int]]) -> None:
    for fonction in (afficher, joueur, gagnant, successeurs, attracteurs, strategie, *RECURSIVES):
        with pytest.raises(ValueError, match="attendu"):
            fonction(grille)


def test_jeu_gagne_depuis_g1(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is typed, letters and empty lines too: the seed's stops on the empty one."""
    clavier("", "1", "a b", *(f"{i} {j}" for i in range(3) for j in range(3) for _ in range(2)))
    g = jeu.jeu()
    sortie = capsys.readouterr().out
    assert gagnant(g) == 1
    assert sortie.startswith("X|O| \n | | \n | | \nX (")
    assert sortie.endswith("X gagne.\n")
    assert sortie.count("attendu deux chiffres de 0 à 2") == 3
    assert g1 == [[1, 2, 0], [0, 0, 0], [0, 0, 0]]


def test_jeu_d_ou_l_on_veut(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    """O has the move: nobody passes first."""
    clavier("1 1", "q")
    g = jeu.jeu([[1, 0, 0], [0, 0, 0], [0, 0, 0]], premier="ia_alea")
    sortie = capsys.readouterr().out
    assert "passe" not in sortie
    assert (g[1][1], len(cases_libres(g))) == (2, 6)
    assert jeu.jeu(g_vide, "ia_moteur", "ia_moteur") != g_vide
    assert capsys.readouterr().out.endswith("Partie nulle.\n")


def test_toute_grille_de_neuf_cases_a_une_reponse(capsys: pytest.CaptureFixture[str]) -> None:
    """Those that no game leads to as well: who moves is counted, who has won is looked up, X first."""
    for cases in product((0, 1, 2), repeat=9):
        grille = [list(cases[rang : rang + 3]) for rang in (0, 3, 6)]
        assert joueur(grille) == (1 if cases.count(0) % 2 else 2)
        alignes = {grille[y][x] for ligne in LIGNES for y, x in ligne if len({grille[b][a] for b, a in ligne}) == 1}
        assert gagnant(grille) == min(alignes - {0}, default=0)
    afficher(((2, 2, 2), (2, 2, 2), (1, 0, 2)))
    assert capsys.readouterr().out == "O|O|O\nO|O|O\nX| |O\n"
    for fonction in (joueur, gagnant, afficher):
        with pytest.raises(ValueError, match="attendu"):
            fonction([[1, 2], [0, 0]])


def test_any2_donne_le_premier() -> None:
    assert jeu.any2([0, 3, 4], lambda nombre: nombre > 2) == 3
    assert jeu.any2([0, 3, 4], lambda nombre: nombre > 5) is False
