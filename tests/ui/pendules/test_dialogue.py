"""The box where a clock is set."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.pendules import Regle
from ui.pendules.dialogue import DialoguePendule
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


@pytest.fixture
def dialogue(page: QWidget, langue: Langue) -> DialoguePendule:
    boite = DialoguePendule(page, ("Noir", "Blanc"), "5:00/0:03", Regle.MONDIALE)
    boite.open()
    return boite


def accepter(qtbot: QtBot, dialogue: DialoguePendule) -> list[str]:
    boutons = dialogue.findChild(QDialogButtonBox)
    assert boutons is not None
    with qtbot.waitSignal(dialogue.choisie) as choisie:
        boutons.button(QDialogButtonBox.StandardButton.Ok).click()
    return list(choisie.args or ())


def test_elle_montre_la_pendule_de_maintenant_et_la_rend(qtbot: QtBot, dialogue: DialoguePendule) -> None:
    assert accepter(qtbot, dialogue) == ["5:00/0:03", "mondiale"]


def test_le_clavier_vient_d_abord_aux_champs(dialogue: DialoguePendule) -> None:
    assert dialogue.focusWidget() is trouver(dialogue, QSpinBox, "minutes_noir")


def test_les_deux_camps_peuvent_differer(qtbot: QtBot, dialogue: DialoguePendule) -> None:
    assert not trouver(dialogue, QSpinBox, "minutes_blanc").isEnabled()
    trouver(dialogue, QCheckBox, "pareilles").setChecked(False)
    trouver(dialogue, QSpinBox, "minutes_blanc").setValue(2)
    trouver(dialogue, QSpinBox, "increment_blanc").setValue(0)
    regle = trouver(dialogue, QComboBox, "regle_dialogue")
    regle.setCurrentIndex(regle.findData("stricte"))
    assert accepter(qtbot, dialogue) == ["5:00/0:03 | 2:00", "stricte"]


def test_sans_aucun_temps_elle_ne_s_accepte_pas(dialogue: DialoguePendule) -> None:
    for nom in ("minutes_noir", "increment_noir"):
        trouver(dialogue, QSpinBox, nom).setValue(0)
    boutons = dialogue.findChild(QDialogButtonBox)
    assert boutons is not None
    assert not boutons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
