"""The boxes of the help menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QMainWindow, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from ui.aide.menu import montrer_raccourcis
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def boite(coquille: QMainWindow) -> QDialog:
    """The one box that is open."""
    [ouverte] = coquille.findChildren(QDialog)
    return ouverte


def texte_de(coquille: QMainWindow) -> str:
    """What it says, a line each."""
    return trouver(boite(coquille), QTextBrowser, "texte_raccourcis").toPlainText()


def fermer(qtbot: QtBot, coquille: QMainWindow) -> None:
    qtbot.keyClick(boite(coquille), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not coquille.findChildren(QDialog))


def test_une_boite_ne_bloque_pas_et_disparait_quand_on_la_ferme(
    qtbot: QtBot, coquille: QMainWindow, langue: Langue
) -> None:
    montrer_raccourcis(coquille)
    assert boite(coquille).isVisible()
    assert not boite(coquille).isModal()
    fermer(qtbot, coquille)


def test_les_raccourcis_sont_ceux_des_menus_et_du_plateau(qtbot: QtBot, coquille: QMainWindow, langue: Langue) -> None:
    montrer_raccourcis(coquille)
    lignes = [" ".join(ligne.split()) for ligne in texte_de(coquille).split("\n") if ligne]
    actions = [action for action in coquille.findChildren(QAction) if action.objectName()]
    for action in actions:
        touche = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert touche in lignes
        assert " ".join(action.text().replace("&", "").split()) in lignes
    assert {"Flèches", "Entrée ou espace", "d 3", "a 2", "lire le score"} <= set(lignes)
    assert len(lignes) == 2 * (len(actions) + 9)


def test_les_boites_parlent_anglais(qtbot: QtBot, coquille: QMainWindow, langue: Langue) -> None:
    langue.choisir("en")
    qtbot.waitUntil(lambda: trouver(coquille, QAction, "action_demarrer").text() == "&Start")
    montrer_raccourcis(coquille)
    assert boite(coquille).windowTitle() == "Shortcuts"
    assert "move the cursor" in texte_de(coquille)
    assert "Undo move" in texte_de(coquille)


def test_la_boite_tient_sur_un_ecran_et_tout_s_y_lit(qtbot: QtBot, coquille: QMainWindow, langue: Langue) -> None:
    montrer_raccourcis(coquille)
    ouverte = boite(coquille)
    page = trouver(ouverte, QTextBrowser, "texte_raccourcis")
    place = ouverte.screen().availableSize()
    assert (ouverte.height() <= place.height(), ouverte.width() <= place.width()) == (True, True)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    assert page.horizontalScrollBar().maximum() == 0
    qtbot.mouseClick(trouver(ouverte, QPushButton, "bouton_raccourcis"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not coquille.findChildren(QDialog))
