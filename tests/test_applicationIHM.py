"""The window from outside: real clicks, real keys, the object names of its contract."""

import threading
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QTableWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import SECOND
from ecosysteme.plateau import lire_case
from tests.fenetre import (
    PATIENCE,
    barre,
    boutons,
    cherche,
    choisir,
    cliquer,
    cocher,
    jouer,
    memoire_dans,
    message,
    ouvrir,
    presser,
    statistiques,
)
from tests.tailles import taille
from tests.traces import coups_de, tracer
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne
from ui.widgets.barre_etat import BarreEtat


def test_une_partie_entiere_se_joue_a_la_souris(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    partie = fenetre.partie_en_cours
    while not partie.terminee:
        coup = partie.jeu.coups_legaux(partie.etat)[-1]
        cliquer(qtbot, fenetre, coup)
        assert partie.dernier is not None
        assert partie.dernier.coup == coup
    noirs, blancs = partie.scores
    assert trouver(fenetre, QLabel, "score_noir").text() == str(noirs)
    assert trouver(fenetre, QLabel, "score_blanc").text() == str(blancs)
    assert "gagne" in message(fenetre) or "nulle" in message(fenetre)
    assert boutons(fenetre) == {"demarrer": True, "recommencer": True, "arreter": False}
    qtbot.waitUntil(lambda: trouver(fenetre, QTableWidget, "liste_coups").rowCount() >= partie.nb_coups // 2)


def test_une_partie_entiere_se_joue_au_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    plateau = trouver(fenetre, PlateauVue, "plateau")
    plateau.setFocus()
    partie = fenetre.partie_en_cours
    while not partie.terminee:
        nom = partie.jeu.ecrire_coup(partie.jeu.coups_legaux(partie.etat)[0])
        avant = partie.nb_coups
        qtbot.keyClicks(plateau, nom)
        qtbot.keyClick(plateau, Qt.Key.Key_Return)
        assert partie.nb_coups == avant + 1, nom
    assert partie.nb_coups > 40


def test_une_serie_se_regle_avec_les_cases(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    nombre = taille(4, 20)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(nombre)
    trouver(fenetre, QCheckBox, "alterner_couleurs").setChecked(True)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    assert boutons(fenetre) == {"demarrer": False, "recommencer": True, "arreter": True}
    qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == [str(nombre)] * 2)
    alea, maxi = statistiques(fenetre)
    assert (alea[0], maxi[0]) == ("Aléatoire", "Max")
    assert [alea[2], alea[3], alea[4]] == [maxi[4], maxi[3], maxi[2]]
    assert sum(map(int, alea[2:5])) == nombre
    assert trouver(fenetre, QCheckBox, "noir_ia_alea").isChecked(), "chaque programme garde ses cases"
    assert fenetre.situation.joueurs[2].specification == "ia_alea", "mais il avait les Blancs à la dernière partie"


def test_arreter_repond_en_plein_coup_et_laisse_le_plateau_intact(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(20)
    cocher(qtbot, fenetre, "noir_ia_alphabeta", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    joueur = cherche(fenetre, 1)
    qtbot.waitUntil(lambda: joueur.noeuds > 500, timeout=PATIENCE)
    avant = fenetre.partie_en_cours.etat
    presser(qtbot, fenetre, "arreter")
    qtbot.waitUntil(lambda: not fenetre.situation.occupe, timeout=PATIENCE)  # days, if it went on to its end
    assert fenetre.partie_en_cours.etat == avant
    assert boutons(fenetre) == {"demarrer": True, "recommencer": False, "arreter": False}
    cocher(qtbot, fenetre, "noir_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups >= 2, timeout=PATIENCE)


def test_fermer_pendant_qu_une_ia_reflechit_ne_laisse_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(20)
    cocher(qtbot, fenetre, "noir_ia_minmax")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: cherche(fenetre, 1).noeuds > 100, timeout=PATIENCE)
    assert fenetre.close()
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_un_humain_qui_doit_passer_et_une_partie_finie_avant_le_plateau_plein(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "c4b4a2d4b1a1d3c1d2")
    assert not fenetre.partie_en_cours.terminee
    jouer(qtbot, fenetre, "d1")
    partie = fenetre.partie_en_cours
    assert partie.terminee
    assert sum(partie.scores) < 16
    assert {tour.camp for tour in partie.historique if tour.coup is None} == {1, 2}


def test_la_passe_est_annoncee_sans_clic(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    annonces: list[str] = []
    trouver(fenetre, BarreEtat, "barre_etat").messageChanged.connect(annonces.append)
    jouer(qtbot, fenetre, "a2a1d3a3b1c1c4")
    assert any("Noir ne peut pas jouer et passe" in annonce for annonce in annonces)


def test_un_raz_de_maree_termine_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "e6f4e3f6g5d6e7f5c5")
    assert fenetre.partie_en_cours.terminee
    assert trouver(fenetre, QLabel, "score_blanc").text() == "0"
    assert "Noir gagne 64 à 0" in message(fenetre)


def test_deux_joueurs_differents_jouent_chacun_leur_couleur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
    partie = fenetre.partie_en_cours
    etat = partie.depart
    for tour in partie.historique:
        if tour.coup is not None:
            valeurs = {coup: len(partie.jeu.retournes(etat, coup)) for coup in partie.jeu.coups_legaux(etat)}  # type: ignore[attr-defined]
            attendu = max(valeurs.values()) if tour.camp == 1 else min(valeurs.values())
            assert valeurs[tour.coup] == attendu
        etat = tour.etat


def test_chaque_coup_d_une_partie_est_joue_par_retourner(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's clicks against a machine, with an illegal one before each move: one call a move, none for a pass."""
    appels = tracer(monkeypatch)
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    presser(qtbot, fenetre, "demarrer")
    partie, refus = fenetre.partie_en_cours, 0
    while not partie.terminee:
        cliquer(qtbot, fenetre, (1, 1))  # occupied from the start
        assert message(fenetre) == "La case b2 est déjà occupée"
        refus += 1
        cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
        qtbot.waitUntil(lambda: partie.trait in (None, 1))
    assert [appel for appel in appels if appel.accepte] == coups_de(partie)
    assert [(appel.couleur, appel.position) for appel in appels if not appel.accepte] == [("N", (1, 1))] * refus
    assert f"Tour {partie.nb_tours} · coup {partie.nb_coups} · " in barre(fenetre)
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)][:1] == ["1"])
    del appels[:]
    trouver(fenetre, QAction, "action_annuler").trigger()
    trouver(fenetre, QAction, "action_retablir").trigger()
    assert partie.terminee
    assert appels == [], "un coup rétabli n'est pas joué une seconde fois"


@pytest.mark.parametrize(
    ("case", "raison"),
    [("a1", "Un pion en a1 n'encadre aucun pion adverse"), ("d4", "La case d4 est déjà occupée")],
    ids=["vide", "occupée"],
)
def test_un_clic_illegal_dit_pourquoi_et_ne_change_rien(
    qtbot: QtBot, fenetre: ApplicationIHM, case: str, raison: str
) -> None:
    avant = fenetre.partie_en_cours.etat
    cliquer(qtbot, fenetre, lire_case(case, 8))
    assert fenetre.partie_en_cours.etat == avant
    assert message(fenetre) == raison
    assert QApplication.activeModalWidget() is None


def test_les_autres_gestes_de_la_souris_ne_cassent_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    plateau = trouver(fenetre, PlateauVue, "plateau")
    cliquer(qtbot, fenetre, lire_case("d3", 8), Qt.MouseButton.RightButton)
    qtbot.mousePress(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 3)))
    qtbot.mouseRelease(plateau, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert fenetre.partie_en_cours.nb_coups == 0
    # What a system sends for a double click: a click, then a press of another kind and its release.
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 3)))
    qtbot.mouseDClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 3)))
    qtbot.mouseRelease(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 3)))
    assert fenetre.partie_en_cours.nb_coups == 1


