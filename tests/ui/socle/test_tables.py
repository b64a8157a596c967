"""What the window's tables share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget
from pytestqt.qtbot import QtBot

from ui.socle.tables import aider_ligne, donner_aux_noms, ecrire_ligne, largeur_utile, preparer
from ui.socle.textes import bulle


@pytest.fixture
def table(qtbot: QtBot) -> QTableWidget:
    table = QTableWidget()
    qtbot.addWidget(table)
    preparer(table, 3, elastique=1)
    table.setRowCount(1)
    return table


def test_une_table_se_lit_et_ne_s_ecrit_pas(qtbot: QtBot, table: QTableWidget) -> None:
    ecrire_ligne(table, 0, ["1", "d3", "Noir"])
    table.show()
    milieu = table.visualRect(table.model().index(0, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=milieu)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=milieu)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    assert table.state() != QAbstractItemView.State.EditingState
    assert [index.column() for index in table.selectionModel().selectedIndexes()] == [0, 1, 2], "une ligne entière"


def test_une_colonne_prend_la_place_que_les_autres_laissent(table: QTableWidget) -> None:
    modes = [table.horizontalHeader().sectionResizeMode(colonne) for colonne in range(3)]
    a_leur_taille, elastique = QHeaderView.ResizeMode.ResizeToContents, QHeaderView.ResizeMode.Stretch
    assert modes == [a_leur_taille, elastique, a_leur_taille]


def test_les_noms_prennent_ce_que_les_chiffres_laissent(table: QTableWidget) -> None:
    ecrire_ligne(table, 0, ["12345", "un nom", "12345"])
    table.setHorizontalHeaderLabels(["#", "Joueur", "Un titre plus large que ses chiffres"])
    utiles = [largeur_utile(table, colonne) for colonne in range(3)]
    assert utiles[0] == table.sizeHintForColumn(0)
    assert utiles[2] == table.horizontalHeader().sectionSizeHint(2) > table.sizeHintForColumn(2)
    modes = []
    for cachee in (False, True):
        table.setColumnHidden(2, cachee)
        for reste in (80, 79):
            place = utiles[0] + (0 if cachee else utiles[2]) + reste
            table.viewport().resize(place, table.viewport().height())
            donner_aux_noms(table, 1, 80)
            modes.append(table.horizontalHeader().sectionResizeMode(1))
    assert modes == [QHeaderView.ResizeMode.Stretch, QHeaderView.ResizeMode.ResizeToContents] * 2


def test_seules_les_cases_qui_changent_sont_ecrites(table: QTableWidget) -> None:
    ecrites: list[tuple[int, int]] = []
    table.cellChanged.connect(lambda ligne, colonne: ecrites.append((ligne, colonne)))
    ecrire_ligne(table, 0, ["1", "d3", "Noir"])
    ecrire_ligne(table, 0, ["1", "c4", "Noir"])
    ecrire_ligne(table, 0, ["1", "c4", "Noir"])
    assert ecrites == [(0, 0), (0, 1), (0, 2), (0, 1)]


def test_toute_une_ligne_a_la_meme_bulle_qui_ne_dit_que_du_texte(table: QTableWidget) -> None:
    table.setRowCount(2)
    for ligne in range(2):
        ecrire_ligne(table, ligne, ["1", "d3"])
    aider_ligne(table, 1, "<b>Noir</b>\nd3")
    cases = (table.item(ligne, colonne) for ligne in range(2) for colonne in range(2))
    bulles = [case.toolTip() for case in cases if case is not None]
    dite = bulle("<b>Noir</b>\nd3")
    assert bulles == ["", "", dite, dite]
    assert "&lt;b&gt;" in dite
