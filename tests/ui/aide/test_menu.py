"""The boxes of the help menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMessageBox
from pytestqt.qtbot import QtBot

from ui.aide.menu import montrer_raccourcis
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def boite(coquille: QMainWindow) -> QMessageBox:
    """The one box that is open."""
    [ouverte] = coquille.findChildren(QMessageBox)
    return ouverte


def fermer(qtbot: QtBot, coquille: QMainWindow) -> None:
    qtbot.keyClick(boite(coquille), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not coquille.findChildren(QMessageBox))


def test_une_boite_ne_bloque_pas_et_disparait_quand_on_la_ferme(
    qtbot: QtBot, coquille: QMainWindow, langue: Langue
) -> None:
    montrer_raccourcis(coquille)
    assert boite(coquille).isVisible()
    assert not boite(coquille).isModal()
    fermer(qtbot, coquille)


def test_les_raccourcis_sont_ceux_des_menus_et_du_plateau(qtbot: QtBot, coquille: QMainWindow, langue: Langue) -> None:
    montrer_raccourcis(coquille)
    texte = boite(coquille).text()
    actions = [action for action in coquille.findChildren(QAction) if action.objectName()]
    for action in actions:
        touche = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert f"<b>{touche}</b>" in texte
        assert action.text().replace("&", "") in texte
    assert all(touche in texte for touche in ("Flèches", "Entrée ou espace", "d 3", "a 2", "lire le score"))
    assert texte.count("<tr>") == len(actions) + 9


def test_les_boites_parlent_anglais(qtbot: QtBot, coquille: QMainWindow, langue: Langue) -> None:
    langue.choisir("en")
    qtbot.waitUntil(lambda: trouver(coquille, QAction, "action_demarrer").text() == "&Start")
    montrer_raccourcis(coquille)
    assert boite(coquille).windowTitle() == "Shortcuts"
    assert "move the cursor" in boite(coquille).text()
    assert "Undo move" in boite(coquille).text()
