"""The mode of the board: in and out, the keys wherever the keyboard is, and what becomes of the position."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QSlider, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.partie import Partie
from tests.fenetre import PATIENCE, a_deux, choisir, cocher, jouer, plateau, presser
from tests.ui.position.poses import DROITE, GAUCHE, cliquer_case, contenu, entrer, poser, presser_pose
from ui.plateau.fantome import CoucheFantome
from ui.situation import Marche
from ui.socle.chargeur import trouver

CTRL = Qt.KeyboardModifier.ControlModifier


def annonce(fenetre: ApplicationIHM) -> str:
    return trouver(fenetre, QLabel, "pose_annonce").text()


def test_echap_rend_la_partie_telle_quelle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    partie, etat, tours = fenetre.partie_en_cours, fenetre.partie_en_cours.etat, fenetre.partie_en_cours.historique
    mode = entrer(qtbot, fenetre)
    assert plateau(fenetre).geometry() == mode.plateau.geometry()
    assert not trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    cliquer_case(mode, (0, 0))
    presser_pose(fenetre, "vider")
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    assert fenetre.salles.positions.mode is None
    assert not mode.plateau.isVisible()
    assert trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    assert not trouver(fenetre, QAction, "action_poser").isChecked()
    assert (fenetre.partie_en_cours, partie.etat, partie.historique) == (partie, etat, tours)
    assert plateau(fenetre).hasFocus()
    jouer(qtbot, fenetre, "c3")
    assert partie.nb_coups == 3


def test_ce_qu_on_a_laisse_se_retrouve_d_un_annuler(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    mode = entrer(qtbot, fenetre)
    assert (0, 0) not in contenu(mode)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Z, CTRL)
    assert contenu(mode)[0, 0] == PREMIER


def test_les_touches_valent_ou_que_soit_le_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    mode = entrer(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    ailleurs = trouver(fenetre, QWidget, "pose_vider")
    ailleurs.setFocus()
    qtbot.keyClick(ailleurs, Qt.Key.Key_B)
    cliquer_case(mode, (7, 7))
    assert contenu(mode)[7, 7] == SECOND
    ailleurs.setFocus()
    qtbot.keyClick(ailleurs, Qt.Key.Key_Z, CTRL)
    assert (7, 7) not in contenu(mode)
    qtbot.keyClick(ailleurs, Qt.Key.Key_Y, CTRL)
    assert contenu(mode)[7, 7] == SECOND
    qtbot.keyClick(ailleurs, Qt.Key.Key_T)
    assert mode.composition.trait == SECOND
    qtbot.keyClick(ailleurs, Qt.Key.Key_D)  # names no square of the game underneath
    assert plateau(fenetre).saisie == ""
    assert fenetre.partie_en_cours.nb_coups == 2
    boite = trouver(fenetre, QSpinBox, "nombre_parties")
    boite.setFocus()
    qtbot.keyClick(boite, Qt.Key.Key_Escape)
    assert fenetre.salles.positions.mode is None


@pytest.mark.parametrize("jeu", JEUX)
def test_copier_et_coller_toute_position(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    mode = poser(qtbot, fenetre, jeu)
    cliquer_case(mode, (0, 0))
    pose = mode.composition.etat
    qtbot.keyClick(mode.plateau, Qt.Key.Key_C, CTRL)
    texte = QGuiApplication.clipboard().text()
    assert texte in annonce(fenetre)
    presser_pose(fenetre, "depart")
    assert mode.composition.etat != pose
    qtbot.keyClick(mode.plateau, Qt.Key.Key_V, CTRL)
    assert mode.composition.etat == pose
    QGuiApplication.clipboard().setText("bonjour")
    presser_pose(fenetre, "coller")
    assert "attendu" in annonce(fenetre)
    assert mode.composition.etat == pose


def test_jouer_ici_commence_avec_qui_est_coche(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    mode = poser(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_T)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Return, CTRL)
    assert fenetre.salles.positions.mode is None
    partie = fenetre.partie_en_cours
    assert partie.jeu.trait(partie.depart) == SECOND
    qtbot.waitUntil(lambda: partie.nb_coups == 1 and partie.trait == PREMIER, timeout=PATIENCE)
    assert partie.historique[0].camp == SECOND


def test_une_position_finie_se_montre_sans_commencer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    poser(qtbot, fenetre)
    presser_pose(fenetre, "vider")
    presser_pose(fenetre, "jouer")
    assert fenetre.partie_en_cours.terminee
    assert fenetre.partie_en_cours.scores == (0, 0)
    assert not fenetre.situation.occupe


def test_les_tas_poses_sont_ceux_du_jeu_qui_commence(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    mode = poser(qtbot, fenetre, "nim:tas=3-4,misere=oui")
    cliquer_case(mode, (1, 0))  # nine objects
    presser_pose(fenetre, "jouer")
    partie = fenetre.partie_en_cours
    assert partie.jeu.specification == "nim:tas=9-4,misere=oui"
    assert plateau(fenetre).vue.lignes == 9
    jouer(qtbot, fenetre, "a9")
    assert partie.etat.tas == (0, 4)


@pytest.mark.parametrize("geste", ["bouton", "F1"])
def test_analyser_montre_ce_que_valent_les_coups(qtbot: QtBot, fenetre: ApplicationIHM, geste: str) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    mode = poser(qtbot, fenetre, "morpion")
    cliquer_case(mode, (1, 1))
    if geste == "bouton":
        presser_pose(fenetre, "analyser")
    else:
        qtbot.keyClick(mode.plateau, Qt.Key.Key_F1)
    assert fenetre.disposition.modes.nom == "analyser"
    assert trouver(fenetre, QAction, "action_indices").isChecked()
    qtbot.waitUntil(lambda: len(plateau(fenetre).indices) == 8, timeout=PATIENCE)


def test_dans_analyser_un_clic_essaie_un_coup_de_la_position_posee_pour_l_un_et_l_autre(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    mode = poser(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_T)  # the program has the turn
    presser_pose(fenetre, "analyser")
    jouer(qtbot, fenetre, "f4f5")
    assert fenetre.partie_en_cours.nb_coups == 2
    assert fenetre.situation.marche is Marche.PRETE, "nobody answers"


@pytest.mark.parametrize("geste", ["bouton", "F8"])
def test_comprendre_montre_l_arbre_de_la_position(qtbot: QtBot, fenetre: ApplicationIHM, geste: str) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    mode = poser(qtbot, fenetre, "morpion")
    dock = fenetre.salles.arbres.dock
    fenetre.salles.arbres.panneaux.actualiser()
    dock.onglets.setCurrentIndex(dock.onglets.count() - 1)
    assert not dock.arbre_en_vue, "un autre onglet était ouvert"
    cliquer_case(mode, (1, 1))
    etat = mode.partie.etat
    if geste == "bouton":
        presser_pose(fenetre, "comprendre")
    else:
        qtbot.keyClick(mode.plateau, Qt.Key.Key_F8)
    assert fenetre.disposition.modes.nom == "comprendre"
    assert dock.arbre_en_vue
    qtbot.waitUntil(lambda: dock.arbre is not None and dock.arbre.racine == etat, timeout=PATIENCE)
    assert fenetre.partie_montree.etat == etat


def test_resoudre_dit_la_valeur_et_la_suite(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre, "morpion")
    for rang, case in enumerate([(0, 0), (0, 1), (1, 1)]):
        cliquer_case(mode, case, Qt.MouseButton.RightButton if rang == 1 else Qt.MouseButton.LeftButton)
    presser_pose(fenetre, "resoudre")
    qtbot.waitUntil(lambda: "gagne dans" in annonce(fenetre), timeout=PATIENCE)
    assert annonce(fenetre).startswith("X gagne dans 4 demi-coups. c3 ")
    phrase = trouver(fenetre, QLabel, "pose_phrase")
    assert phrase.toolTip().startswith("X gagne dans 4 demi-coups. c3 ")
    presser_pose(fenetre, "vider")
    assert phrase.toolTip() == "Trait à X"


def test_la_suite_trouvee_se_suit_coup_par_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre, "morpion")
    for case, bouton in (((0, 0), GAUCHE), ((0, 1), DROITE), ((1, 1), GAUCHE)):
        cliquer_case(mode, case, bouton)
    presser_pose(fenetre, "resoudre")
    premier, deuxieme = (trouver(fenetre, QToolButton, f"pose_suite_{rang}") for rang in (1, 2))
    qtbot.waitUntil(premier.isVisible, timeout=PATIENCE)
    assert premier.text() == "c3"
    assert trouver(fenetre, QLabel, "pose_phrase").text() == "X gagne dans 4 demi-coups."
    qtbot.waitUntil(lambda: deuxieme.x() >= premier.x() + premier.width() > 0)  # they are laid out
    qtbot.mouseClick(deuxieme, GAUCHE)
    assert mode.fantome.vue is not None
    assert len(mode.fantome.vue.pions) == 5
    assert deuxieme.isChecked()
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Left)
    assert (premier.isChecked(), deuxieme.isChecked(), len(mode.fantome.vue.pions)) == (True, False, 4)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    assert mode.fantome.vue is None
    assert fenetre.salles.positions.mode is mode, "Échap n'ôte d'abord que le fantôme"
    assert not premier.isChecked()
    presser_pose(fenetre, "vider")
    assert not premier.isVisible()


def test_ce_qui_fut_prouve_ne_se_dit_d_aucune_autre_position(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre, "morpion")
    for case, bouton in (((0, 0), GAUCHE), ((0, 1), DROITE), ((1, 1), GAUCHE)):
        cliquer_case(mode, case, bouton)
    presser_pose(fenetre, "resoudre")
    phrase = trouver(fenetre, QLabel, "pose_phrase")
    qtbot.waitUntil(lambda: "gagne dans" in phrase.toolTip(), timeout=PATIENCE)
    trouver(fenetre, QAction, "action_en").trigger()
    qtbot.waitUntil(lambda: phrase.toolTip().startswith("X wins in 4 "))
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    entrer(qtbot, fenetre)  # the empty board of the game underneath
    assert phrase.toolTip() == "X to move"
    presser_pose(fenetre, "resoudre")
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    poser(qtbot, fenetre, "othello")
    assert phrase.toolTip() == "2 – 2 · Black to move"


def test_une_resolution_s_arrete(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    poser(qtbot, fenetre, "morpion")
    bouton, phrase = trouver(fenetre, QAbstractButton, "pose_resoudre"), trouver(fenetre, QLabel, "pose_phrase")
    presser_pose(fenetre, "resoudre")
    assert bouton.text() == "Arrêter"
    assert phrase.toolTip() == "Résolution… · Trait à X"
    presser_pose(fenetre, "resoudre")
    assert (bouton.text(), phrase.toolTip()) == ("Résoudre", "Trait à X")


@pytest.mark.parametrize("nom", ["recommencer", "demarrer", "annuler", "debut"])
def test_une_commande_de_la_partie_lui_rend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, nom: str) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    presser(qtbot, fenetre, "arreter")
    entrer(qtbot, fenetre)
    trouver(fenetre, QAction, f"action_{nom}").trigger()
    assert fenetre.salles.positions.mode is None
    assert plateau(fenetre).isEnabled()


def test_un_autre_jeu_ou_une_autre_partie_reprend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    choisir(fenetre, "jeu", "nim")
    assert fenetre.salles.positions.mode is None
    assert len(contenu(entrer(qtbot, fenetre))) == 12
    fenetre.ouvrir_partie(Partie(lire_jeu("othello:taille=6")))
    assert fenetre.salles.positions.mode is None


def test_un_fantome_reprend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    poser(qtbot, fenetre, "morpion")
    trouver(fenetre, CoucheFantome, "fantome").montrer(plateau(fenetre).vue, "a1")
    assert fenetre.salles.positions.mode is None


def test_la_serie_continue_dessous(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    choisir(fenetre, "jeu", "morpion")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(3)
    presser(qtbot, fenetre, "demarrer")
    mode = entrer(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    pose = mode.composition.etat
    trouver(fenetre, QSlider, "cadence").setValue(0)
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 3, timeout=PATIENCE)
    assert fenetre.salles.positions.mode is mode
    assert mode.composition.etat == pose


def test_l_anglais_a_ses_lettres(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    mode = poser(qtbot, fenetre)
    trouver(fenetre, QAction, "action_en").trigger()
    qtbot.keyClick(mode.plateau, Qt.Key.Key_W)
    cliquer_case(mode, (0, 0))
    assert contenu(mode)[0, 0] == SECOND
    qtbot.keyClick(mode.plateau, Qt.Key.Key_E)
    cliquer_case(mode, (0, 0))
    assert (0, 0) not in contenu(mode)
    assert trouver(fenetre, QLabel, "pose_phrase").text() == "2 – 2 · Black to move"
