"""A room torn off: a window with a frame, on the screen, that a button gives back to the window it came from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import GAUCHE
from tests.ui.disposition.mesures import cote_du_plateau, reposer
from ui.disposition.onglets_matchs import OngletsMatchs
from ui.socle.chargeur import trouver


@pytest.fixture
def salle(qtbot: QtBot, fenetre: ApplicationIHM) -> QDockWidget:
    """The room of tournaments, torn off by its button."""
    fenetre.disposition.modes.choisir("tournoi")
    salle = fenetre.salles.tournois.dock
    qtbot.mouseClick(trouver(salle, QToolButton, "bouton_detacher"), GAUCHE)
    reposer()
    assert (salle.isFloating(), salle.isVisible()) == (True, True)
    return salle


def test_elle_a_le_cadre_d_une_fenetre_et_un_bouton_qui_la_rend(qtbot: QtBot, salle: QDockWidget) -> None:
    for _ in range(2):
        assert not salle.windowFlags() & (
            Qt.WindowType.FramelessWindowHint | Qt.WindowType.X11BypassWindowManagerHint
        ), "sans cadre, personne ne la déplace"
        qtbot.mouseClick(trouver(salle, QPushButton, "bouton_rattacher"), GAUCHE)
        reposer()
        assert (salle.isFloating(), salle.isVisible()) == (False, True)
        assert isinstance(salle.titleBarWidget(), OngletsMatchs)
        assert salle.titleBarWidget().isVisible()
        qtbot.mouseClick(trouver(salle, QToolButton, "bouton_detacher"), GAUCHE)
        reposer()
        assert (salle.isFloating(), salle.isVisible()) == (True, True)


def test_elle_revient_ou_on_l_a_mise_avec_son_mode(fenetre: ApplicationIHM, salle: QDockWidget) -> None:
    ecran = fenetre.screen().availableGeometry()
    assert ecran.contains(salle.geometry())
    salle.setGeometry(ecran.left() + 40, ecran.top() + 50, 420, 500)
    place = salle.geometry()
    for mode in ("jouer", "tournoi"):
        fenetre.disposition.modes.choisir(mode)
        reposer()
        assert salle.isVisible() == (mode == "tournoi")
    assert (salle.isFloating(), salle.geometry()) == (True, place)


def test_a_cote_d_un_plateau_qui_laisse_la_place_elle_ne_le_couvre_pas(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    ecran = fenetre.screen().availableGeometry()
    fenetre.setGeometry(ecran.adjusted(0, 0, -ecran.width() // 2, 0))
    fenetre.disposition.modes.choisir("tournoi")
    reposer()
    salle = fenetre.salles.tournois.dock
    qtbot.mouseClick(trouver(salle, QToolButton, "bouton_detacher"), GAUCHE)
    reposer()
    plateau = fenetre.widgets.plateau
    bord = plateau.mapToGlobal(plateau.rect().center()).x() + cote_du_plateau(fenetre) // 2
    assert salle.geometry().left() >= min(bord, ecran.right() - salle.width())
