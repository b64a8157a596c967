"""Where one stands in a tree. What a game does with it is tested with the game, against a model."""

from __future__ import annotations

import pytest

from ecosysteme.jeu import PREMIER
from ecosysteme.variantes.curseur import Curseur
from ecosysteme.variantes.edition import supprimer
from ecosysteme.variantes.evaluation import Evaluation
from tests.ecosysteme.variantes.arbres import arbre, dessiner, numero


def ligne(curseur: Curseur[str, str]) -> str:
    return "".join(coup or "-" for coup in curseur.coups)


def test_la_ligne_suit_les_branches_d_ou_l_on_vient() -> None:
    racine = arbre("ab(cd(e))f")
    curseur = Curseur(racine)
    assert (ligne(curseur), curseur.rang) == ("abf", 0)
    curseur.aller(numero(racine, "ace"))
    assert (ligne(curseur), curseur.rang) == ("ace", 3)
    curseur.aller(numero(racine, "ab"))
    assert (ligne(curseur), curseur.rang) == ("abf", 2)
    curseur.aller(numero(racine, "ac"))
    assert ligne(curseur) == "ace", "là où l'on est déjà passé"
    curseur.placer(0)
    assert ligne(curseur) == "ace"
    with pytest.raises(ValueError, match="nœud 77 inexistant"):
        curseur.aller(77)
    assert (ligne(curseur), curseur.rang) == ("ace", 0)


def test_rejouer_le_coup_d_une_variante_mene_la_ligne_a_son_bout() -> None:
    curseur = Curseur(arbre("ab(cd)e"))
    curseur.placer(1)
    curseur.entrer(PREMIER, "c", "ac")
    assert (ligne(curseur), curseur.rang) == ("acd", 2)


def test_ce_qui_est_joue_apres_une_greffe_a_un_autre_numero_qu_elle() -> None:
    curseur = Curseur(arbre("ab"))
    assert curseur.modifier(arbre("abc"))
    curseur.aller(2)
    curseur.entrer(PREMIER, "d", "abd")
    assert dessiner(curseur.ligne[0]) == "abc(d)"
    assert numero(curseur.ligne[0], "abd") == 4


def test_un_numero_ne_sert_qu_une_fois_meme_a_un_noeud_supprime() -> None:
    curseur = Curseur(arbre("ab"))
    curseur.placer(1)
    curseur.entrer(PREMIER, "c", "ac")
    assert curseur.ligne[-1].numero == 3
    assert curseur.modifier(supprimer(curseur.ligne[0], 3))
    assert curseur.rang == 1
    curseur.entrer(PREMIER, "d", "ad")
    assert curseur.ligne[-1].numero == 4
    assert curseur.ligne[-1].suites == (), "rien ne pousse au bout"
    assert curseur.annuler_edition()
    assert dessiner(curseur.ligne[0]) == "ab(c)(d)"
    assert (curseur.annulable, curseur.retablissable) == (False, True)
    assert curseur.etat == "ad"


def test_annuler_une_suppression_ramene_ou_l_on_etait_sauf_si_on_est_alle_ailleurs() -> None:
    curseur = Curseur(arbre("ab(cd)"))
    curseur.aller(4)
    assert curseur.modifier(supprimer(curseur.ligne[0], 3))
    assert curseur.etat == "a"
    assert curseur.annuler_edition()
    assert curseur.etat == "acd"
    assert curseur.retablir_edition()
    assert curseur.etat == "a"
    assert curseur.annuler_edition()
    assert curseur.etat == "acd"
    assert curseur.retablir_edition()
    curseur.aller(2)
    assert curseur.annuler_edition()
    assert (dessiner(curseur.ligne[0]), curseur.etat) == ("ab(cd)", "ab")


def test_mesurer_n_est_pas_une_edition() -> None:
    curseur = Curseur(arbre("ab"))
    curseur.noter(2, Evaluation(3))
    assert curseur.ligne[2].evaluation == Evaluation(3)
    curseur.noter(9, Evaluation(3))  # judged, and taken away before the answer came
    assert not curseur.annulable
