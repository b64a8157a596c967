"""What the docks share: the shape of their content, its scrolling, the names of their buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSplitter,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.socle.docks import ContenuDock, DefilementDock, DockTardif, OngletsDock, nommer_boutons
from ui.socle.theme import CLAIR, SOMBRE, Theme


@pytest.mark.parametrize(
    ("taille", "sens"), [(QSize(800, 300), Qt.Orientation.Horizontal), (QSize(400, 600), Qt.Orientation.Vertical)]
)
def test_le_contenu_suit_la_forme(qtbot: QtBot, taille: QSize, sens: Qt.Orientation) -> None:
    partage = QSplitter()
    partage.setOrientation(Qt.Orientation.Vertical if sens == Qt.Orientation.Horizontal else Qt.Orientation.Horizontal)
    contenu = ContenuDock(partage, QSize(100, 100), 50)
    tours = list[None]()
    contenu.tourne.connect(lambda: tours.append(None))
    haut = QWidget()
    haut.setMinimumHeight(900)
    QVBoxLayout(contenu).addWidget(haut)
    defilement = DefilementDock(contenu)
    qtbot.addWidget(defilement)
    qtbot.addWidget(partage)
    defilement.resize(taille)
    defilement.show()
    qtbot.waitExposed(defilement)
    assert tours == [None]
    assert partage.orientation() == sens, "selon ce qui se voit, et non ce qui défile"
    assert (contenu.sizeHint(), contenu.minimumWidth()) == (QSize(100, 100), 50)


def test_les_boutons_du_dock_ont_un_nom(qtbot: QtBot) -> None:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    dock = QDockWidget("un", fenetre)
    fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    nommer_boutons(dock, "Cacher", "Détacher")
    assert trouver(dock, QAbstractButton, "qt_dockwidget_closebutton").accessibleName() == "Cacher"
    assert trouver(dock, QAbstractButton, "qt_dockwidget_floatbutton").toolTip() == "Détacher"


class DockQuiEcoute(QDockWidget):
    """Remembers the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.touches: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touches.append(event.key())


def test_un_contenu_plus_haut_que_le_dock_defile_et_lui_laisse_les_touches(qtbot: QtBot) -> None:
    contenu, haut, dock = ContenuDock(QSplitter(), QSize(100, 100), 200), QWidget(), DockQuiEcoute()
    haut.setMinimumHeight(900)
    QVBoxLayout(contenu).addWidget(haut)
    defilement = DefilementDock(contenu)
    dock.setWidget(defilement)
    qtbot.addWidget(dock)
    dock.resize(300, 400)
    dock.show()
    qtbot.waitExposed(dock)
    assert dock.height() == 400
    assert contenu.height() > 900
    assert defilement.viewport().width() == contenu.width() >= 200, "la barre ne couvre rien"
    qtbot.keyClick(contenu, Qt.Key.Key_PageDown)
    assert (dock.touches, defilement.verticalScrollBar().value()) == ([Qt.Key.Key_PageDown], 0)


class DockTardifSimple(DockTardif):
    """Holds one line to type in, once somebody wants it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.faits = 0

    def _garnir(self) -> None:
        self.faits += 1
        self.ligne = QLineEdit()
        self.setWidget(self.ligne)


def test_un_dock_tardif_est_garni_une_fois_avant_d_etre_vu(qtbot: QtBot) -> None:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    dock = DockTardifSimple(fenetre)
    dock.hide()
    fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.hide()
    fenetre.show()
    qtbot.waitExposed(fenetre)
    assert dock.faits == 0, "caché, il n'a rien à montrer"
    garnis: list[bool] = []
    dock.garni.connect(lambda: garnis.append(dock.ligne.isVisible()))
    for visible in (True, False, True):
        dock.toggleViewAction().trigger()
        assert dock.isVisible() == visible
    assert (dock.faits, garnis) == (1, [False])


class DockHabille(DockTardifSimple):
    """Holds a line with words and colours; its title counts how often the language changed."""

    def _traduire_cadre(self) -> None:
        self.setWindowTitle(self.windowTitle() + "!")

    def _traduire_contenu(self) -> None:
        self.ligne.setText("en français")

    def _vetir(self, theme: Theme) -> None:
        self.ligne.setProperty("sombre", theme is SOMBRE)


def test_ce_qui_vient_tard_prend_les_couleurs_d_avant_et_suit_la_langue(qtbot: QtBot) -> None:
    dock = DockHabille(fenetre := QMainWindow())
    qtbot.addWidget(fenetre)
    dock.definir_theme(SOMBRE)
    QCoreApplication.sendEvent(dock, QEvent(QEvent.Type.LanguageChange))
    assert (dock.windowTitle(), dock.faits) == ("!", 0), "le cadre se dit sans son contenu"
    dock.garnir()
    assert (dock.ligne.text(), dock.ligne.property("sombre")) == ("en français", True)
    dock.ligne.clear()
    dock.definir_theme(CLAIR)
    QCoreApplication.sendEvent(dock, QEvent(QEvent.Type.LanguageChange))
    assert (dock.windowTitle(), dock.ligne.text(), dock.ligne.property("sombre")) == ("!!", "en français", False)


def test_un_onglet_cache_ne_fait_pas_defiler_celui_qui_se_voit(qtbot: QtBot) -> None:
    contenu, onglets = ContenuDock(QSplitter(), QSize(100, 100), 200), OngletsDock()
    for hauteur in (300, 900):
        page = QWidget()
        colonne = QVBoxLayout(page)
        texte, haut = QLabel("un texte qui se replie " * 3, wordWrap=True), QWidget()
        haut.setMinimumHeight(hauteur)
        for widget in (texte, haut):
            colonne.addWidget(widget)
        onglets.addTab(page, "")
    QVBoxLayout(contenu).addWidget(onglets)
    defilement = DefilementDock(contenu)
    qtbot.addWidget(defilement)
    defilement.resize(400, 600)
    defilement.show()
    qtbot.waitExposed(defilement)
    barre = defilement.verticalScrollBar()
    assert barre.maximum() == 0
    onglets.setCurrentIndex(1)
    qtbot.waitUntil(lambda: barre.maximum() > 0)
    onglets.setCurrentIndex(0)
    qtbot.waitUntil(lambda: barre.maximum() == 0)


def test_une_page_a_sa_hauteur_dans_les_onglets_qui_la_demandent_pour_elle(qtbot: QtBot) -> None:
    onglets, page = OngletsDock(), QLabel("une page")
    qtbot.addWidget(onglets)
    onglets.addTab(page, "un")
    page.setFixedWidth(100)
    onglets.resize(300, onglets.hauteur_autour_de(page))
    onglets.show()
    qtbot.waitExposed(onglets)
    assert 0 <= page.height() - page.sizeHint().height() <= 8, "elle, et ce que le cadre demande"
