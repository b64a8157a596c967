"""Verdicts: how they look on the board, in the moves list and in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.solveurs import Verdict, Verdicts
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ui.jeux.morpion import AdaptateurMorpion
from ui.plateau.indices import Indice

VUE = AdaptateurMorpion(Morpion())
DEPART = VUE.jeu.etat_initial()
A1, B1, C1, A2, B2 = (0, 0), (0, 1), (0, 2), (1, 0), (1, 1)
VERDICTS = Verdicts({A1: Verdict(1, 3), B1: Verdict(1, 5), C1: Verdict(0, 9), A2: Verdict(-1, 8), B2: Verdict(1, 3)})


def test_chaque_case_dit_son_verdict_et_les_gains_les_plus_rapides_sont_les_meilleurs() -> None:
    assert VUE.indices(DEPART, VERDICTS) == {
        A1: Indice(1, meilleur=True, texte="G 3"),
        B1: Indice(1, texte="G 5"),
        C1: Indice(0, texte="N"),
        A2: Indice(-1, texte="P 8"),
        B2: Indice(1, meilleur=True, texte="G 3"),
    }
    assert VUE.indices(DEPART, VERDICTS)[A2].dit == "perte en 8 demi-coups"
    assert VUE.aide_indices == "G 4 : gain en 4 demi-coups ; N : nulle ; P 4 : perte en 4 demi-coups"


def test_tant_que_des_coups_manquent_aucun_n_est_le_meilleur() -> None:
    partiels = Verdicts({A1: Verdict(1, 3), C1: Verdict(0, 9)}, complet=False)
    assert VUE.indices(DEPART, partiels) == {A1: Indice(1, texte="G 3"), C1: Indice(0, texte="N")}
    assert VUE.evaluation(partiels, C1, PREMIER) is None, "ce que le coup perd n'est pas connu"
    assert VUE.dire(partiels) == "résolution…"
    assert VUE.dire(partiels, C1) == "c1 · nulle"


@pytest.mark.parametrize(
    ("coup", "evaluation", "valeur", "perte"),
    [
        (A1, Evaluation(1, 0, True, 3, profondeur=3), "G 3", ""),
        (B1, Evaluation(1, 0, True, 5, profondeur=5), "G 5", ""),
        (C1, Evaluation(0, 1, True, 9, profondeur=9), "N", "G → N ?"),
        (A2, Evaluation(-1, 2, True, 8, profondeur=8), "P 8", "G → P ??"),
    ],
)
def test_gacher_un_gain_est_une_erreur_le_gagner_moins_vite_n_en_est_pas_une(
    coup: tuple[int, int], evaluation: Evaluation, valeur: str, perte: str
) -> None:
    dite = VUE.evaluation(VERDICTS, coup, PREMIER)
    assert dite == VUE.evaluation(VERDICTS, coup, PREMIER, joue=True) == evaluation
    assert VUE.ecrire_valeur(evaluation) == valeur
    assert VUE.ecrire_perte(Noeud(1, PREMIER, coup, None, evaluation=evaluation)) == perte


def test_une_nulle_perdue_est_une_erreur() -> None:
    evaluation = VUE.evaluation(Verdicts({A1: Verdict(0, 9), B1: Verdict(-1, 4)}), B1, SECOND)
    assert evaluation is not None
    assert VUE.ecrire_perte(Noeud(1, SECOND, B1, None, evaluation=evaluation)) == "N → P ?"
    assert VUE.evaluation(VERDICTS, (2, 2), PREMIER) is None


def test_un_nombre_que_dit_un_fichier_n_est_pas_un_verdict() -> None:
    noeud: Noeud = Noeud(1, PREMIER, A1, None, evaluation=Evaluation(1))
    assert VUE.connue(noeud) is None
    assert VUE.connue(replace(noeud, evaluation=Evaluation(1, 0, True, 3))) == Evaluation(1, 0, True, 3)


def test_un_verdict_se_dit_en_mots() -> None:
    assert VUE.dire(Verdicts({A1: Verdict(1, 1)})) == "jouer a1 · gain en 1 demi-coup"
    assert VUE.dire(VERDICTS) == "jouer a1 · gain en 3 demi-coups"
    assert VUE.dire(VERDICTS, A2) == "a2 · perte en 8 demi-coups"
    assert VUE.dire(VERDICTS, C1) == "c1 · nulle"
    assert VUE.dire(Verdicts()) == ""
