"""The tab of the book, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.livre.extension import AvanceeExtension
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.fenetre import GAUCHE
from ui.livre.page import PageLivre
from ui.socle.langue import Langue

NOTES = {(4, 5): NoteLivre(5, 0, SourceLivre.MOI), (2, 3): NoteLivre(-1, 14)}
COUPS = [(2, 3), (3, 2), (4, 5)]


@pytest.fixture
def page(qtbot: QtBot, langue: Langue) -> PageLivre:
    page = PageLivre()
    qtbot.addWidget(page)
    page.resize(392, 620)
    page.montrer(COUPS, NOTES, 7)
    page.show()
    qtbot.waitExposed(page)
    return page


def lignes(table: QTableWidget) -> list[str]:
    """Read each line of the table, a cell after the other."""
    dites = []
    for rang in range(table.rowCount()):
        cellules = [table.item(rang, colonne) for colonne in range(table.columnCount())]
        dites.append(" ".join(cellule.text() for cellule in cellules if cellule is not None and cellule.text()))
    return dites


def dit(page: PageLivre, rang: int) -> str:
    cellule = page.table.item(rang, 0)
    assert cellule is not None
    return str(cellule.data(Qt.ItemDataRole.AccessibleTextRole))


def test_chaque_coup_a_sa_valeur_sa_profondeur_et_sa_source(qtbot: QtBot, page: PageLivre, langue: Langue) -> None:
    assert lignes(page.table) == ["f5 +5 – moi", "d3 −1 14 moteur", "c4"]
    assert page.resume.text() == "Votre livre : 7 positions, sur celui du programme."
    assert dit(page, 1) == "d3 : vaut −1, profondeur 14, source : moteur"
    langue.choisir("en")
    qtbot.waitUntil(lambda: lignes(page.table)[1] == "d3 −1 14 engine")
    assert page.boutons["etendre"].text() == "Extend from here"
    page.montrer(COUPS, {}, 7)
    assert page.resume.text().endswith("This position is in neither.")


def test_le_clavier_joue_corrige_et_retire(qtbot: QtBot, page: PageLivre) -> None:
    gestes, joues = list[str](), list[object]()
    page.geste.connect(gestes.append)
    page.joue.connect(joues.append)
    page.table.setFocus()
    assert page.choisi == (4, 5)
    assert page.valeur.value() == 5
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.choisi == (2, 3)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)  # nobody's value: nothing to take back
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert gestes == ["retirer"]
    assert joues == [(2, 3)]
    qtbot.keyClick(page.table, Qt.Key.Key_F2)
    qtbot.waitUntil(page.valeur.hasFocus)
    assert page.valeur.value() == -1


def test_le_choix_reste_sur_le_coup_quand_ses_valeurs_changent(page: PageLivre) -> None:
    page.table.setCurrentCell(1, 0)
    page.montrer(COUPS, NOTES | {(2, 3): NoteLivre(9, 14)}, 7)
    assert page.choisi == (2, 3)
    assert page.valeur.value() == 9
    page.montrer([], {}, 7)
    assert page.choisi is None
    assert not page.boutons["corriger"].isEnabled()


def test_les_boutons_disent_ce_qui_est_voulu(qtbot: QtBot, page: PageLivre) -> None:
    gestes = list[str]()
    page.geste.connect(gestes.append)
    for nom in ("corriger", "retirer", "etendre", "ranger", "importer", "exporter"):
        qtbot.mouseClick(page.boutons[nom], GAUCHE)
    assert gestes == ["corriger", "retirer", "etendre", "ranger", "importer", "exporter"]


def test_une_extension_se_suit_et_s_arrete(qtbot: QtBot, page: PageLivre) -> None:
    gestes = list[str]()
    page.geste.connect(gestes.append)
    assert not page.boutons["annuler"].isVisible()
    page.etendre(40)
    page.avancer(AvanceeExtension(10, 7, (4, 9)))
    assert page.ou.text() == "10 positions jugées sur 40, coups 4 à 9 ; 7 sont déjà dans votre livre"
    assert (page.avancement.value(), page.avancement.maximum()) == (10, 40)
    page.montrer(COUPS, NOTES, 8)
    assert not page.boutons["etendre"].isEnabled()
    qtbot.mouseClick(page.boutons["annuler"], GAUCHE)
    assert gestes == ["annuler"]
    page.etendre(None)
    assert page.boutons["etendre"].isEnabled()
    assert not page.avancement.isVisible()
    assert not page.ou.isVisible()


def test_ailleurs_qu_a_l_othello_usuel_rien_ne_s_offre(page: PageLivre) -> None:
    page.eteindre()
    assert page.table.rowCount() == 0
    assert page.resume.text() == "Le livre est celui de l'Othello 8 × 8."
    assert not any(page.boutons[nom].isEnabled() for nom in ("corriger", "retirer", "etendre", "ranger"))
    page.montrer(COUPS, NOTES, 7)
    assert page.boutons["etendre"].isEnabled()
