"""Where the keyboard goes: Enter on buttons, the board when what had it goes away, one key for the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import GAUCHE, a_deux, boutons, choisir, jouer, plateau
from tests.lecteur_ecran import LecteurEcran
from tests.ui.position.poses import entrer
from ui.aide.raccourcis import Raccourcis
from ui.disposition.carte_fin import CarteFin
from ui.disposition.modes import MODES
from ui.socle.chargeur import trouver
from ui.socle.textes import nouvelle_cellule

CTRL = Qt.KeyboardModifier.ControlModifier


def viser(qtbot: QtBot, widget: QWidget) -> None:
    widget.window().activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(widget.hasFocus)


@pytest.mark.parametrize("touche", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_entree_presse_les_boutons_de_la_fenetre(qtbot: QtBot, fenetre: ApplicationIHM, touche: Qt.Key) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    for outil, coups in (("precedent", 1), ("suivant", 2), ("annuler", 1)):
        bouton = trouver(fenetre, QToolButton, f"bouton_{outil}")
        viser(qtbot, bouton)
        qtbot.keyClick(bouton, touche)
        assert fenetre.partie_en_cours.nb_coups == coups, outil
    arreter = trouver(fenetre, QPushButton, "bouton_arreter")
    viser(qtbot, arreter)
    qtbot.keyClick(arreter, touche)
    assert boutons(fenetre)["demarrer"]


def test_entree_presse_le_bouton_vise_d_un_dialogue_plutot_que_celui_par_defaut(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    dialogue, presses = QDialog(fenetre), list[str]()
    colonne = QVBoxLayout(dialogue)
    outil, simple, defaut = QToolButton(), QPushButton(), QPushButton()
    simple.setAutoDefault(False)
    defaut.setDefault(True)
    for nom, bouton in (("outil", outil), ("simple", simple), ("defaut", defaut)):
        colonne.addWidget(bouton)
        bouton.clicked.connect(lambda _=False, nom=nom: presses.append(nom))
    champ = QSpinBox()
    colonne.addWidget(champ)
    dialogue.show()
    qtbot.waitExposed(dialogue)
    for widget in (outil, simple, champ):
        viser(qtbot, widget)
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert presses == ["outil", "simple", "defaut"]


def test_apres_une_partie_le_clavier_est_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1a2b1b2c1")
    carte = trouver(fenetre, CarteFin, "carte_fin")
    qtbot.waitUntil(carte.isVisible)
    revoir = trouver(carte, QPushButton, "bouton_revoir")
    viser(qtbot, revoir)
    qtbot.keyClick(revoir, Qt.Key.Key_Return)
    assert plateau(fenetre).hasFocus()
    qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Down)
    assert (trouver(fenetre, QComboBox, "jeu").currentData(), fenetre.partie_en_cours.nb_coups_total) == ("morpion", 5)


def test_replier_le_panneau_rend_le_clavier_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    champ = trouver(fenetre, QSpinBox, "nombre_parties")
    viser(qtbot, champ)
    qtbot.keyClick(champ, Qt.Key.Key_F4)
    assert not trouver(fenetre, QDockWidget, "dock_panneau").isVisible()
    assert plateau(fenetre).hasFocus()


def test_une_touche_mene_au_plateau_de_partout(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.widgets.action_raccourcis.trigger()
    dialogue = trouver(fenetre, Raccourcis, "raccourcis")
    qtbot.waitExposed(dialogue)
    for widget in (
        trouver(fenetre, QSpinBox, "nombre_parties"),
        trouver(fenetre, QComboBox, "jeu"),
        dialogue.recherche,
    ):
        viser(qtbot, widget)
        qtbot.keyClick(widget, Qt.Key.Key_G, CTRL)
        qtbot.waitUntil(plateau(fenetre).hasFocus)
        assert plateau(fenetre).curseur is not None, "et l'on voit où il est"


def test_la_touche_du_plateau_montre_ou_il_est_a_qui_y_est_deja(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    viser(qtbot, plateau(fenetre))
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Escape)  # hides the cursor, which Tab has shown
    assert plateau(fenetre).curseur is None
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_G, CTRL)
    assert plateau(fenetre).hasFocus()
    assert plateau(fenetre).curseur is not None


def test_qui_quitte_un_calque_par_une_touche_voit_ou_est_le_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = entrer(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Down)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    assert plateau(fenetre).hasFocus()
    assert plateau(fenetre).curseur is not None


def cerne(fenetre: ApplicationIHM) -> bool:
    """Tell whether the board shows that it has the keyboard; it no longer does afterwards."""
    vue = plateau(fenetre)
    avant = vue.grab().toImage()
    vue.montrer_focus(False)
    return avant != vue.grab().toImage()


@pytest.mark.parametrize("touche", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_F7])
def test_qui_quitte_l_accueil_par_une_touche_voit_ou_est_le_clavier(
    qtbot: QtBot, fenetre: ApplicationIHM, touche: Qt.Key
) -> None:
    fenetre.activateWindow()
    page = fenetre.salles.accueil.montrer()
    qtbot.keyClick(page, touche)
    assert plateau(fenetre).hasFocus()
    assert plateau(fenetre).curseur is not None
    assert cerne(fenetre)


def test_qui_joue_a_la_souris_retrouve_le_curseur_des_une_commande_et_l_entend(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    vue = plateau(fenetre)
    for coup in ((4, 5), (5, 3)):
        qtbot.mouseClick(vue, GAUCHE, pos=vue.centre(coup))
    lecteur.oublier()
    qtbot.keyClick(vue, Qt.Key.Key_Z, CTRL)
    assert (fenetre.partie_en_cours.nb_coups, vue.curseur) == (1, (5, 3))
    assert lecteur.phrases[-1] == vue.description_case((5, 3))
    assert len(lecteur.phrases) == 2, "après ce que la commande a fait"
    qtbot.keyClick(vue, Qt.Key.Key_Escape)
    assert vue.curseur is None, "celle qui le cache le cache"


def test_une_revanche_par_une_touche_montre_le_curseur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1a2b1b2c1")
    plateau(fenetre).clearFocus()
    revanche = trouver(fenetre, QPushButton, "bouton_revanche")
    qtbot.waitUntil(revanche.isVisible)
    viser(qtbot, revanche)
    qtbot.keyClick(revanche, Qt.Key.Key_Return)
    assert (fenetre.partie_en_cours.nb_coups, plateau(fenetre).hasFocus()) == (0, True)
    assert plateau(fenetre).curseur is not None


def test_le_clavier_se_voit_des_la_premiere_touche_et_plus_apres_un_clic(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    qtbot.mouseClick(plateau(fenetre), GAUCHE)
    assert not cerne(fenetre)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F4)
    assert cerne(fenetre)
    passer = trouver(fenetre.salles.accueil.montrer(), QPushButton, "accueil_passer")
    passer.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.mouseClick(passer, GAUCHE)
    assert plateau(fenetre).hasFocus()
    assert not cerne(fenetre)


def test_poser_une_position_c_est_un_autre_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = entrer(qtbot, fenetre)
    jeu = trouver(fenetre, QComboBox, "jeu")
    viser(qtbot, jeu)
    qtbot.keyClick(jeu, Qt.Key.Key_G, CTRL)
    assert mode.plateau.hasFocus()


def test_une_fleche_qui_mene_a_une_table_en_fait_dire_la_ligne(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    dialogue = QDialog(fenetre)
    champ, table = QLineEdit(dialogue), QTableWidget(1, 1, dialogue)
    table.setItem(0, 0, nouvelle_cellule("la ligne"))
    table.setCurrentCell(0, 0)
    dialogue.show()
    qtbot.waitExposed(dialogue)
    viser(qtbot, champ)
    qtbot.keyClick(champ, Qt.Key.Key_Down)
    table.setFocus()
    qtbot.waitUntil(lambda: "→ la ligne" in lecteur.tout)


@pytest.mark.parametrize("jeu", ["othello", "nim"])
@pytest.mark.parametrize("mode", MODES)
def test_chaque_arret_de_tab_a_un_nom(fenetre: ApplicationIHM, mode: str, jeu: str) -> None:
    choisir(fenetre, "jeu", jeu)
    fenetre.disposition.modes.choisir(mode)
    QApplication.processEvents()
    arrets = [
        widget
        for widget in fenetre.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        if widget.window() is fenetre and widget.focusProxy() is None
    ]
    sans_nom = []
    for widget in arrets:
        lu = QAccessible.queryAccessibleInterface(widget)
        if lu is None or not lu.text(QAccessible.Text.Name).strip():
            sans_nom.append((widget.objectName(), type(widget).__name__))
    assert len(arrets) > 5
    assert sans_nom == []


def test_apres_echap_une_lettre_ne_redit_pas_l_ancienne_case(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    vue = plateau(fenetre)
    fenetre.widgets.action_plateau.trigger()
    qtbot.keyClicks(vue, "a1")
    qtbot.keyClick(vue, Qt.Key.Key_Escape)
    lecteur.oublier()
    qtbot.keyClicks(vue, "d3")
    assert not any(phrase.startswith("a1") for phrase in lecteur.phrases)
    assert lecteur.phrases[-1].startswith("d3")
