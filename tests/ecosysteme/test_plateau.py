"""The dict board: its rules against the slow oracle, and everything that may be asked of it wrongly."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.dessin import svg
from ecosysteme.plateau import (
    BLANC,
    COULEURS,
    NOIR,
    TAILLES,
    Couleur,
    Pion,
    Plateau,
    adverse,
    coupValide,
    increment,
    lire_case,
    nom_case,
)
from tests import oracle
from tests.positions import etats_joues, plateaux

couleurs = st.sampled_from(COULEURS)
TOUS_PLATEAUX = plateaux() | etats_joues().map(lambda etat: etat.plateau)

PAS_UNE_POSITION = [None, 3, "d3", [2, 3], (2,), (2, 3, 4), (2.0, 3), ("2", 3), (None, None), {2: 3}]
PAS_UNE_COULEUR = ["n", "", "NB", "noir", ".", None, 1, ["N"]]
INJOUABLES = [
    ((-1, 0), "hors du plateau"),
    ((0, -1), "hors du plateau"),
    ((8, 0), "hors du plateau"),
    ((0, 8), "hors du plateau"),
    ((10**9, 3), "hors du plateau"),
    ((3, 3), "déjà occupée"),
    ((3, 4), "déjà occupée"),
    ((0, 0), "n'encadre aucun pion"),
    ((2, 4), "n'encadre aucun pion"),
]

DEPART = """\
  A B C D E F G H
