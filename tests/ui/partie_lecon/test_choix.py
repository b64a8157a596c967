"""The lesson that is chosen, in the window as Designer drew it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.lecon.severite import Severite
from ecosysteme.partie import Partie
from ecosysteme.reglages import LECON
from ecosysteme.tournoi.serie import Serie
from tests.positions import partie_jouee
from tests.ui.situations import situation_de
from ui.partie_lecon.choix import ChoixLecon, eleve_de
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def choix(coquille: FenetreDessinee, memoire: Memoire, messages: Messages) -> ChoixLecon:
    return ChoixLecon(coquille, memoire, messages)


def test_les_listes_et_le_menu_sont_un_seul_choix(
    qtbot: QtBot, coquille: FenetreDessinee, choix: ChoixLecon, memoire: Memoire
) -> None:
    noir, blanc, action = coquille.widgets.noir.lecon, coquille.widgets.blanc.lecon, coquille.widgets.action_lecon
    with qtbot.waitSignal(choix.change):
        noir.setCurrentIndex(3)
    assert (choix.severite, blanc.currentIndex(), action.isChecked()) == (Severite.STRICTE, 3, True)
    assert memoire.lire(LECON) == "stricte"
    action.trigger()
    assert (choix.severite, noir.currentIndex(), blanc.currentIndex()) == (Severite.SANS, 0, 0)
    action.trigger()
    assert choix.severite is Severite.STRICTE, "the one that was chosen last comes back"
    with qtbot.assertNotEmitted(choix.change):
        choix.choisir(Severite.STRICTE)


def test_la_marque_a_ses_mots_sans_attendre_une_autre_langue(coquille: FenetreDessinee, choix: ChoixLecon) -> None:
    choix.suivre(situation_de(partie_jouee("f5"), Serie(("humain", "ia_alea"))))
    choix.choisir(Severite.NORMALE)
    marque = trouver(coquille, QLabel, "marque_lecon_noir")
    assert (marque.isHidden(), marque.text()) == (False, "Leçon")
    assert coquille.widgets.noir.lecon.currentText() == "Leçon normale : prévient à 10 %"


def test_elle_s_offre_a_la_personne_qui_joue_un_programme(coquille: FenetreDessinee, choix: ChoixLecon) -> None:
    def offertes(situation_partie: Partie, *noms: str) -> list[bool]:
        choix.suivre(situation_de(situation_partie, Serie((noms[0], noms[1]))))
        listes: list[QComboBox] = [coquille.widgets.noir.lecon, coquille.widgets.blanc.lecon]
        return [not liste.isHidden() for liste in listes]

    partie = partie_jouee("f5")
    assert offertes(partie, "humain", "ia_alea") == [True, False]
    assert offertes(partie, "ia_alea", "humain") == [False, True]
    assert offertes(partie, "humain", "humain") == [False, False]
    assert offertes(partie, "ia_alea", "ia_min") == [False, False]
    assert offertes(Partie(Morpion()), "humain", "ia_alea") == [False, False]
    assert eleve_de(situation_de(partie)) == PREMIER
