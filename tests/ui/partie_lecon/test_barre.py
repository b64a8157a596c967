"""The bar of a mistake, in the window as Designer drew it: nothing moves, and its keys are taken everywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.ui.disposition.mesures import dimensionner, reposer
from ui.partie_lecon.barre import GESTES, BarreLecon, BarrePourquoi
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee

PHRASE = "f1 perd 14 % de chances (≈ 8 pions)"


@pytest.fixture
def barre(qtbot: QtBot, coquille: FenetreDessinee) -> BarreLecon:
    coquille.activateWindow()
    qtbot.waitUntil(coquille.isActiveWindow)
    return BarreLecon(coquille)


@pytest.fixture
def gestes(barre: BarreLecon) -> list[str]:
    recus: list[str] = []
    barre.geste.connect(recus.append)
    return recus


def test_elle_prend_la_place_de_la_bande_et_rien_ne_bouge(coquille: FenetreDessinee, barre: BarreLecon) -> None:
    bande, contenu = trouver(coquille, QWidget, "bande"), trouver(coquille, QWidget, "contenu_bande")
    places = bande.geometry(), coquille.widgets.plateau.geometry()
    assert not barre.montree
    barre.demander(PHRASE)
    assert (barre.montree, contenu.isVisible(), barre.accessibleName()) == (True, False, PHRASE)
    assert barre.boutons["reessayer"].hasFocus()
    barre.retirer()
    assert (barre.montree, contenu.isVisible()) == (False, True)
    assert coquille.widgets.plateau.hasFocus()
    assert (bande.geometry(), coquille.widgets.plateau.geometry()) == places


def test_chaque_bouton_et_chaque_touche_font_leur_geste(
    qtbot: QtBot, coquille: FenetreDessinee, barre: BarreLecon, gestes: list[str]
) -> None:
    barre.demander(PHRASE)
    for nom in GESTES:
        qtbot.mouseClick(barre.boutons[nom], Qt.MouseButton.LeftButton)
    assert gestes == list(GESTES)
    gestes.clear()
    plateau = coquille.widgets.plateau
    for ou in (plateau, coquille.widgets.noir.humain):
        ou.setFocus()
        for touche in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F1):
            qtbot.keyClick(ou, touche)
    assert gestes == 2 * ["reessayer", "revenir", "pourquoi"]
    barre.boutons["garder"].setFocus()
    qtbot.keyClick(barre.boutons["garder"], Qt.Key.Key_Return)
    assert gestes[-1] == "garder"
    barre.boutons["pourquoi"].setEnabled(False)
    qtbot.keyClick(plateau, Qt.Key.Key_F1)
    assert gestes[-1] == "garder"


def test_retiree_elle_rend_les_touches_et_laisse_le_clavier_ou_il_est(
    qtbot: QtBot, coquille: FenetreDessinee, barre: BarreLecon, gestes: list[str]
) -> None:
    barre.demander(PHRASE)
    coquille.widgets.noir.humain.setFocus()
    barre.retirer()
    assert coquille.widgets.noir.humain.hasFocus()
    qtbot.keyClick(coquille.widgets.noir.humain, Qt.Key.Key_Escape)
    assert not gestes


def test_sous_une_autre_salle_elle_ne_prend_aucune_touche(
    qtbot: QtBot, coquille: FenetreDessinee, barre: BarreLecon, gestes: list[str]
) -> None:
    barre.demander(PHRASE)
    bande = trouver(coquille, QWidget, "bande")
    bande.hide()
    qtbot.keyClick(coquille.widgets.plateau, Qt.Key.Key_F1)
    assert not gestes
    bande.show()
    qtbot.keyClick(coquille.widgets.plateau, Qt.Key.Key_F1)
    assert gestes == ["pourquoi"]


def test_un_long_pourquoi_se_lit_en_entier(fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 900, 480)
    barre = fenetre.salles.partie_lecon.pourquoi
    barre.montrer("Sans doute : si chacun joue bien, six coups après c4 Noir a 3 coups à jouer et Blanc 3.\n" * 2)
    reposer()
    assert barre.texte.height() >= barre.texte.heightForWidth(barre.texte.width())
    assert barre.height() >= barre.texte.height()
    assert fenetre.rect().contains(fenetre.widgets.bande.geometry())


def test_le_pourquoi_prend_la_place_de_la_carte_et_rien_ne_bouge(
    coquille: FenetreDessinee, entendus: list[tuple[str, bool]]
) -> None:
    carte, plateau = coquille.widgets.cadre_joueurs, coquille.widgets.plateau
    barre, place = BarrePourquoi(carte), plateau.geometry()
    coquille.widgets.colonne_plateau.insertWidget(0, barre)
    barre.montrer("Sans doute : c7 ?")
    assert (barre.texte.text(), barre.height()) == ("Sans doute : c7 ?", carte.height())
    assert "Sans doute : c7 ?" in barre.toolTip()
    assert ("Sans doute : c7 ?", True) in entendus
    assert carte.isHidden()
    barre.retirer()
    assert (barre.isHidden(), carte.isHidden()) == (True, False)
    assert plateau.geometry() == place
