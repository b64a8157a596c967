"""Painting with the mouse and with the keyboard alone, and what a screen reader is told."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND
from tests.ui.position.poses import DROITE, MILIEU, SANS, cliquer_case, contenu, poser, presser_pose, tracer
from ui.socle.chargeur import trouver


def test_gauche_noir_droite_blanc_encore_vide(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    cliquer_case(mode, (0, 7), DROITE)
    assert (contenu(mode)[0, 0], contenu(mode)[0, 7]) == (PREMIER, SECOND)
    cliquer_case(mode, (0, 0), DROITE)
    assert contenu(mode)[0, 0] == SECOND
    cliquer_case(mode, (0, 0), DROITE)
    cliquer_case(mode, (0, 7), MILIEU)
    assert not {(0, 0), (0, 7)} & contenu(mode).keys()


def test_les_lettres_choisissent_ce_qu_on_peint(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_B)
    cliquer_case(mode, (0, 0))
    cliquer_case(mode, (0, 1), DROITE)
    assert (contenu(mode)[0, 0], contenu(mode)[0, 1]) == (SECOND, PREMIER)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_V)
    tracer(mode, (0, 0), (0, 1))
    assert not {(0, 0), (0, 1)} & contenu(mode).keys()
    qtbot.keyClick(mode.plateau, Qt.Key.Key_N)
    cliquer_case(mode, (0, 0))
    assert contenu(mode)[0, 0] == PREMIER
    presser_pose(fenetre, "pinceau_2")
    cliquer_case(mode, (7, 0))
    assert contenu(mode)[7, 0] == SECOND


def test_un_trait_peint_toutes_les_cases_qu_il_traverse(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    tracer(mode, (0, 0), (0, 7), (7, 7))  # two moves of a fast hand
    bord = {(0, x) for x in range(8)} | {(y, 7) for y in range(8)}
    assert {case for case, camp in contenu(mode).items() if camp == PREMIER} >= bord
    presser_pose(fenetre, "annuler")
    assert not bord & contenu(mode).keys()
    assert not mode.composition.annulable


def test_un_double_clic_peint_deux_fois(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre, "puissance4")
    cliquer_case(mode, (0, 3))
    QTest.mouseDClick(mode.plateau, Qt.MouseButton.LeftButton, SANS, mode.plateau.centre((0, 3)))
    assert contenu(mode) == {(5, 3): PREMIER, (4, 3): PREMIER}


def test_le_clavier_seul_suffit(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    mode = poser(qtbot, fenetre)
    for touche in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left):
        qtbot.keyClick(mode.plateau, touche)  # the first one only shows the cursor, on d4
    assert entendus[-1] == ("c1, vide", True)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Space)
    assert entendus[-1] == ("c1, noir", True)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_B)
    assert entendus[-1] == ("Pinceau : Blanc", True)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Return)
    assert contenu(mode)[0, 2] == SECOND
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Delete)
    assert (0, 2) not in contenu(mode)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_T)
    assert entendus[-1] == ("2 – 2 · Trait aux Blancs", True)


def test_le_curseur_va_sur_toute_case_de_chaque_jeu(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for specification, case, nom in (
        ("puissance4", (0, 2), "colonne 3, ligne 6, vide"),
        ("nim", (0, 2), "tas c, hauteur 10, vide"),
    ):
        mode = poser(qtbot, fenetre, specification)
        qtbot.keyClick(mode.plateau, Qt.Key.Key_Down)
        assert mode.plateau.curseur is not None
        for touche, pas in (
            (Qt.Key.Key_Up, mode.plateau.curseur[0] - case[0]),
            (Qt.Key.Key_Left, mode.plateau.curseur[1] - case[1]),
            (Qt.Key.Key_Right, case[1] - mode.plateau.curseur[1]),
        ):
            for _ in range(pas):
                qtbot.keyClick(mode.plateau, touche)
        assert mode.plateau.description_case(mode.plateau.curseur) == nom
        qtbot.keyClick(mode.plateau, Qt.Key.Key_Space)
        assert len(contenu(mode)) == (1 if specification == "puissance4" else 3 + 4 + 10)


def test_les_boutons_transforment_et_s_annulent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    mode.faire("quart_droite")
    assert contenu(mode)[0, 7] == PREMIER
    mode.faire("echanger")
    assert contenu(mode)[0, 7] == SECOND
    assert mode.composition.trait == SECOND
    presser_pose(fenetre, "vider")
    assert contenu(mode) == {}
    presser_pose(fenetre, "annuler")
    presser_pose(fenetre, "annuler")
    presser_pose(fenetre, "retablir")
    assert contenu(mode)[0, 7] == SECOND
    presser_pose(fenetre, "depart")
    assert len(contenu(mode)) == 4
    presser_pose(fenetre, "trait")
    assert trouver(fenetre, QLabel, "pose_phrase").text() == "2 – 2 · Trait aux Blancs"
