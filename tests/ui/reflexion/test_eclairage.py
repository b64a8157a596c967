"""Squares that a sentence speaks of: lit while it is seen, the others dimmed, told to a reader, clicked through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QEnterEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position, lire_case
from tests.lecteur_ecran import LecteurEcran
from tests.ui.plateaux import DEPART_OTHELLO
from ui.plateau.vue import PlateauVue
from ui.reflexion.eclairage import Eclairage
from ui.socle.langue import Langue
from ui.socle.textes import Etiquette

COIN, BORD = frozenset({lire_case("a1")}), frozenset({lire_case("c1"), lire_case("d1")})


@pytest.fixture
def page(qtbot: QtBot, langue: Langue) -> Iterator[QWidget]:
    page = QWidget()
    qtbot.addWidget(page)
    colonne = QVBoxLayout(page)
    for widget in (PlateauVue(), Etiquette("le coin"), Etiquette("le bord")):
        colonne.addWidget(widget)
    plateau = page.findChild(PlateauVue)
    assert plateau is not None
    plateau.setMinimumSize(480, 480)
    plateau.afficher(DEPART_OTHELLO, animer=False)
    page.show()
    qtbot.waitExposed(page)
    yield page
    page.close()


def parties(page: QWidget) -> tuple[PlateauVue, Eclairage, list[Etiquette]]:
    plateau = page.findChild(PlateauVue)
    assert plateau is not None
    return plateau, Eclairage(plateau), page.findChildren(Etiquette)


def clarte(plateau: PlateauVue, case: Position) -> int:
    """How light the felt of a square is, away from its middle and its corners."""
    rect = plateau.geometrie().rectangle(case)
    return QColor(
        plateau.grab().toImage().pixel(QPointF(rect.center().x(), rect.top() + rect.height() * 0.25).toPoint())
    ).lightness()


def test_les_cases_d_une_phrase_s_eclairent_tant_qu_elle_se_voit(page: QWidget) -> None:
    plateau, eclairage, (coin, bord) = parties(page)
    a1, h8 = lire_case("a1"), lire_case("h8")
    avant = clarte(plateau, a1), clarte(plateau, h8)
    eclairage.suivre([(coin, COIN), (bord, BORD)])
    assert eclairage.cases == COIN
    assert clarte(plateau, a1) == avant[0]
    assert clarte(plateau, h8) < avant[1] - 8
    coin.hide()
    assert eclairage.cases == BORD, "the first sentence that is seen"
    bord.hide()
    assert (eclairage.cases, eclairage.isVisible()) == (frozenset(), False)
    coin.show()
    assert eclairage.cases == COIN
    eclairage.suivre(())
    assert (clarte(plateau, a1), clarte(plateau, h8)) == avant


def test_la_souris_choisit_la_phrase(page: QWidget) -> None:
    _, eclairage, (coin, bord) = parties(page)
    eclairage.suivre([(coin, COIN), (bord, BORD)])
    ici = QPointF(1, 1)
    QApplication.sendEvent(bord, QEnterEvent(ici, ici, ici))
    assert eclairage.cases == BORD
    QApplication.sendEvent(bord, QEvent(QEvent.Type.Leave))
    assert eclairage.cases == COIN


def test_un_lecteur_entend_les_cases_apres_la_phrase(qtbot: QtBot, page: QWidget, lecteur: LecteurEcran) -> None:
    _, eclairage, (_, bord) = parties(page)
    lecteur.oublier()
    eclairage.suivre([(bord, BORD)])
    eclairage.suivre([(bord, BORD)])
    assert not lecteur.phrases
    qtbot.waitUntil(lambda: lecteur.phrases == ["Cases éclairées : c1, d1"])


def test_on_joue_au_travers(qtbot: QtBot, page: QWidget) -> None:
    plateau, eclairage, (coin, _) = parties(page)
    choisies: list[Position] = []
    plateau.case_choisie.connect(choisies.append)
    eclairage.suivre([(coin, COIN)])
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre(lire_case("d3")))
    assert choisies == [lire_case("d3")]
