"""The two tables of the tab: what they show, and what they say aloud."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from ecosysteme.repertoire.couverture import couvrir
from ecosysteme.repertoire.fonds import CoupEtudie, EtudeRepertoire, FondsRepertoires
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import USUELS, explorateur_de, repertoire_de
from tests.ui.repertoire.etudes import lignes
from ui.repertoire.tables import TableCoups, TableRepertoires
from ui.socle.langue import Langue

COUPS = (CoupEtudie((5, 3), False, 2, 1, parties=30, part=0.6), CoupEtudie((5, 5), False, parties=20, part=0.4))


@pytest.fixture
def etudes(tmp_path: Path) -> tuple[EtudeRepertoire, ...]:
    fonds = FondsRepertoires(tmp_path / "r", tmp_path / "b", Heure())
    fonds.creer(repertoire_de("f5d6c3", nom="a"))
    return fonds.creer(repertoire_de("f5f6e6", nom="b", camp=2)).etudes


def test_les_repertoires_et_celui_qui_est_choisi(
    qtbot: QtBot, etudes: tuple[EtudeRepertoire, ...], langue: Langue
) -> None:
    table = TableRepertoires()
    qtbot.addWidget(table)
    couverture = couvrir(etudes[0].positions, explorateur_de(USUELS))
    table.montrer(etudes, {"a": couverture}, "b")
    assert lignes(table) == [["a", "0 sur 1", "2", "60 %"], ["b", "0 sur 1", "1", "…"]]
    cellules = [table.model().index(rang, 0) for rang in range(2)]
    dites = [cellule.data(Qt.ItemDataRole.AccessibleTextRole) for cellule in cellules]
    assert dites == ["a, Noir", "b, Blanc"]
    icones = [cellule.data(Qt.ItemDataRole.DecorationRole) for cellule in cellules]
    assert icones[1] is not None
    choisie = icones[1].pixmap(20, 20, QIcon.Mode.Selected).toImage()
    assert choisie == icones[1].pixmap(20, 20).toImage(), "un disque blanc l'est aussi sur la rangée choisie"
    assert icones[0].cacheKey() != icones[1].cacheKey()
    assert table.choisie == etudes[1]
    with qtbot.waitSignal(table.choisi) as choisi:
        table.setCurrentCell(0, 0)
    assert choisi.args == ["a"]
    table.montrer(etudes, {}, "parti")
    assert table.choisie == etudes[0]


def test_les_coups_gardent_celui_qui_est_choisi_et_se_jouent(qtbot: QtBot, langue: Langue) -> None:
    table = TableCoups()
    qtbot.addWidget(table)
    table.montrer(COUPS)
    assert lignes(table) == [["d6", "30", "60 %", "prévu"], ["f6", "20", "40 %", "trou"]]
    table.setCurrentCell(1, 0)
    table.montrer(tuple(reversed(COUPS)))
    assert table.choisi == COUPS[1]
    with qtbot.waitSignal(table.joue) as joue:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert joue.args == [(5, 5)]
    cellule = table.item(0, 0)
    assert cellule is not None
    assert cellule.data(Qt.ItemDataRole.AccessibleTextRole) == "f6, trou, 20 parties, 40 %"
    table.montrer(())
    assert table.choisi is None
