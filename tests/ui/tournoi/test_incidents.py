import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message, citer
from ecosysteme.tournoi.fiche import TEMPS_ECOULE
from ui.socle.langue import Langue
from ui.tournoi.fichiers import INCIDENTS_MAX, Incident
from ui.tournoi.incidents import TableIncidents


@pytest.fixture
def table(qtbot: QtBot, langue: Langue) -> TableIncidents:
    table = TableIncidents()
    qtbot.addWidget(table)
    table.presenter(["Max", "Min"])
    table.ajouter([Incident(4, 1, citer("panne sèche"))])
    table.ajouter([Incident(11, 0, TEMPS_ECOULE)])
    table.show()
    return table


def ligne(table: TableIncidents, rang: int) -> list[str]:
    return [table.model().index(rang, colonne).data() for colonne in range(3)]


def test_chaque_incident_dit_qui_et_pourquoi(table: TableIncidents) -> None:
    assert table.nombre == 2
    assert [ligne(table, rang) for rang in range(2)] == [["5", "Min", "panne sèche"], ["12", "Max", "temps écoulé"]]
    table.presenter(["A", "B"])
    assert (table.nombre, table.rowCount()) == (0, 0)


def test_le_nom_du_moteur_n_est_pas_dit_deux_fois(table: TableIncidents) -> None:
    faute = Message("{moteur} {erreur}", moteur=Message("IA Externe ({nom})", nom="Lent"), erreur=citer("panne sèche"))
    table.ajouter([Incident(12, 1, Message.depuis_json(faute.en_json()))])
    assert ligne(table, 2) == ["13", "Min", "panne sèche"]


def test_double_clic_et_entree_disent_la_partie(qtbot: QtBot, table: TableIncidents) -> None:
    rangs: list[int] = []
    table.choisi.connect(rangs.append)
    centre = table.visualRect(table.model().index(0, 2)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    table.setCurrentCell(1, 0)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert rangs == [4, 11]
    cellule = table.item(0, 0)
    assert cellule is not None
    assert "Double clic" in cellule.toolTip()


def test_les_raisons_suivent_la_langue(qtbot: QtBot, table: TableIncidents, langue: Langue) -> None:
    langue.choisir("en")
    qtbot.waitUntil(lambda: ligne(table, 1)[2] == "time is up")


def test_la_table_garde_les_premiers_et_compte_les_autres(table: TableIncidents) -> None:
    table.ajouter(Incident(rang, 0, TEMPS_ECOULE) for rang in range(INCIDENTS_MAX))
    assert (table.nombre, table.rowCount()) == (INCIDENTS_MAX + 2, INCIDENTS_MAX)
    table.presenter(["A", "B"])
    assert (table.nombre, table.rowCount()) == (0, 0)
