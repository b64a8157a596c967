"""The box of the saved engines: by mouse and by keyboard, in step with the memory."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ui.joueurs.moteurs_choix import ChoixMoteur
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.socle.memoire import Memoire

EDAX = MoteurEnregistre("Edax", "edax -gtp")
RHINO = MoteurEnregistre("Rhino", "gtp-rhino")


@pytest.fixture
def boite(qtbot: QtBot) -> QComboBox:
    boite = QComboBox()
    qtbot.addWidget(boite)
    boite.show()
    qtbot.waitExposed(boite)
    return boite


@pytest.fixture
def choix(boite: QComboBox, memoire: Memoire) -> ChoixMoteur:
    enregistrer_moteurs(memoire, [EDAX, RHINO])
    return ChoixMoteur(boite, memoire)


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # off screen, the open list cannot
def test_on_choisit_un_moteur_ou_le_dialogue(qtbot: QtBot, boite: QComboBox, choix: ChoixMoteur) -> None:
    assert (choix.moteur, boite.currentText()) == (EDAX, "Edax")
    with qtbot.waitSignal(choix.change):
        qtbot.keyClick(boite, Qt.Key.Key_Down)
    assert (choix.specification, boite.toolTip()) == (RHINO.specification, "Rhino : gtp-rhino")
    boite.showPopup()
    qtbot.waitUntil(boite.view().isVisible)
    with qtbot.waitSignal(choix.gestion), qtbot.assertNotEmitted(choix.change):
        qtbot.keyClick(boite.view(), Qt.Key.Key_End)
        qtbot.keyClick(boite.view(), Qt.Key.Key_Return)
    assert boite.currentText() == "Rhino", "ce n'est pas un moteur"
    qtbot.wait(1)  # the list has closed, for good
    with qtbot.assertNotEmitted(choix.gestion):
        qtbot.keyClick(boite, Qt.Key.Key_End)
    assert boite.currentText() == "Rhino"


def test_il_suit_ce_qui_est_enregistre(qtbot: QtBot, boite: QComboBox, choix: ChoixMoteur, memoire: Memoire) -> None:
    choix.choisir(RHINO.specification)
    with qtbot.assertNotEmitted(choix.change):
        enregistrer_moteurs(memoire, [MoteurEnregistre("Zebra", "zebra"), RHINO, EDAX])
    assert boite.currentText() == "Rhino"
    regle = MoteurEnregistre("Rhino", "gtp-rhino", temps=2.0)
    with qtbot.waitSignal(choix.change):
        enregistrer_moteurs(memoire, [EDAX, regle])
    assert choix.moteur == regle
    with qtbot.waitSignal(choix.retire) as attente, qtbot.assertNotEmitted(choix.change):
        enregistrer_moteurs(memoire, [EDAX])
    assert (attente.args, choix.moteur) == (["Rhino"], EDAX), "le premier est proposé, sans être choisi"
    with qtbot.waitSignal(choix.retire):
        enregistrer_moteurs(memoire, [])
    assert (choix.specification, boite.currentIndex(), boite.placeholderText()) == ("", -1, "Aucun moteur")
    with pytest.raises(ValueError, match="attendu un moteur enregistré"):
        choix.choisir(EDAX.specification)


def test_libre_il_montre_aussi_qui_n_est_pas_enregistre(qtbot: QtBot, boite: QComboBox, memoire: Memoire) -> None:
    enregistrer_moteurs(memoire, [EDAX])
    choix = ChoixMoteur(boite, memoire, libre=True)
    assert (choix.specification, boite.currentIndex()) == ("", 0)
    choix.refleter(EDAX.specification)
    assert boite.currentText() == "Edax"
    choix.refleter("externe:gtp,temps=2.0:edax -gtp")
    assert (choix.moteur, boite.currentIndex()) == (None, 0), "réglé autrement, c'en est un autre"
    with qtbot.waitSignal(choix.change):
        qtbot.keyClick(boite, Qt.Key.Key_Down)
    assert choix.moteur == EDAX
