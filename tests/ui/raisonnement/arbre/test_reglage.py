"""Which search is shown, chosen by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.raisonnement.arbre.reglage import ReglageArbre
from ui.socle.langue import Langue

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def reglage(qtbot: QtBot, langue: Langue) -> ReglageArbre:
    reglage = ReglageArbre()
    qtbot.addWidget(reglage)
    reglage.show()
    qtbot.waitExposed(reglage)
    return reglage


def test_l_algorithme_du_joueur_est_celui_par_defaut(qtbot: QtBot, reglage: ReglageArbre) -> None:
    assert reglage.algorithme == "ia_alphabeta"
    assert reglage.choix.currentText() == "Par défaut : Alpha-Bêta"
    with qtbot.waitSignal(reglage.change):
        reglage.suivre_joueur("ia_minmax")
    assert reglage.algorithme == "ia_minmax"
    assert reglage.choix.currentText() == "Celui du joueur : Min-Max"
    with qtbot.waitSignal(reglage.change):
        reglage.suivre_joueur("humain")
    assert reglage.algorithme == "ia_alphabeta"


def test_un_algorithme_choisi_ne_suit_plus_le_joueur(qtbot: QtBot, reglage: ReglageArbre) -> None:
    reglage.choix.setFocus()
    with qtbot.waitSignal(reglage.change):
        qtbot.keyClick(reglage.choix, Qt.Key.Key_Down)
    assert reglage.algorithme == "ia_minmax"
    with qtbot.assertNotEmitted(reglage.change):
        reglage.suivre_joueur("ia_negamax")
    assert reglage.algorithme == "ia_minmax"


def test_la_profondeur_va_de_1_a_4(qtbot: QtBot, reglage: ReglageArbre) -> None:
    boite = reglage.profondeur
    boite.setFocus()
    for _ in range(5):
        qtbot.keyClick(boite, Qt.Key.Key_Up)
    assert boite.value() == 4
    for _ in range(9):
        qtbot.keyClick(boite, Qt.Key.Key_Down)
    assert boite.value() == 1


def test_l_ordre_et_l_epingle_au_clic_et_au_clavier(qtbot: QtBot, reglage: ReglageArbre) -> None:
    with qtbot.waitSignal(reglage.change):
        qtbot.keyClick(reglage.ordonner, Qt.Key.Key_Space)
    assert reglage.ordonner.isChecked()
    with qtbot.waitSignal(reglage.epingle_change) as epingle:
        qtbot.mouseClick(reglage.epingler, GAUCHE)
    assert epingle.args == [True]
    with qtbot.waitSignal(reglage.epingle_change) as epingle:
        qtbot.keyClick(reglage.epingler, Qt.Key.Key_Space)
    assert epingle.args == [False]


def test_la_profondeur_du_joueur_est_proposee_et_celle_qu_on_choisit_reste(qtbot: QtBot, reglage: ReglageArbre) -> None:
    with qtbot.waitSignal(reglage.change):
        reglage.suivre_joueur("ia_alphabeta", 2)
    assert reglage.profondeur.value() == 2
    reglage.profondeur.setValue(4)
    with qtbot.assertNotEmitted(reglage.change):
        reglage.suivre_joueur("ia_alphabeta", 2)
        reglage.suivre_joueur("ia_alphabeta")
    assert reglage.profondeur.value() == 4
    reglage.suivre_joueur("ia_alphabeta", 9)
    reglage.suivre_joueur("ia_alphabeta", 1)
    assert reglage.profondeur.value() == 1


def test_une_ligne_ou_deux_selon_la_largeur_sans_rien_couper(qtbot: QtBot, reglage: ReglageArbre) -> None:
    commandes = (reglage.choix, reglage.profondeur, reglage.ordonner, reglage.arreter, reglage.epingler)
    for largeur in (900, 460, 900):
        reglage.resize(largeur, 80)
        QApplication.processEvents()
        assert reglage.width() == largeur
        plie = reglage.ordonner.y() > reglage.choix.geometry().bottom()
        assert plie == (largeur == 460)
        assert all(commande.width() >= commande.minimumSizeHint().width() for commande in commandes)
