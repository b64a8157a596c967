"""Dropping on the window, over whatever it shows there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QSpinBox, QWidget

from tests.ui.documents.gestes import COPIER, deposer
from ui.documents.depot import Depot
from ui.documents.transfert import Transfert
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def recus(coquille: FenetreDessinee) -> list[Transfert]:
    recus: list[Transfert] = []
    Depot(coquille).recu.connect(recus.append)
    return recus


@pytest.mark.parametrize("nom", ["plateau", "liste_coups", "entete", "noir_profondeur", "cadre_match"])
def test_un_texte_lache_n_importe_ou_est_copie_jamais_deplace(
    coquille: FenetreDessinee, recus: list[Transfert], nom: str
) -> None:
    donnees = QMimeData()
    donnees.setText("f5d6")
    depot = deposer(trouver(coquille, QWidget, nom), donnees)
    assert depot is not None
    assert depot.isAccepted()
    assert depot.dropAction() is COPIER
    assert recus == [Transfert(texte="f5d6")]


def test_un_nombre_n_est_pas_ecrit_par_ce_qu_on_lache(coquille: FenetreDessinee, recus: list[Transfert]) -> None:
    boite = trouver(coquille, QSpinBox, "nombre_parties")
    avant, donnees = boite.value(), QMimeData()
    donnees.setText("77")
    deposer(boite.lineEdit(), donnees)
    assert boite.value() == avant
    assert recus == [Transfert(texte="77")]


def test_une_image_n_est_pas_prise(coquille: FenetreDessinee, recus: list[Transfert]) -> None:
    donnees = QMimeData()
    donnees.setData("image/png", b"...")
    assert deposer(coquille, donnees) is None
    assert recus == []
