"""The tree as a widget, driven by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.arbres import GRAND, OTHELLO, arbre, place, presenter, regard
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.theme import CLAIR

Cle = Qt.Key


@pytest.fixture
def choisis(toile: ToileArbre) -> list[int]:
    """The nodes chosen, as they come."""
    recus: list[int] = []
    toile.noeud_choisi.connect(recus.append)
    return recus


def rouler(toile: ToileArbre, crans: int, touche: Qt.KeyboardModifier, ou: QPointF) -> None:
    bas, souris = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    fenetre = QPointF(toile.viewport().mapToGlobal(ou.toPoint()))
    roue = QWheelEvent(ou, fenetre, QPoint(), QPoint(0, 120 * crans), souris, touche, bas, False)
    QApplication.sendEvent(toile.viewport(), roue)


def tirer(toile: ToileArbre, ou: QPointF) -> None:
    bouton = Qt.MouseButton.LeftButton
    global_ = QPointF(toile.viewport().mapToGlobal(ou.toPoint()))
    QApplication.sendEvent(
        toile.viewport(),
        QMouseEvent(QEvent.Type.MouseMove, ou, global_, bouton, bouton, Qt.KeyboardModifier.NoModifier),
    )


def test_un_clic_choisit_et_un_clic_a_cote_ne_choisit_plus_rien(
    toile: ToileArbre, choisis: list[int], qtbot: QtBot
) -> None:
    qtbot.mouseClick(toile.viewport(), Qt.MouseButton.LeftButton, pos=place(toile, 1))
    assert (toile.selection, choisis) == (1, [1])
    qtbot.mouseClick(toile.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(880, 20))
    assert toile.selection is None
    assert choisis == [1, -1]
    toile.choisir(4)
    assert choisis == [1, -1], "qui appelle sait ce qu'il choisit"


def test_les_fleches_vont_aux_parents_aux_enfants_et_aux_voisins(
    toile: ToileArbre, choisis: list[int], qtbot: QtBot
) -> None:
    cultive = arbre(*OTHELLO)
    premier, second = list(cultive.enfants(0))[:2]
    touches = (Cle.Key_Down, Cle.Key_Down, Cle.Key_Right, Cle.Key_Down, Cle.Key_Left, Cle.Key_Left, Cle.Key_Up)
    for touche in (*touches, Cle.Key_Up):
        qtbot.keyClick(toile, touche)
    bas = next(cultive.enfants(second))
    voisins = [noeud for noeud in range(bas) if cultive.niveaux[noeud] == 2][-2:]
    assert choisis == [0, premier, second, bas, voisins[1], voisins[0], premier, 0]


def test_entree_et_le_double_clic_plient_et_deplient(toile: ToileArbre, qtbot: QtBot) -> None:
    tout = regard(toile).plan.disposition.largeur
    toile.choisir(1)
    qtbot.keyClick(toile, Cle.Key_Return)
    assert toile.plies == {1}
    plie = regard(toile).plan.disposition.largeur
    assert plie < tout
    assert "replié" in toile.description(1)
    qtbot.mouseDClick(toile.viewport(), Qt.MouseButton.LeftButton, pos=place(toile, 1))
    assert not toile.plies
    assert regard(toile).plan.disposition.largeur == tout
    toile.plier_profondeur(1)
    assert toile.plies == set(arbre(*OTHELLO).enfants(0))
    toile.choisir(3)
    assert 1 not in toile.plies, "ce qu'on choisit se voit"
    toile.deplier_tout()
    assert not toile.plies


def test_une_feuille_ne_se_plie_pas(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    toile.plier(next(noeud for noeud in range(len(cultive)) if cultive.terminal(noeud)))
    assert not toile.plies


def test_la_molette_avec_ctrl_agrandit_ce_qui_est_sous_la_souris(toile: ToileArbre, qtbot: QtBot) -> None:
    presenter(toile, GRAND)
    ou = QPointF(620, 300)
    feuille = regard(toile).feuille_en(ou.x())
    with qtbot.waitSignal(toile.zoom_change) as change:
        rouler(toile, 7, Qt.KeyboardModifier.ControlModifier, ou)
    assert change.args == [toile.zoom]
    assert toile.zoom == pytest.approx(1.25**7)
    assert regard(toile).feuille_en(ou.x()) == pytest.approx(feuille, abs=1 / regard(toile).echelle.pas)
    avant = toile.horizontalScrollBar().value()
    rouler(toile, -1, Qt.KeyboardModifier.NoModifier, ou)
    assert (toile.horizontalScrollBar().value(), toile.verticalScrollBar().value()) != (avant, 0)
    for _ in range(80):
        rouler(toile, 1, Qt.KeyboardModifier.ControlModifier, ou)
    assert regard(toile).echelle.tailles[-1] >= regard(toile).echelle.mesures.vignette, "jusqu'aux plateaux"
    rouler(toile, -99, Qt.KeyboardModifier.ControlModifier, ou)
    assert toile.zoom == 1


def test_les_touches_agrandissent_et_zero_montre_tout(toile: ToileArbre, qtbot: QtBot) -> None:
    presenter(toile, GRAND)
    for _ in range(5):
        qtbot.keyClicks(toile, "+")
    qtbot.keyClicks(toile, "-")
    assert toile.zoom == pytest.approx(1.25**4)
    assert toile.horizontalScrollBar().maximum()
    qtbot.keyClicks(toile, "0")
    assert toile.zoom == 1
    assert not toile.horizontalScrollBar().maximum()


def test_tirer_deplace_sans_rien_choisir(toile: ToileArbre, choisis: list[int], qtbot: QtBot) -> None:
    presenter(toile, GRAND)
    toile.zoomer(20)
    avant, vue = toile.horizontalScrollBar().value(), toile.viewport()
    qtbot.mousePress(vue, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    for x in (370, 340, 250):
        tirer(toile, QPointF(x, 300))
    qtbot.mouseRelease(vue, Qt.MouseButton.LeftButton, pos=QPoint(250, 300))
    assert toile.horizontalScrollBar().value() == avant + 150
    assert choisis == []


def test_ce_qu_on_cherche_se_compte_et_se_parcourt(toile: ToileArbre, choisis: list[int]) -> None:
    cultive = arbre(*OTHELLO)
    attendus = [noeud for noeud in range(1, len(cultive)) if cultive.nom_coup(noeud) == "f4"]
    assert toile.chercher("f4") == len(attendus) > 1
    toile.suivant()
    toile.suivant(-1)
    toile.suivant(-1)
    assert choisis == [attendus[0], attendus[1], attendus[0], attendus[-1]]
    assert toile.chercher("a1") == 0
    toile.suivant()
    assert toile.selection == attendus[-1]
    assert toile.chercher("") == 0


def test_sans_arbre_rien_ne_se_passe(toile: ToileArbre, choisis: list[int], qtbot: QtBot) -> None:
    toile.presenter(None, None)
    toile.aller(3)
    toile.zoomer(2)
    toile.plier_profondeur(1)
    assert toile.chercher("c3") == 0
    for touche in (Cle.Key_Down, Cle.Key_Return, Cle.Key_Plus):
        qtbot.keyClick(toile, touche)
    qtbot.mouseClick(toile.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert toile.selection is None
    assert set(choisis) <= {-1}
    assert toile.grab().toImage().pixelColor(450, 280).name() == CLAIR.carte


def test_les_autres_touches_vont_a_la_fenetre(toile: ToileArbre, qtbot: QtBot) -> None:
    recues: list[int] = []
    parent = type("Parent", (ToileArbre,), {"keyPressEvent": lambda _, evenement: recues.append(evenement.key())})()
    qtbot.addWidget(parent)
    toile.setParent(parent)
    for touche in (Cle.Key_Space, Cle.Key_Home, Cle.Key_PageDown, Cle.Key_Comma):
        qtbot.keyClick(toile, touche)
    assert recues == [Cle.Key_Space, Cle.Key_Home, Cle.Key_PageDown, Cle.Key_Comma]
    toile.setParent(None)


def test_les_fleches_partent_de_ce_qui_se_voit_quand_un_pli_cache_le_choix(
    toile: ToileArbre, choisis: list[int], qtbot: QtBot
) -> None:
    cultive = arbre(*OTHELLO)
    premiers = list(cultive.enfants(0))
    profond = next(n for n in range(premiers[1], len(cultive)) if cultive.niveaux[n] == 3)
    for touche, but in ((Cle.Key_Left, premiers[0]), (Cle.Key_Right, premiers[2]), (Cle.Key_Up, 0)):
        toile.choisir(profond)
        toile.plier_profondeur(1)
        qtbot.keyClick(toile, touche)
        assert choisis[-1] == but
    toile.choisir(profond)
    toile.plier_profondeur(1)
    qtbot.keyClick(toile, Cle.Key_Down)
    assert choisis[-1] == 0, "on ne descend pas dans un pli"


def test_une_branche_coupee_dit_ce_qu_elle_compte(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    coupee = next(noeud for noeud in range(len(cultive)) if cultive.elagues[noeud] == 1)
    assert "branche coupée, 1 position élaguée" in toile.description(coupee)
