"""Drawing by hand on a board: real mouse events and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import Figure
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_othello import OTHELLO
from ui.plateau.vue import PlateauVue
from ui.reperes.crayon import Crayon

DROIT, GAUCHE = Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton
SANS, MAJ, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Essai:
    """A board, its pencil, and what it told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.plateau = PlateauVue()
        qtbot.addWidget(self.plateau)
        self.plateau.resize(480, 480)
        self.plateau.afficher(PlateauAffiche(8, 8, {}, style=OTHELLO, interactif=True), animer=False)
        self.plateau.show()
        self.crayon = Crayon(self.plateau)
        self.dits: list[tuple[object, ...]] = []
        self.crayon.figure.connect(lambda case, figure: self.dits.append((case, figure)))
        self.crayon.lettre.connect(lambda case: self.dits.append((case,)))
        self.crayon.fleche.connect(lambda fleche: self.dits.append(("fleche", *fleche)))
        self.traces: list[object] = []
        self.crayon.trace.connect(self.traces.append)
        self.joues: list[Position] = []
        self.plateau.case_choisie.connect(self.joues.append)

    def souris(self, genre: QEvent.Type, ou: QPoint, bouton: Qt.MouseButton, avec: Qt.KeyboardModifier = SANS) -> None:
        tenus = Qt.MouseButton.NoButton if genre == QEvent.Type.MouseButtonRelease else bouton
        presse = Qt.MouseButton.NoButton if genre == QEvent.Type.MouseMove else bouton
        evenement = QMouseEvent(genre, ou.toPointF(), self.plateau.mapToGlobal(ou).toPointF(), presse, tenus, avec)
        QApplication.sendEvent(self.plateau, evenement)

    def glisser(self, *cases: Position, avec: Qt.KeyboardModifier = SANS) -> None:
        points = [self.plateau.centre(case) for case in cases]
        self.souris(QEvent.Type.MouseButtonPress, points[0], DROIT, avec)
        for point in points[1:]:
            self.souris(QEvent.Type.MouseMove, point, DROIT, avec)
        self.souris(QEvent.Type.MouseButtonRelease, points[-1], DROIT, avec)


@pytest.fixture
def essai(qtbot: QtBot) -> Essai:
    return Essai(qtbot)


def test_un_clic_droit_marque_selon_les_modificateurs(essai: Essai) -> None:
    for avec in (SANS, MAJ, CTRL, MAJ | CTRL):
        essai.qtbot.mouseClick(essai.plateau, DROIT, avec, essai.plateau.centre((2, 3)))
    case = (2, 3)
    assert essai.dits == [
        (case, Figure.ROND),
        (case, Figure.CROIX),
        (case, Figure.TRIANGLE),
        (case, Figure.CARRE),
    ]
    assert not essai.joues


def test_un_clic_du_milieu_met_une_lettre(essai: Essai) -> None:
    essai.qtbot.mouseClick(essai.plateau, Qt.MouseButton.MiddleButton, SANS, essai.plateau.centre((2, 3)))
    essai.qtbot.mouseClick(essai.plateau, Qt.MouseButton.MiddleButton, SANS, QPoint(1, 1))
    assert (essai.dits, essai.joues) == ([((2, 3),)], [])


def test_un_glisse_droit_trace_une_fleche_qui_se_voit_en_chemin(essai: Essai) -> None:
    essai.glisser((0, 0), (0, 1), (3, 3))
    assert essai.traces == [((0, 0), (0, 1)), ((0, 0), (3, 3)), None]
    assert essai.dits == [("fleche", (0, 0), (3, 3))]
    essai.glisser((0, 0), (1, 1), (0, 0), avec=MAJ)  # back where it began: a mark
    assert essai.dits[1:] == [((0, 0), Figure.CROIX)]
    assert essai.traces[-1] is None


def test_un_glisse_hors_du_plateau_ne_trace_rien(essai: Essai) -> None:
    essai.souris(QEvent.Type.MouseButtonPress, essai.plateau.centre((0, 0)), DROIT)
    essai.souris(QEvent.Type.MouseMove, QPoint(1, 1), DROIT)
    essai.souris(QEvent.Type.MouseButtonRelease, QPoint(1, 1), DROIT)
    essai.souris(QEvent.Type.MouseButtonRelease, essai.plateau.centre((0, 0)), DROIT)
    assert not essai.dits


def test_le_bouton_gauche_joue_toujours(essai: Essai) -> None:
    essai.qtbot.mouseClick(essai.plateau, GAUCHE, SANS, essai.plateau.centre((4, 5)))
    assert essai.joues == [(4, 5)]
    assert not essai.dits


def test_une_position_nouvelle_fait_oublier_le_trace(essai: Essai) -> None:
    essai.souris(QEvent.Type.MouseButtonPress, essai.plateau.centre((0, 0)), DROIT)
    essai.souris(QEvent.Type.MouseMove, essai.plateau.centre((1, 1)), DROIT)
    essai.crayon.oublier()
    essai.souris(QEvent.Type.MouseButtonRelease, essai.plateau.centre((1, 1)), DROIT)
    assert (essai.traces[-1], essai.dits) == (None, [])


def test_le_clavier_dessine_a_son_curseur(essai: Essai) -> None:
    essai.qtbot.keyClicks(essai.plateau, "o")  # it shows the cursor first
    assert (essai.plateau.curseur, essai.dits) == ((3, 3), [])
    essai.qtbot.keyClicks(essai.plateau, "oxvkn")
    case = (3, 3)
    assert essai.dits == [*((case, figure) for figure in Figure), (case,)]
    essai.dits.clear()
    essai.qtbot.keyClicks(essai.plateau, "w")
    essai.qtbot.keyClick(essai.plateau, Qt.Key.Key_Right)
    essai.qtbot.keyClicks(essai.plateau, "w")
    assert essai.dits == [("fleche", (3, 3), (3, 4))]


def test_echap_renonce_a_la_fleche_puis_cache_le_curseur(essai: Essai) -> None:
    essai.plateau.montrer_case((3, 3))
    essai.qtbot.keyClicks(essai.plateau, "w")
    essai.qtbot.keyClick(essai.plateau, Qt.Key.Key_Escape)
    assert (essai.crayon.depart, essai.plateau.curseur) == (None, (3, 3))
    essai.qtbot.keyClick(essai.plateau, Qt.Key.Key_Escape)
    assert essai.plateau.curseur is None


def test_les_cases_se_tapent_toujours(essai: Essai) -> None:
    essai.qtbot.keyClicks(essai.plateau, "d")
    essai.qtbot.keyClicks(essai.plateau, "3")
    assert (essai.plateau.saisie, essai.plateau.curseur, essai.dits) == ("d3", (2, 3), [])


@pytest.mark.parametrize(("raison", "garde"), [("Mouse", True), ("Keyboard", False)])
def test_aucun_menu_ne_s_ouvre_sous_la_souris(essai: Essai, raison: str, garde: bool) -> None:
    evenement = QContextMenuEvent(QContextMenuEvent.Reason[raison], QPoint(9, 9), QPoint(9, 9))
    assert essai.crayon.eventFilter(essai.plateau, evenement) is garde
