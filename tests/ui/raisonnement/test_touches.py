"""What is typed at the board while a tree stands beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import a_deux, cliquer, plateau
from ui.raisonnement.dock import DockArbre
from ui.socle.chargeur import trouver

PATIENCE = 120_000  # ms


def montrer_arbre(qtbot: QtBot, fenetre: ApplicationIHM) -> DockArbre:
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    return attendre(qtbot, fenetre)


def attendre(qtbot: QtBot, fenetre: ApplicationIHM) -> DockArbre:
    """Wait for the tree of the position on the board."""
    arbres = fenetre.salles.arbres

    def pret() -> bool:
        arbre = arbres.dock.arbre
        return arbre is not None and arbre.racine == fenetre.partie_en_cours.etat and not arbres.recherche.occupee

    qtbot.waitUntil(pret, timeout=PATIENCE)
    return arbres.dock


def taper(fenetre: ApplicationIHM, touche: Qt.Key) -> None:
    vise: QWidget = plateau(fenetre) if plateau(fenetre).hasFocus() else fenetre.salles.arbres.dock.toile
    QTest.keyClick(vise, touche)


def test_apres_un_coup_a_la_souris_les_touches_menent_l_arbre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = montrer_arbre(qtbot, fenetre)
    cliquer(qtbot, fenetre, (2, 3))
    plateau(fenetre).setFocus(Qt.FocusReason.MouseFocusReason)
    attendre(qtbot, fenetre)
    taper(fenetre, Qt.Key.Key_PageUp)
    assert dock.lecture.k == dock.lecture.nb_etapes - 1
    assert dock.toile.hasFocus()
    taper(fenetre, Qt.Key.Key_Home)
    taper(fenetre, Qt.Key.Key_C)
    assert dock.arbre is not None
    assert dock.lecture.k == dock.arbre.coupes[0]
    assert not plateau(fenetre).saisie


def test_qui_choisit_une_case_par_les_touches_garde_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = montrer_arbre(qtbot, fenetre)
    plateau(fenetre).setFocus()
    plateau(fenetre).montrer_clavier()
    taper(fenetre, Qt.Key.Key_C)
    assert plateau(fenetre).saisie == "c"
    assert dock.lecture.k == dock.lecture.nb_etapes
    taper(fenetre, Qt.Key.Key_PageUp)
    assert dock.lecture.k == dock.lecture.nb_etapes - 1, "what the board has no use for"
    assert plateau(fenetre).hasFocus()


def test_un_exemple_donne_le_clavier_a_son_arbre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dock = montrer_arbre(qtbot, fenetre)
    plateau(fenetre).setFocus()
    dock.exemples.entrees[0].trigger()
    attendre(qtbot, fenetre)
    qtbot.waitUntil(dock.toile.hasFocus, timeout=PATIENCE)


def test_ailleurs_elles_restent_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dock = montrer_arbre(qtbot, fenetre)
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    plateau(fenetre).setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(plateau(fenetre), Qt.Key.Key_C)
    assert plateau(fenetre).saisie == "c"
    assert dock.lecture.k == dock.lecture.nb_etapes
