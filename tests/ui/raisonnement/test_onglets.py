"""The tabs of the games beside the tree: which are there, what they follow, their ghosts, and the engine left alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import a_deux, choisir, cliquer, jouer, plateau
from ui.plateau.fantome import CoucheFantome
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.raisonnement.grundy.panneau import PanneauGrundy
from ui.raisonnement.suite import PanneauSuite
from ui.reflexion.indices import Indices
from ui.socle.chargeur import trouver

PATIENCE = 120_000  # ms


@pytest.fixture
def onglets(fenetre: ApplicationIHM) -> QTabWidget:
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    return trouver(fenetre, QTabWidget, "arbre_onglets")


def titres(onglets: QTabWidget) -> list[str]:
    return [onglets.tabText(rang) for rang in range(onglets.count())]


def test_chaque_jeu_a_son_onglet(fenetre: ApplicationIHM, onglets: QTabWidget) -> None:
    for jeu, titre, classe in (
        ("morpion", "Attracteurs", PanneauAttracteurs),
        ("nim", "Grundy", PanneauGrundy),
        ("othello", "Suite", PanneauSuite),
        ("puissance4", "Suite", PanneauSuite),
    ):
        choisir(fenetre, "jeu", jeu)
        assert titres(onglets) == ["Arbre", titre]
        assert isinstance(onglets.widget(1), classe)
    onglets.setCurrentIndex(1)
    choisir(fenetre, "jeu", "nim")
    assert onglets.currentIndex() == 1  # who looked at the one before looks at the new one


def test_un_onglet_suit_la_position_quand_on_le_regarde(
    qtbot: QtBot, fenetre: ApplicationIHM, onglets: QTabWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_deux(qtbot, fenetre, "nim")
    vues: list[object] = []
    monkeypatch.setattr(PanneauGrundy, "montrer", lambda _panneau, partie: vues.append(partie.etat))
    partie = fenetre.partie_en_cours
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert vues == []
    onglets.setCurrentIndex(1)
    assert vues[-1] == partie.etat
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert vues[-1] == partie.etat
    nombre = len(vues)
    onglets.setCurrentIndex(0)
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert len(vues) == nombre


def test_les_fantomes_d_un_onglet_et_leur_fin(qtbot: QtBot, fenetre: ApplicationIHM, onglets: QTabWidget) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "d3")
    onglets.setCurrentIndex(1)
    couche = trouver(fenetre, CoucheFantome, "fantome")
    panneau = fenetre.salles.arbres.panneaux.panneau
    assert panneau is not None
    panneau.fantome.emit([(2, 2), (2, 1)])
    assert couche.legende == "Fantôme, après c3 b3"
    panneau.fantome.emit(None)
    assert couche.vue is None
    panneau.fantome.emit([(2, 2)])
    onglets.setFocus()
    QTest.keyClick(onglets.tabBar(), Qt.Key.Key_Left)
    assert onglets.currentIndex() == 0
    assert couche.vue is None


def test_l_arbre_se_repose_pendant_qu_on_regarde_un_autre_onglet(
    qtbot: QtBot, fenetre: ApplicationIHM, onglets: QTabWidget
) -> None:
    a_deux(qtbot, fenetre, "nim")
    arbres = fenetre.salles.arbres
    qtbot.waitUntil(lambda: arbres.dock.arbre is not None and not arbres.recherche.occupee, timeout=PATIENCE)
    arbres.dock.lecture.aller(5)
    onglets.setCurrentIndex(1)
    onglets.setCurrentIndex(0)
    qtbot.wait(150)
    assert arbres.dock.lecture.k == 5  # nothing changed: it is where it was left
    onglets.setCurrentIndex(1)
    vu, partie = arbres.dock.arbre, fenetre.partie_en_cours
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    qtbot.wait(150)
    assert arbres.dock.arbre is vu
    onglets.setCurrentIndex(0)
    qtbot.waitUntil(lambda: arbres.dock.arbre is not None and arbres.dock.arbre.racine == partie.etat, timeout=PATIENCE)


def test_le_conseil_laisse_le_moteur_a_la_suite(qtbot: QtBot, fenetre: ApplicationIHM, onglets: QTabWidget) -> None:
    a_deux(qtbot, fenetre, "othello")
    indices = trouver(fenetre, Indices, "")
    trouver(fenetre, QAction, "action_indices").setChecked(True)
    etat = fenetre.partie_en_cours.etat
    assert indices.etat is etat
    fenetre.salles.arbres.panneaux.cherche.emit(True)
    assert indices.etat is None
    fenetre.salles.arbres.panneaux.cherche.emit(False)
    assert indices.etat is etat


@pytest.mark.parametrize("fin", ["echap", "clic"])
def test_qui_ferme_le_fantome_ramene_l_onglet_a_la_position(
    qtbot: QtBot, fenetre: ApplicationIHM, onglets: QTabWidget, fin: str
) -> None:
    a_deux(qtbot, fenetre, "nim")
    onglets.setCurrentIndex(1)
    panneau = fenetre.salles.arbres.panneaux.panneau
    assert isinstance(panneau, PanneauGrundy)
    panneau.coups.setCurrentRow(0)
    couche = trouver(fenetre, CoucheFantome, "fantome")
    assert couche.vue is not None
    if fin == "echap":
        QTest.keyClick(plateau(fenetre), Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(couche, Qt.MouseButton.LeftButton)
    assert couche.vue is None
    assert panneau.coups.currentRow() == -1


def test_l_ancien_onglet_ne_recoit_pas_le_nouveau_jeu(
    fenetre: ApplicationIHM, onglets: QTabWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    choisir(fenetre, "jeu", "morpion")
    onglets.setCurrentIndex(1)
    recus: list[str] = []
    monkeypatch.setattr(PanneauAttracteurs, "montrer", lambda _panneau, partie: recus.append(partie.jeu.nom))
    choisir(fenetre, "jeu", "nim")
    assert recus == []
