"""Room for docks beside the window, shared and given back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QMainWindow, QSplitter
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.socle.docks import ContenuDock, PlaceDock, nommer_boutons

FLOTTANTE = QSize(300, 200)


@pytest.fixture
def fenetre(qtbot: QtBot) -> QMainWindow:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    fenetre.setCentralWidget(QLabel("centre"))
    fenetre.resize(400, 300)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    return fenetre


def placer(fenetre: QMainWindow, nom: str, largeur: int = 200) -> tuple[PlaceDock, QDockWidget]:
    dock = QDockWidget(nom, fenetre)
    dock.setObjectName(nom)
    dock.setWidget(QLabel(nom))
    return PlaceDock(fenetre, dock, largeur, FLOTTANTE), dock


def test_la_fenetre_s_elargit_pour_le_dock_et_reprend_sa_largeur(fenetre: QMainWindow) -> None:
    place, dock = placer(fenetre, "un")
    assert dock.isHidden()
    for _ in range(2):
        place.montrer()
        assert (dock.isVisible(), dock.isFloating(), fenetre.width()) == (True, False, 600)
        place.montrer()
        assert fenetre.width() == 600
        place.rendre()
        assert (dock.isVisible(), fenetre.width()) == (False, 400)
    place.rendre()
    assert fenetre.width() == 400


def test_deux_docks_partagent_la_place(fenetre: QMainWindow) -> None:
    un, _ = placer(fenetre, "un")
    deux, autre = placer(fenetre, "deux")
    un.montrer()
    deux.montrer()
    assert fenetre.width() == 600
    assert fenetre.tabifiedDockWidgets(autre)
    un.rendre()
    assert fenetre.width() == 600  # the other is still there
    deux.rendre()
    assert fenetre.width() == 400


def test_sans_place_le_dock_flotte(fenetre: QMainWindow) -> None:
    trop = QGuiApplication.primaryScreen().availableGeometry().width()
    place, dock = placer(fenetre, "large", trop)
    place.montrer()
    assert dock.isFloating()
    assert fenetre.width() == 400
    place.rendre()
    assert fenetre.width() == 400


def test_plein_ecran_la_fenetre_garde_sa_taille(qtbot: QtBot, fenetre: QMainWindow) -> None:
    fenetre.showMaximized()
    qtbot.waitUntil(fenetre.isMaximized)
    largeur = fenetre.width()
    place, dock = placer(fenetre, "un")
    place.montrer()
    assert (dock.isVisible(), dock.isFloating()) == (True, False)
    place.rendre()
    assert fenetre.width() == largeur


@pytest.mark.parametrize(
    ("taille", "sens"), [(QSize(800, 300), Qt.Orientation.Horizontal), (QSize(400, 600), Qt.Orientation.Vertical)]
)
def test_le_contenu_suit_la_forme(qtbot: QtBot, taille: QSize, sens: Qt.Orientation) -> None:
    partage = QSplitter()
    partage.setOrientation(Qt.Orientation.Vertical if sens == Qt.Orientation.Horizontal else Qt.Orientation.Horizontal)
    contenu = ContenuDock(partage, QSize(100, 100), 50)
    qtbot.addWidget(contenu)
    qtbot.addWidget(partage)
    contenu.resize(taille)
    contenu.show()
    qtbot.waitExposed(contenu)
    assert partage.orientation() == sens
    assert (contenu.sizeHint(), contenu.minimumWidth()) == (QSize(100, 100), 50)


def test_les_boutons_du_dock_ont_un_nom(fenetre: QMainWindow) -> None:
    _, dock = placer(fenetre, "un")
    nommer_boutons(dock, "Cacher", "Détacher")
    assert trouver(dock, QAbstractButton, "qt_dockwidget_closebutton").accessibleName() == "Cacher"
    assert trouver(dock, QAbstractButton, "qt_dockwidget_floatbutton").toolTip() == "Détacher"


def test_un_dock_qui_flotte_est_peint(fenetre: QMainWindow) -> None:
    place, dock = placer(fenetre, "large", QGuiApplication.primaryScreen().availableGeometry().width())
    place.montrer()
    assert dock.isFloating()
    assert dock.updatesEnabled()
    assert dock.widget().updatesEnabled()


def test_une_fenetre_trop_large_se_serre_pour_le_dock(fenetre: QMainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.socle.docks.LARGEUR_CENTRE", 300)
    libre = QGuiApplication.primaryScreen().availableGeometry().width()
    fenetre.resize(libre - 100, 300)
    place, dock = placer(fenetre, "un", 250)
    place.montrer()
    assert (dock.isFloating(), fenetre.width()) == (False, libre)
    place.rendre()
    assert fenetre.width() == libre - 100


@pytest.mark.parametrize("par_la_croix", [False, True])
def test_un_dock_large_rend_toute_la_largeur(fenetre: QMainWindow, par_la_croix: bool) -> None:
    centre = fenetre.centralWidget()
    assert centre is not None
    centre.setMinimumWidth(350)
    place, dock = placer(fenetre, "large", 250)
    dock.widget().setMinimumWidth(200)  # both need more than the window had
    dock.toggleViewAction().toggled.connect(lambda vu: None if vu else place.rendre())
    for _ in range(2):
        place.montrer()
        assert fenetre.width() == 650
        if par_la_croix:
            dock.close()
        else:
            place.rendre()
        assert (dock.isHidden(), fenetre.width()) == (True, 400)
