"""Searching, folding and zooming a tree, each by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.jeux.othello import Othello
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.outils import FORMATS, OutilsArbre
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.langue import Langue

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def arbre() -> Arbre:
    jeu = Othello()
    return cultiver(jeu, jeu.etat_initial(), "ia_minmax", 3)


@pytest.fixture
def toile(qtbot: QtBot, arbre: Arbre) -> ToileArbre:
    toile = ToileArbre()
    qtbot.addWidget(toile)
    toile.resize(500, 300)
    toile.show()
    qtbot.waitExposed(toile)
    toile.presenter(arbre, adaptateur_de(arbre.jeu))
    toile.aller(arbre.nb_etapes)
    return toile


@pytest.fixture
def outils(qtbot: QtBot, toile: ToileArbre, langue: Langue) -> OutilsArbre:
    outils = OutilsArbre(toile)
    qtbot.addWidget(outils)
    outils.show()
    qtbot.waitExposed(outils)
    outils.permettre(True)
    return outils


def nommes(arbre: Arbre, coup: str) -> list[int]:
    return [noeud for noeud in range(1, len(arbre)) if arbre.nom_coup(noeud) == coup]


def test_chercher_un_coup_et_aller_de_l_un_a_l_autre(
    qtbot: QtBot, outils: OutilsArbre, toile: ToileArbre, arbre: Arbre
) -> None:
    attendus = nommes(arbre, "c5")
    assert len(attendus) > 2
    QTest.keyClicks(outils.texte, "c5")
    assert not outils.boutons["suivant"].isVisible()
    QTest.keyClick(outils.texte, Qt.Key.Key_Return)

    assert outils.compte.text() == f"{len(attendus)} nœuds"
    assert toile.selection == attendus[0]
    QTest.keyClick(outils.texte, Qt.Key.Key_Return)
    assert toile.selection == attendus[1]
    qtbot.mouseClick(outils.boutons["suivant"], GAUCHE)
    assert toile.selection == attendus[2]
    QTest.keyClick(outils.boutons["precedent"], Qt.Key.Key_Space)
    QTest.keyClick(outils.texte, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert toile.selection == attendus[0]


def test_ce_qu_on_tape_se_cherche_seul_et_rien_ne_se_trouve_pas(qtbot: QtBot, outils: OutilsArbre) -> None:
    QTest.keyClicks(outils.texte, "h8")
    qtbot.waitUntil(lambda: outils.compte.text() == "aucun", timeout=120_000)
    assert not outils.boutons["suivant"].isVisible()
    outils.texte.clear()
    qtbot.waitUntil(lambda: outils.compte.text() == "", timeout=120_000)


def test_un_autre_arbre_se_cherche_aussi(qtbot: QtBot, outils: OutilsArbre, toile: ToileArbre, arbre: Arbre) -> None:
    QTest.keyClicks(outils.texte, "d3")
    QTest.keyClick(outils.texte, Qt.Key.Key_Return)
    autre = cultiver(arbre.jeu, arbre.racine, "ia_minmax", 1)
    toile.presenter(autre, adaptateur_de(autre.jeu))
    outils.oublier()
    qtbot.waitUntil(lambda: outils.compte.text() == "1 nœud", timeout=120_000)


@pytest.mark.parametrize("clavier", [False, True])
def test_la_loupe(qtbot: QtBot, outils: OutilsArbre, toile: ToileArbre, clavier: bool) -> None:
    zooms: list[float] = []
    toile.zoom_change.connect(zooms.append)

    def presser(nom: str) -> None:
        if clavier:
            QTest.keyClick(outils.boutons[nom], Qt.Key.Key_Space)
        else:
            qtbot.mouseClick(outils.boutons[nom], GAUCHE)

    presser("plus")
    presser("plus")
    haut = zooms[-1]
    presser("moins")
    assert zooms[-1] == pytest.approx(haut / 1.25)
    presser("ajuster")
    assert zooms[-1] < haut


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # off screen, nothing can be grabbed
def test_plier_par_le_menu(qtbot: QtBot, outils: OutilsArbre, toile: ToileArbre, arbre: Arbre) -> None:
    menu = outils.boutons["plier"].menu()
    assert menu is not None
    menu.popup(outils.mapToGlobal(outils.rect().bottomLeft()))
    assert not outils.actions_["plier_choisi"].isEnabled()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)  # the first that may be used: one ply
    premiers = set(arbre.enfants(0))
    assert set(toile.plies) == premiers
    outils.actions_["deplier"].trigger()
    assert not toile.plies
    toile.choisir(1)
    menu.popup(outils.mapToGlobal(outils.rect().bottomLeft()))
    qtbot.mouseClick(menu, GAUCHE, pos=menu.actionGeometry(outils.actions_["plier_choisi"]).center())
    assert set(toile.plies) == {1}


@pytest.mark.parametrize("format_", FORMATS)
def test_une_image_se_demande(qtbot: QtBot, outils: OutilsArbre, format_: str) -> None:
    with qtbot.waitSignal(outils.exporter) as demande:
        outils.actions_[format_].trigger()
    assert demande.args == [format_]


def test_sans_arbre_rien_n_est_permis(outils: OutilsArbre) -> None:
    outils.permettre(False)
    assert not any(bouton.isEnabled() for bouton in outils.boutons.values())
    assert not outils.texte.isEnabled()
