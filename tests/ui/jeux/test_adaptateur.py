"""What every adapter inherits, and what the four must agree on."""

from __future__ import annotations

import random

import pytest

from ecosysteme.jeux import JEUX
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from tests.ui.herbier import AdaptateurHerbier, Herbier
from ui.jeux.registre import ADAPTATEURS, adaptateur_de


@pytest.mark.parametrize("nom", JEUX)
def test_tout_coup_legal_se_choisit_sur_le_plateau_et_rien_d_autre(nom: str) -> None:
    hasard = random.Random(7)
    partie = Partie(JEUX[nom]())
    vue = adaptateur_de(partie.jeu)
    while not partie.terminee:
        etat, coups = partie.etat, partie.jeu.coups_legaux(partie.etat)
        dessin = vue.plateau(partie, interactif=True)
        assert dessin.style is vue.style
        assert (dessin.trait, dessin.interactif) == (partie.trait, True)
        assert {vue.coup(etat, case) for case in dessin.legaux} == set(coups)
        assert {vue.case(etat, coup) for coup in coups} <= set(dessin.legaux)
        assert all(dessin.contient(case) for case in (*dessin.pions, *dessin.legaux, *dessin.dernier))
        partie.jouer(hasard.choice(coups))
    assert vue.plateau(partie, interactif=True).legaux == {}
    assert vue.resultat(partie.issue or 0, partie.scores) != ""


@pytest.mark.parametrize("nom", JEUX)
def test_les_mots_d_un_jeu_sont_les_siens(nom: str) -> None:
    vue = adaptateur_de(JEUX[nom]())
    assert vue.camps == JEUX[nom].noms_camps, "en français, comme la console"
    assert [vue.camp(1), vue.camp(2)] == list(vue.camps)
    assert vue.sujet_en_tete(2) in vue.passe(2)
    assert vue.points == (nom == "othello")
    assert vue.resolu == (nom != "othello")
    assert not vue.sans_moteur()
    assert bool(vue.sans_externe()) == (nom != "othello")
    assert not vue.sans_conseil()


def test_chaque_jeu_a_sa_vue() -> None:
    assert set(ADAPTATEURS) == set(JEUX)


def test_un_jeu_que_personne_ne_connait_n_a_que_son_plateau_et_ses_noms() -> None:
    vue = AdaptateurHerbier(Herbier())
    assert vue.sans_moteur() == vue.sans_conseil() == "Ni moteur ni solveur ne connaît ce jeu"
    assert vue.sans_externe()
    assert not vue.resolu
    assert (vue.indices(Herbier().etat_initial(), None), vue.dire(None)) == ({}, "")
    assert vue.marque(Noeud(1, 1, None, None, evaluation=Evaluation(0))) == ""
