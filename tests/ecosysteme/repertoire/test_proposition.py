from __future__ import annotations

from collections.abc import Mapping

import pytest

from ecosysteme.bibliotheque.bibliotheque import Suivies
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.repertoire.positions import positions_de
from ecosysteme.repertoire.proposition import meilleur, proposer, resultat
from ecosysteme.repertoire.repertoire import Repertoire
from tests.ecosysteme.repertoire.fabrique import USUELS, coups, explorateur_de, vue_apres


def _suivies(noires: int, nulles: int, blanches: int) -> Suivies:
    return Suivies(noires + nulles + blanches, 0, noires, nulles, blanches)


def test_le_resultat_est_vu_du_camp() -> None:
    assert resultat(_suivies(6, 2, 2), PREMIER) == 0.7
    assert resultat(_suivies(6, 2, 2), SECOND) == pytest.approx(0.3)
    assert resultat(Suivies(5), PREMIER) == 0.5


def test_un_coup_que_personne_ne_joue_n_est_pas_le_meilleur() -> None:
    joues = {1: _suivies(50, 0, 50), 2: _suivies(40, 0, 20), 3: _suivies(5, 0, 0)}
    assert (meilleur(joues, PREMIER), meilleur(joues, SECOND)) == (2, 1)


def test_les_lignes_les_plus_probables_sont_proposees() -> None:
    joues: dict[str, Mapping[str, int | Suivies]] = {
        **USUELS,
        "f5d6": {"c3": _suivies(20, 0, 30), "c4": _suivies(30, 0, 20)},
    }
    fait = proposer(Repertoire("x", PREMIER), explorateur_de(joues), lignes=2, coups=3)
    positions = positions_de(fait)
    assert len(positions.lignes) == 2
    assert {vue_apres("f5d6c4").cle, vue_apres("f5f6e6").cle} <= positions.par_cle.keys()
    assert vue_apres("f5f4").cle not in positions.par_cle
    assert vue_apres("f5d6c3").cle not in positions.par_cle


def test_une_ligne_finit_par_un_coup_de_nous() -> None:
    fait = proposer(Repertoire("x", PREMIER), explorateur_de(USUELS), lignes=1, coups=2)
    assert fait.nb_coups == 3
    fait = proposer(Repertoire("x", SECOND), explorateur_de(USUELS), lignes=1, coups=2)
    assert [noeud.coup for noeud in fait.racine.suites] == coups("f5")
    assert fait.nb_coups == 2


def test_sans_parties_rien_n_est_propose() -> None:
    with pytest.raises(Faute, match="trop peu de parties"):
        proposer(Repertoire("x", PREMIER), explorateur_de({}))


def test_deux_ordres_des_memes_coups_sont_une_ligne() -> None:
    joues = {
        "": {"f5": 100},
        "f5": {"d6": 100},
        "f5d6": {"c3": 60, "c4": 40},
        "f5d6c3": {"d3": 100},
        "f5d6c4": {"d3": 100},
        "f5d6c3d3": {"c4": 100},
        "f5d6c4d3": {"c3": 100},
        "f5d6c3d3c4": {"f4": 70, "b5": 30},
    }
    fait = proposer(Repertoire("x", SECOND), explorateur_de(joues), lignes=2, coups=5)
    assert len(positions_de(fait).lignes) == 1
    assert vue_apres("f5d6c3d3c4f4").cle in positions_de(fait).par_cle
