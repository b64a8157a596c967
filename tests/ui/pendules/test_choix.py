"""The clock of the games to come: two lists, a menu, a box, what is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.pendules import Horloge, Regle
from ecosysteme.reglages import PENDULE, REGLE_TEMPS
from ui.pendules.choix import AUTRE, ChoixPendule
from ui.pendules.dialogue import DialoguePendule
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def choix(coquille: FenetreDessinee, memoire: Memoire, langue: Langue) -> ChoixPendule:
    return ChoixPendule(coquille, memoire)


def test_il_n_y_en_a_pas_si_personne_n_en_choisit(coquille: FenetreDessinee, choix: ChoixPendule) -> None:
    assert choix.pendules is None
    assert coquille.widgets.choix_pendule.currentText() == "Sans pendule"
    assert coquille.widgets.regle_temps.isHidden()


def test_la_liste_en_regle_une_et_la_memoire_la_rend(
    qtbot: QtBot, coquille: FenetreDessinee, choix: ChoixPendule, memoire: Memoire
) -> None:
    boite, regle = coquille.widgets.choix_pendule, coquille.widgets.regle_temps
    with qtbot.waitSignal(choix.change):
        boite.activated.emit(boite.findText("3 min + 2 s"))
    assert not regle.isHidden()
    regle.setCurrentIndex(regle.findData("stricte"))
    assert choix.pendules is not None
    assert (choix.pendules.horloges, choix.pendules.regle) == ((Horloge(180, 2),) * 2, Regle.STRICTE)
    for reglage, valeur in choix.valeurs().items():
        memoire.ecrire(reglage, valeur)
    relu = ChoixPendule(coquille, memoire)
    assert relu.valeurs() == {PENDULE: "3:00/0:02", REGLE_TEMPS: "stricte"}


def test_une_autre_par_camp_se_demande(qtbot: QtBot, coquille: FenetreDessinee, choix: ChoixPendule) -> None:
    choix.choisir(AUTRE)
    dialogue = trouver(coquille, DialoguePendule, "dialogue_pendule")
    trouver(dialogue, QSpinBox, "minutes_noir").setValue(7)
    dialogue.accept()
    dialogue.choisie.emit("7:00 | 3:00/0:02", "japonaise")
    assert choix.pendules is not None
    assert choix.pendules.horloges == (Horloge(420), Horloge(180, 2))
    assert coquille.widgets.choix_pendule.currentText() == "Noir 7 min, Blanc 3 min + 2 s"


def test_un_souvenir_illisible_donne_une_partie_sans_pendule(
    coquille: FenetreDessinee, memoire: Memoire, langue: Langue
) -> None:
    memoire.ecrire(PENDULE, "cinq")
    assert ChoixPendule(coquille, memoire).pendules is None


def test_le_menu_sous_une_pendule_offre_le_meme_choix(choix: ChoixPendule) -> None:
    choix.choisir("5:00")
    menu = choix.menu()
    cochees = [action.text() for action in menu.actions() if action.isChecked()]
    assert [texte.replace("\xa0", " ") for texte in cochees] == ["5 min", "Othello mondial : + 2 min"]
    next(action for action in menu.actions() if action.text() == "15 min").trigger()
    assert choix.pendules is not None
    assert choix.pendules.horloges[0].initial == 900


def test_les_regles_retenues_sont_celles_des_pendules() -> None:
    assert set(REGLE_TEMPS.choix) == {regle.value for regle in Regle}