def test_cocher_en_pleine_partie_change_de_joueur_aussitot(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    cliquer(qtbot, fenetre, lire_case("d3", 8))
    cocher(qtbot, fenetre, "blanc_ia_alea")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    cocher(qtbot, fenetre, "blanc_humain")
    coup = fenetre.partie_en_cours.jeu.coups_legaux(fenetre.partie_en_cours.etat)[0]
    cliquer(qtbot, fenetre, coup)
    assert fenetre.partie_en_cours.nb_coups == 3
    assert trouver(fenetre, QCheckBox, "blanc_humain").isChecked()
    assert not trouver(fenetre, QCheckBox, "blanc_ia_alea").isChecked()


def test_annuler_rend_la_main_a_l_humain_et_retablir_rejoue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    cliquer(qtbot, fenetre, lire_case("d3", 8))
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    apres = fenetre.partie_en_cours.etat
    qtbot.keyClick(fenetre, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fenetre.partie_en_cours.nb_coups == 0
    qtbot.keyClick(fenetre, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert fenetre.partie_en_cours.etat == apres


def test_la_liste_et_le_menu_promenent_dans_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3c4")
    liste = trouver(fenetre, QTableWidget, "liste_coups")
    qtbot.waitUntil(lambda: liste.rowCount() == 3)
    deuxieme = liste.visualRect(liste.model().index(0, Colonne.COUP.de(SECOND)))
    qtbot.mouseClick(liste.viewport(), Qt.MouseButton.LeftButton, pos=deuxieme.center())
    assert fenetre.partie_en_cours.transcription == "f5d6"
    trouver(fenetre, QAction, "action_fin").trigger()
    assert fenetre.partie_en_cours.transcription == "f5d6c3d3c4"
    trouver(fenetre, QAction, "action_copier").trigger()
    assert QGuiApplication.clipboard().text() == "f5d6c3d3c4"


def test_recommencer_remet_tout_a_zero(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    assert boutons(fenetre)["recommencer"] is False
    jouer(qtbot, fenetre, "e6f4e3f6g5d6e7f5c5")
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)][:1] == ["1"])
    presser(qtbot, fenetre, "recommencer")
    assert fenetre.partie_en_cours.scores == (2, 2)
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)][:1] == ["0"])


