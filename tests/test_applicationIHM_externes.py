"""External engines in the window: chosen, played with, at fault, stopped, remembered; nothing is left running."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSlider, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from tests.ecosysteme.protocoles.conftest import RHINO
from tests.fenetre import (
    PATIENCE,
    boutons,
    choisir,
    cliquer,
    cocher,
    coups_legaux,
    memoire_dans,
    message,
    ouvrir,
    presser,
)
from tests.moteurs_externes import PROCESSUS, commande, faux, lances
from tests.tailles import quelques, taille
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.moteurs_memoire import enregistrer_moteurs, moteurs_enregistres
from ui.joueurs.noms import libelle
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

GAUCHE = Qt.MouseButton.LeftButton


def enregistrer(memoire: Memoire, *moteurs: MoteurEnregistre) -> None:
    enregistrer_moteurs(memoire, moteurs)


def vite(fenetre: ApplicationIHM, parties: int = 1) -> None:
    trouver(fenetre, QSlider, "cadence").setValue(0)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)


def prendre(fenetre: ApplicationIHM, camp: str, nom: str) -> None:
    """Choose an engine in the box of a camp, with the keyboard."""
    boite = trouver(fenetre, QComboBox, f"{camp}_moteur_externe")
    rang = boite.findText(nom)
    assert boite.isEnabled()
    assert rang >= 0, nom
    boite.setCurrentIndex(rang)
    boite.activated.emit(rang)


def attendre_la_fin(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)


def attendre_personne(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)


@PROCESSUS
def test_sans_moteur_la_case_mene_au_dialogue_et_le_moteur_ajoute_joue(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    case = trouver(fenetre, QCheckBox, "noir_externe")
    assert "Aucun moteur enregistré" in case.toolTip()
    qtbot.mouseClick(case, GAUCHE)
    assert trouver(fenetre, QCheckBox, "noir_humain").isChecked(), "qui était là reste tant qu'il n'y a personne"
    dialogue = trouver(fenetre, DialogueMoteurs, "dialogue_moteurs")
    editeur = dialogue.moteurs.editeur
    qtbot.keyClicks(dialogue.focusWidget(), commande())
    qtbot.mouseClick(editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: "Faux moteur joue d3" in editeur.essai.reponse.text(), timeout=PATIENCE)
    assert editeur.nom.text() == "Faux moteur", "le nom qu'il se donne"
    qtbot.keyClick(editeur.nom, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(editeur.nom, "Mon faux")
    qtbot.mouseClick(dialogue.enregistrer, GAUCHE)
    assert case.isChecked()
    assert [moteur.nom for moteur in moteurs_enregistres(memoire)] == ["Mon faux"]

    vite(fenetre)
    cocher(qtbot, fenetre, "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    attendre_la_fin(qtbot, fenetre)
    assert fenetre.partie_en_cours.terminee
    assert fenetre.situation.joueurs[1].bilan.nom.startswith("externe:gtp,nom=Mon faux:")
    attendre_personne(qtbot)


def test_annuler_le_dialogue_ne_change_rien(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    qtbot.mouseClick(trouver(fenetre, QCheckBox, "blanc_externe"), GAUCHE)
    dialogue = trouver(fenetre, DialogueMoteurs, "dialogue_moteurs")
    qtbot.keyClick(dialogue, Qt.Key.Key_Escape)
    assert trouver(fenetre, QCheckBox, "blanc_ia_alphabeta").isChecked()
    assert moteurs_enregistres(memoire) == ()


@PROCESSUS
@pytest.mark.parametrize(
    ("moteur", "raison"),
    quelques(
        [
            (faux("X", "illegal", "nboard"), "X) joue a1, coup illégal"),
            (faux("X", "dort", patience=0.5), "X) n'a pas répondu"),
            (faux("X", "torrent"), "X) écrit sans fin"),
            (faux("X", "meurt"), "X) s'est arrêté (code 3)"),
            (faux("X", "muet"), "X) refuse boardsize"),
            (MoteurEnregistre("X", "moteur-absent -l 3"), "programme 'moteur-absent' introuvable"),
        ],
        3,
    ),
)
def test_un_moteur_en_faute_arrete_la_partie_qui_dit_pourquoi(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire, moteur: MoteurEnregistre, raison: str
) -> None:
    enregistrer(memoire, moteur, faux("Sain"))
    vite(fenetre)
    cocher(qtbot, fenetre, "noir_externe", "blanc_externe")
    prendre(fenetre, "noir", "Sain")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: raison in message(fenetre), timeout=PATIENCE)
    assert boutons(fenetre)["demarrer"]
    assert fenetre.partie_en_cours.transcription == "d3", "le plateau reste comme il était"
    attendre_personne(qtbot)
    prendre(fenetre, "blanc", "Sain")
    presser(qtbot, fenetre, "demarrer")
    partie, assez = fenetre.partie_en_cours, taille(6, 99)  # moves that show that another goes on, or all
    qtbot.waitUntil(lambda: partie.terminee or partie.nb_coups >= assez, timeout=PATIENCE)
    assert fenetre.partie_en_cours is partie


@PROCESSUS
def test_arreter_et_fermer_finissent_un_moteur_qui_pense(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    enregistrer(memoire, faux("Dormeur", "dort", patience=600))
    cocher(qtbot, fenetre, "noir_externe")
    for _ in range(2):
        presser(qtbot, fenetre, "demarrer")
        qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
        presser(qtbot, fenetre, "arreter")
        assert boutons(fenetre) == {"demarrer": True, "recommencer": False, "arreter": False}
        attendre_personne(qtbot)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
    fenetre.close()
    attendre_personne(qtbot)


@PROCESSUS
def test_fermer_la_fenetre_finit_aussi_un_essai(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    enregistrer(memoire, faux("Dormeur", "dort", patience=600))
    trouver(fenetre, QAction, "action_moteurs").trigger()
    dialogue = trouver(fenetre, DialogueMoteurs, "dialogue_moteurs")
    qtbot.mouseClick(dialogue.moteurs.editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
    fenetre.close()
    attendre_personne(qtbot)


@PROCESSUS
def test_une_serie_entre_deux_moteurs_garde_leurs_programmes(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    enregistrer(memoire, faux("Un"), faux("Deux", protocole="nboard"))
    parties = taille(2, 3)
    vite(fenetre, parties)
    cocher(qtbot, fenetre, "noir_externe", "blanc_externe")
    prendre(fenetre, "blanc", "Deux")
    un, deux = fenetre.situation.joueurs[1].joueur, fenetre.situation.joueurs[2].joueur
    presser(qtbot, fenetre, "demarrer")
    attendre_la_fin(qtbot, fenetre)
    bilans = fenetre.situation.serie.bilans
    assert [(bilan.parties, "nom=" in bilan.nom) for bilan in bilans] == [(parties, True)] * 2
    assert {fenetre.situation.joueurs[1].joueur, fenetre.situation.joueurs[2].joueur} == {un, deux}, (
        "les mêmes d'une partie à l'autre, camps échangés"
    )
    attendre_personne(qtbot)


@PROCESSUS
def test_une_main_change_en_pleine_partie_dans_les_deux_sens(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    enregistrer(memoire, faux("Faux"))
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    cocher(qtbot, fenetre, "blanc_externe")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 4, timeout=PATIENCE)
    assert lances() == 1
    cocher(qtbot, fenetre, "blanc_humain")
    attendre_personne(qtbot)


def test_le_moteur_coche_revient_et_une_memoire_abimee_n_empeche_rien(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire, fichier_memoire: Path
) -> None:
    enregistrer(memoire, faux("Un"), faux("Deux"))
    cocher(qtbot, fenetre, "blanc_externe")
    prendre(fenetre, "blanc", "Deux")
    fenetre.close()
    seconde = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert trouver(seconde, QCheckBox, "blanc_externe").isChecked()
    assert trouver(seconde, QComboBox, "blanc_moteur_externe").currentText() == "Deux"
    assert libelle(seconde.situation.joueurs[2].specification) == "Deux"
    seconde.close()
    QSettings(str(fichier_memoire), QSettings.Format.IniFormat).setValue("reglages/moteurs", '[{"commande"')
    troisieme = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert trouver(troisieme, QCheckBox, "blanc_ia_alphabeta").isChecked()
    assert trouver(troisieme, QComboBox, "blanc_moteur_externe").currentIndex() == -1
    troisieme.close()


def test_ailleurs_qu_a_othello_il_cede_sa_place_et_revient(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    enregistrer(memoire, faux("Faux"))
    cocher(qtbot, fenetre, "noir_externe")
    case = trouver(fenetre, QCheckBox, "noir_externe")
    for jeu in ("puissance4", "morpion", "nim"):
        choisir(fenetre, "jeu", jeu)
        assert not case.isEnabled()
        assert case.toolTip() == "Un moteur externe ne joue qu'à Othello, sur 8 × 8"
        assert trouver(fenetre, QCheckBox, "noir_ia_alphabeta").isChecked()
        assert not trouver(fenetre, QComboBox, "noir_moteur_externe").isEnabled()
    choisir(fenetre, "jeu", "othello")
    assert case.isChecked()
    choisir(fenetre, "taille", 6)
    assert not case.isEnabled()
    choisir(fenetre, "taille", 8)
    assert case.isChecked()


def test_un_moteur_oublie_laisse_sa_place_un_moteur_renomme_la_garde(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire
) -> None:
    enregistrer(memoire, faux("Faux"), MoteurEnregistre("Jamais choisi", "gtp-rhino"))
    cocher(qtbot, fenetre, "noir_externe")
    trouver(fenetre, QAction, "action_moteurs").trigger()
    dialogue = trouver(fenetre, DialogueMoteurs, "dialogue_moteurs")
    dialogue.moteurs.editeur.nom.selectAll()
    qtbot.keyClicks(dialogue.moteurs.editeur.nom, "Autre nom")
    qtbot.mouseClick(dialogue.enregistrer, GAUCHE)
    assert libelle(fenetre.situation.joueurs[1].specification) == "Autre nom"
    assert fenetre.situation.joueurs[1].bilan.nom == fenetre.situation.joueurs[1].specification
    trouver(fenetre, QAction, "action_moteurs").trigger()
    dialogue = next(boite for boite in fenetre.findChildren(DialogueMoteurs) if boite.isVisible())
    qtbot.mouseClick(trouver(dialogue, QPushButton, "moteurs_retirer"), GAUCHE)
    qtbot.mouseClick(dialogue.enregistrer, GAUCHE)
    assert trouver(fenetre, QCheckBox, "noir_ia_alphabeta").isChecked(), "et non un autre moteur, sans un mot"
    assert str(fenetre.situation.joueurs[1].joueur) == "IA Alpha-Bêta (4)"
    qtbot.waitUntil(lambda: message(fenetre) == "Plus de moteur Autre nom : Alpha-Bêta prend sa place.")


@pytest.mark.skipif(shutil.which(RHINO) is None, reason="demande gtp-rhino (paquet Debian grhino)")
def test_une_vraie_partie_contre_grhino(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    enregistrer(memoire, MoteurEnregistre("Rhino", f"{RHINO} -l 1"))
    vite(fenetre, parties=2)
    cocher(qtbot, fenetre, "noir_externe", "blanc_ia_max")
    presser(qtbot, fenetre, "demarrer")
    attendre_la_fin(qtbot, fenetre)
    assert [bilan.parties for bilan in fenetre.situation.serie.bilans] == [2, 2]
