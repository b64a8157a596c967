"""What is drawn of a tree after k steps, against what the tree says node by node."""

from __future__ import annotations

import pytest

from ecosysteme.arbre import Statut
from tests.ui.arbres import GRAND, OTHELLO, arbre
from ui.raisonnement.arbre.moment import Colonnes, Moment, ecrire_nombre, ecrire_valeur
from ui.socle.langue import Langue


@pytest.mark.parametrize("cas", [OTHELLO, ("ia_minmax", 2), ("ia_negamax", 2)])
def test_a_chaque_pas_chaque_noeud_est_ce_que_l_arbre_en_dit(cas: tuple[str, int]) -> None:
    cultive = arbre(*cas)
    colonnes = Colonnes(cultive)
    for k in range(cultive.nb_etapes + 1):
        moment = Moment(colonnes, k)
        assert [moment.statut(n) for n in range(len(cultive))] == [cultive.statut(n, k) for n in range(len(cultive))]
        for noeud in range(len(cultive)):
            assert bool(moment.texte(noeud)) == (cultive.statut(noeud, k) in (Statut.OUVERT, Statut.FERME))


def test_une_valeur_qui_n_est_qu_une_borne_le_dit() -> None:
    cultive = arbre(*OTHELLO)
    fin = Moment(Colonnes(cultive), cultive.nb_etapes)
    coupes = {cultive.parents[n] for n in range(len(cultive)) if cultive.elagues[n]}
    assert coupes
    assert all(fin.texte(noeud).startswith("≥") for noeud in coupes)
    feuilles = [n for n in range(len(cultive)) if cultive.terminal(n)]
    assert not any(fin.texte(feuille)[0] in "≤≥" for feuille in feuilles), "ce qu'on évalue est exact"


def test_les_valeurs_s_ecrivent_comme_le_jeu_compte() -> None:
    othello, nim = arbre(*OTHELLO), arbre()
    valeurs = (3.0, -2.0, -0.0, float("inf"), float("-inf"))
    assert [ecrire_valeur(othello, valeur) for valeur in valeurs] == ["+3", "−2", "0", "+∞", "−∞"]
    assert [ecrire_valeur(nim, valeur) for valeur in (1000.0, -1000.0, 0.0)] == ["G", "P", "0"]


def test_sous_un_noeud_on_compte_aussi_ce_qui_fut_coupe() -> None:
    minmax, alphabeta = arbre("ia_minmax", 3, "othello", "d3"), arbre(*OTHELLO)
    assert Colonnes(minmax).dessous(0) == len(minmax) - 1
    assert Colonnes(alphabeta).dessous(0) == len(minmax) - 1
    assert Colonnes(arbre(*GRAND)).dessous(1) == 7 + 49 + 343


def test_les_comptes_s_ecrivent_dans_la_langue_de_la_fenetre(langue: Langue) -> None:
    langue.choisir("en")
    assert ecrire_nombre(137257) == "137,257"
    langue.choisir("fr")
    assert ecrire_nombre(137257) == "137\u202f257"
