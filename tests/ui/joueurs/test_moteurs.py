"""The dialog of the engines from the boxes of a camp."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from ui.joueurs.moteurs import BranchementMoteurs
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


def test_le_camp_qui_demande_un_moteur_l_obtient_l_autre_non(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, messages: Messages
) -> None:
    panneaux = PanneauxJoueurs(coquille, memoire)
    moteurs = BranchementMoteurs(coquille, memoire, panneaux, messages)
    trouver(coquille, QCheckBox, "blanc_externe").click()
    dialogue = trouver(coquille, DialogueMoteurs, "dialogue_moteurs")
    qtbot.keyClicks(dialogue.moteurs.editeur.commande, "edax")
    with qtbot.waitSignal(panneaux.change) as attente:
        qtbot.keyClick(dialogue, Qt.Key.Key_Return)
    assert attente.args == [2]
    assert panneaux.specifications == ("humain", "externe:gtp:edax")
    moteurs.gerer()
    second = next(boite for boite in coquille.findChildren(DialogueMoteurs) if boite.isVisible())
    with qtbot.assertNotEmitted(panneaux.change):
        second.enregistrer.click()
    assert panneaux.specifications == ("humain", "externe:gtp:edax"), "le menu ne coche personne"
