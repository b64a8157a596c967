"""The dock of a search: the same state however a step was reached, every key, every word."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.arbre import Arbre, GenreDePas, cultiver
from ecosysteme.jeux.othello import Othello
from tests.tailles import taille
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.mots import MotsArbre
from ui.raisonnement.dock import DockArbre
from ui.socle.langue import Langue
from ui.socle.theme import SOMBRE


@pytest.fixture
def dock(qtbot: QtBot, langue: Langue) -> DockArbre:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    dock = DockArbre(fenetre)
    fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    fenetre.resize(600, 800)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    dock.parent_de_test = fenetre  # type: ignore[attr-defined]  # kept alive with it
    return dock


def arbre_de(transcription: str, algorithme: str = "ia_alphabeta", profondeur: int = 2) -> Arbre:
    jeu = Othello()
    etat = jeu.etat_initial()
    for coup in transcription.split():
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    return cultiver(jeu, etat, algorithme, profondeur)


def presenter(dock: DockArbre, arbre: Arbre) -> Arbre:
    dock.presenter(arbre, adaptateur_de(arbre.jeu))
    return arbre


def etat(dock: DockArbre) -> tuple[Any, ...]:
    """What the dock shows, as texts."""
    return dock.lecture.k, dock.phrase.text(), dock.etat.text(), dock.cout.text(), dock.lecture.compteur.text()


def test_aller_puis_revenir_par_un_grand_arbre_montre_la_meme_chose(dock: DockArbre) -> None:
    """Every step forward, every step back; the canvas compared as pictures here and there."""
    arbre = presenter(dock, arbre_de("d3 c5 f6 d2 c6 g7 d1 c7 h8 e3 b7", "ia_negamax", taille(3, 4)))
    assert arbre.nb_etapes > taille(1_000, 10_000)
    images = range(0, arbre.nb_etapes + 1, arbre.nb_etapes // 12)
    vus: list[tuple[Any, ...]] = []
    photos = {}
    dock.lecture.aller(0)
    dock.toile.suivre = False  # or what is in sight depends on the way
    dock.toile.ajuster()
    for k in range(arbre.nb_etapes + 1):
        dock.lecture.aller(k)
        vus.append(etat(dock))
        if k in images:
            photos[k] = dock.toile.viewport().grab().toImage()
    assert len(set(vus)) == arbre.nb_etapes + 1
    for k in range(arbre.nb_etapes, -1, -1):
        dock.lecture.aller(k)
        assert etat(dock) == vus[k]
        if k in images:
            assert dock.toile.viewport().grab().toImage() == photos[k]


def test_un_arbre_se_montre_entier_puis_pas_a_pas_au_clavier(qtbot: QtBot, dock: DockArbre) -> None:
    arbre = presenter(dock, arbre_de("d3"))
    mots, fin = MotsArbre(arbre, adaptateur_de(arbre.jeu)), arbre.nb_etapes
    assert dock.lecture.k == fin
    dock.toile.setFocus()
    for touche, k in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_Period, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_Comma, 0),
        (Qt.Key.Key_End, fin),
    ):
        QTest.keyClick(dock.toile, touche)
        assert dock.lecture.k == k
        assert dock.phrase.text() == mots.etape(k)
    QTest.keyClick(dock.toile, Qt.Key.Key_Space)
    assert (dock.lecture.k, dock.lecture.en_marche) == (0, True)
    QTest.keyClick(dock.toile, Qt.Key.Key_Space)
    assert not dock.lecture.en_marche


def test_c_mene_d_une_coupure_a_l_autre(dock: DockArbre) -> None:
    arbre = presenter(dock, arbre_de("d3", profondeur=3))
    coupes = arbre.coupes
    assert len(coupes) > 1
    for k in coupes:
        etape = arbre.etape(k)
        assert etape is not None
        assert etape.genre is GenreDePas.COUPE
    dock.toile.setFocus()
    QTest.keyClick(dock.toile, Qt.Key.Key_Home)
    QTest.keyClick(dock.toile, Qt.Key.Key_C)
    assert dock.lecture.k == coupes[0]
    QTest.keyClick(dock.toile, Qt.Key.Key_C)
    assert dock.lecture.k == coupes[1]
    QTest.keyClick(dock.toile, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert dock.lecture.k == coupes[0]


def test_un_noeud_choisi_montre_sa_fenetre_sinon_celui_de_l_etape(qtbot: QtBot, dock: DockArbre) -> None:
    arbre = presenter(dock, arbre_de("d3"))
    mots = MotsArbre(arbre, adaptateur_de(arbre.jeu))
    assert dock.etat.text() == f"racine — {mots.fenetre(0, arbre.nb_etapes)}"
    dock.toile.setFocus()
    with qtbot.waitSignal(dock.noeud_dit) as choix:
        QTest.keyClick(dock.toile, Qt.Key.Key_Down)
    assert choix.args == [0]
    QTest.keyClick(dock.toile, Qt.Key.Key_Down)
    noeud = dock.toile.selection
    assert noeud is not None
    assert dock.etat.text() == f"{mots.ligne(noeud)} — {mots.fenetre(noeud, arbre.nb_etapes)}"
    assert dock.phrase.text() == mots.noeud(noeud, arbre.nb_etapes)
    etape = arbre.etape(4)
    assert etape is not None
    with qtbot.waitSignal(dock.noeud_dit) as suite:
        dock.lecture.aller(4)
    assert suite.args == [etape.noeud]
    assert dock.toile.selection is None, "on parle de l'étape, et plus de ce qui était choisi"
    assert dock.phrase.text() == mots.etape(4)
    assert dock.etat.text().startswith(f"{mots.ligne(etape.noeud)} — ")
    dock.toile.choisir(noeud)
    dock.oublier_choix()
    assert dock.phrase.text() == mots.etape(4)


def test_attendre_et_refuser_retirent_l_arbre(dock: DockArbre) -> None:
    presenter(dock, arbre_de("d3"))
    assert dock.toile.isVisible()
    dock.attendre()
    assert (dock.message.text(), dock.toile.isVisible(), dock.phrase.text()) == ("Recherche…", False, "")
    presenter(dock, arbre_de("d3"))
    dock.refuser("trop grand")
    assert dock.message.isVisible()
    assert dock.message.text() == "trop grand"
    assert not dock.lecture.boutons["lecture"].isEnabled()
    assert not dock.outils.boutons["exporter"].isEnabled()


def test_tout_a_un_nom_et_suit_le_theme(dock: DockArbre) -> None:
    presenter(dock, arbre_de("d3"))
    dock.definir_theme(SOMBRE)
    actifs = (
        *dock.lecture.boutons.values(),
        *dock.outils.boutons.values(),
        dock.outils.texte,
        dock.lecture.curseur,
        dock.lecture.vitesse,
        dock.reglage.choix,
        dock.reglage.profondeur,
        dock.comptes,
        dock.onglets,
        dock.toile,
    )
    assert all(widget.accessibleName() for widget in actifs)
    assert all(widget.toolTip() for widget in (dock.reglage.ordonner, dock.reglage.epingler))


def test_chaque_commande_s_atteint_au_clavier(dock: DockArbre) -> None:
    """Tab goes through every control that is enabled, the canvas included."""
    presenter(dock, arbre_de("d3"))
    dock.lecture.aller(3)
    attendus = {
        dock.reglage.choix,
        dock.reglage.profondeur,
        dock.reglage.ordonner,
        dock.reglage.epingler,
        dock.outils.texte,
        dock.toile,
        dock.lecture.curseur,
        dock.lecture.vitesse,
        *dock.lecture.boutons.values(),
        *(bouton for bouton in dock.outils.boutons.values() if bouton.isVisible()),
    }
    vus: set[QWidget] = set()
    widget: QWidget | None = dock.reglage.choix
    while widget is not None and widget not in vus:
        vus.add(widget)
        widget = widget.nextInFocusChain()
    atteints = {vu for vu in vus if vu.focusPolicy() & Qt.FocusPolicy.TabFocus and vu.isVisible()}
    assert attendus <= atteints


def test_la_legende_dit_de_qui_sont_les_valeurs_et_l_arbre_d_avant_se_dit_tel(dock: DockArbre) -> None:
    presenter(dock, arbre_de("d3"))
    assert dock.legende.text() == "Une valeur est celle de qui a le trait · × 2 : 2 positions élaguées"
    dock.perimer(True)
    assert dock.legende.text() == "position d'avant, recherche en cours"
    presenter(dock, arbre_de("d3", "ia_minmax"))
    assert dock.legende.text() == "Une valeur est celle de Blanc"


def test_l_arbre_a_de_la_place_et_suit_celle_du_dock(qtbot: QtBot, dock: DockArbre) -> None:
    presenter(dock, arbre_de("d3", profondeur=3))
    fenetre = dock.window()
    for dimensions in ((600, 900), (500, 660), (1000, 700)):
        fenetre.resize(*dimensions)
        qtbot.waitUntil(lambda: dock.toile.regard is not None and dock.toile.height() >= 240)
        assert dock.toile.zoom == 1
        assert not dock.toile.horizontalScrollBar().maximum(), "l'arbre entier se voit"
        assert not dock.comptes.verticalScrollBar().maximum(), "les algorithmes se comparent sans défiler"


def test_la_phrase_grandit_avec_l_application(qtbot: QtBot, dock: DockArbre, qapp: QApplication) -> None:
    police = qapp.font()
    avant = 1.2 * police.pointSizeF()
    grande = qapp.font()
    grande.setPointSizeF(1.5 * police.pointSizeF())
    qapp.setFont(grande)
    qapp.setStyleSheet(qapp.styleSheet())  # as the window does: widgets that it dresses ask for the font only then
    try:
        qtbot.waitUntil(lambda: dock.phrase.font().pointSizeF() == pytest.approx(1.5 * avant))
    finally:
        qapp.setFont(police)
        qapp.setStyleSheet(qapp.styleSheet())
    qtbot.waitUntil(lambda: dock.phrase.font().pointSizeF() == pytest.approx(avant))
