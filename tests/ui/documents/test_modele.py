"""The lines of a list that match a search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.ui.documents.parties import DEUX_POSITIONS, TROIS, lire
from ui.documents.contenus import contenu_de
from ui.documents.modele import Modele
from ui.socle.langue import Langue

ECRAN = Qt.ItemDataRole.DisplayRole


@pytest.fixture
def modele(qtbot: QtBot, langue: Langue) -> Modele:
    modele = Modele()
    QAbstractItemModelTester(modele, QAbstractItemModelTester.FailureReportingMode.Fatal, modele)
    modele.montrer(contenu_de(lire(TROIS)))
    return modele


def noirs(modele: Modele) -> list[object]:
    return [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())]


def test_tout_se_montre_sans_recherche(modele: Modele) -> None:
    assert noirs(modele) == ["Ève", "Bob", "Carol"]
    assert [modele.headerData(rang, Qt.Orientation.Horizontal, ECRAN) for rang in (0, 5)] == ["Noir", "Coups"]
    assert modele.total == 3


@pytest.mark.parametrize(
    ("recherches", "trouves"),
    [
        (["eve"], ["Ève", "Carol"]),
        (["e", "ev", "eve"], ["Ève", "Carol"]),
        (["eve", "eve bob"], ["Ève"]),
        (["BOB car"], ["Bob"]),
        (["eve", "bob"], ["Ève", "Bob"]),
        (["eve bob", "eve"], ["Ève", "Carol"]),
        (["eve", ""], ["Ève", "Bob", "Carol"]),
        (["zz"], []),
        (["2019 ggs"], ["Ève", "Bob", "Carol"]),
    ],
)
def test_chaque_mot_doit_s_y_trouver_quel_que_soit_ce_qu_on_a_cherche_avant(
    modele: Modele, recherches: list[str], trouves: list[str]
) -> None:
    for recherche in recherches:
        modele.filtrer(recherche)
    assert noirs(modele) == trouves
    assert modele.total == 3


def test_une_ligne_sait_son_rang_dans_la_liste(modele: Modele) -> None:
    modele.filtrer("carol")
    assert [modele.rang(ligne) for ligne in range(modele.rowCount())] == [1, 2]


def test_une_autre_liste_remplace_la_recherche_et_les_colonnes(modele: Modele) -> None:
    modele.filtrer("carol")
    modele.montrer(contenu_de(lire(DEUX_POSITIONS)))
    assert noirs(modele) == ["1", "2"]
    assert modele.columnCount() == 5
    assert modele.positions
    chiffres = modele.index(0, 2).data(Qt.ItemDataRole.TextAlignmentRole)
    assert chiffres & Qt.AlignmentFlag.AlignRight
