"""The moves of a step on the board: one after the other, again and again, and only while somebody can see them."""

from __future__ import annotations

import pytest

from tests.ui.plateaux import DEPART_OTHELLO
from ui.plateau.vue import PlateauVue
from ui.regles.demonstration import Demonstration
from ui.regles.lecons import Etape, lecon

COUPS = Etape("", "f5 d6", jeu="othello")
REFUS = Etape("", "a1 f5", jeu="othello", legaux=True)


@pytest.fixture
def demonstration(plateau: PlateauVue) -> Demonstration:
    return Demonstration(plateau)


@pytest.fixture
def dites(demonstration: Demonstration) -> list[str]:
    recues: list[str] = []
    demonstration.dite.connect(recues.append)
    return recues


def coups(demonstration: Demonstration) -> str:
    assert demonstration.partie is not None
    return demonstration.partie.transcription


def test_les_coups_viennent_un_a_un_puis_tout_recommence(
    plateau: PlateauVue, demonstration: Demonstration, dites: list[str]
) -> None:
    demonstration.montrer(COUPS)
    suivis = [coups(demonstration)]
    for _ in range(3):
        demonstration.avancer()
        suivis.append(coups(demonstration))
    assert suivis == ["", "f5", "f5d6", ""]
    assert plateau.vue.pions == DEPART_OTHELLO.pions
    assert dites == ["", "Noir : f5, retourne e5", "Blanc : d6, retourne d5", ""]


def test_l_horloge_s_arrete_quand_le_plateau_est_cache_et_repart_quand_il_revient(
    plateau: PlateauVue, demonstration: Demonstration
) -> None:
    demonstration.montrer(COUPS)
    assert demonstration.en_marche
    plateau.hide()
    assert not demonstration.en_marche
    plateau.show()
    assert demonstration.en_marche


def test_ce_que_l_on_ne_voit_pas_ne_demarre_pas(plateau: PlateauVue, demonstration: Demonstration) -> None:
    plateau.hide()
    demonstration.montrer(COUPS)
    demonstration.avancer()
    assert not demonstration.en_marche


def test_qui_ne_veut_pas_de_mouvement_voit_ou_mene_l_etape(
    plateau: PlateauVue, demonstration: Demonstration, dites: list[str]
) -> None:
    demonstration.animee = False
    demonstration.montrer(COUPS)
    assert (coups(demonstration), demonstration.en_marche, plateau.animations) == ("f5d6", False, False)
    assert dites[-1] == "Blanc : d6, retourne d5"


def test_un_coup_interdit_tremble_et_la_raison_est_dite(
    plateau: PlateauVue, demonstration: Demonstration, dites: list[str]
) -> None:
    demonstration.montrer(REFUS)
    assert plateau.vue.legaux
    demonstration.avancer()
    assert plateau.instant().secousse == (0, 0)
    assert dites[-1] == "un pion en a1 n'encadre aucun pion adverse"
    assert coups(demonstration) == ""
    demonstration.avancer()
    assert coups(demonstration) == "f5"


def test_une_colonne_pleine_tremble_a_son_sommet(plateau: PlateauVue, demonstration: Demonstration) -> None:
    demonstration.montrer(lecon("puissance4")[-1])
    demonstration.avancer()
    assert plateau.instant().secousse == (0, 0)


def test_la_fin_dit_le_resultat(demonstration: Demonstration, dites: list[str]) -> None:
    demonstration.animee = False
    demonstration.montrer(lecon("othello")[-1])
    assert dites[-1].splitlines()[-1] == "Noir gagne 64 à 0"
