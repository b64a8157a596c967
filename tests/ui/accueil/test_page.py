"""The first page alone: what it covers, how it is left, where the keyboard goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.niveau_personnel.niveau import ForceEstimee
from ui.accueil.page import CARTES, Accueil
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> Accueil:
    coquille.resize(1200, 760)
    coquille.activateWindow()
    qtbot.waitUntil(coquille.isActiveWindow)
    page = Accueil(coquille)
    page.montrer()
    return page


def test_elle_couvre_la_fenetre_sous_l_entete_et_suit_sa_taille(
    qtbot: QtBot, coquille: FenetreDessinee, page: Accueil
) -> None:
    entete = trouver(coquille, QToolBar, "entete")
    for largeur in (1100, 1000):
        coquille.resize(largeur, 700)
        assert page.width() == coquille.width() == largeur
        assert page.geometry().top() == entete.geometry().bottom() + 1
        assert page.geometry().bottomRight() == coquille.rect().bottomRight()


@pytest.mark.parametrize(("largeur", "par_rangee"), [(1200, 4), (1024, 2), (600, 1)])
def test_les_cartes_se_rangent_selon_la_largeur(qtbot: QtBot, page: Accueil, largeur: int, par_rangee: int) -> None:
    premiers = [page.boutons[boutons[0]] for boutons in CARTES.values()]
    page.resize(largeur, 700)
    qtbot.waitUntil(lambda: len({bouton.mapTo(page, QPoint()).x() for bouton in premiers}) == par_rangee)


@pytest.mark.parametrize("taille", [(1366, 740), (1024, 740)])
def test_les_quatre_cartes_sont_egales_et_se_voient_sans_defiler(
    qtbot: QtBot, coquille: FenetreDessinee, page: Accueil, taille: tuple[int, int]
) -> None:
    coquille.resize(*taille)
    premiers = [page.boutons[boutons[0]] for boutons in CARTES.values()]
    cartes = {carte.size().toTuple() for bouton in premiers if (carte := bouton.parentWidget()) is not None}
    assert len(cartes) == 1
    passer = trouver(page, QPushButton, "accueil_passer")
    qtbot.waitUntil(lambda: passer.visibleRegion().boundingRect() == passer.rect())
    assert trouver(page, QScrollArea, "accueil_defilement").verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("touche", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_une_touche_passe_et_rend_le_clavier_au_plateau(
    qtbot: QtBot, coquille: FenetreDessinee, page: Accueil, touche: Qt.Key
) -> None:
    qtbot.keyClick(page, touche)
    assert page.isHidden()
    assert trouver(coquille, QWidget, "plateau").hasFocus()


def test_entree_sur_un_bouton_le_choisit_et_echap_passe_de_partout(qtbot: QtBot, page: Accueil) -> None:
    choisis: list[str] = []
    page.choisi.connect(choisis.append)
    page.boutons["ouvrir"].setFocus()
    qtbot.keyClick(page.boutons["ouvrir"], Qt.Key.Key_Return)
    assert (choisis, page.isHidden()) == (["ouvrir"], True)
    page.montrer()
    page.boutons["coller"].setFocus()
    qtbot.keyClick(page.boutons["coller"], Qt.Key.Key_Escape)
    assert (choisis, page.isHidden()) == (["ouvrir"], True)


def test_tab_fait_le_tour_de_la_page_et_n_en_sort_pas(qtbot: QtBot, coquille: FenetreDessinee, page: Accueil) -> None:
    vus = []
    page.proposer(NiveauPersonnel(ForceEstimee(780.0, 120.0, 8), 7))
    for _ in range(len(page.boutons) + 2):
        qtbot.keyClick(coquille.focusWidget(), Qt.Key.Key_Tab)
        vus.append(coquille.focusWidget().objectName())
    noms = [f"accueil_{nom}" for noms in CARTES.values() for nom in noms]
    assert vus == [*noms, "accueil_passer", noms[0]]
    qtbot.keyClick(coquille.focusWidget(), Qt.Key.Key_Backtab)
    assert coquille.focusWidget().objectName() == "accueil_passer"


def test_qui_va_ailleurs_dans_la_fenetre_quitte_la_page(qtbot: QtBot, coquille: FenetreDessinee, page: Accueil) -> None:
    trouver(coquille, QWidget, "jeu").setFocus()
    assert page.isHidden()
    assert trouver(coquille, QWidget, "jeu").hasFocus()


def test_chaque_bouton_dit_son_nom_et_a_quoi_il_sert(qtbot: QtBot, page: Accueil, langue: Langue) -> None:
    assert page.boutons["niveau_1"].accessibleName() == "Jouer, Débutant"
    langue.choisir("en")
    qtbot.waitUntil(lambda: page.accessibleName() == "Welcome to Othellier")
    assert page.boutons["ouvrir"].accessibleName() == "Study, Open a file…"
    choisis: list[str] = []
    page.choisi.connect(choisis.append)
    for nom, bouton in page.boutons.items():
        page.montrer()
        qtbot.mouseClick(bouton, GAUCHE)
        assert (choisis[-1], page.isHidden()) == (nom, True)
    page.montrer()
    qtbot.mouseClick(trouver(page, QPushButton, "accueil_passer"), GAUCHE)
    assert page.isHidden()


def test_mon_niveau_n_est_propose_qu_une_fois_connu(page: Accueil) -> None:
    bouton = page.boutons["a_mon_niveau"]
    assert bouton.isHidden()
    page.proposer(NiveauPersonnel(ForceEstimee(780.0, 400.0, 2), 7))
    assert bouton.isHidden()
    connu = NiveauPersonnel(ForceEstimee(780.0, 120.0, 8), 7)
    page.proposer(connu)
    assert bouton.isVisible()
    estime = connu.estime
    assert estime is not None
    assert estime.bas < estime.niveau < estime.haut
    assert bouton.text() == f"À mon niveau, ≈ {estime.niveau} ({estime.bas} à {estime.haut})"
    assert bouton.accessibleName() == f"Jouer, {bouton.text()}"
