"""What the tests of the window's parts share: a memory of their own, the window without its controller, a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui.arbres import OTHELLO as ARBRE_OTHELLO
from tests.ui.arbres import presenter
from tests.ui.plateaux import DEPART_OTHELLO
from ui.fenetre.affichage import Affichage
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.preferences import Preferences
from ui.plateau.annonce import Annonce
from ui.plateau.vue import PlateauVue
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def plateau(qtbot: QtBot) -> PlateauVue:
    """The board alone, shown, at the start of a game of Othello."""
    widget = PlateauVue()
    qtbot.addWidget(widget)
    widget.resize(538, 536)
    widget.show()
    qtbot.waitExposed(widget)
    widget.afficher(DEPART_OTHELLO, animer=False)
    QTest.mouseMove(widget, QPoint(1, 1))  # Qt tells of no move to where another test has left the pointer
    return widget


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """An empty window, on which boxes open."""
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def choix(plateau: PlateauVue) -> list[Position]:
    """The squares chosen on the board, as they come."""
    recus: list[Position] = []
    plateau.case_choisie.connect(recus.append)
    return recus


@pytest.fixture
def nouvelle_coquille(qtbot: QtBot) -> Callable[[], FenetreDessinee]:
    """Opens the window as Designer drew it, without a controller: a component is tested alone in it."""

    def ouvrir() -> FenetreDessinee:
        fenetre = FenetreDessinee()
        qtbot.addWidget(fenetre)
        fenetre.show()
        qtbot.waitExposed(fenetre)
        return fenetre

    return ouvrir


@pytest.fixture
def coquille(nouvelle_coquille: Callable[[], FenetreDessinee]) -> FenetreDessinee:
    """One such window."""
    return nouvelle_coquille()


@pytest.fixture
def messages(coquille: FenetreDessinee) -> Messages:
    """What is said in that window."""
    return Messages(coquille, coquille.widgets.barre_etat, Annonce(coquille.widgets.plateau))


@pytest.fixture
def affichage(
    coquille: FenetreDessinee, qapp: QApplication, memoire: Memoire, messages: Messages, langue: Langue
) -> Affichage:
    return Affichage(coquille, PanneauMatch(coquille, memoire), Preferences(coquille, qapp, memoire), messages)


@pytest.fixture
def taches(qtbot: QtBot) -> Iterator[Taches]:
    taches = Taches()
    yield taches
    taches.fermer()


@pytest.fixture
def parent() -> QObject:
    return QObject()


@pytest.fixture
def langue(qapp: QApplication) -> Iterator[Langue]:
    """The application's language, French first, French again afterwards."""
    langue = Langue(qapp)
    langue.choisir("fr")
    yield langue
    langue.choisir("fr")
    langue.retirer()


@pytest.fixture
def toile(qtbot: QtBot) -> ToileArbre:
    """An Othello tree, whole, its search done."""
    widget = ToileArbre()
    qtbot.addWidget(widget)
    widget.resize(900, 560)
    widget.show()
    qtbot.waitExposed(widget)
    widget.setFocus()
    presenter(widget, ARBRE_OTHELLO)
    return widget
