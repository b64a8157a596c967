"""The strokes that a board tells of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.position.poses import SANS
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_othello import OTHELLO
from ui.position.plateau_pose import PlateauPose
from ui.position.style_pose import StylePose


def plateau_nu(qtbot: QtBot) -> tuple[PlateauPose, list[object]]:
    plateau = PlateauPose()
    qtbot.addWidget(plateau)
    plateau.resize(400, 400)
    plateau.montrer(PlateauAffiche(4, 4, {(1, 1): 2}, style=StylePose(OTHELLO, ("Noir", "Blanc"))))
    plateau.show()
    dits: list[object] = []
    plateau.presse.connect(lambda case, bouton: dits.append((case, bouton)))
    plateau.glisse.connect(dits.append)
    plateau.lache.connect(lambda: dits.append("lâché"))
    plateau.case_choisie.connect(lambda case: dits.append(("choisie", case)))
    plateau.case_effacee.connect(lambda case: dits.append(("effacée", case)))
    return plateau, dits


def test_un_clic_est_un_trait_d_une_case(qtbot: QtBot) -> None:
    plateau, dits = plateau_nu(qtbot)
    QTest.mouseClick(plateau, Qt.MouseButton.RightButton, SANS, plateau.centre((2, 3)))
    assert dits == [((2, 3), Qt.MouseButton.RightButton), "lâché"]


def test_hors_des_cases_rien_ne_commence(qtbot: QtBot) -> None:
    plateau, dits = plateau_nu(qtbot)
    QTest.mouseClick(plateau, Qt.MouseButton.LeftButton, SANS, QPoint(1, 1))
    QTest.mouseMove(plateau, plateau.centre((0, 0)))
    assert dits == []


def test_le_clavier_peint_et_efface_sous_le_curseur(qtbot: QtBot) -> None:
    plateau, dits = plateau_nu(qtbot)
    QTest.keyClick(plateau, Qt.Key.Key_Delete)
    assert dits == []  # no cursor yet
    for touche in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_D):
        QTest.keyClick(plateau, touche)
    assert dits == [("choisie", (1, 0)), ("effacée", (1, 0))]
    assert plateau.description_case((1, 1)) == "b2, blanc"
