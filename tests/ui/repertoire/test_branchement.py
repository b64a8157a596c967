"""The tab of the repertoires in the window: listed, changed at the board, drilled by mouse and keys."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.fichier import NOM
from ecosysteme.jeu import PREMIER
from ecosysteme.repertoire.depot import DepotRepertoires
from ecosysteme.repertoire.repertoire import Repertoire
from ecosysteme.repertoire.seance import MomentDeLigne
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.fenetre import PATIENCE, jouer, message, plateau
from tests.ui.repertoire.etudes import (
    attendre,
    attendre_coups,
    attendre_question,
    bouton,
    commencer,
    dit,
    ecrire,
    lignes,
    ouvrir,
    presser_page,
)
from ui.bibliotheque.tables import TableBibliotheque
from ui.plateau.vue import PlateauVue
from ui.repertoire.creation import DialogueNom
from ui.repertoire.page import PageRepertoires
from ui.socle.chargeur import trouver
from ui.socle.textes import BoiteDeMessage


@pytest.fixture
def heure(fenetre: ApplicationIHM) -> Heure:
    heure = Heure()
    fenetre.salles.repertoires.horloge = heure
    return heure


def _premiere(page: PageRepertoires) -> list[str]:
    return lignes(page.repertoires)[0]


def test_sans_repertoire_on_dit_comment_en_avoir(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    page = ouvrir(qtbot, fenetre)
    assert page.dit.text().startswith("Aucun répertoire")
    assert not page.boutons["apprendre"].isEnabled()


def test_un_repertoire_est_propose_puis_supprime(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    page = ouvrir(qtbot, fenetre)
    fenetre.salles.repertoires.creer(Repertoire("Le mien", PREMIER), 2, 4)
    qtbot.waitUntil(lambda: page.repertoires.rowCount() == 1, timeout=PATIENCE)
    qtbot.waitUntil(lambda: _premiere(page) == ["Le mien", "0 sur 2", "5", "91 %"], timeout=PATIENCE)
    presser_page(page, "renommer")
    dialogue = trouver(fenetre, DialogueNom, "dialogue_renommer")
    dialogue.nom.setText("Un autre")
    dialogue.voulu.emit("Un autre")
    dialogue.reject()
    qtbot.waitUntil(lambda: _premiere(page) == ["Un autre", "0 sur 2", "5", "91 %"], timeout=PATIENCE)
    presser_page(page, "supprimer")
    boite = trouver(fenetre, BoiteDeMessage, "boite_supprimer_repertoire")
    boite.button(QMessageBox.StandardButton.Yes).click()
    qtbot.waitUntil(lambda: page.repertoires.rowCount() == 0, timeout=PATIENCE)


def test_les_coups_suivent_le_plateau_et_s_ajoutent(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    jouer(qtbot, fenetre, "f5")
    attendre_coups(qtbot, page, "d6", "f6", "f4")
    assert lignes(page.coups) == [
        ["d6", "30", "55 %", "prévu"],
        ["f6", "20", "36 %", "trou"],
        ["f4", "5", "9 %", "trou"],
    ]
    page.coups.setCurrentCell(1, 0)
    assert not page.poids.isEnabled()
    presser_page(page, "ajouter")
    qtbot.waitUntil(lambda: lignes(page.coups)[1][3] == "prévu", timeout=PATIENCE)
    page.coups.setCurrentCell(0, 0)
    page.coups.setCurrentCell(1, 0)
    page.poids.setValue(0)
    qtbot.waitUntil(lambda: lignes(page.coups)[1][3] == "jamais demandé", timeout=PATIENCE)
    presser_page(page, "retirer")
    qtbot.waitUntil(lambda: lignes(page.coups)[1][3] == "trou", timeout=PATIENCE)
    assert DepotRepertoires(dossier).lire("Le mien").nb_coups == 3


def test_deux_coups_ajoutes_de_suite_restent_tous_deux(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    jouer(qtbot, fenetre, "f5")
    attendre_coups(qtbot, page, "d6", "f6", "f4")
    for rang in (1, 2):  # the first one is not written yet
        page.coups.setCurrentCell(rang, 0)
        presser_page(page, "ajouter")
    qtbot.waitUntil(lambda: [rangee[3] for rangee in lignes(page.coups)] == 3 * ["prévu"], timeout=PATIENCE)
    assert DepotRepertoires(dossier).lire("Le mien").nb_coups == 5


def test_un_coup_de_la_position_d_avant_ne_s_ajoute_ni_ne_se_joue(
    qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path
) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    jouer(qtbot, fenetre, "f5")
    attendre_coups(qtbot, page, "d6", "f6", "f4")
    page.coups.setCurrentCell(1, 0)
    choisies: list[object] = []
    plateau(fenetre).case_choisie.connect(choisies.append)
    plateau(fenetre).case_choisie.emit((5, 3))
    assert lignes(page.coups)[1][0] == "f6", "la question est encore posée"
    presser_page(page, "ajouter")
    page.coups.joue.emit((5, 5))
    attendre_coups(qtbot, page, "c3")
    assert choisies == [(5, 3)]
    assert DepotRepertoires(dossier).lire("Le mien").nb_coups == 3


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_un_coup_de_la_bibliotheque_s_ajoute_d_un_clic_droit(
    qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path
) -> None:
    ecrire(dossier, "f5d6c3")
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    table = trouver(fenetre, TableBibliotheque, "coups_suivants")
    jouer(qtbot, fenetre, "f5")
    qtbot.waitUntil(lambda: table.model().rowCount() == 3, timeout=PATIENCE)
    _ajouter_de(table, 1)
    assert message(fenetre) == "Choisissez d'abord un répertoire, dans l'onglet Répertoire"
    ouvrir(qtbot, fenetre)
    fenetre.disposition.etudier.choisir("bibliotheque")
    assert table.model().index(1, 0).data() == "f6"
    _ajouter_de(table, 1)
    qtbot.waitUntil(lambda: DepotRepertoires(dossier).lire("Le mien").nb_coups == 4, timeout=PATIENCE)
    assert message(fenetre) == "Coup ajouté au répertoire « Le mien »"


def _ajouter_de(table: TableBibliotheque, rang: int) -> None:
    place = table.visualRect(table.model().index(rang, 0)).center()
    ou = table.viewport().mapToGlobal(place)
    evenement = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, ou)
    QApplication.sendEvent(table.viewport(), evenement)
    menu = trouver(table.window(), QMenu, "menu_bibliotheque")
    (entree,) = menu.actions()
    menu.close()
    entree.trigger()


def test_entree_joue_le_coup_et_le_notre_s_enseigne(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3", "f5d6c4")
    page = ouvrir(qtbot, fenetre)
    jouer(qtbot, fenetre, "f5")
    attendre_coups(qtbot, page, "d6", "f6", "f4")
    qtbot.keyClick(page.coups, Qt.Key.Key_Return)
    attendre_coups(qtbot, page, "c3", "c4")
    assert [rangee[3] for rangee in lignes(page.coups)] == ["enseigné", "accepté"]
    page.coups.setCurrentCell(1, 0)
    presser_page(page, "enseigner")
    attendre_coups(qtbot, page, "c4", "c3")
    assert "Positions à savoir" not in page.dit.text(), "les mêmes positions restent à savoir"


def test_le_plus_grand_trou_est_mis_sur_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    qtbot.waitUntil(lambda: _premiere(page)[3] == "55 %", timeout=PATIENCE)
    presser_page(page, "trou")
    assert fenetre.partie_montree.transcription == "f5f6"
    assert message(fenetre) == "Sans réponse : 36 %"
    attendre_coups(qtbot, page, "e6")
    presser_page(page, "ajouter")
    qtbot.waitUntil(lambda: _premiere(page)[3] == "91 %", timeout=PATIENCE)
    assert page.dit.text() == "Positions à savoir : +1 −0"


def test_un_fichier_abime_est_dit(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    (dossier / "x.sgf").write_text("rien")
    page = ouvrir(qtbot, fenetre)
    qtbot.waitUntil(lambda: "mis de côté" in page.dit.text(), timeout=PATIENCE)
    assert page.repertoires.rowCount() == 1


@pytest.fixture
def parties_abimees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / NOM).write_text("rien" * 1000)
    monkeypatch.setenv("OTHELLIER_BIBLIOTHEQUE", str(tmp_path / "b"))


def test_une_bibliotheque_abimee_est_dite_et_le_repertoire_reste(
    qtbot: QtBot, dossier: Path, parties_abimees: None, fenetre: ApplicationIHM
) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    qtbot.waitUntil(lambda: _premiere(page)[3] == "–", timeout=PATIENCE)
    assert "est abîmée" in message(fenetre)


def test_une_ligne_s_apprend_par_la_souris(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path, heure: Heure) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    plateau = commencer(qtbot, fenetre, page)
    assert dit(fenetre, "demande").endswith("jouez le coup de votre répertoire")
    assert dit(fenetre, "situation") == "2 positions à revoir"
    assert not page.isEnabled()
    _cliquer(qtbot, plateau, "f5")
    qtbot.waitUntil(lambda: dit(fenetre) == "Juste : f5. À revoir demain.", timeout=PATIENCE)
    attendre_question(qtbot, fenetre, "f5d6")
    _cliquer(qtbot, plateau, "c5")
    qtbot.waitUntil(lambda: dit(fenetre) == "Raté : le coup est c3. À revoir demain.", timeout=PATIENCE)
    assert dit(fenetre, "demande") == "Jouez c3 pour continuer"
    _cliquer(qtbot, plateau, "c3")
    attendre(qtbot, fenetre, MomentDeLigne.BOUT)
    assert dit(fenetre, "demande") == "Ligne à revoir : 1 faute"
    bouton(fenetre, "suivante").click()
    attendre_question(qtbot, fenetre, "f5d6")
    _cliquer(qtbot, plateau, "c3")
    attendre(qtbot, fenetre, MomentDeLigne.BOUT)
    assert dit(fenetre, "demande") == "Ligne sue · tout ce qui était à revoir est revu"
    bouton(fenetre, "suivante").click()
    assert message(fenetre) == "1 trouvée du premier coup, sur 2"
    assert page.isEnabled()
    assert plateau.isHidden()
    qtbot.waitUntil(lambda: _premiere(page)[1:3] == ["1 sur 1", "0"], timeout=PATIENCE)
    heure.instant += timedelta(days=1)
    presser_page(page, "apprendre")
    attendre(qtbot, fenetre, MomentDeLigne.QUESTION)
    assert dit(fenetre, "situation") == "2 positions à revoir"


def test_un_commentaire_se_note_et_se_dit_apres_la_reponse(
    qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path, heure: Heure
) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    attendre_coups(qtbot, page, "f5")
    champ = page.commentaire
    champ.setFocus()
    qtbot.keyClicks(champ, "non")
    qtbot.keyClick(champ, Qt.Key.Key_Escape)
    assert champ.text() == ""
    qtbot.keyClicks(champ, "vers <b>le bord</b>")
    qtbot.keyClick(champ, Qt.Key.Key_Return)
    bulle = page.coups.model().index(0, 0)
    qtbot.waitUntil(lambda: "le bord" in str(bulle.data(Qt.ItemDataRole.ToolTipRole)), timeout=PATIENCE)
    (f5,) = DepotRepertoires(dossier).lire("Le mien").racine.suites
    assert f5.commentaire == "vers <b>le bord</b>", "gardé dans le fichier"
    plateau = commencer(qtbot, fenetre, page)
    assert "bord" not in f"{dit(fenetre)} {dit(fenetre, 'demande')} {dit(fenetre, 'situation')}"
    _cliquer(qtbot, plateau, "f5")
    qtbot.waitUntil(lambda: dit(fenetre) == "Juste : f5. À revoir demain. vers <b>le bord</b>", timeout=PATIENCE)
    assert trouver(fenetre, QLabel, "repertoire_reponse").textFormat() is Qt.TextFormat.PlainText


def test_tout_se_fait_au_clavier_indice_solution_suite(
    qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path, heure: Heure
) -> None:
    ecrire(dossier, "f5d6c3")
    plateau = commencer(qtbot, fenetre, ouvrir(qtbot, fenetre))
    assert plateau.hasFocus()
    qtbot.keyClick(plateau, Qt.Key.Key_I)
    assert dit(fenetre) == "Le coup est dans la colonne f."
    _taper(qtbot, plateau, "f5")
    attendre_question(qtbot, fenetre, "f5d6")
    qtbot.keyClick(plateau, Qt.Key.Key_V)
    attendre(qtbot, fenetre, MomentDeLigne.MANQUEE)
    assert dit(fenetre).startswith("Raté : le coup est c3.")
    qtbot.keyClick(plateau, Qt.Key.Key_N)
    attendre(qtbot, fenetre, MomentDeLigne.BOUT)
    qtbot.keyClick(plateau, Qt.Key.Key_Escape)
    assert plateau.isHidden()
    assert message(fenetre) == "0 trouvée du premier coup, sur 2"


def test_rien_ne_dit_le_coup_avant_la_reponse(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    qtbot.waitUntil(lambda: page.coups.rowCount() > 0, timeout=PATIENCE)
    plateau = commencer(qtbot, fenetre, page)
    assert page.coups.rowCount() == 0
    assert dict(plateau.indices) == {}
    dites = {plateau.description_case(case).partition(",")[2] for case in plateau.vue.legaux}
    assert len(dites) == 1
    textes = " ".join(etiquette.text() for etiquette in plateau.window().findChildren(QLabel) if etiquette.isVisible())
    assert "enseigné" not in textes


def test_au_bout_d_une_ligne_on_peut_jouer_contre_le_niveau(
    qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path, heure: Heure
) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    plateau = commencer(qtbot, fenetre, page)
    _taper(qtbot, plateau, "f5")
    attendre_question(qtbot, fenetre, "f5d6")
    _taper(qtbot, plateau, "c3")
    attendre(qtbot, fenetre, MomentDeLigne.BOUT)
    fin = bouton(fenetre, "continuer")
    assert fin.text().startswith("Jouer contre le niveau ")
    qtbot.keyClick(plateau, Qt.Key.Key_C)
    widgets = fenetre.widgets
    assert widgets.noir.humain.isChecked()
    assert widgets.blanc.ia_moteur.isChecked()
    assert fenetre.partie_en_cours.transcription.startswith("f5d6c3")
    partie = fenetre.partie_en_cours
    qtbot.waitUntil(lambda: partie.nb_coups == 4, timeout=600_000)


def test_une_autre_partie_rend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    ecrire(dossier, "f5d6c3")
    page = ouvrir(qtbot, fenetre)
    plateau = commencer(qtbot, fenetre, page)
    fenetre.disposition.modes.choisir("jouer")
    assert plateau.isHidden()
    assert page.isEnabled()
    assert trouver(fenetre, PlateauVue, "plateau").isEnabled()


def _cliquer(qtbot: QtBot, plateau: PlateauVue, nom: str) -> None:
    case = int(nom[1]) - 1, "abcdefgh".index(nom[0])
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre(case))


def _taper(qtbot: QtBot, plateau: PlateauVue, nom: str) -> None:
    qtbot.keyClicks(plateau, nom)
    qtbot.keyClick(plateau, Qt.Key.Key_Return)
