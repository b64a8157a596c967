from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs.repertoire import MoteurEnregistre
from tests.moteurs_externes import PROCESSUS, commande, lances
from tests.ui.disposition.mesures import reposer
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.joueurs.noms import nommer
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR
from ui.tournoi.editeur_joueur import EditeurJoueur
from ui.tournoi.inscrit import Inscrit

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms


@pytest.fixture
def editeur(qtbot: QtBot, taches: Taches, memoire: Memoire, langue: Langue) -> EditeurJoueur:
    editeur = EditeurJoueur(taches, CLAIR, memoire)
    qtbot.addWidget(editeur)
    editeur.montrer(Inscrit("ia_max"))
    editeur.show()
    qtbot.waitExposed(editeur)
    return editeur


def externe(editeur: EditeurJoueur) -> None:
    genre = trouver(editeur, QComboBox, "joueur_genre")
    genre.setCurrentIndex(genre.findData("externe"))


@pytest.mark.parametrize(
    "specification",
    [
        "ia_alea:graine=3",
        "ia_alphabeta:profondeur=6,egalites=premier,graine=3",
        "ia_moteur:niveau=5",
        "ia_moteur:niveau=30,temps=0.5,noeuds=1000",
        "externe:gtp:gtp-rhino -l 3",
        "externe:nboard,temps=2.0,profondeur=4,patience=5.0:moteur --option=1,2",
    ],
)
def test_ce_qui_est_montre_est_ce_qui_est_rendu(qtbot: QtBot, editeur: EditeurJoueur, specification: str) -> None:
    with qtbot.assertNotEmitted(editeur.change):
        editeur.montrer(Inscrit.depuis(specification))

    assert set(editeur.element.specification.replace(":", ",").split(",")) == set(
        specification.replace(":", ",").split(",")
    )
    assert str(editeur.element.defaut or "") in ("", "programme 'gtp-rhino' introuvable")


def test_le_moteur_prend_le_temps_du_tournoi_tant_qu_on_ne_lui_en_donne_pas(editeur: EditeurJoueur) -> None:
    editeur.montrer(Inscrit("ia_moteur", "niveau=5"))
    temps = trouver(editeur, QDoubleSpinBox, "option_temps")
    assert temps.text() == "celui du tournoi"

    temps.setValue(0.5)
    trouver(editeur, QSpinBox, "option_niveau").setValue(7)
    assert editeur.element.specification == "ia_moteur:niveau=7,temps=0.5"


@pytest.mark.parametrize(
    ("defaut", "reponse", "raison"), [("", "Faux moteur joue", ""), ("meurt", "", "plus de mémoire")]
)
def test_un_moteur_externe_s_essaie(
    qtbot: QtBot, editeur: EditeurJoueur, defaut: str, reponse: str, raison: str
) -> None:
    externe(editeur)
    essayer = trouver(editeur, QPushButton, "joueur_essayer")
    assert not essayer.isEnabled()
    qtbot.keyClicks(editeur.commande, commande(defaut))
    qtbot.mouseClick(editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: "essai" not in essayer.text(), timeout=PATIENCE)

    assert reponse in trouver(editeur, QLabel, "joueur_essayer_reponse").text()
    assert raison in trouver(editeur, QLabel, "remarque_joueur_commande").text()
    nom = trouver(editeur, QLineEdit, "option_nom").text()
    assert nom == ("" if defaut else "Faux moteur"), "le nom qu'il se donne, puisque personne n'en a écrit"
    assert ("nom=Faux moteur" in editeur.element.specification) == bool(nom)


def test_un_moteur_enregistre_sans_nom_reste_le_meme_quand_il_a_dit_le_sien(
    qtbot: QtBot, editeur: EditeurJoueur, memoire: Memoire
) -> None:
    enregistrer_moteurs(memoire, [MoteurEnregistre("Rhino", commande("")), MoteurEnregistre("", commande(""))])
    externe(editeur)
    liste = trouver(editeur, QComboBox, "joueur_moteur")
    qtbot.keyClick(liste, Qt.Key.Key_Down)
    choisi = liste.currentText(), liste.currentIndex()
    qtbot.mouseClick(editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: trouver(editeur, QLineEdit, "option_nom").text() == "Faux moteur", timeout=PATIENCE)
    assert (liste.currentText(), liste.currentIndex()) == choisi
    qtbot.keyClicks(editeur.commande, " -x")
    assert liste.currentText() == "Autre, écrit ci-dessous"


def test_une_commande_qui_manque_se_dit_une_fois_touchee_sans_deplacer_le_bouton(
    qtbot: QtBot, editeur: EditeurJoueur
) -> None:
    editeur.resize(500, 600)
    externe(editeur)
    remarque, essayer = editeur.remarque, trouver(editeur, QPushButton, "joueur_essayer")
    assert remarque.isHidden()
    reposer()
    haut = essayer.mapTo(editeur, essayer.rect().topLeft())
    qtbot.keyClicks(editeur.commande, "x")
    qtbot.keyClick(editeur.commande, Qt.Key.Key_Backspace)
    assert remarque.text().startswith("Attendu la ligne de commande")
    reposer()
    assert remarque.isVisible()
    assert essayer.mapTo(editeur, essayer.rect().topLeft()) == haut


@PROCESSUS
def test_ecrire_finit_le_moteur_a_l_essai(qtbot: QtBot, editeur: EditeurJoueur) -> None:
    externe(editeur)
    qtbot.keyClicks(editeur.commande, commande("dort"))
    qtbot.mouseClick(editeur.essai.bouton, GAUCHE)
    qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
    qtbot.keyClick(editeur.commande, Qt.Key.Key_Space)

    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # off screen, the open list cannot
def test_les_moteurs_enregistres_se_choisissent_et_se_reglent_autrement(
    qtbot: QtBot, editeur: EditeurJoueur, memoire: Memoire
) -> None:
    edax = MoteurEnregistre("Edax", "edax -nboard", "nboard", temps=2.0)
    enregistrer_moteurs(memoire, [edax, MoteurEnregistre("Rhino", "gtp-rhino")])
    externe(editeur)
    assert editeur.element.specification == edax.specification, "le premier, plutôt que rien"
    liste = trouver(editeur, QComboBox, "joueur_moteur")
    with qtbot.waitSignal(editeur.change):
        qtbot.keyClick(liste, Qt.Key.Key_Down)
    assert editeur.element.specification == "externe:gtp,nom=Rhino:gtp-rhino"
    assert trouver(editeur, QComboBox, "joueur_protocole").currentData() == "gtp"
    qtbot.keyClicks(editeur.commande, " -l 1")
    assert liste.currentText() == "Autre, écrit ci-dessous"
    assert nommer(editeur.element.specification) == "Rhino"
    editeur.montrer(Inscrit.depuis(edax.specification))
    assert liste.currentText() == "Edax"
    liste.showPopup()
    qtbot.waitUntil(liste.view().isVisible)
    qtbot.keyClick(liste.view(), Qt.Key.Key_End)
    qtbot.keyClick(liste.view(), Qt.Key.Key_Return)
    trouver(editeur, DialogueMoteurs, "dialogue_moteurs").reject()
