"""The dialog of the engines: add, copy, edit, remove, save or not."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ecosysteme.reglages import THEME
from tests.moteurs_externes import PROCESSUS, faux, lances
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.moteurs_memoire import enregistrer_moteurs, moteurs_enregistres
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms
EDAX = MoteurEnregistre("Edax", "moteur-absent -gtp", temps=1.0)
RHINO = MoteurEnregistre("Rhino", "gtp-rhino")


@pytest.fixture
def page(qtbot: QtBot, langue: Langue) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def dialogue(qtbot: QtBot, page: QWidget, memoire: Memoire) -> DialogueMoteurs:
    memoire.ecrire(THEME, "sombre")
    enregistrer_moteurs(memoire, [EDAX, RHINO])
    return ouvrir(qtbot, page, memoire)


def ouvrir(qtbot: QtBot, page: QWidget, memoire: Memoire) -> DialogueMoteurs:
    dialogue = DialogueMoteurs(page, memoire)
    dialogue.open()
    qtbot.waitExposed(dialogue)
    return dialogue


def presser(qtbot: QtBot, dialogue: DialogueMoteurs, nom: str) -> None:
    bouton = trouver(dialogue, QPushButton, f"moteurs_{nom}")
    assert bouton.isEnabled(), nom
    qtbot.mouseClick(bouton, GAUCHE)


def remarque(dialogue: DialogueMoteurs) -> str:
    return dialogue.moteurs.remarque.text()


def test_on_ajoute_copie_renomme_et_retire(qtbot: QtBot, dialogue: DialogueMoteurs, memoire: Memoire) -> None:
    liste, editeur = dialogue.moteurs.liste, dialogue.moteurs.editeur
    presser(qtbot, dialogue, "dupliquer")
    assert remarque(dialogue) == "Plusieurs moteurs s'appellent « Edax »."
    assert not dialogue.enregistrer.isEnabled()
    qtbot.keyClicks(editeur.nom, " bis")
    assert [liste.item(rang).text() for rang in range(3)] == ["Edax", "Edax bis", "Rhino"]
    presser(qtbot, dialogue, "ajouter")
    assert (remarque(dialogue), dialogue.enregistrer.isEnabled()) == ("", True), "rien n'est écrit, rien n'est faux"
    qtbot.keyClicks(editeur.nom, "Z")
    assert (remarque(dialogue), dialogue.enregistrer.isEnabled()) == ("Un moteur est à corriger.", False)
    editeur.nom.clear()
    assert liste.currentItem().text() == "Nouveau moteur"
    qtbot.keyClicks(editeur.commande, "zebra -x")
    liste.setCurrentRow(0)
    liste.setFocus()
    qtbot.keyClick(liste, Qt.Key.Key_Delete)
    assert moteurs_enregistres(memoire) == (EDAX, RHINO), "rien n'est écrit avant qu'on le demande"
    presser(qtbot, dialogue, "enregistrer")
    assert [moteur.appellation for moteur in moteurs_enregistres(memoire)] == ["Edax bis", "zebra", "Rhino"]
    assert moteurs_enregistres(memoire)[0].temps == 1.0


def test_un_programme_absent_se_voit_et_s_enregistre_quand_meme(dialogue: DialogueMoteurs) -> None:
    assert dialogue.moteurs.editeur.remarque.text() == "programme 'moteur-absent' introuvable"
    assert dialogue.moteurs.liste.item(0).data(Qt.ItemDataRole.ForegroundRole) is not None
    assert dialogue.enregistrer.isEnabled()


def test_echap_ne_garde_rien_et_une_liste_vide_en_commence_un(
    qtbot: QtBot, page: QWidget, dialogue: DialogueMoteurs, memoire: Memoire
) -> None:
    for _ in range(2):
        presser(qtbot, dialogue, "retirer")
    assert dialogue.moteurs.elements == ()
    qtbot.keyClick(dialogue, Qt.Key.Key_Escape)
    assert moteurs_enregistres(memoire) == (EDAX, RHINO)
    enregistrer_moteurs(memoire, [])
    vide = ouvrir(qtbot, page, memoire)
    assert (remarque(vide), vide.moteurs.editeur.remarque.text()) == ("", "")
    qtbot.keyClick(vide, Qt.Key.Key_Return)
    assert moteurs_enregistres(memoire) == (), "ce qui n'est pas écrit ne se garde pas"
    vide = ouvrir(qtbot, page, memoire)
    assert vide.focusWidget() is vide.moteurs.editeur.commande
    qtbot.keyClicks(vide.focusWidget(), "edax")
    qtbot.keyClick(vide.focusWidget(), Qt.Key.Key_Return)
    assert moteurs_enregistres(memoire) == (MoteurEnregistre(commande="edax"),)


def test_fermer_n_attend_pas_l_essai(
    qtbot: QtBot, page: QWidget, memoire: Memoire, langue: Langue, monkeypatch: pytest.MonkeyPatch
) -> None:
    commence, lache = Event(), Event()
    jusqu_au_bout: list[bool] = []

    def essayer(_specification: str, _arret: Event) -> None:
        commence.set()
        jusqu_au_bout.append(not lache.wait(PATIENCE / 1000))

    monkeypatch.setattr("ui.joueurs.moteurs_champs.essayer", essayer)
    enregistrer_moteurs(memoire, [faux("Dur d'oreille")])
    dialogue = ouvrir(qtbot, page, memoire)
    qtbot.mouseClick(dialogue.moteurs.editeur.essai.bouton, GAUCHE)
    try:
        assert commence.wait(PATIENCE / 1000)
        qtbot.keyClick(dialogue, Qt.Key.Key_Escape)
        assert not jusqu_au_bout, "l'essai dure encore"
    finally:
        lache.set()


@PROCESSUS
def test_fermer_finit_l_essai(qtbot: QtBot, page: QWidget, memoire: Memoire, langue: Langue) -> None:
    enregistrer_moteurs(memoire, [faux("Dormeur", "dort", patience=600)])
    dialogue = ouvrir(qtbot, page, memoire)
    qtbot.mouseClick(dialogue.moteurs.editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
    qtbot.keyClick(dialogue, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)
