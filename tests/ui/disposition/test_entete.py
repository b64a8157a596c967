"""The header: keys that work while the menu bar is hidden, menus behind one button, switches, what fits its width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenuBar, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import GAUCHE, choisir, cocher, jouer, plateau
from tests.ui.disposition.mesures import MODES_ENTETE, boutons_entete, dimensionner, reposer
from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.entete import BANDE
from ui.socle.chargeur import trouver


def action(fenetre: ApplicationIHM, nom: str) -> QAction:
    return trouver(fenetre, QAction, f"action_{nom}")


@pytest.mark.parametrize("menus", [False, True], ids=["barre cachée", "barre montrée"])
def test_les_touches_repondent_que_la_barre_de_menus_soit_la_ou_non(
    qtbot: QtBot, fenetre: ApplicationIHM, menus: bool
) -> None:
    if menus:
        qtbot.keyClick(fenetre, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert trouver(fenetre, QMenuBar, "barre_menus").isVisible() is menus
    for touche, nom in ((Qt.Key.Key_F4, "panneau"), (Qt.Key.Key_F10, "projecteur"), (Qt.Key.Key_F1, "indices")):
        for _ in range(2):
            avant = action(fenetre, nom).isChecked()
            qtbot.keyClick(plateau(fenetre), touche)
            assert action(fenetre, nom).isChecked() is not avant, nom
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F7)
    assert fenetre.disposition.modes.nom == "analyser"
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert fenetre.disposition.modes.nom == "tournoi", "les menus ajoutés plus tard aussi"


def test_f11_prend_tout_l_ecran_et_le_rend(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for pleine in (False, True):
        dimensionner(fenetre, 1100, 640)
        if pleine:
            fenetre.showMaximized()
            reposer()
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F11)
        reposer()
        assert fenetre.isFullScreen()
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F11)
        reposer()
        assert (fenetre.isFullScreen(), fenetre.isMaximized()) == (False, pleine)


def test_le_bouton_des_menus_les_ouvre_tous(fenetre: ApplicationIHM) -> None:
    menu = trouver(fenetre, QToolButton, "bouton_menu").menu()
    menu.aboutToShow.emit()  # a bare screen cannot grab the keyboard for a real one
    dans_la_barre = trouver(fenetre, QMenuBar, "barre_menus").actions()
    assert [entree.text() for entree in menu.actions()] == [entree.text() for entree in dans_la_barre]
    assert len(dans_la_barre) >= 7


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_alt_seul_ouvre_les_menus_et_les_referme(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    vue = plateau(fenetre)
    vue.setFocus()
    menu = trouver(fenetre, QToolButton, "bouton_menu").menu()
    qtbot.keyPress(vue, Qt.Key.Key_Alt)
    assert not menu.isVisible()
    qtbot.keyRelease(vue, Qt.Key.Key_Alt)
    qtbot.waitUntil(menu.isVisible)
    assert menu.activeAction() is menu.actions()[0]
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert vue.hasFocus()


def test_alt_avec_autre_chose_n_ouvre_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    vue = plateau(fenetre)
    vue.setFocus()
    menu, alt = trouver(fenetre, QToolButton, "bouton_menu").menu(), Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(vue, Qt.Key.Key_F3)
    ailleurs = trouver(fenetre, QToolButton, "bouton_theme")
    for geste in (
        lambda: qtbot.keyClick(vue, Qt.Key.Key_2, alt),
        lambda: qtbot.keyClick(vue, Qt.Key.Key_Shift, alt),
        lambda: qtbot.mouseClick(vue, GAUCHE, alt),
        lambda: ailleurs.setFocus(),
    ):
        vue.setFocus()
        qtbot.keyPress(vue, Qt.Key.Key_Alt)
        geste()
        qtbot.keyRelease(QApplication.focusWidget() or vue, Qt.Key.Key_Alt)
        reposer()
        assert not menu.isVisible()
    assert fenetre.disposition.etudier.nom == "repertoire"
    vue.setFocus()
    qtbot.keyPress(vue, Qt.Key.Key_Alt, Qt.KeyboardModifier.ControlModifier)  # as some keyboards write AltGr
    qtbot.keyRelease(vue, Qt.Key.Key_Alt, Qt.KeyboardModifier.ControlModifier)
    reposer()
    assert not menu.isVisible()


def test_le_bouton_des_menus_s_eteint_avec_eux_quand_la_souris_est_partie(fenetre: ApplicationIHM) -> None:
    bouton = trouver(fenetre, QToolButton, "bouton_menu")
    for ailleurs in (True, False):
        QCursor.setPos(bouton.mapToGlobal(bouton.rect().center()) + QPoint(0, 300 * ailleurs))
        bouton.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # as it stays when the menu hears the mouse leave
        bouton.menu().aboutToHide.emit()
        reposer()
        assert bouton.underMouse() is not ailleurs


def test_les_bascules_changent_de_theme_et_de_langue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for attendu in ("sombre", "clair"):
        qtbot.mouseClick(trouver(fenetre, QToolButton, "bouton_theme"), GAUCHE)
        assert (fenetre.preferences.theme.nom, action(fenetre, attendu).isChecked()) == (attendu, True)
    langue = trouver(fenetre, QToolButton, "bouton_langue")
    for attendu, ecrit in (("en", "EN"), ("fr", "FR")):
        qtbot.mouseClick(langue, GAUCHE)
        reposer()
        assert (fenetre.preferences.langue, langue.text()) == (attendu, ecrit)


def test_les_boutons_de_la_bande_menent_dans_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3")

    def cliquer(nom: str) -> int:
        bouton = trouver(fenetre, QToolButton, f"bouton_{nom}")
        assert bouton.isEnabled(), nom
        qtbot.mouseClick(bouton, GAUCHE)
        return fenetre.partie_en_cours.nb_coups

    clics = ("precedent", "debut", "suivant", "fin", "annuler", "retablir")
    assert [cliquer(nom) for nom in clics] == [3, 0, 1, 4, 3, 4]
    assert not trouver(fenetre, QToolButton, "bouton_suivant").isEnabled()
    cliquer("indices")
    assert action(fenetre, "indices").isChecked()
    for nom in BANDE:
        bouton = trouver(fenetre, QToolButton, f"bouton_{nom}")
        assert bouton.accessibleName()
        assert not bouton.icon().isNull()


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_les_modes_perdent_leurs_icones_puis_leurs_mots_mais_jamais_un_bouton(
    fenetre: ApplicationIHM, langue: str
) -> None:
    action(fenetre, langue).trigger()
    style = Qt.ToolButtonStyle
    rangs = [style.ToolButtonIconOnly, style.ToolButtonTextOnly, style.ToolButtonTextBesideIcon]
    vus = []
    for jeu in ("othello", "nim"):
        choisir(fenetre, "jeu", jeu)
        for largeur in range(640, 1400, 60):
            dimensionner(fenetre, largeur, 600)
            assert boutons_entete(fenetre) == [], largeur
            [un] = {trouver(fenetre, BoutonMode, nom).apparence for nom in MODES_ENTETE}
            vus.append(rangs.index(un))
            entete = trouver(fenetre, QToolBar, "entete")
            assert entete.sizeHint().width() <= entete.width(), largeur
    assert vus[-1] == 2, "tout tient dans une grande fenêtre"
    assert min(vus) < 2


def test_les_boites_du_jeu_passent_dans_le_panneau_et_gardent_ce_qui_est_tape(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    choisir(fenetre, "jeu", "nim")
    panneau, entete = trouver(fenetre, QWidget, "panneau"), trouver(fenetre, QToolBar, "entete")
    tas = trouver(fenetre, QComboBox, "tas")
    for largeur, ou in ((1366, entete), (960, panneau), (1366, entete), (900, panneau)):
        dimensionner(fenetre, largeur, 600)
        assert ou.isAncestorOf(tas), largeur
        assert tas.isVisible()
    ligne = trouver(tas, QLineEdit, "")
    qtbot.mouseClick(ligne, GAUCHE)
    ligne.selectAll()
    qtbot.keyClicks(ligne, "2-2")
    qtbot.keyClick(ligne, Qt.Key.Key_Return)
    assert str(fenetre.partie_en_cours.jeu.etat_initial()).count("2") >= 2
    choisir(fenetre, "jeu", "othello")
    reposer()
    assert entete.isAncestorOf(tas), "un jeu qui demande moins les rend à l'en-tête"


def test_dix_tas_se_lisent_dans_leur_boite(fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "nim")
    for taille in ((1366, 768), (960, 540), (640, 520)):
        dimensionner(fenetre, *taille)
        action(fenetre, "panneau").setChecked(True)
        reposer()
        ligne = trouver(fenetre, QComboBox, "tas").lineEdit()
        assert ligne is not None
        dix = "-".join(map(str, range(10, 0, -1)))
        assert ligne.width() > ligne.fontMetrics().horizontalAdvance(dix)


def test_l_entete_ne_se_ferme_pas_par_le_menu_de_qt(fenetre: ApplicationIHM) -> None:
    assert trouver(fenetre, QToolBar, "entete").contextMenuPolicy() == Qt.ContextMenuPolicy.PreventContextMenu
    menu = fenetre.createPopupMenu()
    assert menu is None or "entete" not in [entree.objectName() for entree in menu.actions()]
