"""The notebook: what comes in once, comes back on its day, and is counted as the same mistake."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.releve import ErreurJouee, erreurs_de
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.jeu import PREMIER
from ecosysteme.niveau_personnel.niveau import PartieComptee
from tests.ecosysteme.carnet.test_releve import revue
from tests.ecosysteme.carnet.test_repetition import Heure

ERREUR = ErreurJouee("cle", "partie 1", 3, "etat", "c3", "??", 0.3, 8, "Moteur 7")


@pytest.fixture
def heure() -> Heure:
    return Heure()


@pytest.fixture
def carnet(tmp_path: Path, heure: Heure) -> Carnet:
    return Carnet(tmp_path / "sous" / "carnet.sqlite", heure)


def test_une_erreur_est_due_aussitot_et_n_entre_qu_une_fois(carnet: Carnet) -> None:
    assert carnet.a_revoir() == []
    assert (carnet.noter([ERREUR]), carnet.noter([ERREUR])) == (1, 0)
    (carte,) = carnet.a_revoir()
    assert (carte.erreur, carte.fois, carte.essais) == (ERREUR, 1, 0)


def test_la_derniere_revue_dit_le_meilleur_coup(carnet: Carnet) -> None:
    carnet.noter([replace(ERREUR, meilleurs="d3 e6")])
    carnet.noter([replace(ERREUR, meilleurs="e6")])  # reviewed again, deeper
    (carte,) = carnet.a_revoir()
    assert (carte.erreur.meilleurs, carte.fois) == ("e6", 1)


def test_la_meme_erreur_une_troisieme_fois(carnet: Carnet, heure: Heure) -> None:
    for rang in range(3):
        heure.instant += timedelta(hours=1)
        carnet.noter([replace(ERREUR, occurrence=f"partie {rang}", numero=rang)])
    (carte,) = carnet.a_revoir()
    assert (carte.fois, carte.erreur.numero) == (3, 2)  # the last one is shown


def test_des_positions_symetriques_sont_une_carte(carnet: Carnet) -> None:
    carnet.noter(erreurs_de(revue({3: 30}, "f5d6c3"), PREMIER) + erreurs_de(revue({3: 30}, "c4e3f6"), PREMIER))
    (carte,) = carnet.a_revoir()
    assert carte.fois == 2


def test_une_reponse_dit_le_jour_et_la_carte_revient_ce_jour_la(carnet: Carnet, heure: Heure) -> None:
    carnet.noter([ERREUR])
    assert carnet.repondre("cle", NoteReprise.TROUVE, "d3") == date(2026, 3, 4)
    assert carnet.a_revoir() == []
    heure.instant += timedelta(days=1)
    assert carnet.a_revoir() == []
    heure.instant += timedelta(hours=9)  # 5 h of the day after
    (carte,) = carnet.a_revoir()
    assert (carte.due, carte.essais) == (date(2026, 3, 4), 1)


def test_une_erreur_refaite_ramene_sa_carte(carnet: Carnet) -> None:
    carnet.noter([ERREUR])
    carnet.repondre("cle", NoteReprise.TROUVE, "d3")
    carnet.noter([replace(ERREUR, occurrence="partie 2")])
    assert [carte.fois for carte in carnet.a_revoir()] == [2]


def test_les_cartes_d_une_partie_viennent_dans_leur_ordre(carnet: Carnet) -> None:
    carnet.noter([ERREUR, replace(ERREUR, cle="autre", occurrence="partie 2")])
    assert [carte.cle for carte in carnet.cartes(["autre", "cle", "autre", "inconnue"])] == ["autre", "cle"]


def test_les_parties_comptees_reviennent_dans_l_ordre(carnet: Carnet) -> None:
    comptees = [PartieComptee(7, -4, 20.0), PartieComptee(5, 64, 10.0, resultat_seul=True)]
    for rang, partie in enumerate([*comptees, comptees[0]]):
        carnet.compter(str(rang % 2), partie)
    assert carnet.comptees() == comptees[::-1]


def test_un_genre_seul_se_revoit(carnet: Carnet) -> None:
    carnet.noter([ERREUR, replace(ERREUR, cle="autre", occurrence="partie 2")])
    carnet.classer({"partie 1": "mur", "partie 2": "coin"})
    carnet.classer({"partie 1": "coin"})  # what is known stays
    assert [carte.cle for carte in carnet.a_revoir("mur")] == ["cle"]
    assert carnet.a_revoir("attente") == []


def test_un_jour_a_ses_cartes(carnet: Carnet, heure: Heure) -> None:
    carnet.noter([ERREUR, replace(ERREUR, cle="autre", occurrence="partie 2")])
    aujourd_hui = carnet.aujourd_hui
    assert {carte.cle for carte in carnet.du_jour(aujourd_hui)} == {"cle", "autre"}
    retour = carnet.repondre("cle", NoteReprise.TROUVE, "d3")
    assert [carte.cle for carte in carnet.du_jour(aujourd_hui)] == ["autre"]
    assert [carte.cle for carte in carnet.du_jour(retour)] == ["cle"]
    heure.instant += timedelta(days=1)
    assert [carte.cle for carte in carnet.du_jour(aujourd_hui)] == ["cle"]  # answered on it
    assert carnet.du_jour(aujourd_hui - timedelta(days=1)) == []


def test_chaque_note_promet_son_jour(carnet: Carnet) -> None:
    carnet.noter([ERREUR])
    promis = carnet.promettre("cle")
    assert promis[NoteReprise.RATE] < promis[NoteReprise.TROUVE]
    assert carnet.repondre("cle", NoteReprise.TROUVE, "d3") == promis[NoteReprise.TROUVE]
