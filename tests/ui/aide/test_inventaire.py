"""What the window can do: every entry of the menus, the tabs and the buttons in sight, once each, and done."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arbre.exemples import EXEMPLES
from tests.fenetre import cocher
from ui.aide.inventaire import Offre, actions_des_menus, commandes, sans_marque
from ui.plateau.saisie import LECTURES


def toutes(fenetre: ApplicationIHM) -> dict[str, Offre]:
    return {une.nom: une for une in commandes(fenetre, fenetre.disposition.modes) if une.nom}


def test_chaque_action_qui_a_une_touche_y_est_une_fois(fenetre: ApplicationIHM) -> None:
    comptees = Counter(action.objectName() for action, _ in actions_des_menus(fenetre))
    a_touche = [action for action in fenetre.findChildren(QAction) if action.shortcut().toString()]
    assert len(a_touche) > 90
    assert [action.objectName() for action in a_touche if comptees[action.objectName()] != 1] == []
    lues = toutes(fenetre)
    assert lues["action_annuler"].touche == "Ctrl+Z"
    assert lues["action_imprimer_feuille"].chemin == "Partie ▸ Imprimer et exporter"
    assert lues["action_nouveau_tournoi"].chemin == "Tournoi"
    assert not lues["action_annuler"].possible
    assert lues["action_coups_legaux"].cochee


def test_les_onglets_et_les_boutons_a_l_ecran_y_sont(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    modes = fenetre.disposition.modes
    lues = toutes(fenetre)
    assert (lues["onglets_etudier:0"].texte, lues["onglets_etudier:0"].chemin) == ("Bibliothèque", "Étudier")
    assert "bouton_demarrer" not in lues, "l'entrée du menu fait la même chose"
    lues["onglets_etudier:1"].faire()
    assert (modes.nom, fenetre.disposition.etudier.nom) == ("etudier", "repertoire")
    lues["mode:tournoi"].faire()
    assert modes.nom == "tournoi"
    lues["mode:matchs"].faire()
    assert modes.nom == "matchs"
    boutons = {une.nom: une for une in commandes(fenetre, modes) if une.nom.startswith("bouton")}
    assert boutons["bouton_exporter"].chemin == "Matchs"
    assert "bouton_analyser" not in boutons, "il n'est pas à l'écran"


def test_ce_que_le_plateau_lit_s_y_trouve_et_se_dit(fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    lues = toutes(fenetre)
    assert [lues[f"lecture_{touche}"].touche for touche in LECTURES] == ["L", "S", "P", "T"]
    assert (lues["lecture_s"].texte, lues["lecture_s"].chemin) == ("Lire le score", "Sur le plateau")
    lues["lecture_s"].faire()
    assert entendus == [("Noir 2, Blanc 2", True)]


def test_un_exemple_de_comprendre_s_ouvre_sans_y_avoir_ete(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    une = toutes(fenetre)["arbre_exemple_3"]
    assert (une.texte, une.chemin) == ("Othello : la parité d'une fin", "Comprendre ▸ Exemples")
    une.faire()
    assert fenetre.disposition.modes.nom == "comprendre"
    assert fenetre.partie_montree.etat == EXEMPLES[2].partie.etat
    assert fenetre.salles.arbres.dock.exemple.isVisible()


def test_les_mots_anglais_trouvent_aussi_en_francais(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    assert toutes(fenetre)["action_annuler"].anglais == "Undo move"
    fenetre.widgets.action_en.trigger()
    qtbot.waitUntil(lambda: fenetre.widgets.action_annuler.text() == "&Undo move")
    une = toutes(fenetre)["action_annuler"]
    assert (une.texte, une.anglais) == ("Undo move", "")


def test_le_texte_d_une_entree_est_dit_sans_sa_marque() -> None:
    assert sans_marque("&Ouvrir R&&D…\tCtrl+O") == "Ouvrir R&D… Ctrl+O"
