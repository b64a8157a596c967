"""Puissance 4: pinned by perft and by the number of its positions, and judged by a grid that knows nothing of bits."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeu import NULLE, PREMIER, SECOND
from ecosysteme.jeux.puissance4 import ALIGNEMENTS, COLONNES, LIGNES, EtatPuissance4, Puissance4, aligne, case, cases

JEU = Puissance4()


def jouee(coups: str) -> EtatPuissance4:
    etat = JEU.etat_initial()
    for coup in coups:
        etat = JEU.jouer(etat, JEU.lire_coup(coup))
    return etat


def quatre(grille: Iterable[Iterable[int]], camp: int) -> bool:
    """Look for four in line with coordinates only."""
    cases = {(y, x) for y, rangee in enumerate(grille) for x, pion in enumerate(rangee) if pion == camp}
    pas = ((0, 1), (1, 0), (1, 1), (1, -1))
    return any(all((y + n * dy, x + n * dx) in cases for n in range(4)) for y, x in cases for dy, dx in pas)


def perft(etat: EtatPuissance4, profondeur: int) -> int:
    """Count the games of ``profondeur`` plies: those that end before count for none."""
    coups = JEU.coups_legaux(etat)
    if profondeur == 1:
        return len(coups)
    return sum(perft(JEU.jouer(etat, coup), profondeur - 1) for coup in coups)


@pytest.mark.parametrize(
    ("profondeur", "parties"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807), (6, 117649), (7, 823536)]
)
def test_perft_compte_les_parties_connues(profondeur: int, parties: int) -> None:
    assert perft(JEU.etat_initial(), profondeur) == parties


def test_les_positions_distinctes_de_chaque_demi_coup() -> None:
    front = {JEU.etat_initial()}
    for nombre in (7, 49, 238, 1120, 4263, 16422, 54859):
        front = {JEU.jouer(etat, coup) for etat in front for coup in JEU.coups_legaux(etat)}
        assert len(front) == nombre


def test_les_69_alignements() -> None:
    assert len(set(ALIGNEMENTS)) == 69
    for ligne in ALIGNEMENTS:
        assert aligne(sum(case(*position) for position in ligne))
        assert all(not aligne(sum(case(*position) for position in ligne if position != autre)) for autre in ligne)
    # Every line, and no other: four squares of a line that runs over the edge from column to column are none.
    assert not aligne(case(4, 0) | case(5, 0) | case(0, 1) | case(1, 1))
    assert not aligne(case(5, 0) | case(4, 1) | case(3, 2) | case(0, 3))


@given(st.lists(st.integers(0, COLONNES - 1), max_size=42))
def test_les_bits_disent_ce_que_dit_une_grille(colonnes: list[int]) -> None:
    etat, grille = JEU.etat_initial(), [[0] * COLONNES for _ in range(LIGNES)]
    for rang, colonne in enumerate(colonnes):
        libre = [ligne for ligne in range(LIGNES) if not grille[ligne][colonne]]
        if JEU.issue(etat) is not None or not libre:
            with pytest.raises(ValueError, match="pleine" if JEU.issue(etat) is None else "terminée"):
                JEU.jouer(etat, colonne)
            return
        assert JEU.chute(etat, colonne) == (libre[0], colonne)
        grille[libre[0]][colonne] = etat.trait
        assert etat.trait == (SECOND if etat.masque.bit_count() % 2 else PREMIER)
        etat = JEU.jouer(etat, colonne)
        assert etat.masque.bit_count() == rang + 1
        assert etat.grille == tuple(map(tuple, grille))
        assert EtatPuissance4.depuis_grille(grille) == etat
        gagnants = [camp for camp in (PREMIER, SECOND) if quatre(grille, camp)]
        assert JEU.issue(etat) == (gagnants[0] if gagnants else None if rang < 41 else NULLE)
        assert bool(JEU.alignement(etat)) == bool(gagnants)


def potentiel(grille: tuple[tuple[int, ...], ...], camp: int) -> int:
    """Return the sum over the 69 lines that the opponent has no disc in of the square of the camp's discs."""
    total = 0
    for ligne in ALIGNEMENTS:
        pions = [grille[y][x] for y, x in ligne]
        if set(pions) <= {0, camp}:
            total += pions.count(camp) ** 2
    return total


