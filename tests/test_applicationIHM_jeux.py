"""The other games in the window: played to their end, against everybody, left in the middle; options, words."""

from __future__ import annotations

import random
import threading
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeux.nim import Nim
from ecosysteme.joueurs import JOUEURS
from tests.fenetre import (
    PATIENCE,
    a_deux,
    barre,
    boutons,
    cherche,
    choisir,
    cliquer,
    cocher,
    colonne,
    coups_legaux,
    jouer,
    memoire_dans,
    message,
    ouvrir,
    plateau,
    presser,
    statistiques,
)
from tests.tailles import quelques, taille
from ui.jeux.phrases import Phrases
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne

GAUCHE = Qt.MouseButton.LeftButton
CAMPS = {"puissance4": ("Rouge", "Jaune"), "morpion": ("X", "O"), "nim": ("Premier", "Second")}
trois_jeux = pytest.mark.parametrize("jeu", quelques(CAMPS, 2))


def taper_tas(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> QComboBox:
    """Type heaps in their box, over those that it holds."""
    tas = trouver(fenetre, QComboBox, "tas")
    ligne = tas.lineEdit()
    assert ligne is not None
    ligne.selectAll()
    qtbot.keyClick(ligne, Qt.Key.Key_Delete)
    qtbot.keyClicks(ligne, texte)
    qtbot.keyClick(ligne, Qt.Key.Key_Return)
    return tas


@trois_jeux
def test_une_partie_entiere_se_joue_a_la_souris(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    a_deux(qtbot, fenetre, jeu)
    presser(qtbot, fenetre, "demarrer")
    hasard, partie = random.Random(4), fenetre.partie_en_cours
    while not partie.terminee:
        coup = hasard.choice(coups_legaux(fenetre))
        cliquer(qtbot, fenetre, coup)
        assert partie.dernier is not None
        assert partie.dernier.coup == coup
    assert message(fenetre) == Phrases().resultat(partie) != ""
    assert trouver(fenetre, QLabel, "trait").text() == message(fenetre)
    assert boutons(fenetre) == {"demarrer": True, "recommencer": True, "arreter": False}
    gagnees = [trouver(fenetre, QLabel, f"score_{couleur}").text() for couleur in ("noir", "blanc")]
    assert gagnees == ["1" if partie.issue == camp else "0" for camp in (1, 2)]
    qtbot.waitUntil(lambda: len(colonne(fenetre, Colonne.COUP)) == partie.nb_coups)


@trois_jeux
def test_une_partie_entiere_se_joue_au_clavier(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    a_deux(qtbot, fenetre, jeu)
    hasard, partie = random.Random(5), fenetre.partie_en_cours
    plateau(fenetre).setFocus()
    while not partie.terminee:
        coup = hasard.choice(coups_legaux(fenetre))
        qtbot.keyClicks(plateau(fenetre), partie.jeu.ecrire_coup(coup))
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Return)
        assert partie.dernier is not None
        assert partie.dernier.coup == coup
    assert partie.nb_coups > 2


@pytest.mark.parametrize(("jeu", "joueur"), quelques(product(CAMPS, [nom for nom in JOUEURS if nom != "humain"]), 5))
def test_une_personne_joue_contre_chaque_machine(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, joueur: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
    choisir(fenetre, "jeu", jeu)
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(2)
    cocher(qtbot, fenetre, "noir_humain", f"blanc_{joueur}")
    partie, hasard = fenetre.partie_en_cours, random.Random(6)

    def finie() -> bool:
        if partie.trait == 1:
            cliquer(qtbot, fenetre, hasard.choice(coups_legaux(fenetre)))
        return partie.terminee

    qtbot.waitUntil(finie, timeout=PATIENCE)
    assert partie.nb_coups > 1
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == ["1", "1"], timeout=PATIENCE)
    assert fenetre.situation.marche is Marche.PRETE


@trois_jeux
def test_deux_machines_jouent_une_serie(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    nombre = taille(4, 10)
    choisir(fenetre, "jeu", jeu)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(nombre)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == [str(nombre)] * 2)
    table = trouver(fenetre, QTableWidget, "statistiques")
    assert table.isColumnHidden(5), "aucun de ces jeux ne compte de points"
    assert table.isColumnHidden(3) == (jeu == "nim"), "il n'y a pas de nulle au nim"
    phrase = trouver(fenetre, QLabel, "resume_serie").text()
    assert ("nulles" in phrase) == (jeu != "nim")
    gagnees = {ligne[0]: ligne[2] for ligne in statistiques(fenetre)}
    comptes = ", ".join(f"{gagnees[nom]} pour {nom}" for nom in gagnees)
    assert f"victoires : {comptes}" in phrase, "dans l'ordre de la table, quel qu'ait été le camp de chacun"


@trois_jeux
def test_changer_de_jeu_pendant_qu_une_machine_cherche_ne_laisse_rien(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str
) -> None:
    choisir(fenetre, "jeu", "puissance4" if jeu != "puissance4" else "othello")
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(30)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alphabeta")
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    joueur = cherche(fenetre, 2)
    qtbot.waitUntil(lambda: joueur.noeuds > 200, timeout=PATIENCE)
    choisir(fenetre, "jeu", jeu)
    qtbot.waitUntil(lambda: not fenetre.situation.occupe, timeout=PATIENCE)
    visites = joueur.noeuds
    qtbot.wait(500)  # longer than a late answer would be kept
    assert joueur.noeuds == visites
    partie = fenetre.partie_en_cours
    assert (partie.jeu.nom, partie.nb_coups_total, fenetre.situation.marche) == (jeu, 0, Marche.PRETE)
    assert plateau(fenetre).indices == {}
    assert [ligne[1] for ligne in statistiques(fenetre)] == ["0", "0"]
    assert colonne(fenetre, Colonne.COUP) == []
    assert "nœuds" not in barre(fenetre)
    assert trouver(fenetre, QCheckBox, "blanc_ia_alphabeta").isChecked(), "les joueurs cochés restent"
    assert boutons(fenetre) == {"demarrer": True, "recommencer": False, "arreter": False}
    cocher(qtbot, fenetre, "blanc_humain")
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert partie.nb_coups == 1


@trois_jeux
def test_fermer_pendant_qu_une_machine_cherche_ne_laisse_aucun_fil(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str
) -> None:
    choisir(fenetre, "jeu", jeu)
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(60)
    cocher(qtbot, fenetre, "noir_ia_minmax")
    presser(qtbot, fenetre, "demarrer")
    joueur = cherche(fenetre, 1)
    qtbot.waitUntil(lambda: joueur.noeuds > 50, timeout=PATIENCE)
    assert fenetre.close()
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_toute_la_colonne_se_clique_et_pleine_elle_refuse(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "puissance4")
    for ligne in (0, 5, 2, 0, 3, 1):  # anywhere in the column
        qtbot.mouseClick(plateau(fenetre), GAUCHE, pos=plateau(fenetre).centre((ligne, 3)))
    partie = fenetre.partie_en_cours
    assert partie.transcription == "444444"
    for ligne in (0, 4):
        qtbot.mouseClick(plateau(fenetre), GAUCHE, pos=plateau(fenetre).centre((ligne, 3)))
        assert message(fenetre) == "La colonne 4 est pleine"
    assert partie.nb_coups == 6


def test_une_case_prise_refuse_au_morpion(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "b2b2")
    assert message(fenetre) == "La case b2 est déjà occupée"
    assert fenetre.partie_en_cours.transcription == "b2"


def test_le_nim_dit_ce_qu_on_ne_peut_pas_prendre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "nim")
    trouver(fenetre, QSpinBox, "maximum").setValue(3)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    partie = fenetre.partie_en_cours
    refus = {
        (0, 0): "Il faut prendre au moins un objet",
        (4, 2): "On ne prend que 3 objets au plus à la fois",
    }
    for case, phrase in refus.items():
        qtbot.mouseClick(plateau(fenetre), GAUCHE, pos=plateau(fenetre).centre(case))
        assert message(fenetre) == phrase
    assert partie.nb_coups == 0
    jouer(qtbot, fenetre, "a3")
    qtbot.mouseClick(plateau(fenetre), GAUCHE, pos=plateau(fenetre).centre((4, 0)))
    assert message(fenetre) == "Le tas a est vide"
    assert partie.transcription == "a3"


# Options, words, what is left to Othello.


def test_chaque_jeu_montre_ses_options_et_les_retrouve(qtbot: QtBot, fichier_memoire: Path) -> None:
    boites = ("taille", "tas", "maximum", "misere", "etiquette_taille", "etiquette_tas", "etiquette_maximum")
    attendues = {
        "othello": ["taille", "etiquette_taille"],
        "puissance4": [],
        "morpion": [],
        "nim": [nom for nom in boites if "taille" not in nom],
    }
    premiere = ouvrir(qtbot, memoire_dans(fichier_memoire))
    objets = {nom: trouver(premiere, QWidget, nom) for nom in boites}
    for jeu, noms in attendues.items():
        choisir(premiere, "jeu", jeu)
        assert [nom for nom, objet in objets.items() if objet.isVisible()] == noms
    taper_tas(qtbot, premiere, "2-1")
    trouver(premiere, QCheckBox, "misere").click()
    jeu_joue = premiere.partie_en_cours.jeu
    assert isinstance(jeu_joue, Nim)
    assert (jeu_joue.tas, jeu_joue.misere) == ((2, 1), True)
    choisir(premiere, "jeu", "othello")
    choisir(premiere, "taille", 6)
    choisir(premiere, "jeu", "nim")
    assert premiere.partie_en_cours.etat.tas == (2, 1)
    premiere.close()
    seconde = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert seconde.partie_en_cours.etat.tas == (2, 1)
    assert trouver(seconde, QCheckBox, "misere").isChecked()
    choisir(seconde, "jeu", "othello")
    assert seconde.partie_en_cours.depart.taille == 6
    seconde.close()
    for fenetre in (premiere, seconde):
        fenetre.deleteLater()


@pytest.mark.parametrize("texte", quelques(["", "3-x", "0-2", "3--4", "100"], 2))
def test_des_tas_impossibles_se_disent_et_ne_changent_rien(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> None:
    a_deux(qtbot, fenetre, "nim")
    jouer(qtbot, fenetre, "a1")
    partie = fenetre.partie_en_cours
    tas = taper_tas(qtbot, fenetre, texte)
    assert f"Tas « {texte} » : attendu 1 à 10 nombres de 1 à 99" in message(fenetre)
    assert tas.currentText() == texte, "ce qui a été tapé reste à corriger"
    assert fenetre.partie_en_cours is partie
    assert partie.nb_coups == 1


@trois_jeux
def test_les_mots_sont_ceux_du_jeu(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    a_deux(qtbot, fenetre, jeu)
    premier, second = CAMPS[jeu]
    assert [trouver(fenetre, QLabel, f"titre_{couleur}").text() for couleur in ("noir", "blanc")] == [premier, second]
    assert trouver(fenetre, QFrame, "joueur_blanc").accessibleName() == f"Joueur {second}"
    assert trouver(fenetre, QSpinBox, "noir_profondeur").accessibleName() == f"Profondeur, {premier}"
    assert trouver(fenetre, QLabel, "score_noir").accessibleName() == f"Parties gagnées par {premier} : 0"
    assert "Noir" not in barre(fenetre) + trouver(fenetre, QLabel, "trait").text()


@trois_jeux
def test_l_analyse_est_de_tous_les_jeux_des_le_premier_coup(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    a_deux(qtbot, fenetre, jeu)
    lanceurs = trouver(fenetre, QPushButton, "bouton_analyser"), trouver(fenetre, QAction, "action_analyser")
    assert not any(lanceur.isEnabled() for lanceur in lanceurs)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    for lanceur in lanceurs:
        assert lanceur.isEnabled()
        assert "Juger chaque coup" in lanceur.toolTip()
    assert trouver(fenetre, QAction, "action_indices").isEnabled()


def test_une_petite_taille_d_othello_ne_prive_pas_les_autres_jeux_du_moteur(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "blanc_ia_moteur")
    choisir(fenetre, "taille", 6)
    moteur = trouver(fenetre, QCheckBox, "blanc_ia_moteur")
    assert not moteur.isEnabled()
    choisir(fenetre, "jeu", "morpion")
    assert moteur.isEnabled()
    assert moteur.isChecked(), "il revient avec un jeu qu'il connaît"


@pytest.fixture
def heure(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that the controller reads, to be moved by hand."""
    heure = [1000.0]
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: heure[0])
    return heure


def test_regler_l_adversaire_ne_remet_pas_la_pendule_a_zero(
    qtbot: QtBot, fenetre: ApplicationIHM, heure: list[float]
) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alphabeta")
    presser(qtbot, fenetre, "demarrer")
    heure[0] += 30
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(7)
    cocher(qtbot, fenetre, "blanc_ia_max")
    heure[0] += 5
    jouer(qtbot, fenetre, "b2")
    assert fenetre.partie_en_cours.historique[0].secondes == 35
