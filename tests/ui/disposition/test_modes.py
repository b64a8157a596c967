"""The modes: what each shows, by which keys, and how much room it takes; never more than there is."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import MODE
from tests.fenetre import (
    GAUCHE,
    PATIENCE,
    choisir,
    cocher,
    fermer,
    jouer,
    memoire_dans,
    ouvrir,
    plateau,
    presser,
    statistiques,
)
from tests.tailles import quelques
from tests.ui.disposition.mesures import (
    boutons_entete,
    cote_du_plateau,
    defauts,
    dimensionner,
    en_vue,
    etroits,
    reposer,
)
from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.modes import ETROITE, MODES, PANNEAU_MIN
from ui.disposition.panneau import BLOCS
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

DOCKS = {"jouer": "dock_panneau", "analyser": "dock_panneau", "matchs": "dock_panneau"} | {
    "etudier": "dock_etudier",
    "tournoi": "dock_tournoi",
    "comprendre": "arbre_recherche",
}
TOUCHES = {
    "jouer": Qt.Key.Key_F2,
    "etudier": Qt.Key.Key_F3,
    "analyser": Qt.Key.Key_F7,
    "comprendre": Qt.Key.Key_F8,
    "matchs": Qt.Key.Key_F9,
}
ECRANS = [(1366, 768), (1280, 720), (1024, 768), (960, 540), (900, 600)]  # 1080p at 150 and 200 % among them
PETITES = [(820, 640), (640, 520), (700, 1000)]


def dock(fenetre: ApplicationIHM, nom: str) -> QDockWidget:
    """Return the dock of a mode."""
    return trouver(fenetre, QDockWidget, DOCKS[nom])


def vus(fenetre: ApplicationIHM) -> set[str]:
    """Name the docks that are in sight."""
    return {nom for nom in set(DOCKS.values()) if trouver(fenetre, QDockWidget, nom).isVisible()}


def blocs(fenetre: ApplicationIHM) -> list[str]:
    return [nom for nom in BLOCS if trouver(fenetre, QWidget, nom).isVisible()]


def panneau(fenetre: ApplicationIHM) -> QAction:
    return trouver(fenetre, QAction, "action_panneau")


@pytest.mark.parametrize("menus", [False, True], ids=["sans barre de menus", "avec"])
def test_chaque_touche_mene_a_son_mode_et_chaque_mode_montre_ses_blocs_et_eux_seuls(
    qtbot: QtBot, fenetre: ApplicationIHM, menus: bool
) -> None:
    trouver(fenetre, QAction, "action_barre_menus").setChecked(menus)
    for nom in ("analyser", "comprendre", "etudier", "matchs", "jouer", "etudier", "comprendre", "jouer"):
        qtbot.keyClick(plateau(fenetre), TOUCHES[nom])
        assert fenetre.disposition.modes.nom == nom
        assert vus(fenetre) == {DOCKS[nom]}
        assert blocs(fenetre) == [bloc for bloc in BLOCS if bloc in MODES[nom].blocs]
        coches = [mode for mode in TOUCHES if trouver(fenetre, QAction, f"action_mode_{mode}").isChecked()]
        assert coches == [nom]


@pytest.mark.parametrize("nom", quelques(TOUCHES, 2))
def test_un_clic_dans_l_entete_y_mene_aussi(qtbot: QtBot, fenetre: ApplicationIHM, nom: str) -> None:
    fenetre.disposition.modes.choisir("analyser" if nom == "jouer" else "jouer")
    bouton = trouver(fenetre, BoutonMode, f"bouton_mode_{nom}")
    with qtbot.waitSignal(fenetre.disposition.modes.change) as change:
        qtbot.mouseClick(bouton, GAUCHE)
    assert change.args == [nom]
    assert vus(fenetre) == {DOCKS[nom]}


def test_f9_revient_a_celle_des_deux_facons_de_jouer_que_l_on_a_quittee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    modes = fenetre.disposition.modes
    for nom in ("tournoi", "matchs"):
        modes.choisir(nom)
        modes.choisir("analyser")  # as a look at one of its games does
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F9)
        assert modes.nom == nom


def test_f4_replie_le_panneau_et_le_rend_et_un_mode_le_deplie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for nom in ("jouer", "comprendre"):
        fenetre.disposition.modes.choisir(nom)
        reposer()
        large = dock(fenetre, nom).width()
        qtbot.keyClick(fenetre, Qt.Key.Key_F4)
        assert vus(fenetre) == set()
        qtbot.keyClick(fenetre, Qt.Key.Key_F4)
        reposer()
        assert vus(fenetre) == {DOCKS[nom]}
        assert dock(fenetre, nom).width() == large
    qtbot.keyClick(fenetre, Qt.Key.Key_F4)
    qtbot.keyClick(fenetre, Qt.Key.Key_F2)
    assert vus(fenetre) == {"dock_panneau"}
    assert panneau(fenetre).isChecked()


@pytest.mark.parametrize(("ecran", "langue"), quelques(product(ECRANS, ["fr", "en"]), 3))
def test_rien_n_est_rogne_ni_hors_de_la_fenetre(fenetre: ApplicationIHM, ecran: tuple[int, int], langue: str) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    for jeu in ("othello", "nim"):  # the one with the most options, too
        choisir(fenetre, "jeu", jeu)
        dimensionner(fenetre, *ecran)
        for nom in MODES:
            fenetre.disposition.modes.choisir(nom)
            reposer()
            assert fenetre.size().toTuple() == ecran
            assert defauts(fenetre) == [], (jeu, nom)
            assert etroits(trouver(fenetre, QWidget, "panneau")) == [], (jeu, nom)
            assert etroits(trouver(fenetre, QWidget, "bande")) == [], (jeu, nom)
            assert boutons_entete(fenetre) == []
            assert trouver(fenetre, QWidget, "jeu").isVisible() or dock(fenetre, nom) is not dock(fenetre, "jouer")


@pytest.mark.parametrize(("largeur", "hauteur"), PETITES)
def test_une_fenetre_etroite_a_le_panneau_dessous_replie_et_les_boutons_en_vue(
    fenetre: ApplicationIHM, largeur: int, hauteur: int
) -> None:
    dimensionner(fenetre, largeur, hauteur)
    trois = trouver(fenetre, QWidget, "cadre_boutons")
    for nom in MODES:
        fenetre.disposition.modes.choisir(nom)
        panneau(fenetre).setChecked(False)
        reposer()
        assert vus(fenetre) == set()
        assert trois.isVisible()
        assert cote_du_plateau(fenetre) >= 260
        panneau(fenetre).setChecked(True)
        reposer()
        assert vus(fenetre) == {DOCKS[nom]}
        assert trois.isVisible()
        ici = dock(fenetre, nom)
        assert fenetre.dockWidgetArea(ici) == Qt.DockWidgetArea.BottomDockWidgetArea
        assert fenetre.rect().contains(ici.geometry())
        assert fenetre.size().toTuple() == (largeur, hauteur)
        assert defauts(fenetre) == [], nom
        assert boutons_entete(fenetre) == []


def test_le_panneau_se_replie_quand_la_fenetre_devient_etroite_et_revient(fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, ETROITE, 600)
    assert vus(fenetre) == {"dock_panneau"}
    assert fenetre.dockWidgetArea(dock(fenetre, "jouer")) == Qt.DockWidgetArea.RightDockWidgetArea
    dimensionner(fenetre, ETROITE - 1, 600)
    assert vus(fenetre) == set()
    assert not panneau(fenetre).isChecked()
    dimensionner(fenetre, ETROITE, 600)
    assert vus(fenetre) == {"dock_panneau"}
    trois = trouver(fenetre, QWidget, "cadre_boutons")
    assert dock(fenetre, "jouer").isAncestorOf(trois), "les boutons reviennent sous le panneau"


def test_le_panneau_d_une_fenetre_etroite_est_a_cote_dans_celle_d_un_autre_ecran(
    qtbot: QtBot, fichier_memoire: Path
) -> None:
    premiere = ouvrir(qtbot, memoire_dans(fichier_memoire))
    dimensionner(premiere, 820, 640)
    assert premiere.dockWidgetArea(dock(premiere, "jouer")) == Qt.DockWidgetArea.BottomDockWidgetArea
    etat = premiere.saveState()
    fermer(premiere)
    seconde = ouvrir(qtbot, memoire_dans(fichier_memoire))
    dimensionner(seconde, 1366, 768)
    seconde.restoreState(etat)
    dimensionner(seconde, 1360, 768)
    assert seconde.dockWidgetArea(dock(seconde, "jouer")) == Qt.DockWidgetArea.RightDockWidgetArea
    fermer(seconde)


@pytest.mark.parametrize(
    ("largeur", "hauteur", "plateau", "panneau"), [(1366, 768, 600, 576), (1920, 1032, 860, 672), (1024, 768, 600, 394)]
)
def test_le_plateau_prend_toute_la_hauteur_et_le_panneau_ce_qui_reste(
    fenetre: ApplicationIHM, largeur: int, hauteur: int, plateau: int, panneau: int
) -> None:
    for petite in ((960, 540), (820, 640)):  # whatever the window was before, nobody chose its width
        dimensionner(fenetre, *petite)
    dimensionner(fenetre, largeur, hauteur)
    fenetre.disposition.modes.choisir("jouer")
    reposer()
    assert cote_du_plateau(fenetre) >= plateau
    assert dock(fenetre, "jouer").width() == pytest.approx(panneau, abs=16)
    fenetre.disposition.modes.choisir("comprendre")
    reposer()
    assert cote_du_plateau(fenetre) >= min(plateau, largeur // 2), "beside a tree too"
    assert 0.45 < dock(fenetre, "comprendre").width() / largeur < 0.57


def test_la_largeur_donnee_au_panneau_revient_avec_son_mode(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 700)
    la = dock(fenetre, "jouer")
    separateur = QPoint(la.x() - 3, la.y() + 200)
    qtbot.mousePress(fenetre, GAUCHE, pos=separateur)
    for pas in (40, 80, 120):
        qtbot.mouseMove(fenetre, separateur + QPoint(pas, 0))
        reposer()
    qtbot.mouseRelease(fenetre, GAUCHE, pos=separateur + QPoint(120, 0))
    reposer()
    choisie = la.width()
    assert choisie < 480
    for nom in ("comprendre", "analyser", "jouer"):
        fenetre.disposition.modes.choisir(nom)
        reposer()
        assert (dock(fenetre, nom).width() == choisie) == (nom == "jouer"), nom
    qtbot.mouseClick(trouver(fenetre, QWidget, "titre_noir"), GAUCHE)
    dimensionner(fenetre, 1200, 700)
    assert la.width() == choisie


@pytest.mark.parametrize("pleine", [False, True], ids=["normale", "agrandie"])
def test_aucun_mode_n_agrandit_la_fenetre(fenetre: ApplicationIHM, pleine: bool) -> None:
    dimensionner(fenetre, 1100, 640)
    if pleine:
        fenetre.showMaximized()
        reposer()
    avant, ecran = fenetre.size(), fenetre.screen().availableGeometry().size()
    for nom in (*MODES, *reversed(list(MODES))):
        fenetre.disposition.modes.choisir(nom)
        reposer()
        assert fenetre.size() == avant, nom
    assert fenetre.isMaximized() is pleine
    assert avant.boundedTo(ecran) == avant


@pytest.mark.parametrize("nom", ["tournoi", "comprendre"])
def test_une_salle_detachee_part_avec_son_mode_et_sa_croix_la_rend_a_la_fenetre(
    qtbot: QtBot, fenetre: ApplicationIHM, nom: str
) -> None:
    fenetre.disposition.modes.choisir(nom)
    salle = dock(fenetre, nom)
    if nom == "tournoi":
        qtbot.mouseClick(trouver(salle, QToolButton, "bouton_detacher"), GAUCHE)
    else:
        salle.setFloating(True)
    reposer()
    assert (salle.isFloating(), salle.isVisible()) == (True, True)
    fenetre.disposition.modes.choisir("jouer")
    reposer()
    assert vus(fenetre) == {"dock_panneau"}, "elle couvrirait le plateau d'un autre mode"
    fenetre.disposition.modes.choisir(nom)
    reposer()
    assert (salle.isFloating(), vus(fenetre)) == (True, {DOCKS[nom]})
    salle.close()
    reposer()
    assert (salle.isFloating(), vus(fenetre)) == (False, {DOCKS[nom]})
    assert defauts(fenetre) == []
    assert salle.titleBarWidget() is None or salle.titleBarWidget().isVisible()


@pytest.mark.parametrize("nom", ["tournoi", "comprendre"])
def test_une_salle_detachee_attend_son_mode_le_lendemain(qtbot: QtBot, fichier_memoire: Path, nom: str) -> None:
    veille = ouvrir(qtbot, memoire_dans(fichier_memoire))
    veille.disposition.modes.choisir(nom)
    dock(veille, nom).setFloating(True)
    fermer(veille)
    souvenirs = memoire_dans(fichier_memoire)
    souvenirs.ecrire(MODE, "jouer")
    for _ in range(2):  # a session that never shows it hands its place on to the next one
        lendemain = ouvrir(qtbot, souvenirs)
        assert vus(lendemain) == {"dock_panneau"}
        fermer(lendemain)
    lendemain = ouvrir(qtbot, souvenirs)
    lendemain.disposition.modes.choisir(nom)
    assert (dock(lendemain, nom).isFloating(), vus(lendemain)) == (True, {DOCKS[nom]})
    assert dock(lendemain, nom).updatesEnabled(), "ou rien n'y serait peint"
    fermer(lendemain)


def test_les_onglets_menent_du_match_au_tournoi(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.keyClick(fenetre, Qt.Key.Key_F9)
    for onglets, rang, nom in (("onglets_matchs", 1, "tournoi"), ("onglets_tournoi", 0, "matchs")):
        barre = trouver(fenetre, QTabBar, onglets)
        qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(rang).center())
        assert fenetre.disposition.modes.nom == nom
        assert vus(fenetre) == {DOCKS[nom]}
        assert trouver(fenetre, QAction, "action_mode_matchs").isChecked()
    fenetre.disposition.modes.choisir("tournoi")
    qtbot.keyClick(fenetre, Qt.Key.Key_F9)
    assert fenetre.disposition.modes.nom == "tournoi", "F9 ramène à ce que l'on y voyait"


@pytest.mark.parametrize("nom", quelques(MODES, 2))
def test_le_mode_revient_le_lendemain(qtbot: QtBot, fichier_memoire: Path, nom: str) -> None:
    veille = ouvrir(qtbot, memoire_dans(fichier_memoire))
    veille.disposition.modes.choisir(nom)
    fermer(veille)
    lendemain = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert lendemain.disposition.modes.nom == nom
    assert vus(lendemain) == {DOCKS[nom]}
    fermer(lendemain)


def test_un_mode_inconnu_du_fichier_donne_jouer(qtbot: QtBot, fichier_memoire: Path) -> None:
    fichier_memoire.write_text("[reglages]\nmode=cuisiner\n", encoding="utf-8")
    fenetre = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert fenetre.disposition.modes.nom == "jouer"
    fermer(fenetre)


def test_une_salle_detachee_sur_un_ecran_parti_ne_rouvre_pas_cachee(
    qtbot: QtBot, memoire: Memoire, fichier_memoire: Path
) -> None:
    veille = ouvrir(qtbot, memoire)
    veille.disposition.modes.choisir("comprendre")
    dock(veille, "comprendre").setFloating(True)
    dock(veille, "comprendre").move(5000, 3000)
    reposer()
    fermer(veille)
    lendemain = ouvrir(qtbot, memoire_dans(fichier_memoire))
    salle = dock(lendemain, "comprendre")
    assert (salle.isVisible(), salle.isFloating()) == (True, True)
    assert lendemain.screen().availableGeometry().intersects(salle.frameGeometry())
    fermer(lendemain)


def test_les_cases_restent_visibles_dans_un_panneau_au_plus_etroit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 900, 700)
    assert dock(fenetre, "jouer").width() >= PANNEAU_MIN
    cocher(qtbot, fenetre, "noir_ia_moteur", "blanc_ia_alphabeta")
    QApplication.processEvents()
    assert etroits(trouver(fenetre, QWidget, "panneau")) == []


@pytest.mark.parametrize("largeur", [1366, 1024])
def test_les_deux_joueurs_des_statistiques_et_des_coups_se_voient_sur_un_ecran_de_768(
    qtbot: QtBot, fenetre: ApplicationIHM, largeur: int
) -> None:
    dimensionner(fenetre, largeur, 730)  # what a title bar leaves of it
    fenetre.disposition.modes.choisir("jouer")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3c4")
    vue, coups = (trouver(fenetre, QTableWidget, nom) for nom in ("statistiques", "liste_coups"))
    qtbot.waitUntil(lambda: (vue.rowCount(), coups.rowCount()) == (2, 3))
    assert not vue.isVisible(), "la place est aux coups"
    qtbot.mouseClick(fenetre.widgets.deplier_statistiques, GAUCHE)
    reposer()
    assert en_vue(fenetre, vue, 1)
    assert coups.viewport().rect().contains(coups.visualRect(coups.model().index(2, 1)))


@pytest.mark.parametrize("largeur", [1366, 1024])
def test_les_statistiques_d_une_partie_finie_se_voient_entieres(
    qtbot: QtBot, fenetre: ApplicationIHM, largeur: int
) -> None:
    dimensionner(fenetre, largeur, 730)
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    vue = trouver(fenetre, QTableWidget, "statistiques")
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == ["1", "1"], timeout=PATIENCE)
    reposer()
    assert en_vue(fenetre, vue, 1)


@pytest.mark.parametrize("largeur", [1366, 1024])
def test_apres_un_match_on_voit_qui_a_gagne_et_les_parties(qtbot: QtBot, fenetre: ApplicationIHM, largeur: int) -> None:
    dimensionner(fenetre, largeur, 730)
    fenetre.disposition.modes.choisir("matchs")
    choisir(fenetre, "taille", 4)
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(2)
    cocher(qtbot, fenetre, "noir_ia_alphabeta", "blanc_ia_alphabeta")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(6)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    fenetre.widgets.choix_pendule.activated.emit(fenetre.widgets.choix_pendule.findData("5:00"))
    presser(qtbot, fenetre, "demarrer")
    vue, parties = (trouver(fenetre, QTableWidget, nom) for nom in ("statistiques", "parties_jouees"))
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == ["6", "6"], timeout=PATIENCE)
    reposer()
    assert not trouver(fenetre, QWidget, "corps_noir").isVisible(), "les cases restent repliées"
    assert en_vue(fenetre, vue, 1)
    vues = 6 if largeur > 1024 else 5  # a line of the sentence more, where both names are long
    assert en_vue(fenetre, parties, vues - 1), "sans rien faire défiler"
    assert etroits(trouver(fenetre, QWidget, "cadre_statistiques")) == []
    for nom in ("Alpha-Bêta (4)", "Alpha-Bêta (2)"):
        assert vue.fontMetrics().horizontalAdvance(nom) < vue.columnWidth(0) or largeur == 1024
