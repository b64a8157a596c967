"""The steps in the window: each done by clicks and by keys, a wrong move taken back, the game found again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.reglages import premiers_pas
from tests.fenetre import a_deux, jouer, message, plateau
from tests.lecteur_ecran import LecteurEcran
from ui.accueil.partie_prete import NIVEAU_FACILE
from ui.jeux.registre import adaptateur_de
from ui.premiers_pas.branchement import BranchementPremiersPas
from ui.premiers_pas.plateau_pas import PlateauPas
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.niveau import BoiteNiveau


def ouvrir(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> tuple[BranchementPremiersPas, PlateauPas]:
    fenetre.show()
    qtbot.waitExposed(fenetre)
    salle = fenetre.salles.premiers_pas
    salle.ouvrir(jeu)
    vu = trouver(fenetre, PlateauPas, "plateau_pas")
    vu.animations = False
    return salle, vu


def case_a_jouer(salle: BranchementPremiersPas, vu: PlateauPas) -> tuple[int, int]:
    """Return the square of a right move: of one that the rules refuse, where that is asked for."""
    pas = salle.pas
    assert pas is not None
    partie = pas.partie
    if not pas.etape.refusee:
        return adaptateur_de(partie.jeu).case(partie.etat, pas.solutions()[0])
    return next(case for case in vu.vue.style.noms(vu.vue).values() if case not in vu.vue.legaux)


def suivante(fenetre: ApplicationIHM) -> QPushButton:
    return trouver(fenetre, QPushButton, "pas_suivante")


@pytest.mark.parametrize("jeu", list(PREMIERS_PAS))
@pytest.mark.parametrize("au_clavier", [False, True])
def test_chaque_etape_se_fait(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire, jeu: str, au_clavier: bool
) -> None:
    salle, vu = ouvrir(qtbot, fenetre, jeu)
    for rang in range(10):
        pas = salle.pas
        assert pas is not None
        assert pas.etape is PREMIERS_PAS[jeu][rang]
        assert not suivante(fenetre).isEnabled()
        while not pas.reussi:
            case = case_a_jouer(salle, vu)
            if au_clavier:
                nom = next(
                    nom
                    for nom, visee in vu.vue.style.noms(vu.vue).items()
                    if visee[1:] == case[1:] and (visee == case or jeu == "puissance4")
                )
                qtbot.keyClicks(vu, nom)
                qtbot.keyClick(vu, Qt.Key.Key_Return)
            else:
                qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre(case))
            if pas.a_repondre:
                with qtbot.waitSignal(salle.suite):
                    pass
        assert suivante(fenetre).isEnabled()
        assert suivante(fenetre).hasFocus()
        assert memoire.lire(premiers_pas(jeu)) == rang + 1
        suivante(fenetre).click()
    assert salle.pas is None


def test_a_la_fin_une_partie_facile_se_joue(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    trouver(fenetre, BoiteNiveau, "blanc_niveau").setValue(9)
    memoire.ecrire(premiers_pas("othello"), 9)
    salle, vu = ouvrir(qtbot, fenetre, "othello")
    jouer_partie = trouver(fenetre, QPushButton, "pas_jouer")
    pas = salle.pas
    assert pas is not None
    assert not jouer_partie.isVisible()
    while not pas.reussi:
        qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre(case_a_jouer(salle, vu)))
        if pas.a_repondre:
            with qtbot.waitSignal(salle.suite):
                pass
    assert suivante(fenetre).text() == "Terminer"
    jouer_partie.click()
    assert salle.pas is None
    assert (fenetre.situation.marche, fenetre.partie_en_cours.nb_coups) == (Marche.EN_COURS, 0)
    assert trouver(fenetre, BoiteNiveau, "blanc_niveau").value() == NIVEAU_FACILE
    qtbot.waitUntil(lambda: message(fenetre).startswith("À vous de jouer"))
    assert trouver(fenetre, QLabel, "annonce").isVisible()


def test_un_coup_a_cote_se_reprend(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, vu = ouvrir(qtbot, fenetre, "othello")
    qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre((2, 3)))
    suivante(fenetre).click()
    pas = salle.pas
    assert pas is not None
    depart = pas.partie.etat
    with qtbot.waitSignal(salle.suite):
        qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre(pas.partie.jeu.lire_coup("e6")))
        assert pas.partie.etat != depart
    assert pas.partie.etat == depart
    assert "e6" in trouver(fenetre, QWidget, "pas_jugement").property("text")


def test_une_etape_ne_montre_pas_ou_l_on_a_joue_la_precedente(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    memoire.ecrire(premiers_pas("othello"), 2)
    salle, vu = ouvrir(qtbot, fenetre, "othello")
    case = case_a_jouer(salle, vu)
    qtbot.mouseMove(vu, vu.centre(case))
    qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre(case))
    qtbot.keyClick(suivante(fenetre), Qt.Key.Key_Return)
    assert salle.pas is not None
    assert case == adaptateur_de(salle.pas.partie.jeu).case(salle.pas.partie.etat, salle.pas.solutions()[0])
    vu.montrer_clavier()
    assert vu.apercu is None
    assert trouver(fenetre, QWidget, "pas_bande_texte").property("text") == ""


def test_la_bande_dit_ce_que_ferait_le_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    _, vu = ouvrir(qtbot, fenetre, "othello")
    qtbot.mouseMove(vu, vu.centre((2, 3)))
    assert trouver(fenetre, QWidget, "pas_bande_texte").property("text") == "d3 retournerait 1 pion, en 1 ligne"
    qtbot.mouseMove(vu, vu.centre((0, 0)))
    assert trouver(fenetre, QWidget, "pas_bande_texte").property("text") == ""


def test_quitter_rend_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    partie, etat = fenetre.partie_en_cours, fenetre.partie_en_cours.etat
    trouver(fenetre, QAction, "action_premiers_pas").trigger()
    vu = trouver(fenetre, PlateauPas, "plateau_pas")
    assert vu.isVisible()
    assert not trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    qtbot.keyClick(suivante(fenetre), Qt.Key.Key_Escape)
    assert not vu.isVisible()
    assert trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    assert fenetre.partie_en_cours is partie
    assert partie.etat == etat
    assert plateau(fenetre).isEnabled()
    jouer(qtbot, fenetre, "c3")
    assert partie.nb_coups == 3


@pytest.mark.parametrize("d_ou", ["accueil", "analyser"])
@pytest.mark.parametrize("par", ["Échap", "Quitter"])
def test_quitter_ramene_d_ou_l_on_vient(qtbot: QtBot, fenetre: ApplicationIHM, d_ou: str, par: str) -> None:
    fenetre.show()
    qtbot.waitExposed(fenetre)
    page = fenetre.salles.accueil.montrer()
    if d_ou == "accueil":
        page.boutons["premiers_coups"].click()
    else:
        fenetre.disposition.modes.choisir(d_ou)
        trouver(fenetre, QAction, "action_premiers_pas").trigger()
    assert fenetre.salles.premiers_pas.pas is not None
    assert page.isHidden()
    if par == "Échap":
        qtbot.keyClick(trouver(fenetre, PlateauPas, "plateau_pas"), Qt.Key.Key_Escape)
    else:
        trouver(fenetre, QPushButton, "pas_quitter").click()
    assert fenetre.salles.premiers_pas.pas is None
    assert page.isVisible() == (d_ou == "accueil")
    assert fenetre.disposition.modes.nom == ("jouer" if d_ou == "accueil" else d_ou)


def test_aller_ailleurs_ne_ramene_pas(fenetre: ApplicationIHM) -> None:
    page = fenetre.salles.accueil.montrer()
    page.boutons["premiers_coups"].click()
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    assert fenetre.salles.premiers_pas.pas is None
    assert page.isHidden()
    assert fenetre.disposition.modes.nom == "analyser"


def test_montrer_amene_le_curseur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, vu = ouvrir(qtbot, fenetre, "othello")
    qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre((0, 0)))
    assert trouver(fenetre, QWidget, "pas_jugement").property("text")
    trouver(fenetre, QPushButton, "pas_montrer").click()
    assert not trouver(fenetre, QWidget, "pas_jugement").property("text")
    assert salle.pas is not None
    assert vu.curseur in salle.pas.solutions()


def test_un_lecteur_entend_une_fois_ce_qui_est_juge(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    salle, vu = ouvrir(qtbot, fenetre, "othello")
    assert salle.pas is not None
    assert len(lecteur.phrases) == 1
    assert lecteur.phrases[0].startswith("Étape 1 sur 10. Retourner un pion.")
    lecteur.oublier()
    qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre((0, 0)))
    assert len(lecteur.phrases) == 1
    assert "a1" in lecteur.phrases[0].lower()
    lecteur.oublier()
    qtbot.mouseClick(vu, Qt.MouseButton.LeftButton, pos=vu.centre((2, 3)))
    assert lecteur.phrases == [str(salle.pas.etape.bravo)]


def test_ce_qui_est_fait_est_retenu(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    memoire.ecrire(premiers_pas("nim"), 4)
    salle, _ = ouvrir(qtbot, fenetre, "nim")
    assert salle.pas is not None
    assert salle.pas.etape is PREMIERS_PAS["nim"][4]
    salle.quitter()
    memoire.ecrire(premiers_pas("nim"), 10)
    salle.ouvrir("nim")
    assert salle.pas.etape is PREMIERS_PAS["nim"][0]
    assert suivante(fenetre).isEnabled()
