"""The list of games as a person uses it: search, choose, open, delete, give back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.journal.lecture import lister
from tests.ecosysteme.journal.parties import partie_jouee
from tests.ui.journal.journaux import JEUDI, garder
from ui.journal.dialogue import DialogueParties
from ui.socle.chargeur import trouver

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def dialogue(qtbot: QtBot, tmp_path: Path) -> Iterator[DialogueParties]:
    """Five games, the fifth one first."""
    garder(tmp_path / "journal.sqlite", *(partie_jouee(coups=5 + graine, graine=graine) for graine in range(5)))
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogue = DialogueParties(parent)
    dialogue.show()
    dialogue.montrer(dialogue.modele.ecrire(lister(tmp_path / "journal.sqlite"), JEUDI))
    yield dialogue
    parent.close()  # held until here: the dialog goes with it


def presser(qtbot: QtBot, dialogue: DialogueParties, nom: str) -> None:
    bouton = trouver(dialogue, QPushButton, f"bouton_{nom}")
    assert bouton.isEnabled(), nom
    qtbot.mouseClick(bouton, GAUCHE)


def possible(dialogue: DialogueParties, nom: str) -> bool:
    return trouver(dialogue, QPushButton, f"bouton_{nom}").isEnabled()


def test_la_premiere_est_choisie_et_entree_l_ouvre(qtbot: QtBot, dialogue: DialogueParties) -> None:
    assert dialogue.choisies == [5]
    with qtbot.waitSignal(dialogue.ouverture) as ouverte:
        qtbot.keyClick(dialogue.recherche, Qt.Key.Key_Return)
    assert ouverte.args == [5]


def test_bas_mene_de_la_recherche_aux_lignes(qtbot: QtBot, dialogue: DialogueParties) -> None:
    dialogue.activateWindow()
    dialogue.recherche.setFocus()
    qtbot.keyClick(dialogue.recherche, Qt.Key.Key_Down)
    assert dialogue.table.hasFocus()
    qtbot.keyClick(dialogue.table, Qt.Key.Key_Down)
    assert dialogue.choisies == [4]


def test_bas_dit_ce_qui_tient_la_place_des_lignes(
    qtbot: QtBot, dialogue: DialogueParties, entendus: list[tuple[str, bool]]
) -> None:
    dialogue.montrer([])
    qtbot.keyClick(dialogue.recherche, Qt.Key.Key_Down)
    assert entendus == [(trouver(dialogue, QLabel, "vide_parties").text(), False)]


def test_chercher_en_tapant_puis_ouvrir(qtbot: QtBot, dialogue: DialogueParties) -> None:
    qtbot.keyClicks(dialogue.recherche, "7")
    assert trouver(dialogue, QLabel, "compte_parties").text() == "1 sur 5 parties"
    with qtbot.waitSignal(dialogue.ouverture) as ouverte:
        presser(qtbot, dialogue, "ouvrir_notee")
    assert ouverte.args == [3]
    qtbot.keyClicks(dialogue.recherche, " rien")
    assert not possible(dialogue, "ouvrir_notee")
    assert not possible(dialogue, "supprimer_parties")


def test_en_supprimer_plusieurs_et_revenir_dessus(qtbot: QtBot, dialogue: DialogueParties) -> None:
    dialogue.table.setFocus()
    for _ in range(2):
        qtbot.keyClick(dialogue.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert sorted(dialogue.choisies) == [3, 4, 5]
    assert not possible(dialogue, "ouvrir_notee")
    assert not possible(dialogue, "annuler_suppression")
    with qtbot.waitSignal(dialogue.suppression) as supprimees:
        qtbot.keyClick(dialogue.table, Qt.Key.Key_Delete)
    with qtbot.waitSignal(dialogue.restitution) as rendues:
        presser(qtbot, dialogue, "annuler_suppression")
    assert rendues.args == supprimees.args
    assert not possible(dialogue, "annuler_suppression")


def test_les_supprimees_se_rendent(qtbot: QtBot, dialogue: DialogueParties) -> None:
    with qtbot.waitSignal(dialogue.demande) as demande:
        case = trouver(dialogue, QCheckBox, "voir_supprimees")
        qtbot.mouseClick(case, GAUCHE, pos=case.rect().center())
    assert demande.args == [True]
    assert trouver(dialogue, QPushButton, "bouton_supprimer_parties").text() == "&Rendre"
    assert "trente jours" in trouver(dialogue, QLabel, "compte_parties").text()
    with qtbot.waitSignal(dialogue.restitution) as rendues:
        presser(qtbot, dialogue, "supprimer_parties")
    assert rendues.args == [[5]]


def test_ce_qui_est_choisi_le_reste_quand_la_liste_change(
    qtbot: QtBot, dialogue: DialogueParties, tmp_path: Path
) -> None:
    qtbot.keyClick(dialogue.table, Qt.Key.Key_Down)
    assert dialogue.choisies == [4]
    garder(tmp_path / "journal.sqlite", partie_jouee(coups=3))
    dialogue.montrer(dialogue.modele.ecrire(lister(tmp_path / "journal.sqlite"), JEUDI))
    assert dialogue.choisies == [4]
    qtbot.keyClicks(dialogue.recherche, "ada")
    assert dialogue.choisies == [4]


def test_une_liste_vide_dit_pourquoi(qtbot: QtBot, dialogue: DialogueParties) -> None:
    vide = trouver(dialogue, QLabel, "vide_parties")
    assert (vide.isVisible(), dialogue.table.isVisible()) == (False, True)
    qtbot.keyClicks(dialogue.recherche, "zzz")
    assert (vide.isVisible(), dialogue.table.isVisible()) == (True, False)
    assert "mots" in vide.text()
    dialogue.recherche.clear()
    assert (vide.isVisible(), dialogue.table.isVisible()) == (False, True)
    dialogue.montrer([])
    assert "chaque partie jouée vient ici" in vide.text()
    qtbot.mouseClick(trouver(dialogue, QCheckBox, "voir_supprimees"), GAUCHE)
    assert "supprimée" in vide.text()
