"""The box in which a repertoire is made."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import SECOND
from ecosysteme.repertoire.repertoire import Repertoire
from ui.repertoire.creation import DialogueNom, DialogueRepertoire


def _valider(dialogue: QDialog) -> None:
    boutons = dialogue.findChild(QDialogButtonBox)
    assert boutons is not None
    boutons.button(QDialogButtonBox.StandardButton.Ok).click()


def test_le_nom_suit_la_couleur_tant_que_personne_n_en_choisit(qtbot: QtBot, page: QWidget) -> None:
    dialogue = DialogueRepertoire(page)
    dialogue.show()
    voulus: list[tuple[Repertoire, int, int]] = []
    dialogue.voulu.connect(lambda *voulu: voulus.append(voulu))
    assert dialogue.nom.text() == "Avec Noir"
    dialogue.couleur.setCurrentIndex(1)
    assert dialogue.nom.text() == "Avec Blanc"
    dialogue.lignes.setValue(0)
    dialogue.programmes.setChecked(True)
    dialogue.joueurs.setText(" Tastet Marc; Ono Kenji ;")
    _valider(dialogue)
    ((voulu, lignes, coups),) = voulus
    assert (voulu.nom, voulu.camp, voulu.adversaires.programmes, lignes, coups) == ("Avec Blanc", SECOND, True, 0, 10)
    assert voulu.adversaires.joueurs == ("Tastet Marc", "Ono Kenji")
    assert not dialogue.isVisible()


def test_ce_qu_on_ecrit_pour_les_joueurs_se_lit_entier(qtbot: QtBot, page: QWidget) -> None:
    dialogue = DialogueRepertoire(page)
    dialogue.show()
    champ = dialogue.joueurs
    assert champ.fontMetrics().horizontalAdvance(champ.placeholderText()) < champ.width()


def test_un_autre_nom_est_demande_une_fois(qtbot: QtBot, page: QWidget) -> None:
    dialogue = DialogueNom(page, "Le mien")
    with qtbot.assertNotEmitted(dialogue.voulu):
        _valider(dialogue)
    dialogue.nom.setText(" Un autre ")
    with qtbot.waitSignal(dialogue.voulu) as voulu:
        _valider(dialogue)
    assert voulu.args == ["Un autre"]


def test_un_nom_impossible_est_dit_et_la_boite_reste(qtbot: QtBot, page: QWidget) -> None:
    dialogue = DialogueRepertoire(page)
    dialogue.show()
    dialogue.nom.setText("a/b")
    with qtbot.assertNotEmitted(dialogue.voulu):
        _valider(dialogue)
    assert dialogue.isVisible()
    assert "ne peut pas nommer un répertoire" in dialogue.faute.text()
    dialogue.close()
