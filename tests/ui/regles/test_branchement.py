"""The rules reached from the help menu, at the game on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.premiers_pas import PREMIERS_PAS
from tests.fenetre import choisir
from ui.regles.dialogue import Regles
from ui.socle.chargeur import trouver


def test_l_entree_ouvre_les_regles_du_jeu_sur_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    trouver(fenetre, QAction, "action_regles").trigger()
    regles = trouver(fenetre, Regles, "regles")
    assert (regles.isVisible(), regles.isModal(), regles.jeu) == (True, False, "morpion")
    choisir(fenetre, "jeu", "nim")
    trouver(fenetre, QAction, "action_regles").trigger()
    assert regles.jeu == "nim"
    assert fenetre.findChildren(Regles) == [regles]


def test_sans_animations_rien_ne_bouge(fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_animations").setChecked(False)
    assert not fenetre.salles.regles.montrer("othello").demonstration.en_marche


def test_le_jeu_demande_ferme_les_regles(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regles = fenetre.salles.regles.montrer("puissance4")
    with qtbot.waitSignal(fenetre.salles.regles.partie_demandee) as demande:
        qtbot.mouseClick(regles.jouer, Qt.MouseButton.LeftButton)
    assert demande.args == ["puissance4"]
    assert not regles.isVisible()


def test_les_premiers_pas_du_jeu_montre_sont_a_un_clic(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regles = fenetre.salles.regles.montrer("morpion")
    qtbot.mouseClick(regles.pas, Qt.MouseButton.LeftButton)
    assert not regles.isVisible()
    pas = fenetre.salles.premiers_pas.pas
    assert pas is not None
    assert pas.etape in PREMIERS_PAS["morpion"]
