"""The gestures of a drawing that is larger than its widget, with real mouse, wheel and keys."""

from __future__ import annotations

from typing import ClassVar

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.canevas import CRAN, PAS_DE_ZOOM, Canevas

GAUCHE = Qt.MouseButton.LeftButton


class Dessin(Canevas, QWidget):
    """Notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.gestes: list[tuple[str, object]] = []
        self.refusees: list[Qt.Key] = []

    def zoomer(self, facteur: float, point: QPointF | None = None) -> None:
        self.gestes.append((f"zoom {facteur:.4f}", point.toTuple() if point else None))

    def ajuster(self) -> None:
        self.gestes.append(("tout", None))

    def _glisser(self, ecart: QPointF) -> None:
        self.gestes.append(("glisse", ecart.toTuple()))

    def _cliquer(self, point: QPointF) -> None:
        self.gestes.append(("clic", point.toTuple()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.touche_de_zoom(event):
            self.refusees.append(Qt.Key(event.key()))


class Defilant(Dessin):
    MOLETTE_SEULE: ClassVar[bool] = False


@pytest.fixture
def dessin(qtbot: QtBot) -> Dessin:
    dessin = Dessin()
    qtbot.addWidget(dessin)
    dessin.resize(400, 300)
    dessin.show()
    qtbot.waitExposed(dessin)
    return dessin


def tourner(widget: QWidget, crans: int, touche: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Turn the wheel over (30, 40)."""
    point, angle = QPointF(30, 40), QPoint(0, crans * CRAN)
    sans, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(widget, QWheelEvent(point, point, QPoint(), angle, sans, touche, phase, False))


def test_la_molette_zoome_autour_de_la_souris(dessin: Dessin) -> None:
    tourner(dessin, 2)
    tourner(dessin, -1)
    assert dessin.gestes == [(f"zoom {PAS_DE_ZOOM**2:.4f}", (30, 40)), (f"zoom {1 / PAS_DE_ZOOM:.4f}", (30, 40))]


def test_ce_qui_defile_ne_zoome_qu_avec_ctrl(qtbot: QtBot) -> None:
    dessin = Defilant()
    qtbot.addWidget(dessin)
    tourner(dessin, 1)
    assert dessin.gestes == []
    tourner(dessin, 1, Qt.KeyboardModifier.ControlModifier)
    assert dessin.gestes == [(f"zoom {PAS_DE_ZOOM:.4f}", (30, 40))]


def test_un_clic_choisit_et_un_glisse_ne_choisit_rien(dessin: Dessin) -> None:
    QTest.mouseClick(dessin, Qt.MouseButton.RightButton, pos=QPoint(50, 50))
    QTest.mouseClick(dessin, GAUCHE, pos=QPoint(50, 60))
    assert dessin.gestes == [("clic", (50, 60))]
    dessin.gestes.clear()
    loin = QApplication.startDragDistance() + 1
    QTest.mousePress(dessin, GAUCHE, pos=QPoint(50, 60))
    QTest.mouseMove(dessin, QPoint(50 + loin, 60))
    QTest.mouseMove(dessin, QPoint(51 + loin, 60))
    QTest.mouseRelease(dessin, GAUCHE, pos=QPoint(51 + loin, 60))
    assert dessin.gestes == [("glisse", (loin, 0)), ("glisse", (1, 0))]


def test_un_tremblement_reste_un_clic(dessin: Dessin) -> None:
    QTest.mousePress(dessin, GAUCHE, pos=QPoint(50, 60))
    QTest.mouseMove(dessin, QPoint(51, 60))
    QTest.mouseRelease(dessin, GAUCHE, pos=QPoint(51, 60))
    assert dessin.gestes == [("clic", (51, 60))]


def test_les_touches_zooment_et_les_autres_restent_a_qui_demande(dessin: Dessin) -> None:
    QTest.keyClicks(dessin, "+-0")
    assert [geste for geste, _ in dessin.gestes] == [f"zoom {PAS_DE_ZOOM:.4f}", f"zoom {1 / PAS_DE_ZOOM:.4f}", "tout"]
    QTest.keyClick(dessin, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dessin, Qt.Key.Key_Left)
    assert len(dessin.gestes) == 3
    assert {Qt.Key.Key_Plus, Qt.Key.Key_Left} <= {*dessin.refusees}
