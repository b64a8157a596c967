"""A repertoire: changed as a tree is, and the same once it was written and read."""

from __future__ import annotations

import pytest

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.repertoire.repertoire import (
    FiltreAdversaires,
    Repertoire,
    ecrire_repertoire,
    lire_repertoire,
    poids_de,
)
from ecosysteme.variantes.parcours import parcourir
from tests.ecosysteme.repertoire.fabrique import coups, repertoire_de


def _numero(repertoire: Repertoire, ligne: str) -> int:
    noeud = repertoire.racine
    for coup in coups(ligne):
        suite = noeud.suite(coup)
        assert suite is not None
        noeud = suite
    return noeud.numero


def test_des_lignes_partagent_leur_debut() -> None:
    assert repertoire_de("f5d6c3", "f5d6c4", "f5f6e6").nb_coups == 6


def test_un_coup_impossible_est_refuse() -> None:
    with pytest.raises(Faute):
        repertoire_de("f5f5")


def test_ce_qui_est_ecrit_est_relu_avec_poids_commentaires_et_adversaires() -> None:
    filtre = FiltreAdversaires(("Tastet Marc", "O]no"), 1990, None, programmes=True)
    ecrit = Repertoire("Tigre", SECOND, adversaires=filtre).avec(coups("f5d6c3")).avec(coups("f5f6"))
    ecrit = ecrit.peser(_numero(ecrit, "f5f6"), 0).commenter(_numero(ecrit, "f5d6"), "à savoir [oui]")
    texte = ecrire_repertoire(ecrit)
    assert texte.startswith("(;FF[4]GM[2]")
    relu = lire_repertoire("Tigre", texte)
    assert (relu.nom, relu.camp, relu.adversaires) == ("Tigre", SECOND, filtre)
    assert [(un.coup, un.commentaire, poids_de(un)) for un in parcourir(relu.racine)] == [
        (un.coup, un.commentaire, poids_de(un)) for un in parcourir(ecrit.racine)
    ]
    assert poids_de(next(un for un in parcourir(relu.racine) if un.coup == (5, 5))) == 0
    assert ecrire_repertoire(relu) == texte


def test_le_vide_se_relit() -> None:
    assert lire_repertoire("Vide", ecrire_repertoire(Repertoire("Vide", PREMIER))).nb_coups == 0


@pytest.mark.parametrize(
    "texte",
    ["(;FF[4]GM[2];B[f5])", "(;GM[2]OTR[rouge];B[f5])", "(;GM[2]OTR[noir]SZ[6])", "(;GM[2]OTR[noir])(;GM[2]OTR[noir])"],
)
def test_une_autre_partie_n_est_pas_un_repertoire(texte: str) -> None:
    with pytest.raises(Faute):
        lire_repertoire("x", texte)


def test_une_autre_position_de_depart_est_refusee() -> None:
    with pytest.raises(Faute, match="au début de la partie"):
        lire_repertoire("x", "(;GM[2]OTR[noir]AB[d5][e4][f5]AW[d4][e5]PL[W])")


@pytest.mark.parametrize("nom", ["", "a/b", "..", ".cache", "con", "NUL.x", "a\n", "x" * 61, "fin "])
def test_un_nom_qui_n_en_est_pas_un_de_fichier_est_refuse(nom: str) -> None:
    with pytest.raises(Faute, match="ne peut pas nommer"):
        Repertoire(nom, PREMIER)


def test_le_coup_enseigne_passe_devant() -> None:
    repertoire = repertoire_de("f5d6c3", "f5d6c4")
    debut = repertoire.racine.suites[0].suites[0]
    assert [suite.coup for suite in debut.suites] == coups("c3") + coups("c4")
    change = repertoire.avec(coups("f5d6c4"), enseigner=True).racine.suites[0].suites[0]
    assert [suite.coup for suite in change.suites] == coups("c4") + coups("c3")


def test_une_branche_s_enleve_et_un_poids_a_des_bornes() -> None:
    repertoire = repertoire_de("f5d6c3", "f5f6e6")
    assert repertoire.sans(_numero(repertoire, "f5f6")).nb_coups == 3
    with pytest.raises(Faute, match="de 0 à 5"):
        repertoire.peser(_numero(repertoire, "f5f6"), 6)


def test_un_filtre_mal_ecrit_ne_demande_rien() -> None:
    assert FiltreAdversaires.lire(["depuis=hier", "x", "joueur=", "jusqu'à=99999999999"]) == FiltreAdversaires(
        jusqu_a=9999
    )