def test_une_partie_finie_n_est_comptee_qu_une_fois(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "e6f4e3f6g5d6e7f5c5")
    trouver(fenetre, QAction, "action_annuler").trigger()
    cliquer(qtbot, fenetre, lire_case("c5", 8))
    assert fenetre.partie_en_cours.terminee
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)][:1] == ["1"])
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.partie_en_cours.scores == (2, 2), "démarrer après la fin commence une autre partie"


def test_tout_est_retrouve_a_la_reouverture(qtbot: QtBot, fichier_memoire: Path) -> None:
    premiere = ouvrir(qtbot, memoire_dans(fichier_memoire))
    cocher(qtbot, premiere, "noir_ia_min", "blanc_ia_negamax")
    trouver(premiere, QSpinBox, "blanc_profondeur").setValue(3)
    trouver(premiere, QSpinBox, "nombre_parties").setValue(12)
    choisir(premiere, "taille", 6)
    trouver(premiere, QAction, "action_sombre").trigger()
    trouver(premiere, QAction, "action_en").trigger()
    premiere.close()
    seconde = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert trouver(seconde, QCheckBox, "noir_ia_min").isChecked()
    assert trouver(seconde, QCheckBox, "blanc_ia_negamax").isChecked()
    assert trouver(seconde, QSpinBox, "blanc_profondeur").value() == 3
    assert trouver(seconde, QSpinBox, "nombre_parties").value() == 12
    assert seconde.partie_en_cours.depart.taille == 6
    assert trouver(seconde, QAction, "action_sombre").isChecked()
    qtbot.waitUntil(lambda: trouver(seconde, QPushButton, "bouton_demarrer").text() == "Start")
    trouver(seconde, QAction, "action_fr").trigger()
    qtbot.waitUntil(lambda: trouver(seconde, QPushButton, "bouton_demarrer").text() == "Démarrer")
    trouver(seconde, QAction, "action_clair").trigger()
    seconde.close()


def test_on_tape_une_case_d_ou_que_soit_le_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    case = trouver(fenetre, QCheckBox, "blanc_humain")
    case.setFocus()
    qtbot.keyClick(case, Qt.Key.Key_D)
    plateau = trouver(fenetre, PlateauVue, "plateau")
    qtbot.keyClicks(plateau, "3")
    qtbot.keyClick(plateau, Qt.Key.Key_Return)
    assert fenetre.partie_en_cours.transcription == "d3"


def test_espace_apres_demarrer_ne_recommence_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5")
    bouton = trouver(fenetre, QPushButton, "bouton_arreter")
    bouton.setFocus()
    qtbot.keyClick(bouton, Qt.Key.Key_Space)
    bouton = trouver(fenetre, QPushButton, "bouton_demarrer")
    bouton.setFocus()
    qtbot.keyClick(bouton, Qt.Key.Key_Space)
    cible = QApplication.focusWidget()
    assert cible is trouver(fenetre, PlateauVue, "plateau")
    qtbot.keyClick(cible, Qt.Key.Key_Space)
    assert fenetre.partie_en_cours.nb_coups >= 1


def test_un_changement_est_ecrit_avant_meme_de_fermer(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    cocher(qtbot, fenetre, "noir_ia_min")
    qtbot.waitUntil(lambda: fichier_memoire.exists() and "ia_min" in fichier_memoire.read_text(), timeout=PATIENCE)
    choisir(fenetre, "jeu", "morpion")
    qtbot.waitUntil(lambda: "jeu=morpion" in fichier_memoire.read_text(), timeout=PATIENCE)


def test_la_molette_ne_change_pas_une_boite_que_personne_n_a_choisie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    boite = trouver(fenetre, QComboBox, "taille")
    fenetre.findChild(PlateauVue, "plateau").setFocus()  # type: ignore[union-attr]
    cran = QWheelEvent(
        QPointF(5, 5),
        QPointF(boite.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(boite, cran)
    assert boite.currentData() == 8


def test_aucune_touche_ne_sert_a_deux_actions(fenetre: ApplicationIHM) -> None:
    """Qt does neither of two actions that have the same key, those that rooms add included."""
    touches = Counter(touche.toString() for action in fenetre.findChildren(QAction) for touche in action.shortcuts())
    assert [touche for touche, nombre in touches.items() if nombre > 1] == []
