"""The window of the rules: through all of it by the arrows, stopped by the space bar, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.jeux.registre import ADAPTATEURS
from ui.regles.dialogue import Regles
from ui.regles.lecons import lecons
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

GAUCHE, DROITE = Qt.Key.Key_Left, Qt.Key.Key_Right


@pytest.fixture
def regles(qtbot: QtBot, langue: Langue) -> Iterator[Regles]:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogue = Regles(parent, CLAIR)
    dialogue.show()
    dialogue.activateWindow()
    qtbot.waitUntil(dialogue.isActiveWindow)
    yield dialogue
    dialogue.close()


def test_les_fleches_menent_du_debut_a_la_fin_et_retour(qtbot: QtBot, regles: Regles) -> None:
    tout = [(nom, etape) for nom, etapes in lecons().items() for etape in etapes]
    vus = [(regles.jeu, regles.etape)]
    assert not regles.precedent.isEnabled()
    for _ in tout:  # one more than there are steps to come: the last one stays
        qtbot.keyClick(regles, DROITE)
        vus.append((regles.jeu, regles.etape))
    assert vus == [*tout, tout[-1]]
    assert not regles.suivant.isEnabled()
    for _ in tout:
        qtbot.keyClick(regles, GAUCHE)
    assert (regles.jeu, regles.etape) == tout[0]


def test_chaque_onglet_ouvre_un_jeu_a_sa_premiere_etape(qtbot: QtBot, regles: Regles) -> None:
    for rang, nom in reversed(list(enumerate(ADAPTATEURS))):
        qtbot.keyClick(regles, DROITE)
        regles.onglets.setCurrentIndex(rang)
        assert (regles.jeu, regles.etape) == (nom, lecons()[nom][0])


def test_le_plateau_est_celui_du_jeu(regles: Regles) -> None:
    for nom, adaptateur in ADAPTATEURS.items():
        regles.ouvrir(nom)
        assert regles.plateau.vue.style is adaptateur.style
        assert regles.phrase.text() == lecons()[nom][0].texte()


def test_l_espace_arrete_et_relance(qtbot: QtBot, regles: Regles) -> None:
    assert regles.demonstration.en_marche
    regles.plateau.setFocus()
    qtbot.keyClick(regles, Qt.Key.Key_Space)
    assert (regles.demonstration.en_marche, regles.pause.text()) == (False, "Animer")
    qtbot.keyClick(regles, Qt.Key.Key_Space)
    assert (regles.demonstration.en_marche, regles.pause.text()) == (True, "Pause")


def test_l_espace_arrete_meme_sur_un_bouton_et_entree_presse_celui_qui_a_le_clavier(
    qtbot: QtBot, regles: Regles
) -> None:
    for bouton in (regles.suivant, regles.pause, regles.jouer):
        bouton.setFocus()
        etape = regles.etape
        for anime in (False, True):
            qtbot.keyClick(bouton, Qt.Key.Key_Space)
            assert (regles.demonstration.en_marche, regles.etape) == (anime, etape)
    regles.suivant.setFocus()
    qtbot.keyClick(regles.suivant, Qt.Key.Key_Return)
    assert regles.etape == lecons()[regles.jeu][1]
    regles.jouer.setFocus()
    with qtbot.waitSignal(regles.partie_demandee) as demande:
        qtbot.keyClick(regles.jouer, Qt.Key.Key_Enter)
    assert demande.args == [regles.jeu]


def test_aux_deux_bouts_le_clavier_reste_sur_un_bouton_qui_sert(qtbot: QtBot, regles: Regles) -> None:
    regles.suivant.setFocus()
    while regles.suivant.isEnabled():
        regles.suivant.click()
    assert regles.focusWidget() is regles.jouer
    regles.precedent.setFocus()
    while regles.precedent.isEnabled():
        regles.precedent.click()
    assert regles.focusWidget() is regles.suivant


def test_fermee_rien_ne_bouge_plus(qtbot: QtBot, regles: Regles) -> None:
    qtbot.keyClick(regles, Qt.Key.Key_Escape)
    assert not regles.isVisible()
    assert not regles.demonstration.en_marche


def test_tout_suit_la_langue_et_le_theme(qtbot: QtBot, regles: Regles, langue: Langue) -> None:
    regles.ouvrir("puissance4")
    langue.choisir("en")
    qtbot.waitUntil(lambda: regles.windowTitle() == "Rules of the games")
    assert regles.compteur.text() == "Connect Four · step 1 of 4"
    assert regles.jouer.text() == "Play this game"
    assert "drops a disc" in regles.phrase.text()
    regles.definir_theme(SOMBRE)
    assert regles.jeu == "puissance4"


def test_jouer_demande_une_partie_du_jeu_montre(qtbot: QtBot, regles: Regles) -> None:
    regles.ouvrir("nim")
    with qtbot.waitSignal(regles.partie_demandee) as demande:
        qtbot.mouseClick(regles.jouer, Qt.MouseButton.LeftButton)
    assert demande.args == ["nim"]