1 . . . . . . . .
2 . . . . . . . .
3 . . . # . . . .
4 . . # B N . . .
5 . . . N B # . .
6 . . . . # . . .
7 . . . . . . . .
8 . . . . . . . ."""


@given(TOUS_PLATEAUX, couleurs)
def test_les_regles_sont_celles_de_l_oracle_sur_toute_case_et_autour(plateau: Plateau, couleur: Couleur) -> None:
    grille = oracle.grille(plateau.taille, plateau)
    autour = range(-2, plateau.taille + 2)
    for position in ((y, x) for y in autour for x in autour):
        attendus = oracle.prises(grille, position, couleur)
        valide, pions = plateau.coupValide(position, couleur)
        assert valide is bool(attendus)
        assert sorted(pions) == sorted(attendus)
    assert plateau.coups_legaux(couleur) == oracle.coups(grille, couleur)
    assert oracle.grille(plateau.taille, plateau) == grille


@given(TOUS_PLATEAUX, couleurs)
def test_le_coup_valide_du_rapport_est_celui_du_parcours_rapide(plateau: Plateau, couleur: Couleur) -> None:
    avant = plateau.copy()
    autour = range(-2, plateau.taille + 2)
    for position in ((y, x) for y in autour for x in autour):
        assert coupValide(plateau, position, couleur) == plateau.coupValide(position, couleur)
    assert plateau == avant


@given(TOUS_PLATEAUX, couleurs, st.data())
def test_poser_donne_le_plateau_de_l_oracle(plateau: Plateau, couleur: Couleur, data: st.DataObject) -> None:
    grille = oracle.grille(plateau.taille, plateau)
    coups = oracle.coups(grille, couleur)
    if coups:
        position = data.draw(st.sampled_from(coups))
        retournes = plateau.poser(position, couleur)
        assert sorted(retournes) == sorted(oracle.prises(grille, position, couleur))
        assert oracle.grille(plateau.taille, plateau) == oracle.apres(grille, position, couleur)


@pytest.mark.parametrize("couleur", PAS_UNE_COULEUR)
def test_une_couleur_inconnue_est_une_valueerror(couleur: Any) -> None:
    plateau = Plateau()
    for position in ((2, 3), (3, 3), (-1, 9)):
        with pytest.raises(ValueError, match="couleur"):
            plateau.coupValide(position, couleur)
        with pytest.raises(ValueError, match="couleur"):
            coupValide(plateau, position, couleur)
        with pytest.raises(ValueError, match="couleur"):
            plateau.poser(position, couleur)
    with pytest.raises(ValueError, match="couleur"):
        plateau.coups_legaux(couleur)
    with pytest.raises(ValueError, match="couleur"):
        adverse(couleur)
    assert plateau == Plateau()


@pytest.mark.parametrize("position", PAS_UNE_POSITION)
def test_ce_qui_n_est_pas_une_position_est_une_typeerror(position: Any) -> None:
    plateau = Plateau()
    with pytest.raises(TypeError, match="position"):
        plateau.coupValide(position, NOIR)
    with pytest.raises(TypeError, match="position"):
        coupValide(plateau, position, NOIR)
    with pytest.raises(TypeError, match="position"):
        plateau.poser(position, NOIR)
    assert plateau == Plateau()


@pytest.mark.parametrize(("position", "raison"), INJOUABLES)
def test_une_case_injouable_est_refusee_avec_sa_raison(position: tuple[int, int], raison: str) -> None:
    plateau = Plateau()
    assert plateau.coupValide(position, NOIR) == (False, [])
    with pytest.raises(ValueError, match=raison):
        plateau.poser(position, NOIR)
    assert plateau == Plateau()


def test_un_pion_se_retourne() -> None:
    plateau = Plateau()
    plateau.retourner_pion((3, 3))
    assert plateau[3, 3] == NOIR
    plateau.retourner_pion((3, 3))
    assert plateau == Plateau()
    with pytest.raises(KeyError):
        plateau.retourner_pion((0, 0))
    assert plateau == Plateau()


def test_les_directions_tournent_depuis_le_nord() -> None:
    voisines = [increment(direction, (3, 3)) for direction in range(8)]
    assert [nom_case(case) for case in voisines] == ["d3", "e3", "e4", "e5", "d5", "c5", "c4", "c3"]
    for direction in (-1, 8):
        with pytest.raises(ValueError, match="direction"):
            increment(direction, (3, 3))


def test_on_commence_avec_quatre_pions_noirs_en_e4_et_d5() -> None:
    assert Plateau() == {(3, 4): "N", (4, 3): "N", (3, 3): "B", (4, 4): "B"}
    for taille in TAILLES:
        assert oracle.grille(taille, Plateau(taille)) == oracle.depart(taille)


@pytest.mark.parametrize("taille", [-4, 0, 5, 7, 12, "8", None])
def test_une_autre_taille_est_refusee(taille: Any) -> None:
    with pytest.raises(ValueError, match="taille"):
        Plateau(taille)


def test_les_pions_donnes_remplacent_ceux_du_depart() -> None:
    assert Plateau(4, {}) == {}
    assert Plateau(4, [Pion((0, 3), NOIR)]) == Plateau(4, {(0, 3): NOIR}) == {(0, 3): "N"}
    assert Plateau(4, {(3, 0): NOIR, (0, 3): BLANC}).pions() == [Pion((0, 3), BLANC), Pion((3, 0), NOIR)]


@pytest.mark.parametrize("pions", [{(0, 4): "N"}, {(-1, 0): "N"}, {(0, 0): "X"}])
def test_un_pion_hors_du_plateau_ou_sans_couleur_est_refuse(pions: Any) -> None:
    with pytest.raises(ValueError, match=r"couleur|hors"):
        Plateau(4, pions)
    with pytest.raises(ValueError, match=r"couleur|hors"):
        Plateau(4, [Pion(*pion) for pion in pions.items()])


@given(plateaux())
def test_les_copies_sont_independantes_et_voyagent(plateau: Plateau) -> None:
    for copie in (plateau.copy(), copy.copy(plateau), copy.deepcopy(plateau), pickle.loads(pickle.dumps(plateau))):
        assert isinstance(copie, Plateau)
        assert (copie, copie.taille) == (plateau, plateau.taille)
        occupees = len(plateau)
        copie.clear()
        assert len(plateau) == occupees


@given(plateaux(), couleurs)
def test_le_dessin_se_relit(plateau: Plateau, couleur: Couleur) -> None:
    dessin = plateau.texte(couleur)
    sans_marges = "\n".join(oracle.grille(plateau.taille, plateau))
    for texte in (dessin, dessin.lower(), sans_marges):
        relu = Plateau.depuis_texte(texte)
        assert (relu, relu.taille) == (plateau, plateau.taille)
    assert dessin.count("#") == len(plateau.coups_legaux(couleur))
    assert "#" not in plateau.texte()


def test_le_dessin_du_depart_est_celui_de_la_console() -> None:
    assert Plateau().texte(NOIR) == DEPART
    assert [len(ligne) for ligne in Plateau(10).texte().splitlines()] == [22] * 11


@pytest.mark.parametrize(
    "dessin", ["", "....\n....\n....", "....\n....\n....\n...", ".....\n" * 5, "....\n....\n....\n..X"]
)
def test_un_dessin_illisible_est_refuse(dessin: str) -> None:
    with pytest.raises(ValueError, match="illisible"):
        Plateau.depuis_texte(dessin)


@pytest.mark.parametrize("taille", TAILLES)
def test_le_nom_d_une_case_se_relit(taille: int) -> None:
    for position in ((y, x) for y in range(taille) for x in range(taille)):
        assert lire_case(f" {nom_case(position).upper()} ", taille) == lire_case(nom_case(position), taille) == position
    assert nom_case((0, taille - 1)) == "abcdefghij"[taille - 1] + "1"


@pytest.mark.parametrize(
    "texte", ["", " ", "d", "3", "d0", "d9", "i1", "3d", "dd", "d3x", "d3d3", "d-1", "d03", "d٣", "d²", "é1"]
)
def test_ce_qui_n_est_pas_une_case_est_refuse_avec_la_forme_attendue(texte: str) -> None:
    with pytest.raises(ValueError, match="de a1 à h8"):
        lire_case(texte)


@given(plateaux())
def test_les_scores_comptent_les_pions(plateau: Plateau) -> None:
    dessin = "".join(oracle.grille(plateau.taille, plateau))
    assert plateau.scores() == (dessin.count("N"), dessin.count("B"))


def test_un_carnet_montre_le_plateau() -> None:
    assert Plateau(6)._repr_svg_() == svg(6, Plateau(6))


@given(plateaux())
def test_la_matrice_se_relit(plateau: Plateau) -> None:
    matrice = plateau.matrice()
    assert matrice.shape == (plateau.taille, plateau.taille)
    assert matrice.dtype == np.int8
    assert {2: NOIR, 1: BLANC}.items() >= {(int(matrice[case]), couleur) for case, couleur in plateau.items()}
    assert np.count_nonzero(matrice) == len(plateau)
    for autre in (matrice, matrice.astype(np.uint64), np.asfortranarray(matrice), matrice.tolist()):
        relu = Plateau.depuis_matrice(autre)
        assert (relu, relu.taille) == (plateau, plateau.taille)
    matrice[:] = 0
    assert plateau.matrice().any() == bool(plateau)


@pytest.mark.parametrize(("matrice", "phrase"), [
    (np.zeros((8, 6), int), r"forme \(8, 6\) : attendu autant de lignes que de colonnes"),
    (np.zeros((5, 5), int), "4, 6, 8 ou 10"),
    (np.zeros(64, int), r"forme \(64,\)"),
    (np.zeros((8, 8, 1), int), r"forme \(8, 8, 1\)"),
    (3, r"forme \(\)"),
    ([[0, 1], [0]], "même longueur"),
    (np.zeros((8, 8)), "matrice de float64 : attendu des entiers"),
    (np.zeros((8, 8), bool), "matrice de bool"),
    (np.full((8, 8), "N"), "attendu des entiers"),
    (np.full((4, 4), 3), "3 dans la matrice : attendu 0 .vide., 1 .blanc. ou 2 .noir."),
    (np.full((4, 4), -1), "-1 dans la matrice"),
])  # fmt: skip
def test_une_matrice_illisible_est_refusee(matrice: Any, phrase: str) -> None:
    with pytest.raises(ValueError, match=phrase):
        Plateau.depuis_matrice(matrice)


ECRITURES: list[Callable[[Plateau, Any, Any], object]] = [
    lambda plateau, position, couleur: plateau.__setitem__(position, couleur),
    lambda plateau, position, couleur: plateau.setdefault(position, couleur),
    lambda plateau, position, couleur: plateau.update({(0, 0): "N", position: couleur}),
    lambda plateau, position, couleur: plateau.update([((0, 0), "N"), (position, couleur)]),
    lambda plateau, position, couleur: plateau.__ior__({(0, 0): "N", position: couleur}),
]


@pytest.mark.parametrize("ecrire", ECRITURES)
@pytest.mark.parametrize(("position", "couleur", "erreur", "raison"), [
    ((99, 99), "Z", ValueError, "couleur 'Z' inconnue"),
    ((99, 99), "N", ValueError, r"\(99, 99\) est hors du plateau de 8 × 8"),
    ((-1, 0), "B", ValueError, "hors du plateau"),
    ((2, 3), None, ValueError, "couleur None inconnue"),
    ("d3", "N", TypeError, "'d3' n'est pas une position"),
    ((True, False), "N", TypeError, "n'est pas une position"),
])  # fmt: skip
def test_un_dictionnaire_de_pions_et_de_rien_d_autre(
    ecrire: Callable[[Plateau, Any, Any], object], position: Any, couleur: Any, erreur: type[Exception], raison: str
) -> None:
    plateau = Plateau()
    with pytest.raises(erreur, match=raison):
        ecrire(plateau, position, couleur)
    assert plateau == Plateau()


@pytest.mark.parametrize("ecrire", ECRITURES)
def test_un_pion_se_pose_a_la_main(ecrire: Callable[[Plateau, Any, Any], object]) -> None:
    plateau = Plateau()
    ecrire(plateau, (np.int64(7), np.uint8(0)), BLANC)
    assert plateau[7, 0] == BLANC
    assert {type(rang) for position in plateau for rang in position} == {int}
    assert plateau.setdefault((7, 0), NOIR) == BLANC
    reuni = plateau | {(7, 0): NOIR}
    assert isinstance(reuni, Plateau)
    assert (reuni[7, 0], plateau[7, 0]) == (NOIR, BLANC)


def test_les_entiers_de_numpy_sont_des_positions() -> None:
    position: Any = (np.int64(2), np.int8(3))
    plateau = Plateau()
    assert plateau.coupValide(position, NOIR) == (True, [(3, 3)])
    plateau.poser(position, NOIR)
    assert repr(increment(3, position)) == "(3, 4)"
    attendu = Plateau()
    attendu.poser((2, 3), NOIR)
    assert plateau == attendu
    assert {type(rang) for position in plateau for rang in position} == {int}
    refusees: list[Any] = [(np.True_, 3), (np.float64(2), 3), (2, True)]
    for refusee in refusees:
        with pytest.raises(TypeError, match="attendu un couple d'entiers"):
            plateau.coupValide(refusee, NOIR)


@given(TOUS_PLATEAUX)
def test_le_plateau_se_montre_et_sa_representation_le_refait(plateau: Plateau) -> None:
    assert str(plateau) == plateau.texte()
    assert plateau.texte() in repr(plateau)
    assert eval(repr(plateau)) == plateau
    assert eval(repr(plateau)).taille == plateau.taille
