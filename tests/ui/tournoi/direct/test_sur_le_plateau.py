"""The game of a tournament on the board of the window, and who has that board when."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.plan import Reglement
from tests.fenetre import PATIENCE, a_deux, cliquer, message, plateau
from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.chargeur import trouver
from ui.tournoi.direct.plateaux import PanneauPlateaux
from ui.tournoi.direct.regardee import PartieRegardee
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.fichiers import inscrire

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def panneau(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> PanneauPlateaux:
    """The boards of a tournament in the window, said to be played: two games."""
    chemin = tmp_path / "essai.sqlite"
    inscrire(Reglement("othello", ("ia_max", "ia_min"), 12), chemin)
    tournois = fenetre.salles.tournois
    tournois.ouvrir(chemin)
    qtbot.waitUntil(lambda: tournois.dock.isVisible() and tournois.dock.tableau.rowCount() == 2, timeout=PATIENCE)
    tournois.dock.changer_etat(EtatTournoi.EN_COURS)
    tournois.dock.montrer_plateaux(tuple(PlateauSuivi(rang, rang, 0, 1, 4, DEPART_OTHELLO) for rang in range(2)))
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    return tournois.dock.plateaux


def mode(fenetre: ApplicationIHM, nom: str) -> None:
    trouver(fenetre, QAction, f"action_{nom}").trigger()


def couvre(fenetre: ApplicationIHM, regardee: PartieRegardee) -> bool:
    """Whether the game of the tournament, and it only, is where the window's own is played."""
    dessus = regardee.isVisible() and regardee.geometry().contains(plateau(fenetre).geometry().center())
    assert dessus != plateau(fenetre).isEnabled()
    return dessus


def test_la_partie_choisie_est_sur_le_plateau_tant_que_rien_ne_s_y_joue(
    qtbot: QtBot, fenetre: ApplicationIHM, panneau: PanneauPlateaux
) -> None:
    regardee, (premiere, seconde) = panneau.regardee, panneau.vignettes
    assert couvre(fenetre, regardee), "la première, sans rien demander"
    assert (panneau.vu, premiere.accessibleDescription()) == (premiere.plateau, "Sur le grand plateau")
    qtbot.mouseClick(seconde, GAUCHE)
    assert (panneau.vu, seconde.isVisible()) == (seconde.plateau, True)
    assert "une partie du tournoi est sur le plateau" in message(fenetre).lower()
    fenetre.messages.dire("Une nouvelle")
    fenetre.messages.taire()
    assert "une partie du tournoi est sur le plateau" in message(fenetre).lower(), "et le redit après une autre phrase"
    mode(fenetre, "mode_jouer")
    assert not couvre(fenetre, regardee)
    assert not message(fenetre)
    mode(fenetre, "dock_tournoi")
    assert couvre(fenetre, regardee)
    panneau.montrer(())
    assert not couvre(fenetre, regardee), "plus rien à voir"


def test_qui_joue_garde_son_plateau_et_agrandit_une_vignette_sur_place(
    qtbot: QtBot, fenetre: ApplicationIHM, panneau: PanneauPlateaux
) -> None:
    mode(fenetre, "mode_jouer")
    a_deux(qtbot, fenetre, "othello")
    cliquer(qtbot, fenetre, fenetre.partie_en_cours.jeu.lire_coup("f5"))
    mode(fenetre, "dock_tournoi")
    assert not panneau.regardee.isVisible()
    qtbot.mouseClick(panneau.vignettes[1], GAUCHE)
    assert panneau.currentWidget() is panneau.regardee
    assert panneau.regardee.retour.hasFocus()
    assert plateau(fenetre).isEnabled()


@pytest.mark.parametrize("touche", [None, Qt.Key.Key_Escape])
def test_le_plateau_se_rend_a_qui_le_demande_avec_le_clavier(
    qtbot: QtBot, fenetre: ApplicationIHM, panneau: PanneauPlateaux, touche: Qt.Key | None
) -> None:
    regardee = panneau.regardee
    regardee.retour.setFocus()
    if touche is None:
        qtbot.mouseClick(regardee.grand, GAUCHE)
    else:
        qtbot.keyClick(regardee.retour, touche)
    assert not couvre(fenetre, regardee)
    qtbot.waitUntil(plateau(fenetre).hasFocus)
    panneau.montrer(tuple(PlateauSuivi(rang, rang, 0, 1, 5, DEPART_OTHELLO) for rang in range(2)))
    assert not couvre(fenetre, regardee), "et le reste au coup suivant"
    qtbot.mouseClick(panneau.vignettes[0], GAUCHE)
    assert couvre(fenetre, regardee)


def test_une_autre_salle_prend_le_plateau(fenetre: ApplicationIHM, panneau: PanneauPlateaux) -> None:
    mode(fenetre, "poser")
    assert not panneau.regardee.isVisible()
    mode(fenetre, "poser")
    assert not couvre(fenetre, panneau.regardee)


def test_demarrer_une_partie_reprend_le_plateau(
    qtbot: QtBot, fenetre: ApplicationIHM, panneau: PanneauPlateaux
) -> None:
    assert couvre(fenetre, panneau.regardee)
    mode(fenetre, "demarrer")
    assert not couvre(fenetre, panneau.regardee)
