"""A session gone through in the window, by mouse and by keys: told once, corrected when the session says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.copie import ouvrir_copie
from ecosysteme.classe.etape import CoupDemande, EtapeDeSeance, ExerciceDonne, FeuilleDonnee, PositionMontree
from ecosysteme.classe.seance import Correction
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.papier.page import Texte
from ecosysteme.papier.pages_classe import PageDeClasse
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test
from tests.fenetre import PATIENCE, a_deux, jouer
from tests.lecteur_ecran import LecteurEcran
from tests.ui.classe.conftest import Entrer, cliquer, texte
from ui.classe.mots import attendre
from ui.papier.document_montre import DialogueFeuille
from ui.socle.chargeur import trouver

GAUCHE = Qt.MouseButton.LeftButton

A_DONNER = "Enregistrez votre copie : c'est le fichier à donner à votre professeur."


def test_une_seance_entiere_a_la_souris(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, lecteur: LecteurEcran, tmp_path: Path
) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    boutons, passage = eleve.panneau.boutons, eleve.passage
    assert passage is not None
    assert texte(eleve, "compte") == "Étape 1 sur 6"
    boutons["suivante"].click()
    assert "joue : choisissez un coup" in texte(eleve, "consigne")
    cliquer(qtbot, eleve, "d3")
    assert texte(eleve, "jugement") == "C'est juste. d3 retourne d4."
    cliquer(qtbot, eleve, "c3")
    assert passage.reponse(1) == "d3"
    boutons["suivante"].click()
    eleve.panneau.reponse.choix[2].click()
    boutons["valider"].click()
    assert texte(eleve, "jugement") == "Ce n'est pas cela. Attendu : Le coin."
    assert not eleve.panneau.reponse.choix[0].isEnabled()
    boutons["suivante"].click()
    qtbot.keyClicks(eleve.panneau.reponse.texte, "parce que")
    boutons["suivante"].click()
    assert passage.reponse(3) == "parce que"
    demande = passage.etape.demande
    assert isinstance(demande, ExerciceDonne)
    bon = demande.exercice.regles.ecrire_coup(demande.exercice.plis[0].acceptes[0])
    cliquer(qtbot, eleve, bon)
    assert texte(eleve, "jugement") == "C'est juste."
    boutons["suivante"].click()
    assert "Prenez la feuille « Feuille 3 »" in texte(eleve, "consigne")
    boutons["rendre"].click()
    assert texte(eleve, "bilan") == f"2 réponses justes sur 3. 1 réponse sera lue par votre professeur. {A_DONNER}"
    boutons["enregistrer"].click()
    boite = trouver(fenetre, QFileDialog, "boite_copie")
    assert Path(boite.selectedFiles()[0]).name == "Zoe - Les coins.copie", "another session has another file"
    chemin = tmp_path / "zoe.copie"
    with qtbot.waitSignal(eleve.enregistree):
        boite.fileSelected.emit(str(chemin))
    boite.close()
    assert ouvrir_copie(chemin) == passage.rendre()
    assert texte(eleve, "bilan").endswith("Copie enregistrée dans zoe.copie, à donner à votre professeur.")
    assert texte(eleve, "entete") == "Les coins · Zoe"
    assert len(lecteur.phrases) == len(set(lecteur.phrases))
    fenetre.salles.classe.commencer(seance_de_test())
    assert eleve.panneau.nom.isVisible(), "another pupil comes after this one"
    assert eleve.panneau.nom.text() == ""


def test_une_seance_entiere_au_clavier(qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    passage, boutons, reponse = eleve.passage, eleve.panneau.boutons, eleve.panneau.reponse
    assert passage is not None
    assert boutons["suivante"].hasFocus()
    qtbot.keyClick(boutons["suivante"], Qt.Key.Key_Return)
    assert eleve.plateau.hasFocus()
    qtbot.keyClicks(eleve.plateau, "c4")
    qtbot.keyClick(eleve.plateau, Qt.Key.Key_Return)
    assert passage.reponse(1) == "c4"
    assert texte(eleve, "jugement") == "Réponse notée : c4."
    qtbot.keyClick(boutons["autre_coup"], Qt.Key.Key_Space)
    assert eleve.plateau.hasFocus()
    qtbot.keyClicks(eleve.plateau, "d3")
    qtbot.keyClick(eleve.plateau, Qt.Key.Key_Return)
    assert passage.reponse(1) == "d3"
    qtbot.keyClick(boutons["suivante"], Qt.Key.Key_PageDown)
    assert reponse.choix[0].hasFocus()
    qtbot.keyClick(reponse.choix[0], Qt.Key.Key_Space)
    qtbot.keyClick(reponse.choix[0], Qt.Key.Key_Down)
    qtbot.keyClick(reponse.choix[1], Qt.Key.Key_PageDown)
    assert passage.reponse(2) == "Le coin"
    assert reponse.texte.hasFocus()
    qtbot.keyClicks(reponse.texte, "d3 est bon")
    qtbot.keyClick(reponse.texte, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert passage.reponse(3) == "d3 est bon"
    assert boutons["suivante"].hasFocus()
    assert fenetre.partie_en_cours.nb_coups == 0


def test_le_coup_faux_d_un_exercice_est_refute(qtbot: QtBot, entrer: Entrer, lecteur: LecteurEcran) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    for _ in range(4):
        eleve.panneau.boutons["suivante"].click()
    passage = eleve.passage
    assert passage is not None
    demande = passage.etape.demande
    assert isinstance(demande, ExerciceDonne)
    exercice = demande.exercice
    legaux = exercice.regles.coups_legaux(exercice.etat)
    faux = exercice.regles.ecrire_coup(next(coup for coup in legaux if coup not in exercice.plis[0].acceptes))
    cliquer(qtbot, eleve, faux)
    qtbot.waitUntil(lambda: f"Raté. {faux} perd de" in texte(eleve, "jugement"), timeout=PATIENCE)
    assert texte(eleve, "jugement").endswith(f"Attendu : {attendre(demande)}.")
    reponse = eleve.partie.dernier
    assert reponse is not None
    assert reponse.coup is not None
    assert f"répond {exercice.regles.ecrire_coup(reponse.coup)}." in texte(eleve, "jugement"), "it is on the board"
    assert "répond" in lecteur.phrases[-1]
    eleve.panneau.boutons["precedente"].click()
    assert "Raté" not in texte(eleve, "jugement")


def test_rien_n_est_dit_avant_la_fin(qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    eleve.panneau.boutons["suivante"].click()
    cliquer(qtbot, eleve, "c4")
    assert "Attendu" not in texte(eleve, "jugement")
    eleve.panneau.boutons["rendre"].click()
    boite = trouver(fenetre, QMessageBox, "boite_rendre")
    boite.button(QMessageBox.StandardButton.No).click()
    passage = eleve.passage
    assert passage is not None
    assert (passage.rang, passage.rendu) == (2, False)
    eleve.panneau.boutons["rendre"].click()
    [nouvelle] = [une for une in fenetre.findChildren(QMessageBox, "boite_rendre") if une.isVisible()]
    nouvelle.button(QMessageBox.StandardButton.Yes).click()
    assert texte(eleve, "bilan") == f"0 réponse juste sur 3. {A_DONNER}"
    eleve.panneau.boutons["precedente"].click()
    assert texte(eleve, "jugement") == "Ce n'est pas cela. Attendu : d3. d3 retourne d4."


def test_chaque_chose_est_dite_une_fois(qtbot: QtBot, entrer: Entrer, lecteur: LecteurEcran) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    assert len(lecteur.phrases) == 2
    assert lecteur.phrases[0].startswith("Les coins.")
    assert lecteur.phrases[1].startswith("Étape 1 sur 6. Les coins.")
    eleve.panneau.boutons["suivante"].click()
    cliquer(qtbot, eleve, "d3")
    assert [dite[:15] for dite in lecteur.phrases[2:]] == ["Étape 2 sur 6. ", "C'est juste. d3"]


def test_quitter_rend_la_partie_et_revenir_la_place(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, tmp_path: Path
) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    eleve = entrer(Correction.TOUT_DE_SUITE)
    eleve.panneau.boutons["suivante"].click()
    cliquer(qtbot, eleve, "d3")
    assert not trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    qtbot.keyClick(eleve.plateau, Qt.Key.Key_Escape)
    assert not eleve.plateau.isVisible()
    assert "rouvrez-la pour continuer" in fenetre.widgets.barre_etat.currentMessage()
    assert fenetre.partie_en_cours.nb_coups == 2
    with qtbot.waitSignal(fenetre.salles.classe.ouverte):
        fenetre.salles.classe.ouvrir(tmp_path / "coins.seance")
    assert eleve.plateau.isVisible()
    assert not texte(eleve, "jugement"), "it may be another pupil: nothing of this one is shown"
    reprendre = eleve.panneau.boutons["reprendre_0"]
    assert (reprendre.hasFocus(), reprendre.text()) == (True, "Reprendre la copie de Zoe")
    qtbot.keyClick(reprendre, Qt.Key.Key_Space)
    assert texte(eleve, "compte") == "Étape 2 sur 6"
    assert texte(eleve, "jugement").startswith("C'est juste.")


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_la_langue_se_change_en_route(qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, langue: str) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    attendus = {"fr": "Étape 1 sur 6", "en": "Step 1 of 6"}
    for nom in ("en", langue):
        fenetre.preferences.choisir_langue(nom)
        qtbot.waitUntil(lambda nom=nom: texte(eleve, "compte") == attendus[nom])  # type: ignore[misc]


def test_le_plateau_est_du_jeu_de_la_seance_des_sa_premiere_page(fenetre: ApplicationIHM, entrer: Entrer) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    position = PositionMontree("morpion", Morpion().jouer(Morpion().etat_initial(), (1, 1)))
    etapes = (EtapeDeSeance("Lisez", "Le centre."), EtapeDeSeance("Jouez", "", position, CoupDemande(("a1",))))
    fenetre.salles.classe.commencer(replace(seance_de_test(), etapes=etapes))
    assert eleve.partie.etat == Morpion().etat_initial()
    eleve.panneau.nom.setText("Zoe")
    eleve.panneau.boutons["commencer"].click()
    assert eleve.partie.etat == Morpion().etat_initial()
    eleve.panneau.boutons["suivante"].click()
    assert eleve.partie.etat == position.etat


def test_une_feuille_s_ouvre_de_son_etape(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, tmp_path: Path
) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    bouton = eleve.panneau.boutons["feuille"]
    assert bouton.isHidden()
    demande = FeuilleDonnee("Feuille 3", (PageDeClasse.ARBRE,))
    seance = replace(seance_de_test(), etapes=(EtapeDeSeance("Sur papier", "", DEBUT, demande),))
    fenetre.salles.classe.commencer(seance)
    eleve.panneau.nom.setText("Zoe")
    eleve.panneau.boutons["commencer"].click()
    assert bouton.hasFocus()
    qtbot.mouseClick(bouton, GAUCHE)
    ouverte = trouver(fenetre, DialogueFeuille, "dialogue_papier")
    qtbot.waitUntil(ouverte.enregistrer.isEnabled)
    assert ouverte.windowTitle() == "Feuille 3"
    assert ouverte.document is not None
    assert len(ouverte.document.pages) == 1, "the solved page stays with the teacher"
    ecrits = [un.texte for un in ouverte.document.pages[0].elements if isinstance(un, Texte)]
    assert "Othellier · Les coins · Étape 1 sur 1 · Zoe" in ecrits, "papers that are handed in say whose they are"
    with qtbot.waitSignal(ouverte.pdf_demande):
        ouverte.enregistrer.click()
        boite = trouver(fenetre, QFileDialog, "boite_enregistrer_pdf")
        boite.fileSelected.emit(str(tmp_path / "feuille.pdf"))
    qtbot.waitUntil(lambda: (tmp_path / "feuille.pdf").exists())
    ouverte.close()
