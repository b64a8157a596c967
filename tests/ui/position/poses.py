"""What the tests of positions set up share: the mode entered by its key, clicks and drags on its board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ui.position.mode import ModePose
from ui.socle.chargeur import trouver

GAUCHE, DROITE, MILIEU = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
SANS = Qt.KeyboardModifier.NoModifier


def poser(qtbot: QtBot, fenetre: ApplicationIHM, specification: str = "othello") -> ModePose:
    """Put a game on the board and begin to set up a position of it."""
    fenetre.ouvrir_partie(Partie(lire_jeu(specification)))
    return entrer(qtbot, fenetre)


def entrer(qtbot: QtBot, fenetre: ApplicationIHM) -> ModePose:
    """Press the key that begins to set up the position of the board."""
    qtbot.keyClick(fenetre, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    mode = fenetre.salles.positions.mode
    assert mode is not None
    return mode


def cliquer_case(mode: ModePose, case: Position, bouton: Qt.MouseButton = GAUCHE) -> None:
    """Click a square of the board."""
    QTest.mouseClick(mode.plateau, bouton, SANS, mode.plateau.centre(case))


def tracer(mode: ModePose, *cases: Position, bouton: Qt.MouseButton = GAUCHE) -> None:
    """Press on the first square, drag over the others, let go on the last."""
    points = [mode.plateau.centre(case) for case in cases]
    QTest.mousePress(mode.plateau, bouton, SANS, points[0])
    for point in points[1:]:
        deplacer(mode, point, bouton)
    QTest.mouseRelease(mode.plateau, bouton, SANS, points[-1])


def deplacer(mode: ModePose, point: QPoint, bouton: Qt.MouseButton) -> None:
    """Move the mouse with ``bouton`` held: QTest's own moves forget the button."""
    global_ = QPointF(mode.plateau.mapToGlobal(point))
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(point), global_, Qt.MouseButton.NoButton, bouton, SANS)
    QApplication.sendEvent(mode.plateau, event)


def presser_pose(fenetre: ApplicationIHM, nom: str) -> None:
    """Click a button of the bars, which must be enabled."""
    bouton = trouver(fenetre, QAbstractButton, f"pose_{nom}")
    assert bouton.isEnabled(), nom
    QTest.mouseClick(bouton, GAUCHE, SANS)


def contenu(mode: ModePose) -> dict[Position, int]:
    """Return what lies on the squares of the position that is set up, as it is shown."""
    montre = dict(mode.plateau.vue.pions)
    assert montre == mode.composition.composeur.contenu(mode.composition.etat)
    return montre
