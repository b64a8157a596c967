"""From a game of the tournament back to its list, by the button or by the key that leads to the room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from tests.fenetre import PATIENCE
from ui.socle.chargeur import trouver
from ui.suivi.parties_jouees import PartieJouee
from ui.tournoi.fichiers import inscrire


@pytest.fixture
def ouverte(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> ApplicationIHM:
    """The window with a game of a tournament on its board, opened by the keyboard from the list."""
    chemin = tmp_path / "essai.sqlite"
    inscrire(Reglement("morpion", ("ia_max", "ia_min"), 4), chemin)
    with Base(chemin) as base:
        base.ajouter(1, [PartieFinie(0, 0, 1, "", "", "a1 b1 a2 b2 a3", ((), ()), 1, (1, 0), (0.0, 0.0), 0.0)])
    salle = fenetre.salles.tournois
    salle.ouvrir(chemin)
    qtbot.waitUntil(lambda: salle.dock.parties.table.model().rowCount() == 1, timeout=PATIENCE)
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    table = salle.dock.parties.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fenetre.revue.partie is not None, timeout=PATIENCE)
    return fenetre


@pytest.mark.parametrize("par", ["", "action_dock_tournoi", "action_mode_matchs"])
def test_on_revient_a_la_liste_et_au_clavier(qtbot: QtBot, ouverte: ApplicationIHM, par: str) -> None:
    retour = trouver(ouverte, QPushButton, "bouton_revenir_tournoi")
    assert (retour.accessibleName(), retour.isVisible(), ouverte.disposition.modes.nom) == (
        "Revenir au tournoi",
        True,
        "analyser",
    )
    assert "F9" in retour.toolTip()
    if par:
        trouver(ouverte, QAction, par).trigger()
    else:
        qtbot.mouseClick(retour, Qt.MouseButton.LeftButton)
    assert ouverte.disposition.modes.nom == "tournoi"
    assert ouverte.partie_montree is ouverte.partie_en_cours
    qtbot.waitUntil(ouverte.salles.tournois.dock.parties.table.hasFocus)


def test_sans_partie_du_tournoi_il_n_y_a_pas_ou_revenir(ouverte: ApplicationIHM) -> None:
    retour = trouver(ouverte, QPushButton, "bouton_revenir_tournoi")
    ouverte.revue.revenir()
    assert not retour.isVisible()


def test_un_seul_bouton_rend_le_plateau(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    retour, rendre = (trouver(ouverte, QPushButton, f"bouton_revenir{de}") for de in ("_tournoi", ""))
    assert (retour.isVisible(), rendre.isVisible()) == (True, False)
    ouverte.revue.ouvrir(PartieJouee.de(ouverte.partie_en_cours, 1, ("moi", "toi")))
    assert (retour.isVisible(), rendre.isVisible()) == (False, True)
    qtbot.mouseClick(rendre, Qt.MouseButton.LeftButton)
    assert ouverte.revue.partie is None


def test_la_partie_dit_de_quel_tournoi_elle_est(ouverte: ApplicationIHM) -> None:
    entete = ouverte.partie_montree.entete
    assert (entete.evenement, entete.ronde) == ("Tournoi 1", "1")
