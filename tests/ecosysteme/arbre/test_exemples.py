"""Each example shows what its sentence says: the counts and the values of its own tree are looked at."""

from __future__ import annotations

import pytest

from ecosysteme.arbre import cultiver
from ecosysteme.arbre.exemples import EXEMPLES, Exemple
from ecosysteme.cases import Position


def exemple(debut: str) -> Exemple:
    [trouve] = [un for un in EXEMPLES if str(un.titre).startswith(debut)]
    return trouve


def valeurs(un: Exemple, profondeur: int | None = None, algorithme: str = "ia_negamax") -> dict[str, float]:
    """What each move of the position is worth to who plays it."""
    partie = un.partie
    arbre = cultiver(partie.jeu, partie.etat, algorithme, profondeur or un.profondeur)
    return {arbre.nom_coup(enfant): -arbre.valeurs[enfant] for enfant in arbre.enfants(0)}


def test_chaque_jeu_en_a_et_aucun_n_est_le_depart() -> None:
    assert {un.jeu for un in EXEMPLES} == {"othello", "puissance4", "morpion", "nim"}
    for un in EXEMPLES:
        partie = un.partie
        assert partie.nb_coups
        assert not partie.terminee
        assert partie.jeu.coups_legaux(partie.etat)
        assert 1 <= un.profondeur <= 4


def test_l_ordre_des_coups_change_beaucoup_les_coupes() -> None:
    un = exemple("Othello : l'ordre")
    partie = un.partie
    arbres = [
        cultiver(partie.jeu, partie.etat, "ia_alphabeta", un.profondeur, ordonne=ordonne) for ordonne in (False, True)
    ]
    visites = [arbre.comptes().visites for arbre in arbres]
    assert visites == [520, 142]
    assert all(str(nombre) in str(un.phrase) for nombre in visites)
    assert arbres[0].valeurs[0] == arbres[1].valeurs[0]


def test_un_camp_passe_apres_b8() -> None:
    partie = exemple("Othello : une passe").partie
    arbre = cultiver(partie.jeu, partie.etat, "ia_alphabeta", 3)
    [b8] = [enfant for enfant in arbre.enfants(0) if arbre.nom_coup(enfant) == "b8"]
    [passe] = arbre.enfants(b8)
    assert arbre.coups[passe] is None
    assert arbre.trait(passe) == arbre.trait(0)


def region(vides: set[Position], case: Position) -> set[Position]:
    vues, a_voir = {case}, [case]
    while a_voir:
        ligne, colonne = a_voir.pop()
        for voisine in ((ligne + i, colonne + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            if voisine in vides - vues:
                vues.add(voisine)
                a_voir.append(voisine)
    return vues


def test_la_parite_decide_de_la_fin() -> None:
    un = exemple("Othello : la parité")
    partie = un.partie
    pleines = {pion.position for pion in partie.etat.plateau.pions()}
    vides = {(ligne, colonne) for ligne in range(8) for colonne in range(8)} - pleines
    assert {partie.jeu.ecrire_coup(case) for case in vides} == {"a1", "h1", "h2"}
    finales = valeurs(un, 4)
    assert {coup: valeur > 0 for coup, valeur in finales.items()} == {"a1": True, "h1": False, "h2": False}
    assert {coup: valeur > 0 for coup, valeur in valeurs(un).items()} == {"a1": True, "h1": False, "h2": False}
    coups = partie.jeu.coups_legaux(partie.etat)
    assert {partie.jeu.ecrire_coup(coup): len(region(vides, coup)) for coup in coups} == {"a1": 1, "h1": 2, "h2": 2}


@pytest.mark.parametrize(
    ("debut", "gagnants", "perdants", "trop_court"),
    [
        ("Puissance 4 : deux", {"2", "5"}, set(), 1),
        ("Morpion", set(), {"c1", "a3"}, 3),
        ("Nim", set(), {"b1", "b2", "c1", "c2"}, 1),
    ],
)
def test_les_coups_qui_gagnent_et_ceux_qui_perdent(
    debut: str, gagnants: set[str], perdants: set[str], trop_court: int
) -> None:
    un = exemple(debut)
    lues = valeurs(un)
    assert {coup for coup, valeur in lues.items() if valeur > 900} == gagnants
    assert {coup for coup, valeur in lues.items() if valeur < -900} == perdants
    assert not [valeur for valeur in valeurs(un, trop_court).values() if abs(valeur) > 900]
    montrees = valeurs(un, algorithme=un.algorithme)
    assert all(montrees[coup] > 900 for coup in gagnants), "in the tree that is shown, cuts and all"
    assert all(montrees[coup] < -900 for coup in perdants)