@given(st.integers(0, 10**6), st.integers(0, 30))
def test_l_evaluation_compte_les_lignes_ouvertes(graine: int, coups: int) -> None:
    hasard, etat = random.Random(graine), JEU.etat_initial()
    for _ in range(coups):
        if JEU.issue(etat) is None:
            etat = JEU.jouer(etat, hasard.choice(JEU.coups_legaux(etat)))
    if JEU.issue(etat) is None:
        attendue = potentiel(etat.grille, PREMIER) - potentiel(etat.grille, SECOND)
        assert JEU.evaluer(etat, PREMIER) == attendue == -JEU.evaluer(etat, SECOND)


def test_gagner_vaut_plus_que_tout_et_gagner_vite_davantage() -> None:
    vite, tard = jouee("1212121"), jouee("7653212121")
    assert JEU.issue(vite) == PREMIER
    assert JEU.evaluer(vite, PREMIER) == 1000 + 35
    assert JEU.evaluer(tard, PREMIER) < JEU.evaluer(vite, PREMIER)
    assert JEU.alignement(vite) == {(0, 0), (1, 0), (2, 0), (3, 0)}


def test_une_grille_pleine_sans_alignement_est_nulle() -> None:
    hasard = random.Random(4)
    while True:
        etat = JEU.etat_initial()
        while JEU.issue(etat) is None:
            etat = JEU.jouer(etat, hasard.choice(JEU.coups_legaux(etat)))
        if JEU.issue(etat) == NULLE:
            break
    assert etat.masque.bit_count() == 42
    assert (JEU.scores(etat), JEU.evaluer(etat, PREMIER), JEU.alignement(etat)) == ((0, 0), 0, frozenset())


def test_le_dessin_met_le_haut_en_haut_et_marque_ou_les_pions_tombent() -> None:
    assert JEU.texte(jouee("44455")) == (
        ". . . . . . .\n. . . . . . .\n. . . # . . .\n. . . R # . .\n. . . J R . .\n# # # R J # #\n1 2 3 4 5 6 7"
    )


@pytest.mark.parametrize(
    ("coups", "coup", "raison"),
    [
        ("444444", 3, "la colonne 4 est pleine"),
        ("", 7, "la colonne 8 n'existe pas : attendu de 1 à 7"),
        ("", -1, "la colonne 0 n'existe pas"),
        ("1212121", 3, "la partie est terminée"),
    ],
)
def test_un_coup_illegal_est_refuse_et_explique(coups: str, coup: int, raison: str) -> None:
    etat = jouee(coups)
    with pytest.raises(ValueError, match=raison):
        JEU.jouer(etat, coup)
    assert raison in str(JEU.expliquer_refus(etat, coup))


@pytest.mark.parametrize("texte", ["0", "8", "", "a", "1 2", "12", "²", "٣"])
def test_ce_qui_n_est_pas_une_colonne_est_refuse(texte: str) -> None:
    with pytest.raises(ValueError, match="n'est pas une colonne : attendu un chiffre de 1 à 7"):
        JEU.lire_coup(texte)


@pytest.mark.parametrize(
    ("changements", "raison"),
    [
        ({(1, 0): 1}, "ne repose sur rien"),
        ({(0, 0): 2}, "autant de pions"),
        ({(0, 0): 1, (0, 1): 1}, "autant de pions"),
        ({(0, 0): 3}, "3 dans une case"),
    ],
)
def test_une_grille_impossible_est_refusee(changements: dict[tuple[int, int], int], raison: str) -> None:
    grille = [[changements.get((y, x), 0) for x in range(COLONNES)] for y in range(LIGNES)]
    with pytest.raises(ValueError, match=raison):
        EtatPuissance4.depuis_grille(grille)
    with pytest.raises(ValueError, match="6 lignes de 7 cases"):
        EtatPuissance4.depuis_grille(grille[:5])


def test_la_cle_reunit_une_position_et_son_miroir() -> None:
    coups = "44351"
    miroir = "".join(str(8 - int(coup)) for coup in coups)
    assert JEU.cle(jouee(coups)) == JEU.cle(jouee(miroir)) != JEU.cle(jouee(coups[:-1] + "2"))
    assert [*cases(jouee("4").masque)] == [(0, 3)]
