"""Where the keys go, and what is said of those that do not play: letters, digits, F5, the boxes of the match card."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import a_deux, choisir, cliquer, cocher, message, plateau, presser
from tests.tailles import quelques
from ui.socle.chargeur import trouver


def lettre(texte: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, text=texte)


def ligne_des_tas(fenetre: ApplicationIHM) -> QLineEdit:
    ligne = trouver(fenetre, QComboBox, "tas").lineEdit()
    assert ligne is not None
    return ligne


def ecrire_tas(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> QLineEdit:
    """Type heaps in their box, and leave them there."""
    ligne = ligne_des_tas(fenetre)
    ligne.setFocus()
    ligne.selectAll()
    qtbot.keyClicks(ligne, texte)
    return ligne


def bord(boite: QComboBox) -> set[str]:
    """Return the colours down the middle of a box: those of its edge, above all."""
    image = boite.grab().toImage()
    return {image.pixelColor(image.width() // 2, y).name() for y in range(image.height())}


@pytest.mark.parametrize("jeu", quelques(["othello", "puissance4", "morpion", "nim"], 2))
def test_une_lettre_que_le_plateau_ne_prend_pas_ne_tourne_pas_en_rond(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str
) -> None:
    choisir(fenetre, "jeu", jeu)
    cibles = (trouver(fenetre, QCheckBox, "noir_humain"), plateau(fenetre), fenetre)
    for cible, texte in product(cibles, ("z", "0", "ß")):
        cible.setFocus()
        with qtbot.captureExceptions() as exceptions:
            QApplication.sendEvent(cible, lettre(texte))
        assert exceptions == []
    assert fenetre.partie_en_cours.nb_coups == 0


def test_une_case_se_tape_de_partout(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    case = trouver(fenetre, QCheckBox, "noir_humain")
    case.setFocus()
    qtbot.keyClicks(case, "b2")
    assert plateau(fenetre).saisie == "b2"
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Return)
    assert fenetre.partie_en_cours.transcription == "b2"


@pytest.mark.parametrize(
    ("jeu", "saisie", "raison"),
    quelques(
        [
            ("nim", "a4", "Le tas a n'a que 3 objets, pas 4"),
            ("nim", "d", "« d » n'est pas un tas et un nombre, comme a2"),
            ("nim", "b0", "« b0 » n'est pas un tas et un nombre, comme a2"),
            ("puissance4", "8", "« 8 » n'est le numéro d'aucune colonne"),
            ("morpion", "a4", "« a4 » n'est aucune case du plateau"),
            ("othello", "d9", "« d9 » n'est aucune case du plateau"),
            ("othello", "d\r", "« d » est incomplet"),
        ],
        2,
    ),
)
def test_ce_qui_se_tape_et_n_est_rien_dit_pourquoi(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, saisie: str, raison: str
) -> None:
    a_deux(qtbot, fenetre, jeu)
    qtbot.keyClicks(plateau(fenetre), saisie)
    assert message(fenetre) == raison


def test_un_tas_vide_le_dit_au_clavier_aussi(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "nim")
    cliquer(qtbot, fenetre, (0, 2))
    qtbot.keyClicks(plateau(fenetre), "a2")
    assert message(fenetre) == "Le tas a n'a qu'un objet, pas 2"
    qtbot.keyClicks(plateau(fenetre), "\b")
    cliquer(qtbot, fenetre, (0, 1))
    qtbot.keyClicks(plateau(fenetre), "a")
    assert message(fenetre) == "Le tas a est vide"


# The focus.


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # off screen, the open list cannot
def test_choisir_un_jeu_dans_la_liste_rend_le_clavier_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    boite = trouver(fenetre, QComboBox, "jeu")
    boite.setFocus()
    qtbot.keyClick(boite, Qt.Key.Key_Down)
    qtbot.keyClick(boite, Qt.Key.Key_Down)
    assert fenetre.partie_en_cours.jeu.nom == boite.currentData() != "othello"
    assert boite.hasFocus(), "les flèches parcourent la liste fermée"
    boite.showPopup()
    qtbot.keyClick(boite.view(), Qt.Key.Key_Down)
    qtbot.keyClick(boite.view(), Qt.Key.Key_Return)
    assert fenetre.partie_en_cours.jeu.nom == "nim"
    qtbot.waitUntil(plateau(fenetre).hasFocus)


def test_f5_rend_le_clavier_au_plateau_meme_en_pleine_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    case = trouver(fenetre, QCheckBox, "noir_humain")
    for _ in range(2):  # the second time there is nothing to start
        case.setFocus()
        qtbot.keyClick(case, Qt.Key.Key_F5)
        assert plateau(fenetre).hasFocus()


# The heaps.


def test_des_tas_refuses_sont_marques_puis_rendus_au_demarrage(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    a_deux(qtbot, fenetre, "nim")
    boite = trouver(fenetre, QComboBox, "tas")
    aide = boite.toolTip()
    assert "#be123c" not in bord(boite)
    ligne = ecrire_tas(qtbot, fenetre, "3-x")
    qtbot.keyClick(ligne, Qt.Key.Key_Return)
    assert boite.toolTip() == message(fenetre)
    assert "Tas « 3-x »" in boite.toolTip()
    assert boite.property("faute")
    assert "#be123c" in bord(boite)
    qtbot.keyClick(ligne, Qt.Key.Key_Backspace)
    assert not boite.property("faute"), "ce qui se corrige n'est plus en faute"
    presser(qtbot, fenetre, "demarrer")
    assert (boite.currentText(), boite.toolTip()) == ("3-4-5", aide)
    assert not boite.property("faute")
    assert fenetre.partie_en_cours.etat.tas == (3, 4, 5)


def test_des_tas_tapes_sans_entree_sont_ceux_de_la_partie_qui_demarre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    a_deux(qtbot, fenetre, "nim")
    ecrire_tas(qtbot, fenetre, "2-1")
    presser(qtbot, fenetre, "demarrer")
    cliquer(qtbot, fenetre, (0, 2))
    assert fenetre.partie_en_cours.depart.tas == (2, 1)
    assert fenetre.partie_en_cours.etat.tas == (0, 1)
