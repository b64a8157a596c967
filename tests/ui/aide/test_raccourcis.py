"""The list of shortcuts: all keys, searched, and changed in it with the conflicts named first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from tests.lecteur_ecran import LecteurEcran
from ui.aide.raccourcis import Raccourcis, lignes, montrer_raccourcis
from ui.aide.touches import Touches
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def touches(coquille: FenetreDessinee, memoire: Memoire, messages: Messages) -> Touches:
    return Touches(coquille, memoire, messages)


@pytest.fixture
def boite(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue, touches: Touches) -> Raccourcis:
    ouverte = montrer_raccourcis(coquille, touches)
    qtbot.waitExposed(ouverte)
    return ouverte


def texte(boite: Raccourcis, rang: int, colonne: int) -> str:
    case = boite.table.item(rang, colonne)
    assert case is not None
    return case.text()


def ecrites(boite: Raccourcis) -> list[tuple[str, ...]]:
    return [tuple(texte(boite, rang, colonne) for colonne in range(3)) for rang in range(boite.table.rowCount())]


def choisir(boite: Raccourcis, cherche: str) -> None:
    """Search, and choose the only line left."""
    boite.recherche.setText(cherche)
    assert boite.table.rowCount() == 1, ecrites(boite)


def bouton(boite: Raccourcis, nom: str) -> QPushButton:
    return trouver(boite, QPushButton, f"bouton_{nom}_raccourcis")


def test_chaque_raccourci_des_menus_est_dit_une_fois(coquille: FenetreDessinee, boite: Raccourcis) -> None:
    dits = ecrites(boite)
    assert dits == [ligne[:3] for ligne in lignes(coquille)]
    for action in coquille.findChildren(QAction):
        touche = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if touche and action.text():  # rooms write some of the texts
            assert [ligne[1] for ligne in dits].count(touche) == 1, touche
    assert ("lire le score", "s", "Sur le plateau") in dits
    assert ("Annuler le coup", "Ctrl+Z", "Édition") in dits


def test_on_cherche_par_les_mots_ou_par_la_touche(boite: Raccourcis) -> None:
    boite.recherche.setText("ctrl z")
    assert ("Annuler le coup", "Ctrl+Z", "Édition") in ecrites(boite)
    boite.recherche.setText("regles")
    assert [ligne[0] for ligne in ecrites(boite)] == ["Règles des jeux"]
    boite.recherche.setText("curseur")
    assert not boite.champ.isEnabled(), "les touches du plateau ne se changent pas"


def test_une_touche_libre_est_donnee_et_se_voit_partout(
    qtbot: QtBot, coquille: FenetreDessinee, boite: Raccourcis
) -> None:
    choisir(boite, "annuler le coup")
    assert boite.champ.text() == "Ctrl+Z"
    qtbot.keyClick(boite.champ, Qt.Key.Key_Control)
    qtbot.keyClick(boite.champ, Qt.Key.Key_U, CTRL)
    assert coquille.widgets.action_annuler.shortcut() == QKeySequence("Ctrl+U")
    assert (boite.champ.text(), texte(boite, 0, 1)) == ("Ctrl+U", "Ctrl+U")
    assert boite.avis.text() == "« Annuler le coup » : Ctrl+U"
    case = boite.table.item(0, 0)
    assert case is not None
    assert case.font().bold()
    qtbot.mouseClick(bouton(boite, "aucune"), GAUCHE)
    assert coquille.widgets.action_annuler.shortcut().isEmpty()
    assert boite.avis.text() == "« Annuler le coup » n'a plus de touche."
    qtbot.mouseClick(bouton(boite, "defaut"), GAUCHE)
    assert coquille.widgets.action_annuler.shortcut() == QKeySequence("Ctrl+Z")
    assert not bouton(boite, "defaut").isEnabled()


def test_un_conflit_est_nomme_avant_que_la_touche_soit_prise(
    qtbot: QtBot, coquille: FenetreDessinee, boite: Raccourcis
) -> None:
    annuler, retablir = coquille.widgets.action_annuler, coquille.widgets.action_retablir
    choisir(boite, "annuler le coup")
    qtbot.keyClick(boite.champ, Qt.Key.Key_Y, CTRL)
    assert boite.avis.text() == "Ctrl+Y est la touche de « Rétablir le coup », qui n'en aurait plus."
    assert annuler.shortcut() == QKeySequence("Ctrl+Z"), "pas avant qu'on le veuille"
    qtbot.mouseClick(bouton(boite, "prendre"), GAUCHE)
    assert annuler.shortcut() == QKeySequence("Ctrl+Y")
    assert retablir.shortcut().isEmpty()
    assert bouton(boite, "prendre").isHidden()
    qtbot.mouseClick(bouton(boite, "tout"), GAUCHE)
    assert (annuler.shortcut(), retablir.shortcut()) == (QKeySequence("Ctrl+Z"), QKeySequence("Ctrl+Y"))


def test_une_touche_du_plateau_est_refusee_et_echappe_ferme(
    qtbot: QtBot, coquille: FenetreDessinee, boite: Raccourcis
) -> None:
    choisir(boite, "annuler le coup")
    qtbot.keyClick(boite.champ, Qt.Key.Key_D)
    assert boite.avis.text().startswith("D, non. Le plateau")
    assert coquille.widgets.action_annuler.shortcut() == QKeySequence("Ctrl+Z")
    qtbot.keyClick(boite.champ, Qt.Key.Key_Tab)
    assert boite.champ.text() == "Ctrl+Z"
    qtbot.keyClick(boite.champ, Qt.Key.Key_Escape)
    assert not boite.isVisible()


def test_la_boite_ouverte_suit_la_langue(qtbot: QtBot, boite: Raccourcis, langue: Langue) -> None:
    langue.choisir("en")
    qtbot.waitUntil(lambda: boite.windowTitle() == "Shortcuts")
    assert texte(boite, 0, 0) == "move the cursor"


def test_un_lecteur_d_ecran_lit_toute_la_ligne(qtbot: QtBot, boite: Raccourcis, lecteur: LecteurEcran) -> None:
    boite.table.setFocus()
    boite.table.setCurrentCell(0, 0)
    lecteur.oublier()
    qtbot.keyClick(boite.table, Qt.Key.Key_Down)
    assert lecteur.lu()[0] == "→ jouer la case, Entrée ou espace, Sur le plateau"
