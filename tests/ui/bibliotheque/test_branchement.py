"""The library in the window: each position asked about once, played from, opened, and left as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.bibliotheque.noms import NomConnu
from ecosysteme.entete import NotreJoueur
from ecosysteme.jeux import lire_jeu
from ecosysteme.journal.lieu import chemin_du_journal
from ecosysteme.partie import Partie
from tests.ecosysteme.journal.parties import partie_jouee
from tests.fenetre import PATIENCE, choisir, fermer, jouer, message, ouvrir, plateau
from tests.ui.bibliotheque.livres import TIGRE, remplir
from tests.ui.journal.journaux import garder
from ui.bibliotheque.explorateur import PageBibliotheque
from ui.bibliotheque.fiche import FicheBibliotheque
from ui.bibliotheque.tables import TableBibliotheque
from ui.socle.chargeur import trouver
from ui.socle.langue import accorder
from ui.socle.memoire import Memoire

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def etudie(qtbot: QtBot, memoire: Memoire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ApplicationIHM:
    """The window in Étudier, over the small library; answers are there."""
    monkeypatch.setenv(VARIABLE, str(remplir(tmp_path / "bibliotheque")))
    fenetre = ouvrir(qtbot, memoire)
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    attendre(qtbot, lambda: "parties" in titre(fenetre))
    return fenetre


def page(fenetre: ApplicationIHM) -> PageBibliotheque:
    return trouver(fenetre, PageBibliotheque, "page_bibliotheque")


def titre(fenetre: ApplicationIHM) -> str:
    return trouver(fenetre, QLabel, "titre_coups_suivants").text()


def attendre(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=PATIENCE)


def noms(fenetre: ApplicationIHM) -> list[str]:
    return [ligne.nom for ligne in page(fenetre).modele_coups.lignes]


def cliquer(qtbot: QtBot, table: TableBibliotheque, rang: int) -> None:
    qtbot.mouseClick(table.viewport(), GAUCHE, pos=ou(table, rang))


def ou(table: TableBibliotheque, rang: int) -> QPoint:
    return table.visualRect(table.model().index(rang, 1)).center()


def test_un_clic_sur_un_coup_le_joue_et_la_suite_vient(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    assert noms(etudie) == ["f4", "b3"]
    cliquer(qtbot, page(etudie).coups, 0)
    attendre(qtbot, lambda: titre(etudie) == "11 parties jouées ici")
    assert etudie.partie_montree.nb_coups == 6
    fermer(etudie)


def test_un_filtre_qui_cache_tout_se_leve_au_clavier(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE + "g5")
    bouton = page(etudie).elargir["humains"]
    attendre(qtbot, bouton.isVisible)
    assert bouton.text() == "1 sans « Humains seulement »"
    bouton.setFocus()
    qtbot.waitUntil(bouton.hasFocus)
    qtbot.keyClick(bouton, Qt.Key.Key_Space)
    attendre(qtbot, lambda: titre(etudie) == "1 partie jouée ici")
    assert not any(autre.isVisible() for autre in page(etudie).elargir.values())
    assert not page(etudie).message.isVisible()
    assert page(etudie).filtres.humains.hasFocus()
    fermer(etudie)


def test_une_rangee_de_la_position_d_avant_ne_se_joue_ni_ne_s_ajoute(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    choisies: list[object] = []
    plateau(etudie).case_choisie.connect(choisies.append)
    etudie.salles.bibliotheque.ajoute.connect(choisies.append)
    plateau(etudie).case_choisie.emit((2, 1))
    assert noms(etudie) == ["f4", "b3"], "rien n'est encore demandé"
    page(etudie).joue.emit(29)
    page(etudie).ajoute.emit(29)
    assert choisies == [(2, 1)]
    attendre(qtbot, lambda: titre(etudie) == "1 partie jouée ici")
    fermer(etudie)


def test_un_coup_vise_se_voit_et_se_nomme(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    table = page(etudie).coups
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.setCurrentIndex(table.model().index(0, 0))
    assert plateau(etudie).apercu == (3, 5)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert plateau(etudie).apercu == (2, 1)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert etudie.partie_montree.nb_coups == 6
    fermer(etudie)


def test_les_cases_montrent_les_parts_et_le_mode_quitte_les_rend(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: (3, 5) in plateau(etudie).indices)
    assert plateau(etudie).indices[3, 5].part == "92 %"
    trouver(etudie, QAction, "action_mode_analyser").trigger()
    assert plateau(etudie).indices == {}
    fermer(etudie)


def test_une_partie_se_joue_d_un_clic_et_s_ouvre_d_un_double(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    table = page(etudie).parties
    assert page(etudie).modele_parties.parties[0].annee == 2011
    qtbot.mouseClick(table.viewport(), GAUCHE, pos=ou(table, 0))
    QTest.mouseDClick(table.viewport(), GAUCHE, pos=ou(table, 0))
    attendre(qtbot, lambda: etudie.disposition.modes.nom == "analyser")
    attendre(qtbot, lambda: etudie.partie_montree.entete.noir == "Tastet Marc")
    assert etudie.partie_montree.nb_coups == 5, "là où l'on étudiait"
    fermer(etudie)


def test_les_interversions_et_les_programmes_se_cochent(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    page(etudie).filtres.interversions.click()
    attendre(qtbot, lambda: titre(etudie) == "13 parties")
    page(etudie).filtres.humains.click()
    attendre(qtbot, lambda: titre(etudie) == "15 parties")
    fermer(etudie)


def test_hors_des_parties_et_dans_un_autre_jeu_la_page_le_dit(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    message = trouver(etudie, QLabel, "message_bibliotheque")
    jouer(qtbot, etudie, "f5d6c6")
    attendre(qtbot, lambda: message.text() == "Personne n'a joué ici : 13 parties 1 coup plus tôt.")
    assert message.isVisible()
    choisir(etudie, "taille", 6)
    attendre(qtbot, lambda: message.text() == "La bibliothèque est celle de l'Othello 8 × 8")
    etudie.ouvrir_partie(Partie(lire_jeu("othello")))
    attendre(qtbot, lambda: not message.isVisible())
    fermer(etudie)


def test_une_bibliotheque_vide_dit_que_faire(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    message = trouver(fenetre, QLabel, "message_bibliotheque")
    attendre(qtbot, lambda: message.text().startswith("La bibliothèque est vide."))
    assert page(fenetre).wthor.isVisible()
    assert not page(fenetre).filtres.isVisible()


def test_un_dossier_wthor_choisi_au_clavier_mene_a_ses_parties(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    wthor = remplir(tmp_path / "ailleurs").with_suffix(".wthor")
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    attendre(qtbot, lambda: page(fenetre).wthor.isVisible())
    page(fenetre).wthor.setFocus()
    qtbot.waitUntil(page(fenetre).wthor.hasFocus)
    qtbot.keyClick(page(fenetre).wthor, Qt.Key.Key_Space)
    boite = trouver(fenetre, QFileDialog, "boite_dossier_bibliotheque")
    boite.fileSelected.emit(str(wthor))
    boite.close()
    fenetre.activateWindow()  # as a window manager does
    attendre(qtbot, lambda: "parties" in titre(fenetre))
    attendre(qtbot, page(fenetre).parties.hasFocus)


def test_une_position_est_annoncee_une_fois(
    qtbot: QtBot, etudie: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: ("12 parties, le plus joué f4", False) in entendus)
    assert [dit for dit, _ in entendus].count("12 parties, le plus joué f4") == 1
    fermer(etudie)


def test_le_moteur_dit_ce_que_valent_les_coups(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    jouer(qtbot, etudie, TIGRE)
    attendre(qtbot, lambda: titre(etudie) == "12 parties jouées ici")
    attendre(qtbot, lambda: all(ligne.valeur is not None for ligne in page(etudie).modele_coups.lignes))
    fermer(etudie)


def test_mes_resultats_sont_ceux_du_journal_les_parties_finies_depuis_avec(
    qtbot: QtBot, etudie: ApplicationIHM
) -> None:
    bouton = trouver(etudie, QPushButton, "bouton_mes_resultats")
    etudie.disposition.modes.choisir("jouer")
    journal = chemin_du_journal()
    assert not journal.exists()
    qtbot.keyClick(etudie, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert bouton.isVisible()
    attendre(qtbot, lambda: "pas encore de partie finie" in message(etudie))
    niveau = NotreJoueur("ia_moteur:niveau=3")
    for nombre, noms in enumerate([(NotreJoueur("humain"), niveau), (niveau, NotreJoueur("humain"))], 1):
        garder(journal, partie_jouee(graine=nombre), noms=noms)
        qtbot.mouseClick(bouton, GAUCHE)
        attendre(qtbot, lambda: etudie.findChild(FicheBibliotheque) is not None)
        fiche = trouver(etudie, FicheBibliotheque, "fiche_bibliotheque")
        phrase = f"Mes résultats : {accorder(nombre, '{} partie', '{} parties')}"
        assert phrase in {texte.text() for texte in fiche.findChildren(QLabel)}
        fiche.close()
        attendre(qtbot, lambda: etudie.findChild(FicheBibliotheque) is None)
    fermer(etudie)


def test_les_parties_d_une_page_viennent_seules_et_toutes(qtbot: QtBot, etudie: ApplicationIHM) -> None:
    page(etudie).filtres.joueur.trouve.emit(NomConnu(1000, "Personne", False))
    jouer(qtbot, etudie, "f5")
    jouer(qtbot, etudie, "f4")
    attendre(qtbot, lambda: page(etudie).modele_parties.rowCount() == 0)
    page(etudie).page_demandee.emit("joueur", "Ono Kenji")
    attendre(qtbot, lambda: etudie.findChild(FicheBibliotheque) is not None)
    qtbot.mouseClick(trouver(etudie, FicheBibliotheque, "fiche_bibliotheque").filtrer, GAUCHE)
    attendre(qtbot, lambda: page(etudie).modele_parties.rowCount() == 13)
    assert etudie.partie_en_cours.nb_coups_total == 2
    fermer(etudie)
