"""The bar that says what is not kept: it stays until all is kept again, and gives a way to save the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message
from ui.journal.alerte import BarreJournal
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton
PLEIN = Message("le disque est plein")


@pytest.fixture
def alerte(qtbot: QtBot, coquille: FenetreDessinee) -> BarreJournal:
    return BarreJournal(coquille)


def dit(coquille: FenetreDessinee) -> str:
    barre = trouver(coquille, QFrame, "barre_journal")
    return "" if barre.isHidden() else trouver(coquille, QLabel, "texte_journal").text()


def test_ce_qui_n_est_pas_garde_reste_dit_jusqu_a_ce_qu_il_le_soit(
    coquille: FenetreDessinee, alerte: BarreJournal
) -> None:
    assert dit(coquille) == ""
    alerte.empecher(PLEIN)
    assert dit(coquille) == "Le disque est plein."
    alerte.empecher(None)
    assert dit(coquille) == ""


def test_elle_se_ferme_et_revient_pour_autre_chose(
    qtbot: QtBot, coquille: FenetreDessinee, alerte: BarreJournal
) -> None:
    alerte.empecher(PLEIN)
    qtbot.mouseClick(trouver(coquille, QToolButton, "bouton_fermer_journal"), GAUCHE)
    assert dit(coquille) == ""
    alerte.empecher(Message("il est en lecture seule"))
    assert dit(coquille) == "Il est en lecture seule."


def test_ce_qui_est_arrive_au_journal_se_lit_une_fois_les_parties_gardees(
    coquille: FenetreDessinee, alerte: BarreJournal
) -> None:
    alerte.empecher(PLEIN)
    alerte.raconter(Message("le disque est plein"))
    alerte.raconter(Message("il est occupé par un autre programme"))
    assert dit(coquille) == "Le disque est plein.", "d'abord ce qui empêche"
    alerte.empecher(None)
    assert dit(coquille) == "Il est occupé par un autre programme."
    assert trouver(coquille, QPushButton, "bouton_enregistrer_journal").isHidden()


def test_ce_que_l_empechement_cachait_se_lit_quand_on_le_ferme(
    qtbot: QtBot, coquille: FenetreDessinee, alerte: BarreJournal
) -> None:
    alerte.empecher(Message("il est en lecture seule"))
    alerte.raconter(PLEIN)
    fermer = trouver(coquille, QToolButton, "bouton_fermer_journal")
    lus = []
    for _ in range(2):
        lus.append(dit(coquille))
        qtbot.mouseClick(fermer, GAUCHE)
    assert lus == ["Il est en lecture seule.", "Le disque est plein."]
    assert dit(coquille) == ""
    assert alerte.empechee


def test_un_bouton_enregistre_la_partie_ailleurs(qtbot: QtBot, coquille: FenetreDessinee, alerte: BarreJournal) -> None:
    alerte.empecher(PLEIN)
    with qtbot.waitSignal(trouver(coquille, QAction, "action_enregistrer").triggered):
        trouver(coquille, QPushButton, "bouton_enregistrer_journal").click()
