"""A finished game on the board, while the series plays its own."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QSlider, QSpinBox, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from tests.fenetre import PATIENCE, cherche, choisir, cliquer, cocher, colonne, jouer, message, plateau, presser
from ui.reflexion.analyse import AnalysePartie
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne

ECLAIR = "e6f4e3f6g5d6e7f5c5"  # White has no disc left


def table(fenetre: ApplicationIHM) -> QTableWidget:
    return trouver(fenetre, QTableWidget, "parties_jouees")


def montree(fenetre: ApplicationIHM) -> Partie:
    """The game on the board."""
    return fenetre.revue.montree(fenetre.partie_en_cours)


def attendre(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=PATIENCE)


def jouer_serie(qtbot: QtBot, fenetre: ApplicationIHM, parties: int, finies: int) -> None:
    """Let two machines play ``parties`` games on a small board, and slow them down after ``finies`` of them."""
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.serie.faites >= finies)
    trouver(fenetre, QSlider, "cadence").setValue(60)


def ouvrir(qtbot: QtBot, fenetre: ApplicationIHM, ligne: int) -> None:
    vue = table(fenetre)
    vue.scrollTo(vue.model().index(ligne, 1))
    centre = vue.visualRect(vue.model().index(ligne, 1)).center()
    qtbot.mouseClick(vue.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    qtbot.mouseDClick(vue.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def test_une_partie_finie_s_ouvre_pendant_que_la_serie_continue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=200, finies=3)
    rang = int(table(fenetre).model().index(1, 0).data())
    ouvrir(qtbot, fenetre, 1)
    revue = montree(fenetre)
    assert fenetre.disposition.modes.nom == "analyser"
    assert revue.terminee
    assert revue is not fenetre.partie_en_cours
    assert trouver(fenetre, QLabel, "texte_revue").text().startswith(f"Partie {rang} : ")
    trouver(fenetre, QAction, "action_debut").trigger()
    assert revue.nb_coups == 0
    faites = fenetre.situation.serie.faites
    attendre(qtbot, lambda: fenetre.situation.serie.faites > faites)
    assert fenetre.situation.marche is Marche.EN_COURS
    assert montree(fenetre) is revue
    assert len(plateau(fenetre).vue.pions) == 4, "le plateau reste où la relecture l'a mis"
    qtbot.mouseClick(trouver(fenetre, QPushButton, "bouton_revenir"), Qt.MouseButton.LeftButton)
    assert montree(fenetre) is fenetre.partie_en_cours
    assert trouver(fenetre, QWidget, "ligne_revue").isHidden()
    fenetre.arreter()


@pytest.mark.parametrize("par", ["bouton_revenir", "action_mode_matchs"])
def test_on_revient_la_ou_la_partie_a_ete_ouverte(qtbot: QtBot, fenetre: ApplicationIHM, par: str) -> None:
    jouer_serie(qtbot, fenetre, parties=3, finies=3)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    table(fenetre).setFocus()
    ouvrir(qtbot, fenetre, 1)
    assert fenetre.disposition.modes.nom == "analyser"
    if par == "bouton_revenir":
        qtbot.mouseClick(trouver(fenetre, QPushButton, par), Qt.MouseButton.LeftButton)
    else:
        trouver(fenetre, QAction, par).trigger()
    assert fenetre.disposition.modes.nom == "matchs"
    assert montree(fenetre) is fenetre.partie_en_cours
    assert table(fenetre).currentRow() == 1, "la liste est restée à sa ligne"
    qtbot.waitUntil(table(fenetre).hasFocus)


def test_entree_ouvre_aussi_et_le_plateau_dit_qu_elle_est_finie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=2, finies=2)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    table(fenetre).setFocus()
    table(fenetre).setCurrentCell(1, 0)
    qtbot.keyClick(table(fenetre), Qt.Key.Key_Return)
    partie = montree(fenetre)
    assert partie is not fenetre.partie_en_cours
    noms = [trouver(fenetre, QLabel, f"nom_{couleur}").text() for couleur in ("noir", "blanc")]
    assert noms == ["Max", "Min"], "qui a joué la première, et non la seconde"
    qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre((0, 0)))
    assert "La partie est terminée" in message(fenetre)
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    assert montree(fenetre) is fenetre.partie_en_cours


def test_les_plus_recentes_d_abord_et_chaque_serie_a_les_siennes(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=3, finies=3)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    modele = table(fenetre).model()
    assert [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())] == ["3", "2", "1"]
    assert [modele.index(0, colonne).data() for colonne in (1, 3)] == ["Max", "Min"]
    assert [modele.index(1, colonne).data() for colonne in (1, 3)] == ["Min", "Max"]
    premier, second = map(int, modele.index(0, 2).data().split(" - "))
    assert (premier, second) == fenetre.partie_en_cours.resultat
    cocher(qtbot, fenetre, "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    numeros = [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())]
    series = ["Série 2, Othello : Max – Aléatoire", "3", "2", "1", "Série 1, Othello : Max – Min", "3", "2", "1"]
    assert numeros == series, "celles de la série d'avant restent"
    choisir(fenetre, "jeu", "morpion")
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    numeros = [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())]
    assert numeros[4:] == series, "changer de jeu ne perd rien"
    assert numeros[0].startswith("Série 3, Morpion")
    ouvrir(qtbot, fenetre, 5)
    assert montree(fenetre).jeu.nom == "othello"


def test_recommencer_demande_avant_d_oublier_les_parties_finies(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=3, finies=3)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    trouver(fenetre, QSlider, "cadence").setValue(1000)
    for reponse, lignes in ((QMessageBox.StandardButton.No, 3), (QMessageBox.StandardButton.Yes, 0)):
        presser(qtbot, fenetre, "recommencer")
        boite = trouver(fenetre, QMessageBox, "boite_recommencer")
        assert "(3)" in boite.text()
        boite.button(reponse).click()
        qtbot.waitUntil(lambda: fenetre.findChild(QMessageBox, "boite_recommencer") is None)
        assert (table(fenetre).rowCount(), fenetre.situation.serie.jouees) == (lignes, lignes)
    fenetre.arreter()


def test_une_partie_relue_garde_ses_coups_et_ses_temps(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    for case in ("a1", "b1", "a2", "b2", "a3"):
        cliquer(qtbot, fenetre, fenetre.partie_en_cours.jeu.lire_coup(case))
    jouee = fenetre.partie_en_cours
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    ouvrir(qtbot, fenetre, 0)
    relue = montree(fenetre)
    assert relue is not jouee
    assert relue.transcription == jouee.transcription
    assert [trait.secondes for trait in relue.historique] == [trait.secondes for trait in jouee.historique]
    trouver(fenetre, QAction, "action_demarrer").trigger()
    assert montree(fenetre) is fenetre.partie_en_cours
    assert fenetre.partie_en_cours.nb_coups == 0


def test_les_boutons_suivent_la_partie_revue_et_non_celle_de_la_serie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=2, finies=2)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    trouver(fenetre, QAction, "action_debut").trigger()
    assert fenetre.partie_en_cours.nb_coups == 0
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    ouvrir(qtbot, fenetre, 0)
    permis = {
        nom: trouver(fenetre, QAction, f"action_{nom}").isEnabled() for nom in ("debut", "precedent", "suivant", "fin")
    }
    assert permis == {"debut": True, "precedent": True, "suivant": False, "fin": False}
    trouver(fenetre, QAction, "action_precedent").trigger()
    assert montree(fenetre).nb_coups == montree(fenetre).nb_coups_total - 1
    assert trouver(fenetre, QAction, "action_suivant").isEnabled()


@pytest.mark.complet
def test_une_partie_revue_s_analyse_pendant_que_la_machine_de_l_autre_reflechit(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    trouver(fenetre, AnalysePartie, "").secondes = 0.05
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, ECLAIR)
    assert fenetre.partie_en_cours.terminee
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(20)
    cocher(qtbot, fenetre, "noir_ia_alphabeta")
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: cherche(fenetre, PREMIER).noeuds > 100)
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    ouvrir(qtbot, fenetre, 0)
    qtbot.keyClick(fenetre, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    attendre(qtbot, lambda: not fenetre.assistance.analyse_en_cours)
    attendre(qtbot, lambda: sum(map(bool, colonne(fenetre, Colonne.EVALUATION))) == len(ECLAIR) // 2)
    vus = cherche(fenetre, PREMIER).noeuds
    attendre(qtbot, lambda: cherche(fenetre, PREMIER).noeuds > vus)
    qtbot.keyClick(fenetre, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert fenetre.assistance.analyse_en_cours
    fenetre.arreter()
    assert not fenetre.assistance.analyse_en_cours
    assert fenetre.situation.marche is Marche.EN_COURS, "arrêter s'en prend d'abord à l'analyse"
    fenetre.arreter()
    assert fenetre.situation.marche is Marche.ARRETEE
    attendre(qtbot, lambda: not fenetre.situation.occupe)


def test_quitter_la_relecture_par_un_mode_se_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, parties=1, finies=1)
    ouvrir(qtbot, fenetre, 0)
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    assert montree(fenetre) is fenetre.partie_en_cours
    assert "partie revue est refermée" in message(fenetre)
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    assert trouver(fenetre, QLabel, "aide_parties").isVisible()


def test_une_fin_supprimee_n_arrete_ni_la_partie_ni_sa_relecture(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "a1b1a2b2a3")
    trouver(fenetre, QAction, "action_supprimer_branche").trigger()
    jouer(qtbot, fenetre, "c3b3")
    assert fenetre.situation.marche is Marche.PRETE, "finie autrement"
    trouver(fenetre, QAction, "action_supprimer_branche").trigger()
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    ouvrir(qtbot, fenetre, 0)
    assert montree(fenetre).transcription == "a1b1a2b2c3"
