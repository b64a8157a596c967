"""When the first page is shown, and where its buttons lead in the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import choisir, presser
from ui.accueil.branchement import ENTREES, LECONS, SERIES
from ui.accueil.page import CARTES, MATCH, Accueil
from ui.regles.dialogue import Regles
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.tournoi.dialogue import DialogueTournoi


def test_une_fenetre_faite_pour_autre_chose_n_accueille_personne(fenetre: ApplicationIHM) -> None:
    assert not fenetre.findChildren(Accueil)


def test_la_page_est_dans_la_langue_et_le_theme_du_moment(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    page = fenetre.salles.accueil.montrer()
    fenetre.preferences.choisir_theme("sombre")
    fenetre.preferences.choisir_langue("en")
    qtbot.waitUntil(lambda: page.accessibleName() == "Welcome to Othellier")
    assert page.isVisible()


def test_elle_part_des_que_l_on_est_au_travail(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    gestes: list[Callable[[], object]] = [
        lambda: choisir(fenetre, "jeu", "nim"),
        lambda: trouver(fenetre, QAction, "action_mode_jouer").trigger(),
        lambda: qtbot.keyClick(page, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier),
        lambda: qtbot.keyClicks(page, "a"),
        lambda: qtbot.keyClick(page, Qt.Key.Key_Escape),
    ]
    for geste in gestes:
        page = fenetre.salles.accueil.montrer()
        fenetre.salles.suivre(fenetre.situation)
        assert page.isVisible()
        geste()
        assert not page.isVisible()


def test_chaque_bouton_a_une_entree_de_menu_ou_un_niveau(fenetre: ApplicationIHM) -> None:
    boutons = {nom for noms in CARTES.values() for nom in noms}
    assert {nom for nom in boutons if not nom.startswith("niveau_")} == {*ENTREES, *LECONS, *SERIES, "a_mon_niveau"}
    for entrees in ENTREES.values():
        assert all(trouver(fenetre, QAction, f"action_{entree}") for entree in entrees)


def test_jouer_commence_une_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    page = fenetre.salles.accueil.montrer()
    page.boutons["niveau_6"].click()
    assert fenetre.situation.marche is Marche.EN_COURS
    assert "niveau=6" in fenetre.situation.joueurs[2].specification


def test_regarder_fait_jouer_deux_programmes(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.salles.accueil.montrer().boutons["une_partie"].click()
    assert fenetre.disposition.modes.nom == "matchs"
    assert fenetre.situation.marche is Marche.EN_COURS
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups >= 2)
    fenetre.salles.accueil.montrer().boutons["un_match"].click()
    assert fenetre.situation.serie.nombre == MATCH
    presser(qtbot, fenetre, "arreter")
    fenetre.salles.accueil.montrer().boutons["un_tournoi"].click()
    assert fenetre.disposition.modes.nom == "tournoi"
    assert trouver(fenetre, DialogueTournoi, "dialogue_tournoi").isVisible()


def test_apprendre_mene_aux_regles_et_a_la_machine_qui_reflechit(fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "nim")
    fenetre.salles.accueil.montrer().boutons["premiers_coups"].click()
    pas = fenetre.salles.premiers_pas.pas
    assert pas is not None
    assert pas.partie.jeu.nom == "othello"
    fenetre.salles.accueil.montrer().boutons["regles"].click()
    regles = trouver(fenetre, Regles, "regles")
    assert (regles.isVisible(), regles.jeu) == (True, "nim")
    regles.close()
    fenetre.salles.accueil.montrer().boutons["comprendre"].click()
    assert fenetre.disposition.modes.nom == "comprendre"


@pytest.mark.parametrize("nom", ["coller", "poser"])
def test_etudier_mene_a_l_analyse_d_une_partie_ou_d_une_position(
    qtbot: QtBot, fenetre: ApplicationIHM, nom: str
) -> None:
    QGuiApplication.clipboard().setText("f5d6c3d3c4")
    fenetre.salles.accueil.montrer().boutons[nom].click()
    if nom == "coller":
        qtbot.waitUntil(lambda: fenetre.partie_montree.nb_coups_total == 5)
        assert fenetre.disposition.modes.nom == "analyser"
        assert trouver(fenetre, QAction, "action_analyser").isEnabled()
    else:
        assert trouver(fenetre, QAction, "action_poser").isChecked()


def test_les_regles_menent_a_une_partie_du_jeu(fenetre: ApplicationIHM) -> None:
    fenetre.salles.regles.montrer("puissance4").jouer.click()
    assert fenetre.partie_en_cours.jeu.nom == "puissance4"
    assert fenetre.situation.marche is Marche.EN_COURS
