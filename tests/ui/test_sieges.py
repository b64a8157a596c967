"""Who plays each camp."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QMainWindow

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Humain, IAalea, IAalphabeta
from tests.positions import partie_jouee
from ui.chargeur import trouver
from ui.memoire import Memoire
from ui.panneau_joueur import PanneauxJoueurs
from ui.sieges import Sieges


@pytest.fixture
def sieges(coquille: QMainWindow, memoire: Memoire) -> Sieges:
    return Sieges(PanneauxJoueurs(coquille, memoire))


def test_les_cases_cochees_s_assoient_et_une_seule_change(coquille: QMainWindow, sieges: Sieges) -> None:
    assert isinstance(sieges[PREMIER], Humain)
    blanc = sieges[SECOND]
    assert isinstance(blanc, IAalphabeta)
    trouver(coquille, QCheckBox, "noir_ia_alea").click()
    assert isinstance(sieges[PREMIER], Humain), "rien avant qu'on le dise"
    assert not sieges.entre_machines
    sieges.asseoir(PREMIER)
    assert isinstance(sieges[PREMIER], IAalea)
    assert sieges[SECOND] is blanc, "l'autre garde ce qu'il a en tête"
    assert sieges.entre_machines


def test_le_trait_est_a_une_personne_ou_a_une_machine_qui_a_un_nom(sieges: Sieges) -> None:
    depart, apres, finie = partie_jouee(""), partie_jouee("f5"), partie_jouee("e6f4e3f6g5d6e7f5c5")
    assert [sieges.humain_au_trait(partie) for partie in (depart, apres, finie)] == [True, False, False]
    assert [sieges.machine_au_trait(partie) for partie in (depart, apres, finie)] == [None, "Alpha-Bêta (4)", None]
