"""A session is made in the window, saved, opened again, tried; what is none yet is neither saved nor tried."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.etape import CoupDemande, EtapeDeSeance, ExerciceDonne, FeuilleDonnee
from ecosysteme.classe.fichier import ouvrir_seance
from ecosysteme.classe.seance import Correction
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.rappel import identifier
from ecosysteme.papier.pages_classe import PageDeClasse
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test
from tests.fenetre import PATIENCE, a_deux, fermer, jouer, ouvrir, plateau
from ui.classe.composition import DialogueComposition
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR


@pytest.fixture
def dialogue(page: QWidget, taches: Taches) -> DialogueComposition:
    ouvert = DialogueComposition(page, CLAIR, taches, lambda: DEBUT)
    ouvert.show()
    return ouvert


def test_une_seance_se_fait_s_enregistre_et_se_relit(
    qtbot: QtBot, dialogue: DialogueComposition, tmp_path: Path
) -> None:
    assert not dialogue.boutons["enregistrer"].isEnabled()
    qtbot.keyClicks(dialogue.titre, "Les coins")
    assert dialogue.seance.titre == "Les coins", "its first title goes at the first key"
    dialogue.etapes.ajouter()
    editeur = dialogue.etapes.editeur
    qtbot.keyClick(editeur.titre, Qt.Key.Key_Return)
    assert editeur.element.position is None, "Enter takes no board"
    editeur.genre.setCurrentIndex(editeur.genre.findData(CoupDemande.genre))
    assert "sans position" in dialogue.remarque.text()
    assert not dialogue.boutons["enregistrer"].isEnabled()
    editeur.prendre.click()
    editeur.reponse.setText("d3")
    assert dialogue.remarque.text() == ""
    chemin = tmp_path / "coins.seance"
    with qtbot.waitSignal(dialogue.enregistree):
        dialogue.enregistrer(chemin)
    seance = dialogue.seance
    assert ouvrir_seance(chemin) == seance
    dialogue.boutons["enregistrer"].click()
    boite = trouver(dialogue, QFileDialog, "boite_enregistrer_seance")
    assert boite.selectedFiles() == [str(chemin)], "the same file again"
    boite.close()
    dialogue.definir(seance_de_test(Correction.A_LA_FIN))
    assert dialogue.seance == seance_de_test(Correction.A_LA_FIN)
    with qtbot.waitSignal(dialogue.lue):
        dialogue.ouvrir(chemin)
    assert dialogue.seance == seance


def test_ce_qui_manque_est_dit(dialogue: DialogueComposition) -> None:
    dialogue.titre.clear()
    assert dialogue.remarque.text() == "Donnez un titre à la séance."
    dialogue.titre.setText("Les coins")
    assert dialogue.remarque.text() == "Ajoutez au moins une étape."
    dialogue.definir(seance_de_test())
    assert dialogue.remarque.text() == ""
    assert dialogue.boutons["essayer"].isEnabled()
    nue = EtapeDeSeance("Feuille", demande=FeuilleDonnee("Feuille 3"))
    for feuille, rien_a_faire in (
        (nue, True),
        (replace(nue, texte="À rendre lundi"), False),
        (replace(nue, position=DEBUT, demande=FeuilleDonnee("Feuille 3", (PageDeClasse.ARBRE,))), False),
    ):
        dialogue.definir(replace(seance_de_test(), etapes=(feuille,)))
        assert dialogue.remarque.text().startswith("Étape 1 : sans texte ni page cochée") == rien_a_faire
        assert dialogue.boutons["enregistrer"].isEnabled(), "the words may be on the paper"


def test_des_exercices_d_un_genre_s_ajoutent_une_fois(qtbot: QtBot, dialogue: DialogueComposition) -> None:
    dialogue.genre.setCurrentIndex(dialogue.genre.findData(GenreExercice.PARITE.value))
    dialogue.niveau.setValue(3)
    for _ in range(2):
        with qtbot.waitSignal(dialogue.choisis):
            dialogue.ajouter_exercices()
    demandes = [etape.demande for etape in dialogue.seance.etapes]
    exercices = [demande.exercice for demande in demandes if isinstance(demande, ExerciceDonne)]
    assert len(exercices) == len({exercice.cle for exercice in exercices}) == 6
    assert {exercice.genre for exercice in exercices} == {GenreExercice.PARITE}
    assert "Parité" in dialogue.etapes.liste.item(0).text(), "a teacher sees the theme"
    assert not any("Parité" in etape.titre for etape in dialogue.seance.etapes), "which a pupil is not told"
    assert dialogue.boutons["enregistrer"].isEnabled()


@pytest.mark.parametrize("jeu", ["morpion", "nim", "puissance4"])
def test_des_exercices_des_autres_jeux_s_ajoutent(qtbot: QtBot, dialogue: DialogueComposition, jeu: str) -> None:
    dialogue.jeu.setCurrentIndex(dialogue.jeu.findData(jeu))
    assert not dialogue.genre.isEnabled(), "the kinds are those of Othello"
    with qtbot.waitSignal(dialogue.choisis, timeout=60_000):
        dialogue.ajouter_exercices()
    demandes = [etape.demande for etape in dialogue.seance.etapes]
    exercices = [demande.exercice for demande in demandes if isinstance(demande, ExerciceDonne)]
    assert len({identifier(exercice) for exercice in exercices}) == 3
    assert {exercice.regles.nom for exercice in exercices} == {jeu}
    assert dialogue.boutons["enregistrer"].isEnabled()


def test_on_n_abandonne_qu_apres_une_question(qtbot: QtBot, dialogue: DialogueComposition) -> None:
    dialogue.etapes.ajouter()
    dialogue.boutons["nouvelle"].click()
    trouver(dialogue, QMessageBox, "boite_abandonner").button(QMessageBox.StandardButton.No).click()
    assert dialogue.seance.etapes
    dialogue.boutons["nouvelle"].click()
    [boite] = [une for une in dialogue.findChildren(QMessageBox, "boite_abandonner") if une.isVisible()]
    with qtbot.waitSignal(dialogue.abandon):
        boite.button(QMessageBox.StandardButton.Yes).click()
    assert not dialogue.seance.etapes
    dialogue.definir(seance_de_test())
    dialogue.boutons["nouvelle"].click()
    assert not dialogue.seance.etapes, "what a file has is not asked about"


def test_un_fichier_abime_ne_change_rien(qtbot: QtBot, dialogue: DialogueComposition, tmp_path: Path) -> None:
    dialogue.definir(seance_de_test())
    (tmp_path / "f.seance").write_text("{")
    dialogue.ouvrir(tmp_path / "f.seance")
    qtbot.waitUntil(lambda: "JSON illisible" in dialogue.remarque.text())
    assert dialogue.seance == seance_de_test()


def test_la_position_est_celle_du_plateau_et_l_essai_la_montre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5")
    trouver(fenetre, QAction, "action_composer_seance").trigger()
    dialogue = trouver(fenetre, DialogueComposition, "dialogue_composition")
    dialogue.etapes.ajouter()
    qtbot.mouseClick(dialogue.etapes.editeur.prendre, Qt.MouseButton.LeftButton)
    position = dialogue.seance.etapes[0].position
    assert position is not None
    assert position.etat == fenetre.partie_montree.etat
    dialogue.boutons["essayer"].click()
    eleve = fenetre.salles.classe.eleve
    assert eleve.seance == dialogue.seance
    assert not dialogue.isVisible()
    eleve.panneau.boutons["commencer"].click()
    assert eleve.passage is not None, "a teacher who tries it has a name"
    assert eleve.partie.etat == position.etat
    eleve.quitter()
    assert dialogue.isVisible()
    assert "garde vos réponses" not in fenetre.widgets.barre_etat.currentMessage(), "a trial is nobody's work"


def test_la_position_prise_est_celle_que_l_on_voit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """A preview that lies over the game is what a teacher has before their eyes."""
    a_deux(qtbot, fenetre, "morpion")
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    dock = fenetre.salles.arbres.dock
    qtbot.waitUntil(lambda: dock.arbre is not None, timeout=PATIENCE)
    for _ in range(2):
        qtbot.keyClick(dock.toile, Qt.Key.Key_Down)
    assert dock.arbre is not None
    assert dock.toile.selection
    vue = dock.arbre.etat(dock.toile.selection)
    assert vue != fenetre.partie_montree.etat
    trouver(fenetre, QAction, "action_composer_seance").trigger()
    dialogue = trouver(fenetre, DialogueComposition, "dialogue_composition")
    dialogue.etapes.ajouter()
    for attendue in (vue, fenetre.partie_montree.etat):
        qtbot.mouseClick(dialogue.etapes.editeur.prendre, Qt.MouseButton.LeftButton)
        position = dialogue.seance.etapes[0].position
        assert position is not None
        assert position.etat == attendue
        qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton)  # back to the game


def test_quitter_l_essai_ramene_a_la_meme_etape_et_au_meme_mode(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.show()
    qtbot.waitExposed(fenetre)
    fenetre.disposition.modes.choisir("analyser")
    dialogue = fenetre.salles.classe.composition
    dialogue.definir(seance_de_test())
    dialogue.show()
    dialogue.move(30, 40)
    assert dialogue.boutons["essayer"].text() == "Essa&yer"
    dialogue.etapes.liste.setCurrentRow(1)
    assert dialogue.boutons["essayer"].text() == "Essa&yer depuis l'étape 2"
    ou = dialogue.pos()
    dialogue.boutons["essayer"].click()
    eleve = fenetre.salles.classe.eleve
    assert fenetre.disposition.modes.nom == "jouer"
    assert eleve.panneau.textes["compte"].text() == "Étape 2 sur 6"
    assert eleve.plateau.hasFocus(), "a move is asked for there"
    qtbot.keyClick(eleve.plateau, Qt.Key.Key_Escape)
    assert dialogue.isVisible()
    assert dialogue.pos() == ou
    assert dialogue.etapes.liste.currentRow() == 1
    assert dialogue.seance == seance_de_test()
    assert fenetre.disposition.modes.nom == "analyser"


def test_une_autre_langue_garde_le_brouillon(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_composer_seance").trigger()
    fenetre.salles.classe.composition.definir(seance_de_test())
    fenetre.preferences.choisir_langue("en")
    qtbot.waitUntil(lambda: fenetre.salles.classe.composition.windowTitle() == "Compose a session")
    dialogue = fenetre.salles.classe.composition
    assert dialogue.isVisible()
    assert dialogue.seance == seance_de_test()


def test_un_theme_choisi_pendant_un_travail_n_en_perd_pas_la_reponse(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    classe = fenetre.salles.classe
    trouver(fenetre, QAction, "action_composer_seance").trigger()
    ancien = classe.composition
    ancien.ajouter_exercices()
    fenetre.preferences.choisir_theme("sombre")
    qtbot.waitUntil(lambda: classe.composition is not ancien)
    assert len(classe.composition.seance.etapes) == 3


def test_un_brouillon_revient_au_depart_suivant(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    trouver(fenetre, QAction, "action_composer_seance").trigger()
    dialogue = fenetre.salles.classe.composition
    dialogue.etapes.ajouter()
    qtbot.keyClicks(dialogue.etapes.editeur.texte, "Regardez")
    ecrite = dialogue.seance
    fenetre.close()
    suivante = ouvrir(qtbot, memoire)
    trouver(suivante, QAction, "action_composer_seance").trigger()
    qtbot.waitUntil(lambda: suivante.salles.classe.composition.seance == ecrite)
    assert suivante.salles.classe.composition.a_garder
    fermer(suivante)
