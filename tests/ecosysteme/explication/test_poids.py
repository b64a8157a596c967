from __future__ import annotations

import json
from importlib.resources import files
from math import log

import pytest

from ecosysteme.entete import NotreJoueur
from ecosysteme.explication.faits import SEUILS, Fait
from ecosysteme.explication.poids import (
    AUX_FAIBLES,
    FAMILLES,
    PERSONNE,
    PHASES,
    Fautif,
    comptes_du_releve,
    fautif_de,
    peser,
    poids,
)


def test_chaque_fait_a_un_seuil_une_famille_et_des_comptes() -> None:
    assert set(SEUILS) == set(FAMILLES) == set(Fait)
    for fait in Fait:
        assert all(poids(fait, vides, fautif) >= 0 for vides in range(1, 61) for fautif in Fautif)


def test_un_poids_est_le_logarithme_des_comptes_livres() -> None:
    livres = json.loads(files("ecosysteme.explication").joinpath("poids.json").read_text("utf-8"))
    pour, contre = livres["humans"]["L_mob"]["21-36"]
    assert poids(Fait.SOLDE, 30, Fautif.PERSONNES) == pytest.approx(log((pour + 0.5) / (contre + 0.5)))
    assert {len(phases) for phases in livres["ladder"].values()} == {len(PHASES)}


def test_sous_son_seuil_un_fait_ne_pese_rien() -> None:
    for fait, seuil in SEUILS.items():
        assert not peser({fait: seuil - 1}, 40, Fautif.FAIBLES)
        assert not peser({fait: 1 - seuil}, 40, Fautif.FAIBLES)
        assert set(peser({fait: seuil}, 40, Fautif.FAIBLES)) == {fait}


def test_un_fait_pese_contre_le_meilleur_coup_quand_il_en_a_moins() -> None:
    pour, contre = (peser({Fait.SOLDE: ecart}, 30, Fautif.PERSONNES)[Fait.SOLDE] for ecart in (5, -5))
    assert pour == -contre > 1


def test_d_une_famille_seul_le_plus_fort_compte() -> None:
    pese = peser({Fait.FRONT: 5, Fait.MUR: 5, Fait.SOLDE: 5}, 45, Fautif.PERSONNES)
    assert set(pese) == {Fait.FRONT, Fait.SOLDE}


def test_ce_qui_trompe_les_joueurs_de_club_n_est_dit_qu_aux_faibles() -> None:
    faits = dict.fromkeys(AUX_FAIBLES, 9)
    assert not peser(faits, 30, Fautif.PERSONNES)
    assert set(peser(faits, 30, Fautif.FAIBLES)) == AUX_FAIBLES


def test_un_coup_muet_ne_dit_plus_rien_pres_de_la_fin() -> None:
    assert peser({Fait.MUET: 1}, 21, Fautif.PERSONNES)
    assert not peser({Fait.MUET: 1}, 20, Fautif.PERSONNES)


def test_le_releve_ne_garde_que_les_faits_que_l_on_connait() -> None:
    lignes = ["fact,threshold,set,empties,agree,against", "L_mob,4,humans,4-20,70,23", "bord,1,humans,4-20,1,2"]
    assert comptes_du_releve(lignes) == {"humans": {"L_mob": {"4-20": [70, 23]}}, "ladder": {}}


def test_les_bas_niveaux_tiennent_lieu_de_debutants() -> None:
    niveaux = {niveau: fautif_de(NotreJoueur(f"ia_moteur:niveau={niveau}")) for niveau in (1, 8, 9, 30)}
    assert [niveau for niveau, fautif in niveaux.items() if fautif is Fautif.FAIBLES] == [1, 8]
    assert fautif_de("Ada") is Fautif.PERSONNES


def test_qui_joue_ici_est_de_son_niveau_des_qu_il_est_connu() -> None:
    assert fautif_de(PERSONNE) is fautif_de(PERSONNE, 9) is Fautif.PERSONNES
    assert fautif_de(PERSONNE, 8) is Fautif.FAIBLES
    assert fautif_de("Ada", 8) is Fautif.PERSONNES
    assert fautif_de(NotreJoueur("ia_moteur:niveau=3"), 20) is Fautif.FAIBLES
