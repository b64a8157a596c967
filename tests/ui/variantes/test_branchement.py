"""Variations in the whole window, by real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QSlider, QTableWidget, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.variantes.parcours import branches
from tests.fenetre import PATIENCE, a_deux, choisir, cliquer, cocher, coups_legaux, jouer, message, plateau, presser
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne

CTRL, MAJ, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def lignes(fenetre: ApplicationIHM) -> list[str]:
    """Write the main line, then the variations, of the game on the board."""
    partie = fenetre.partie_montree
    return [
        " ".join(str(partie.jeu.ecrire_coup(noeud.coup)) for noeud in branche.noeuds if noeud.coup is not None)
        for branche in branches(partie.racine)
    ]


def ici(fenetre: ApplicationIHM) -> str:
    return fenetre.partie_montree.transcription


def frapper(
    qtbot: QtBot, fenetre: ApplicationIHM, touche: Qt.Key, avec: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    qtbot.keyClick(plateau(fenetre), touche, avec)


@pytest.fixture
def ramifiee(qtbot: QtBot, fenetre: ApplicationIHM) -> ApplicationIHM:
    """f5 d6 c3 d3, f6 e6 and f4 in the place of d6; one stands after f5 f4."""
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3d3")
    for coups in ("f6e6", "f4"):
        for _ in range(fenetre.partie_en_cours.nb_coups - 1):
            trouver(fenetre, QAction, "action_annuler").trigger()
        jouer(qtbot, fenetre, coups)
    assert lignes(fenetre) == ["f5 d6 c3 d3", "f6 e6", "f4"]
    return fenetre


def test_les_touches_vont_de_branche_en_branche(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    vus = []
    for touche, avec in (
        (Qt.Key.Key_Down, CTRL),  # after the last one, the first again
        (Qt.Key.Key_Down, CTRL),
        (Qt.Key.Key_Up, CTRL),
        (Qt.Key.Key_Right, MAJ),  # no more branching: the end
        (Qt.Key.Key_Left, MAJ),
        (Qt.Key.Key_Down, CTRL),  # standing where the lines part, the second of them
        (Qt.Key.Key_Left, CTRL),
        (Qt.Key.Key_Right, CTRL),  # forward: the branch that one came from
    ):
        frapper(qtbot, ramifiee, touche, avec)
        vus.append(ici(ramifiee))
    assert vus == ["f5d6", "f5f6", "f5d6", "f5d6c3d3", "f5", "f5f6", "f5", "f5f6"]


def test_revenue_a_la_ligne_principale_la_partie_la_suit(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    frapper(qtbot, ramifiee, Qt.Key.Key_B, CTRL)
    assert ici(ramifiee) == "f5"
    frapper(qtbot, ramifiee, Qt.Key.Key_Right, CTRL)
    assert ici(ramifiee) == "f5d6"
    frapper(qtbot, ramifiee, Qt.Key.Key_Up, CTRL)
    frapper(qtbot, ramifiee, Qt.Key.Key_Home, CTRL)  # back on the main line by oneself, a variation ahead
    menu = trouver(ramifiee, QMenu, "menu_variantes")
    menu.aboutToShow.emit()
    assert trouver(ramifiee, QAction, "action_ligne_principale").isEnabled()
    menu.aboutToHide.emit()
    frapper(qtbot, ramifiee, Qt.Key.Key_B, CTRL)
    frapper(qtbot, ramifiee, Qt.Key.Key_End, CTRL)
    assert ici(ramifiee) == "f5d6c3d3"
    frapper(qtbot, ramifiee, Qt.Key.Key_B, CTRL)
    assert (ici(ramifiee), message(ramifiee)) == ("f5d6c3d3", "C'est déjà la ligne principale")


def test_promouvoir_supprimer_et_tout_rendre_par_les_touches(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    frapper(qtbot, ramifiee, Qt.Key.Key_PageUp, CTRL)
    assert lignes(ramifiee) == ["f5 f4", "d6 c3 d3", "f6 e6"]
    bouton = trouver(ramifiee, QToolButton, "bouton_annuler_edition")
    assert bouton.isVisible()
    frapper(qtbot, ramifiee, Qt.Key.Key_Delete)
    assert (lignes(ramifiee), ici(ramifiee)) == (["f5 d6 c3 d3", "f6 e6"], "f5")
    assert "Supprimé à partir de f4" in message(ramifiee)
    qtbot.mouseClick(bouton, Qt.MouseButton.LeftButton)
    assert lignes(ramifiee) == ["f5 f4", "d6 c3 d3", "f6 e6"]
    frapper(qtbot, ramifiee, Qt.Key.Key_Z, CTRL | ALT)
    assert lignes(ramifiee) == ["f5 d6 c3 d3", "f6 e6", "f4"]
    assert not bouton.isVisible()
    frapper(qtbot, ramifiee, Qt.Key.Key_Y, CTRL | ALT)
    assert lignes(ramifiee) == ["f5 f4", "d6 c3 d3", "f6 e6"]


def test_annuler_une_suppression_ramene_ou_l_on_etait_et_le_dit(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    frapper(qtbot, ramifiee, Qt.Key.Key_Delete)
    assert ici(ramifiee) == "f5"
    frapper(qtbot, ramifiee, Qt.Key.Key_Z, CTRL | ALT)
    assert (ici(ramifiee), message(ramifiee)) == ("f5f4", "Suppression annulée : f4 et la suite sont rendus")
    frapper(qtbot, ramifiee, Qt.Key.Key_Y, CTRL | ALT)
    assert (ici(ramifiee), message(ramifiee)) == ("f5", "Modification rétablie")
    jouer(qtbot, ramifiee, "d6")  # one goes on elsewhere: nothing takes one away from there
    frapper(qtbot, ramifiee, Qt.Key.Key_Z, CTRL | ALT)
    assert (lignes(ramifiee), ici(ramifiee)) == (["f5 d6 c3 d3", "f6 e6", "f4"], "f5d6")
    frapper(qtbot, ramifiee, Qt.Key.Key_6, CTRL)
    frapper(qtbot, ramifiee, Qt.Key.Key_Z, CTRL | ALT)
    assert message(ramifiee) == "Modification annulée"


def test_les_notes_s_ecrivent_par_les_touches_et_se_lisent_dans_la_liste(
    qtbot: QtBot, ramifiee: ApplicationIHM
) -> None:
    champ, table = (
        trouver(ramifiee, QPlainTextEdit, "champ_commentaire"),
        trouver(ramifiee, QTableWidget, "liste_coups"),
    )
    frapper(qtbot, ramifiee, Qt.Key.Key_6, CTRL)
    frapper(qtbot, ramifiee, Qt.Key.Key_D, CTRL)
    frapper(qtbot, ramifiee, Qt.Key.Key_K, CTRL | MAJ)
    qtbot.waitUntil(champ.hasFocus, timeout=PATIENCE)
    qtbot.keyClicks(champ, "la parallele")
    qtbot.keyClick(champ, Qt.Key.Key_Return)
    noeud = ramifiee.partie_en_cours.noeud
    assert (noeud.commentaire, noeud.glyphe, noeud.marque) == ("la parallele", "?!", True)
    qtbot.waitUntil(plateau(ramifiee).hasFocus, timeout=PATIENCE)

    def ecrits() -> list[str]:
        return [str(table.model().index(ligne, 1).data()).strip() for ligne in range(table.rowCount())]

    qtbot.waitUntil(lambda: "f4?! : la parallele" in ecrits(), timeout=PATIENCE)
    blancs = [str(table.model().index(ligne, Colonne.COUP.de(2)).data()).strip() for ligne in range(table.rowCount())]
    assert "f4?! ◇" in blancs
    frapper(qtbot, ramifiee, Qt.Key.Key_R, CTRL)
    assert "Variante B : 1. f4?!" in ecrits()


def test_le_commentaire_ne_cache_pas_le_coup_et_ne_prend_que_sa_hauteur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    champ = trouver(fenetre, QPlainTextEdit, "champ_commentaire")
    table = trouver(fenetre, QTableWidget, "liste_coups")
    a_deux(qtbot, fenetre, "othello")
    for _ in range(38):
        jouer(qtbot, fenetre, fenetre.partie_en_cours.jeu.ecrire_coup(coups_legaux(fenetre)[0]))

    def en_vue() -> bool:
        return table.viewport().rect().contains(table.visualRect(table.currentIndex()))

    def a_part() -> bool:
        return not table.rect().intersects(
            QRect(champ.mapTo(fenetre, QPoint()) - table.mapTo(fenetre, QPoint()), champ.size())
        )

    qtbot.waitUntil(lambda: table.rowCount() > 18 and en_vue(), timeout=PATIENCE)
    frapper(qtbot, fenetre, Qt.Key.Key_K, CTRL | MAJ)
    qtbot.keyClicks(champ, "bien")
    ligne = champ.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: ligne <= champ.viewport().height() < 2 * ligne, timeout=PATIENCE)
    qtbot.waitUntil(lambda: en_vue() and a_part(), timeout=PATIENCE)
    qtbot.keyClick(champ, Qt.Key.Key_Return, MAJ)
    qtbot.waitUntil(lambda: 2 * ligne <= champ.viewport().height(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: en_vue() and a_part(), timeout=PATIENCE)


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_le_menu_de_la_liste_agit_sur_le_coup_sans_y_aller(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    table = trouver(ramifiee, QTableWidget, "liste_coups")
    qtbot.waitUntil(lambda: table.rowCount() == 7, timeout=PATIENCE)
    ou = table.visualRect(table.model().index(2, Colonne.COUP.de(2))).center()  # f6, under the title of its variation
    table.customContextMenuRequested.emit(ou)
    menu = trouver(table, QMenu, "menu_du_coup")
    entrees = {action.objectName(): action for action in menu.findChildren(QAction)}
    assert entrees["du_coup_glyphe_aucun"].isChecked()
    assert not entrees["du_coup_glyphe_aucun"].isEnabled()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entrees["du_coup_promouvoir"]).center())
    assert (lignes(ramifiee), ici(ramifiee)) == (["f5 f6 e6", "d6 c3 d3", "f4"], "f5f4")


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_apres_le_menu_de_la_liste_le_coup_du_plateau_est_choisi_de_nouveau(
    qtbot: QtBot, ramifiee: ApplicationIHM
) -> None:
    table = trouver(ramifiee, QTableWidget, "liste_coups")
    qtbot.waitUntil(lambda: table.rowCount() == 7, timeout=PATIENCE)
    place, choisies = table.currentIndex(), table.selectedIndexes()
    vues = [colonne.de(2) for colonne in Colonne if not table.isColumnHidden(colonne.de(2))]
    for ligne, coup in ((2, "f6"), (6, "d3")):
        ou = table.visualRect(table.model().index(ligne, Colonne.COUP.de(2))).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=ou)
        table.customContextMenuRequested.emit(ou)
        (menu,) = filter(QMenu.isVisible, table.findChildren(QMenu, "menu_du_coup"))
        titre = trouver(menu, QAction, "du_coup_titre")
        assert (menu.actions()[0], titre.text(), titre.isEnabled()) == (titre, coup, False)
        assert [(un.row(), un.column()) for un in table.selectedIndexes()] == [(ligne, rang) for rang in vues]
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
        assert (table.currentIndex(), table.selectedIndexes()) == (place, choisies)


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_la_liste_d_une_partie_quittee_ne_mene_plus_nulle_part(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    table = trouver(ramifiee, QTableWidget, "liste_coups")
    qtbot.waitUntil(lambda: table.rowCount() == 7, timeout=PATIENCE)
    ou = table.visualRect(table.model().index(2, Colonne.COUP.de(2))).center()
    trouver(ramifiee, QAction, "action_recommencer").trigger()  # the list follows a moment later
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=ou)
    table.customContextMenuRequested.emit(ou)
    assert table.findChild(QMenu, "menu_du_coup") is None
    assert ramifiee.situation.marche is Marche.EN_COURS
    qtbot.waitUntil(lambda: table.rowCount() == 0, timeout=PATIENCE)


def test_le_menu_ne_permet_que_ce_qui_sert_et_les_touches_restent(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    menu = trouver(ramifiee, QMenu, "menu_variantes")
    trouver(ramifiee, QAction, "action_debut").trigger()
    menu.aboutToShow.emit()
    permis = {nom: trouver(ramifiee, QAction, f"action_{nom}").isEnabled() for nom in PERMIS}
    assert permis == PERMIS
    menu.aboutToHide.emit()
    assert all(trouver(ramifiee, QAction, f"action_{nom}").isEnabled() for nom in PERMIS)


PERMIS = {
    "promouvoir": False,
    "supprimer_branche": False,
    "glyphe_fort": False,
    "diagramme": True,
    "variante_suivante": False,
    "embranchement_suivant": True,
    "copier_variante": True,
    "annuler_edition": False,
}


def test_copier_la_variante(qtbot: QtBot, ramifiee: ApplicationIHM) -> None:
    frapper(qtbot, ramifiee, Qt.Key.Key_C, CTRL | MAJ)
    assert QGuiApplication.clipboard().text() == "f5f4"
    assert "Variante copiée : f5f4" in message(ramifiee)


@pytest.mark.parametrize("jeu", ["othello", "puissance4", "morpion", "nim"])
def test_chaque_jeu_se_ramifie_et_rien_ne_se_perd(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    a_deux(qtbot, fenetre, jeu)
    partie = fenetre.partie_en_cours
    for rang in (0, 0, 1):
        cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[rang])
    trois = partie.historique
    frapper(qtbot, fenetre, Qt.Key.Key_Z, CTRL)
    frapper(qtbot, fenetre, Qt.Key.Key_Z, CTRL)
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[1])
    assert "Variante : les coups joués avant sont gardés" in message(fenetre)
    assert [len(branche.noeuds) for branche in branches(partie.racine)] == [3, 1]
    frapper(qtbot, fenetre, Qt.Key.Key_Up, CTRL)
    frapper(qtbot, fenetre, Qt.Key.Key_Right, MAJ)
    assert partie.historique == trois


def test_une_partie_relue_se_ramifie_pour_les_deux_camps_et_garde_tout(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    jouee = fenetre.partie_en_cours.transcription
    table = trouver(fenetre, QTableWidget, "parties_jouees")

    def ouvrir() -> None:
        trouver(fenetre, QAction, "action_mode_matchs").trigger()
        table.setFocus()
        table.setCurrentCell(0, 0)
        qtbot.keyClick(table, Qt.Key.Key_Return)

    ouvrir()
    relue = fenetre.partie_montree
    assert relue is not fenetre.partie_en_cours
    trouver(fenetre, QAction, "action_debut").trigger()
    essais = []
    for _ in range(2):  # black's move and white's, by the same mouse
        essais.append(
            next(c for c in relue.jeu.coups_legaux(relue.etat) if c not in [n.coup for n in relue.defaits[:1]])
        )
        qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre(essais[-1]))
        assert relue.dernier is not None
        assert relue.dernier.coup == essais[-1]
    assert fenetre.situation.marche is Marche.PRETE
    assert fenetre.partie_en_cours.transcription == jouee, (
        "personne n'a répondu, et la partie jouée est ce qu'elle était"
    )
    ouvrir()
    assert [noeud.coup for noeud in fenetre.partie_montree.historique if noeud.coup is not None] == essais
    assert lignes(fenetre)[0].replace(" ", "") == jouee


def test_en_analyse_une_partie_au_repos_s_essaie_sans_qu_une_machine_reponde(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3")
    presser(qtbot, fenetre, "arreter")
    cocher(qtbot, fenetre, "blanc_ia_max")
    trouver(fenetre, QAction, "action_precedent").trigger()
    trouver(fenetre, QAction, "action_precedent").trigger()
    jouer(qtbot, fenetre, "f6")
    assert ici(fenetre) == "f5", "en jeu, le trait est à la machine"
    assert not plateau(fenetre).vue.legaux
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    assert plateau(fenetre).vue.legaux, "les cases jouables se montrent"
    jouer(qtbot, fenetre, "f6e6")
    assert (lignes(fenetre), ici(fenetre)) == (["f5 d6 c3", "f6 e6"], "f5f6e6")
    assert fenetre.situation.marche is not Marche.EN_COURS
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    essayee = fenetre.partie_en_cours
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 1, timeout=PATIENCE)
    assert fenetre.partie_en_cours.depart == essayee.etat, "une autre partie commence de là"
