"""One's own keys: given, taken over, refused, remembered, and what of damaged settings is left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import TOUCHES
from tests.fenetre import fermer, memoire_dans, ouvrir
from ui.aide.touches import Touches, nommer, sequence_de
from ui.disposition.etudier import DockEtudier
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def touches(coquille: FenetreDessinee, memoire: Memoire, messages: Messages) -> Touches:
    return Touches(coquille, memoire, messages)


def test_une_entree_a_la_touche_qu_on_lui_donne_et_elle_seule_est_retenue(
    coquille: FenetreDessinee, touches: Touches, memoire: Memoire
) -> None:
    touches.donner("action_annuler", QKeySequence("Ctrl+U"))
    touches.donner("action_guide", QKeySequence())
    assert coquille.widgets.action_annuler.shortcut() == QKeySequence("Ctrl+U")
    assert coquille.widgets.action_guide.shortcut().isEmpty()
    assert json.loads(str(memoire.lire(TOUCHES))) == {"action_annuler": "Ctrl+U", "action_guide": ""}
    touches.donner("action_annuler", QKeySequence("Ctrl+Z"))
    assert json.loads(str(memoire.lire(TOUCHES))) == {"action_guide": ""}, "celle d'origine n'est pas à retenir"
    touches.retablir()
    assert memoire.lire(TOUCHES) == ""
    assert coquille.widgets.action_guide.shortcut() == QKeySequence("F12")


def test_qui_avait_la_touche_ne_l_a_plus(coquille: FenetreDessinee, touches: Touches) -> None:
    autre = touches.autre("action_annuler", QKeySequence("Ctrl+Y"))
    assert autre is coquille.widgets.action_retablir
    assert nommer(autre) == "« Rétablir le coup »"
    touches.donner("action_annuler", QKeySequence("Ctrl+Y"))
    assert coquille.widgets.action_retablir.shortcut().isEmpty()
    touches.donner("action_retablir", QKeySequence("Ctrl+Z"))
    assert touches.autre("action_annuler", QKeySequence("Ctrl+Y")) is None


@pytest.mark.parametrize("touche", ["D", "Shift+D", "3", "é", "L", "Left", "Return", "Space", "Tab", "Esc", "Alt+P"])
def test_ce_dont_on_a_besoin_ailleurs_est_refuse_avec_une_raison(touches: Touches, touche: str) -> None:
    assert touches.refus(QKeySequence(touche)).endswith(".")


@pytest.mark.parametrize("touche", ["Ctrl+D", "K", "F7", "Shift+Left", "Ctrl+3", "Alt+Left", "Ctrl+Alt+D", "Del"])
def test_ce_qui_ne_sert_pas_ailleurs_est_permis(touches: Touches, touche: str) -> None:
    assert touches.refus(QKeySequence(touche)) == ""


def test_chaque_touche_d_origine_serait_permise(touches: Touches) -> None:
    assert len(touches.defauts) > 80
    assert {nom: touches.refus(touche) for nom, touche in touches.defauts.items() if touches.refus(touche)} == {}


def test_la_touche_d_une_salle_est_refusee(coquille: FenetreDessinee, touches: Touches) -> None:
    assert touches.refus(QKeySequence("Ctrl+Tab")) == ""
    DockEtudier(coquille)
    assert "salle" in touches.refus(QKeySequence("Ctrl+Tab"))


def test_elles_reviennent_le_lendemain(qtbot: QtBot, tmp_path: Path) -> None:
    souvenirs = memoire_dans(tmp_path / "reglages.ini")
    deux = {"action_annuler": "Ctrl+Y", "action_retablir": "Ctrl+Z", "action_nouveau_tournoi": "Ctrl+F12"}
    souvenirs.ecrire(TOUCHES, json.dumps(deux))
    fenetre = ouvrir(qtbot, souvenirs)
    try:
        assert fenetre.widgets.action_annuler.shortcut() == QKeySequence("Ctrl+Y")
        assert fenetre.widgets.action_retablir.shortcut() == QKeySequence("Ctrl+Z")
    finally:
        fermer(fenetre)


@pytest.mark.parametrize(
    ("ecrites", "dites", "annuler", "guide"),
    [
        ("[", "[", "Ctrl+Z", "F12"),
        ("[1]", "[1]", "Ctrl+Z", "F12"),
        ('{"action_annuler": 3, "action_guide": "F2 F3"}', "action_annuler = 3, action_guide = F2 F3", "Ctrl+Z", "F12"),
        ('{"action_annuler": "D", "action_danser": "F4"}', "action_danser = F4", "Ctrl+Z", "F12"),
        ('{"action_annuler": "Ctrl+Y", "action_guide": "Ctrl+U"}', "action_annuler = Ctrl+Y", "Ctrl+Z", "Ctrl+U"),
        ('{"action_guide": "Ctrl+U", "action_annuler": "Ctrl+U"}', "action_annuler = Ctrl+U", "Ctrl+Z", "Ctrl+U"),
        ('{"action_guide": ""}', "", "Ctrl+Z", ""),
    ],
)
def test_des_reglages_abimes_sont_dits_et_laisses(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, messages: Messages,
    ecrites: str, dites: str, annuler: str, guide: str,
) -> None:  # fmt: skip
    memoire.ecrire(TOUCHES, ecrites)
    Touches(coquille, memoire, messages)
    assert coquille.widgets.action_annuler.shortcut() == QKeySequence(annuler)
    assert coquille.widgets.action_guide.shortcut() == QKeySequence(guide)
    if dites:
        qtbot.waitUntil(lambda: dites in coquille.widgets.barre_etat.currentMessage())


def test_une_touche_changee_fait_son_geste_et_l_ancienne_plus_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    touches = fenetre.findChild(Touches)
    assert touches is not None
    touches.donner("action_mode_analyser", QKeySequence("Ctrl+U"))
    qtbot.keyClick(fenetre.widgets.plateau, Qt.Key.Key_F7)
    assert fenetre.disposition.modes.nom == "jouer"
    qtbot.keyClick(fenetre.widgets.plateau, Qt.Key.Key_U, CTRL)
    assert fenetre.disposition.modes.nom == "analyser"


@pytest.mark.parametrize(
    ("touche", "modificateurs", "attendue"),
    [
        (Qt.Key.Key_1, CTRL | SHIFT, "Ctrl+1"),  # Ctrl+Shift+& of an AZERTY keyboard
        (Qt.Key.Key_A, CTRL | SHIFT, "Ctrl+Shift+A"),
        (Qt.Key.Key_F2, SHIFT, "Shift+F2"),
        (Qt.Key.Key_Plus, CTRL | Qt.KeyboardModifier.KeypadModifier, "Ctrl++"),
    ],
)
def test_une_touche_est_prise_comme_qt_la_cherchera(
    touche: Qt.Key, modificateurs: Qt.KeyboardModifier, attendue: str
) -> None:
    assert sequence_de(QKeyCombination(modificateurs, touche)) == QKeySequence(attendue)
