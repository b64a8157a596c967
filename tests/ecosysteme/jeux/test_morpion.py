"""Morpion: small enough to count everything, which is what the literature gives."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ecosysteme.jeu import NULLE, PREMIER, SECOND
from ecosysteme.jeux.morpion import ALIGNEMENTS, EtatMorpion, Morpion, gagnant

JEU = Morpion()


def positions() -> set[EtatMorpion]:
    """Every position that play reaches."""
    front = {JEU.etat_initial()}
    vues = set(front)
    while front:
        front = {JEU.jouer(etat, coup) for etat in front for coup in JEU.coups_legaux(etat)}
        vues |= front
    return vues


def test_les_positions_connues() -> None:
    toutes = positions()
    assert len(toutes) == 5478
    assert sum(JEU.issue(etat) is not None for etat in toutes) == 958
    assert len({JEU.cle(etat) for etat in toutes}) == 765
    assert all(EtatMorpion.depuis_grille(etat.grille) == etat for etat in toutes)
    assert all(JEU.lire_etat(JEU.ecrire_etat(etat)) == etat for etat in toutes)


def test_les_255168_parties() -> None:
    """Counted position by position: a hundred times fewer than the games."""
    chemins, fins = Counter({JEU.etat_initial(): 1}), Counter[int | None]()
    while chemins:
        suites: Counter[EtatMorpion] = Counter()
        for etat, nombre in chemins.items():
            if (issue := JEU.issue(etat)) is not None:
                fins[issue] += nombre
            for coup in JEU.coups_legaux(etat):
                suites[JEU.jouer(etat, coup)] += nombre
        chemins = suites
    assert fins == {PREMIER: 131184, SECOND: 77904, NULLE: 46080}
    assert fins.total() == 255168


def test_la_cle_reunit_les_huit_images() -> None:
    etat = EtatMorpion(((1, 2, 0), (0, 1, 0), (0, 0, 2)))
    images, image = set(), etat.grille
    for _ in range(4):
        image = tuple(zip(*image[::-1], strict=True))
        images |= {image, tuple(rangee[::-1] for rangee in image)}
    assert len(images) == 8
    assert {JEU.cle(EtatMorpion(image)) for image in images} == {JEU.cle(etat)}


def test_le_gagnant_de_toutes_les_grilles() -> None:
    """All 3^9 of them, legal or not, judged line by line from a text."""
    for signes in product("012", repeat=9):
        texte = "".join(signes)
        lignes = [texte[n : n + 3] for n in (0, 3, 6)] + [texte[n::3] for n in range(3)] + [texte[::4], texte[2:7:2]]
        attendu = 1 if "111" in lignes else 2 if "222" in lignes else 0
        grille = tuple(tuple(map(int, rangee)) for rangee in lignes[:3])
        assert gagnant(grille) == attendu
    assert len(ALIGNEMENTS) == 8


def test_la_victoire_se_montre_et_vaut_plus_quand_elle_vient_vite() -> None:
    vite = EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))
    tard = EtatMorpion(((1, 1, 1), (2, 2, 1), (1, 2, 2)))
    assert JEU.alignement(vite) == {(0, 0), (0, 1), (0, 2)}
    assert JEU.alignement(JEU.etat_initial()) == frozenset()
    assert JEU.evaluer(vite, PREMIER) == 1004 > JEU.evaluer(tard, PREMIER) == 1000
    assert (JEU.scores(vite), JEU.issue(tard)) == ((1, 0), PREMIER)


def test_l_evaluation_compte_les_signes_des_lignes_ouvertes() -> None:
    centre = EtatMorpion(((0, 0, 0), (0, 1, 0), (0, 0, 0)))
    assert JEU.evaluer(centre, PREMIER) == 4
    assert JEU.evaluer(JEU.jouer(centre, (0, 1)), PREMIER) == 3 - 1


def test_le_dessin() -> None:
    assert JEU.texte(EtatMorpion(((1, 2, 0), (0, 1, 0), (0, 0, 0)))) == "  A B C\n1 X O .\n2 . X .\n3 . . ."


@pytest.mark.parametrize(
    ("grille", "coup", "raison"),
    [
        (((1, 0, 0), (0, 0, 0), (0, 0, 0)), (0, 0), "la case a1 est déjà occupée"),
        (((1, 0, 0), (0, 0, 0), (0, 0, 0)), (3, 0), "n'existe pas : attendu de a1 à c3"),
        (((1, 1, 1), (2, 2, 0), (0, 0, 0)), (1, 2), "la partie est terminée"),
    ],
)
def test_un_coup_illegal_est_refuse_et_explique(
    grille: tuple[tuple[int, ...], ...], coup: tuple[int, int], raison: str
) -> None:
    etat = EtatMorpion(grille)
    with pytest.raises(ValueError, match=raison):
        JEU.jouer(etat, coup)
    assert raison in str(JEU.expliquer_refus(etat, coup))


@pytest.mark.parametrize("texte", ["", "a4", "d1", "11", "a", "a11"])
def test_ce_qui_n_est_pas_une_case_est_refuse(texte: str) -> None:
    with pytest.raises(ValueError, match="n'est pas une case : attendu une lettre et un nombre, de a1 à c3"):
        JEU.lire_coup(texte)


@pytest.mark.parametrize(
    ("grille", "raison"),
    [
        ([[0, 0, 0]] * 2, "3 lignes de 3 cases"),
        ([[0, 0]] * 3, "3 lignes de 3 cases"),
        ([[0, 0, 0], [0, 4, 0], [0, 0, 0]], "4 dans une case"),
        ([[2, 0, 0], [0, 0, 0], [0, 0, 0]], "autant de X que de O"),
    ],
)
def test_une_grille_impossible_est_refusee(grille: list[list[int]], raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        EtatMorpion.depuis_grille(grille)
