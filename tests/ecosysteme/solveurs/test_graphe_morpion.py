"""The graph of morpion up to symmetry, against a count and a brute force that know neither classes nor attractors."""

from __future__ import annotations

from collections import Counter
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.jeu import NULLE, PREMIER, SECOND
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs.graphe_morpion import ParcoursGraphe, Sort, coups_justes, graphe, sort_de, sorts_des_coups
from ecosysteme.solveurs.morpion import attracteur, suites

JEU = Morpion()
VIDE = EtatMorpion()
# A quarter turn and a mirror of the nine squares read line by line, and all that they make together.
TOUR, MIROIR = (6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 1, 0, 5, 4, 3, 8, 7, 6)
LIGNES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def images(cases: str) -> set[str]:
    """The images of a grid written as nine characters."""
    vues, a_voir = {cases}, [cases]
    while a_voir:
        grille = a_voir.pop()
        for permutation in (TOUR, MIROIR):
            image = "".join(grille[case] for case in permutation)
            if image not in vues:
                vues.add(image)
                a_voir.append(image)
    return vues


def ecrire(etat: EtatMorpion) -> str:
    return "".join(str(camp) for rangee in etat.grille for camp in rangee)


@cache
def force_brute(cases: str) -> tuple[int, int]:
    """Who wins (0: nobody) and in how many plies, when the winner hurries and the loser delays."""
    for camp in "12":
        if any(all(cases[case] == camp for case in ligne) for ligne in LIGNES):
            return int(camp), 0
    if "0" not in cases:
        return 0, 0
    trait = 1 if cases.count("1") == cases.count("2") else 2
    suivants = [force_brute(cases[:case] + str(trait) + cases[case + 1 :]) for case in range(9) if cases[case] == "0"]
    gains = [rang for camp, rang in suivants if camp == trait]
    if gains:
        return trait, 1 + min(gains)
    if any(camp == 0 for camp, _ in suivants):
        return 0, 0
    return 3 - trait, 1 + max(rang for _, rang in suivants)


def attendu(etat: EtatMorpion) -> Sort:
    camp, rang = force_brute(ecrire(etat))
    return Sort(camp, rang) if camp in (PREMIER, SECOND) else Sort(NULLE, None)


def test_les_classes_de_la_grille_vide_sont_les_765_connues() -> None:
    tout = graphe()
    par_niveau = Counter(classe.niveau for classe in tout.classes)
    assert [par_niveau[niveau] for niveau in range(10)] == [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]
    assert len({min(images(ecrire(etat))) for etat in suites()}) == len(tout.classes) == 765
    assert [classe.niveau for classe in tout.classes] == sorted(classe.niveau for classe in tout.classes)


def test_toutes_orientations_comprises_l_attracteur_de_x_a_2936_positions() -> None:
    tailles: Counter[int] = Counter()
    for classe in graphe().classes:
        tailles[classe.sort.camp] += len(images(ecrire(classe.etat)))
    assert tailles == {1: 2936, 2: 1474, 0: 5478 - 2936 - 1474}
    assert len(attracteur(PREMIER)) == 2936


def test_les_rangs_sont_ceux_d_une_force_brute() -> None:
    for classe in graphe().classes:
        assert classe.sort == attendu(classe.etat)


def test_les_aretes_sont_les_coups_et_les_meilleures_d_abord() -> None:
    tout = graphe()
    for classe in tout.classes:
        atteintes = {min(images(ecrire(JEU.jouer(classe.etat, coup)))) for coup in JEU.coups_legaux(classe.etat)}
        assert {min(images(ecrire(tout.classes[suite].etat))) for suite in classe.suites} == atteintes
        assert len(classe.suites) == len(atteintes)
        if classe.suites:
            meilleure = tout.classes[classe.suites[0]].sort
            justes = {sort_de(JEU.jouer(classe.etat, coup)) for coup in coups_justes(classe.etat)}
            assert justes == {meilleure}


@settings(max_examples=25)
@given(st.lists(st.integers(0, 8), min_size=1, max_size=5))
def test_chaque_ligne_mene_a_l_image_montree(choix: list[int]) -> None:
    """From any position of a real game, in its own orientation: no line needs to be turned."""
    etat = VIDE
    for rang in choix:
        if coups := JEU.coups_legaux(etat):
            etat = JEU.jouer(etat, coups[rang % len(coups)])
    vu = graphe(etat)
    assert vu.classes[0].etat == etat
    for numero, classe in enumerate(vu.classes):
        arrive = etat
        for coup in vu.ligne(numero):
            arrive = JEU.jouer(arrive, coup)
        assert arrive == classe.etat
        assert vu.numero(arrive) == numero
        assert classe.sort == attendu(arrive)
        for suite in classe.suites:
            vers = vu.coup_vers(arrive, suite)
            assert vers is not None
            assert vu.numero(JEU.jouer(arrive, vers)) == suite


def test_les_coups_justes_gagnent_tiennent_ou_retardent() -> None:
    gagnee = EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0)))
    assert coups_justes(gagnee) == ((1, 0), (1, 1), (2, 0))
    centre = JEU.jouer(VIDE, (1, 1))
    assert coups_justes(centre) == ((0, 0), (0, 2), (2, 0), (2, 2))  # an edge loses
    perdue = JEU.jouer(gagnee, (1, 1))
    assert set(coups_justes(perdue)) == {
        coup for coup, sort in sorts_des_coups(perdue).items() if sort == Sort(PREMIER, 3)
    }
    assert coups_justes(EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))) == ()


def test_une_position_que_nulle_partie_n_atteint_a_son_sort_aussi() -> None:
    assert sort_de(EtatMorpion(((1, 0, 0), (1, 0, 0), (0, 0, 0)))) == Sort(PREMIER, 1)  # two X, and X to move


def test_un_parcours_garde_l_orientation_du_plateau() -> None:
    tout = graphe(VIDE)
    parcours = ParcoursGraphe(tout)
    parcours.jouer((2, 2))  # the class of this corner is shown by another
    assert tout.classes[parcours.numero].etat != parcours.etat
    assert parcours.descendre()
    assert parcours.coups == [(2, 2), (1, 1)], "la seule réponse qui tient"
    vus = {parcours.numero}
    for _ in range(4):
        assert parcours.voisiner(1)
        vus.add(parcours.numero)
        assert parcours.coups[0] == (2, 2)
    assert len(vus) == 5, "les cinq réponses à un coin, à la symétrie près"
    assert parcours.voisiner(1)
    assert parcours.numero == tout.numero(JEU.jouer(JEU.jouer(VIDE, (0, 0)), (1, 1)))
    parcours.aller(len(tout.classes) - 1)
    assert len(parcours.coups) == 9
    parcours.rentrer()
    assert (parcours.etat, parcours.numeros) == (VIDE, [0])
    assert not parcours.voisiner(1)


def test_revenir_a_une_classe_du_parcours_garde_les_coups_qui_y_ont_mene() -> None:
    parcours = ParcoursGraphe(graphe())
    for coup in ((2, 2), (2, 1), (0, 2)):
        parcours.jouer(coup)
    milieu = parcours.numeros[2]
    assert parcours.graphe.ligne(milieu) != ((2, 2), (2, 1)), "le graphe y mène par une autre image"
    parcours.aller(milieu)
    assert parcours.coups == [(2, 2), (2, 1)]
    parcours.aller(milieu)
    assert parcours.coups == [(2, 2), (2, 1)]
